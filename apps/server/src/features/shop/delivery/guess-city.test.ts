import type { MyCityAnswer } from '@farad/contract/shop/delivery';
import { fail, ok } from '@farad/domain/shared';
import { noSuggestions, type SuggestionsPort } from '@farad/integrations/suggestions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { openBrowser } from '#testing/browser.ts';
import { insertCatalogue } from '#testing/catalogue.ts';

let shop: TestApplication;
const requested: string[] = [];
let place: Awaited<ReturnType<SuggestionsPort['cityByIp']>> = ok('Казань');

beforeAll(async () => {
  const cityByIp = async (ip: string) => {
    requested.push(ip);
    return place;
  };
  shop = await openApplication({
    fill: insertCatalogue,
    environment: { TRUSTED_PROXIES: '10.9.0.0/16' },
    deps: { suggestions: { ...noSuggestions, cityByIp } },
  });
});
beforeEach(() => {
  requested.length = 0;
  place = ok('Казань');
});
afterAll(() => shop.close());

async function guess(ip: string, headers: Record<string, string> = {}) {
  const answer = await openBrowser(shop.server, ip, '/api').get('/delivery/my-city', headers);
  const { city, isGuessed } = answer.json<z.infer<typeof MyCityAnswer>>();
  return [answer.statusCode, city.slug, isGuessed];
}

it('the visitor’s city is found by the network address', async () => {
  expect(await guess('5.8.16.1')).toEqual([200, 'kazan', true]);
  expect(requested).toEqual(['5.8.16.1']);
});

it('the city is found with either spelling of ё', async () => {
  place = ok('Орел');
  expect(await guess('5.8.16.1')).toEqual([200, 'orel', true]);
});

it.each([
  ['a city that parcels do not go to', ok('Урюпинск')],
  ['an unknown address', ok(null)],
  ['a provider that fails', fail('no_answer' as const)],
  ['no provider', fail('off' as const)],
])('%s: Moscow', async (_, outcome) => {
  place = outcome;
  expect(await guess('5.8.16.1')).toEqual([200, 'moskva', false]);
});

it.each(['127.0.0.1', '10.0.0.1', '192.168.1.1', '::1'])('%s is not looked up', async (ip) => {
  expect(await guess(ip)).toEqual([200, 'moskva', false]);
  expect(requested).toEqual([]);
});

it('accepts a forwarded address only from a configured proxy', async () => {
  const forwarded = { 'x-forwarded-for': '5.8.16.2' };
  await guess('10.9.0.1', forwarded);
  await guess('5.8.16.1', forwarded);
  expect(requested).toEqual(['5.8.16.2', '5.8.16.1']);
});

it('the call is allowed thirty times a minute from one address, and the address is not logged', async () => {
  const browser = openBrowser(shop.server, '5.8.16.77', '/api');
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) statuses.push((await browser.get('/delivery/my-city')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect(shop.logLines.join('')).not.toContain('5.8.16');
});
