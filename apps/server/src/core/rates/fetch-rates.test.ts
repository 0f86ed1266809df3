import { createBankOfRussia } from '@farad/integrations/exchange-rates';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { fetchRates } from './fetch-rates.ts';

let shop: TestShop;
let twins: ListeningTwins;
let nowMs: number;
beforeAll(async () => {
  [shop, twins] = await Promise.all([openShop(), listenTwins({ now: () => nowMs })]);
});
afterAll(async () => {
  await twins.close();
  await shop.close();
});
beforeEach(async () => {
  twins.faults.clear();
  await shop.pool.query('delete from exchange_rate');
});

async function fetchAt(moment: string): Promise<void> {
  nowMs = Date.parse(moment);
  const exchangeRates = createBankOfRussia({ url: twins.cbr.url(twins.origin) });
  await fetchRates({ db: shop.db, exchangeRates, log: shop.deps.log }, new Date(nowMs));
}

async function saved(currency: string): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ line: string }>(
    `select concat_ws(' ', day, nominal, state) as line from exchange_rate where currency = $1 order by day`,
    [currency],
  );
  return rows.map(({ line }) => line);
}

it('rates of today and, from 15:30 in Moscow, of tomorrow are saved once', async () => {
  await fetchAt('2026-12-01T07:00Z');
  expect(await saved('USD')).toEqual(['2026-12-01 1 accepted']);
  expect(await saved('VND')).toEqual(['2026-12-01 10000 accepted']);
  await fetchAt('2026-12-01T12:40Z');
  await fetchAt('2026-12-01T12:50Z');
  expect(await saved('USD')).toEqual(['2026-12-01 1 accepted', '2026-12-02 1 accepted']);
});

it('a value is saved exactly as the bank wrote it', async () => {
  await fetchAt('2026-12-01T07:00Z');
  const answer = await fetch(`${twins.cbr.url(twins.origin)}?date_req=01/12/2026`);
  const xml = new TextDecoder('windows-1251').decode(await answer.arrayBuffer());
  const written = [...xml.matchAll(/<CharCode>(\w+)<.*?<Value>([\d,]+)</g)].map(
    ([, code, value]) => `${code} ${value}`,
  );
  const { rows } = await shop.pool.query<{ currency: string; value: string }>('select * from exchange_rate');
  const texts = rows.map(({ currency, value }) => `${currency} ${Number(value).toFixed(4).replace('.', ',')}`);
  expect(texts.toSorted()).toEqual(written.toSorted());
});

it('rates that jumped wait; later ones are compared with the last accepted', async () => {
  await fetchAt('2026-12-01T07:00Z');
  twins.faults.set('cbr', { op: 'daily', mode: 'jump', times: 1, delayMs: 0 });
  await fetchAt('2026-12-02T07:00Z');
  await fetchAt('2026-12-03T07:00Z');
  expect(await saved('USD')).toEqual(['2026-12-01 1 accepted', '2026-12-02 1 waiting', '2026-12-03 1 accepted']);
});

it.each(['500', 'garbage', 'cut', 'hostile', 'drop'] as const)(
  'after %s nothing is saved, and a later run gets the rates',
  async (mode) => {
    twins.faults.set('cbr', { op: 'daily', mode, times: 1, delayMs: 0 });
    await fetchAt('2026-12-01T07:00Z');
    expect(await saved('USD')).toEqual([]);
    await fetchAt('2026-12-01T07:10Z');
    expect(await saved('USD')).toEqual(['2026-12-01 1 accepted']);
  },
);

it('two processes at the same time save the rates once', async () => {
  await Promise.all([fetchAt('2026-12-01T07:00Z'), fetchAt('2026-12-01T07:00Z')]);
  expect(await saved('USD')).toEqual(['2026-12-01 1 accepted']);
});
