import type { Locale } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { scriptedVisit } from '../testing/scripted-visit.ts';
import { appContext, shownLanguage } from './visit.server.ts';

const visitOf = async (address: string, shown: readonly Locale[], main: Locale, form?: Record<string, string>) => {
  const { visit } = await scriptedVisit(address, () => ({ status: 200, body: {} }), form);
  const app = visit.context.get(appContext);
  visit.context.set(appContext, { ...app, shop: { ...app.shop, languages: { shown, main } } });
  const answer = await shownLanguage(visit as never, () => Promise.resolve(new Response('page')));
  const { status, headers } = answer as Response;
  return [status, headers.get('location')];
};

test.each<readonly [string, readonly Locale[], Locale, string | null]>([
  ['/catalog', ['ru', 'en'], 'ru', null],
  ['/en/catalog', ['ru', 'en'], 'ru', null],
  ['/tr/catalog?text=10k', ['ru', 'en'], 'ru', '/catalog?text=10k'],
  ['/tr', ['ru', 'en'], 'en', '/en'],
  ['/catalog?text=10k', ['en', 'tr'], 'en', '/en/catalog?text=10k'],
  ['/', ['en'], 'en', '/en'],
])('%s with %j and %s leads to %s', async (address, shown, main, path) => {
  expect(await visitOf(address, shown, main)).toEqual(path === null ? [200, null] : [302, path]);
});

test('a form is not lost', async () => {
  expect(await visitOf('/tr/sign-in', ['ru'], 'ru', { a: 'b' })).toEqual([200, null]);
});
