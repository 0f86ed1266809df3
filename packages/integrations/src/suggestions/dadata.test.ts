import type { Bik, Inn } from '@farad/domain/company';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDadata, noSuggestions } from './index.ts';

let twins: ListeningTwins;
let clockMs = 0;

beforeAll(async () => {
  twins = await listenTwins();
});
beforeEach(() => twins.faults.clear());
afterAll(() => twins.close());

const adapter = (fields: Partial<Parameters<typeof createDadata>[0]> = {}) =>
  createDadata({
    baseUrl: twins.dadata.baseUrl(twins.origin),
    token: twins.dadata.token,
    // The timeouts are long enough for a busy machine. Tests of timeouts set shorter ones.
    timeoutMs: 30_000,
    placeTimeoutMs: 30_000,
    now: () => clockMs,
    ...fields,
  });

const sber = '7707083893' as Inn;
const noAnswer = { ok: false, error: 'no_answer' };

describe('DaData adapter against the twin', () => {
  test('a company by its INN', async () => {
    expect(await adapter().companyByInn(sber)).toEqual({
      ok: true,
      value: {
        inn: '7707083893',
        kpp: '773601001',
        ogrn: '1027700132195',
        name: 'ПАО СБЕРБАНК',
        address: 'г Москва, ул Вавилова, д 19',
        isActive: true,
      },
    });
  });

  test('a sole trader has no KPP; unknown numbers give nothing', async () => {
    const trader = await adapter().companyByInn('500100732259' as Inn);
    expect(trader).toMatchObject({ value: { kpp: null, ogrn: '304500116000157' } });
    expect(await adapter().companyByInn('7736207543' as Inn)).toEqual({ ok: true, value: null });
  });

  test('a bank by its BIK', async () => {
    const found = await adapter().bankByBik('044525225' as Bik);
    const value = { bik: '044525225', name: 'ПАО Сбербанк', correspondentAccount: '30101810400000000225' };
    expect(found).toEqual({ ok: true, value });
    expect(await adapter().bankByBik('049999999' as Bik)).toEqual({ ok: true, value: null });
  });

  test('addresses by prefixes of words', async () => {
    const found = await adapter().addresses('казань ленин 7');
    const value = [
      {
        text: 'г Казань, ул Ленина, д 7',
        postalCode: '420000',
        city: 'Казань',
        street: 'ул Ленина',
        house: '7',
        flat: null,
        isComplete: true,
      },
    ];
    expect(found).toEqual({ ok: true, value });
    expect(await adapter().addresses('москва')).toMatchObject({ value: { length: 7 } });
  });

  test.each([
    ['казань мирный центральная 1', 'Казань', 'поселок Мирный, ул Центральная', '1', null, true],
    ['казань мирный д 5', 'Казань', 'поселок Мирный', '5', null, true],
    ['казань заря уч 15', 'Казань', 'снт Заря', 'уч 15', null, false],
    ['столбище советская', 'Столбище', 'ул Советская', '7 к 2', '12', true],
    ['столбище д 3', 'Столбище', 'село Столбище', '3', null, true],
  ])('%s: no part of the address is lost', async (text, city, street, house, flat, isComplete) => {
    const found = await adapter().addresses(text);
    expect(found.ok && found.value[0]).toMatchObject({ city, street, house, flat, isComplete });
  });

  test('an address is complete if it names a building', async () => {
    const found = await adapter().addresses('казань заря');
    expect(found.ok && found.value.map(({ text, isComplete }) => [text, isComplete])).toEqual([
      ['г Казань, снт Заря', false],
      ['г Казань, снт Заря, уч 15', false],
    ]);
    const streets = await adapter().addresses('казань мирный центральная');
    expect(streets.ok && streets.value.map(({ isComplete }) => isComplete)).toEqual([false, true]);
  });

  test('the city of an IP address', async () => {
    expect(await adapter().cityByIp('46.226.227.20')).toEqual({ ok: true, value: 'Краснодар' });
    expect(await adapter().cityByIp('5.8.16.200')).toEqual({ ok: true, value: null });
  });

  test('a wrong key is refused and appears nowhere in the result', async () => {
    const result = await adapter({ token: 'canary-token', secret: 'canary-secret' }).companyByInn(sber);
    expect(result).toEqual({ ok: false, error: 'refused' });
  });

  test.each([
    ['500', 'no_answer'],
    ['429', 'refused'],
    ['403', 'refused'],
    ['garbage', 'no_answer'],
    ['drop_after_write', 'no_answer'],
  ] as const)('%s: %s', async (mode, error) => {
    twins.faults.set('dadata', { op: 'party', mode, times: 1, delayMs: 0 });
    expect(await adapter().companyByInn(sber)).toEqual({ ok: false, error });
  });

  test('guessing the city takes at most 300 ms', async () => {
    twins.faults.set('dadata', { op: 'iplocate', mode: 'delay', times: 1, delayMs: 60_000 });
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    const { token } = twins.dadata;
    const hurried = createDadata({ baseUrl: twins.dadata.baseUrl(twins.origin), token });
    expect(await hurried.cityByIp('46.226.227.20')).toEqual(noAnswer);
    expect(timeouts.mock.calls).toEqual([[300]]);
    timeouts.mockRestore();
  });

  test('a failing provider gets no requests for a while; failed guesses do not block companies', async () => {
    const port = adapter();
    twins.faults.set('dadata', { op: 'iplocate', mode: '500', times: 5, delayMs: 0 });
    for (let count = 0; count < 5; count += 1) await port.cityByIp('46.226.227.20');
    expect(await port.cityByIp('46.226.227.20')).toEqual(noAnswer);
    expect(await port.companyByInn(sber)).toMatchObject({ ok: true });
    clockMs += 30_001;
    expect(await port.cityByIp('46.226.227.20')).toEqual({ ok: true, value: 'Краснодар' });
  });
});

test('without a provider nothing is suggested', async () => {
  expect(await noSuggestions.companyByInn(sber)).toEqual({ ok: false, error: 'off' });
  expect(await noSuggestions.cityByIp('46.226.227.20')).toEqual({ ok: false, error: 'off' });
});
