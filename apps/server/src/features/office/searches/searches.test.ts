import type { ProductListAnswer } from '@farad/contract/shop/search';
import type { StaffSearch } from '@farad/contract/office/operation/reports';
import { searchCountQueries } from '@farad/database/catalogue/search-count.queries';
import { moscowDay } from '@farad/domain/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { openSearchCounter } from '#catalogue-index/search-counter.ts';

let shop: TestShop;
let keeper: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'catalogue_manager');
});
afterAll(() => shop.close());

const today = (): string => moscowDay(shop.deps.clock());

async function list(query = ''): Promise<{ searches: readonly StaffSearch[]; next: string | null }> {
  return (await keeper.get(`/admin/searches?${query}`)).json();
}

async function counted(): Promise<void> {
  await shop.deps.searches.flush();
  await searchCountQueries(shop.db).recount(today());
}

const products = async (query: string): Promise<ProductListAnswer> =>
  (await shop.guest().get(`/catalog/products?${query}`)).json<ProductListAnswer>();

describe('searches are counted', () => {
  it('once for the first page of a bare text, except texts that look personal', async () => {
    for (const query of [
      'text=ZZTOP-1',
      'text=zztop-1%20',
      'text=zztop-1&skip=20',
      'text=zztop-1&isOnlyInStock=true',
    ]) {
      await products(query);
    }
    await products(`text=${encodeURIComponent('+7 916 123-45-67')}`);
    shop.deps.searches.noteKept('/search?text=ZZTOP-1');
    shop.deps.searches.noteKept('/en/search?text=ZZTOP-1');
    shop.deps.searches.noteKept('/catalog?text=ZZTOP-1');
    await counted();
    expect((await list('text=zztop')).searches).toEqual([
      { text: 'zztop-1', searches: 3, withoutResult: 3, previous: 0 },
    ]);
    expect((await list('text=916')).searches).toEqual([]);
    expect(await searchCountQueries(shop.db).countWithoutResult(today(), today())).toBeGreaterThanOrEqual(3);
    expect(await searchCountQueries(shop.db).countWithoutResult('2020-01-01', '2020-12-31')).toBe(0);
  });

  it('by several processes together', async () => {
    const { db, clock, log } = shop.deps;
    const others = [1, 2].map(() => openSearchCounter({ db, clock, log, everyMs: null }));
    for (const other of others) {
      other.note('tr', 'lehim teli', 5);
      other.note('tr', 'lehim teli', 0);
    }
    await Promise.all(others.map((other) => other.stop()));
    await counted();
    expect((await list('language=tr&text=lehim')).searches).toEqual([
      { text: 'lehim teli', searches: 4, withoutResult: 2, previous: 0 },
    ]);
    expect((await list('language=ru&text=lehim')).searches).toEqual([]);
  });

  it('and listed page by page, with the former period, by language and time', async () => {
    await shop.pool.query('truncate search_count, search_period');
    const dayOf = (ago: number): string => moscowDay(new Date(shop.deps.clock().getTime() - ago * 86_400_000));
    const row = (ago: number, text: string, results: 0 | 3, searches: number) => ({
      day: dayOf(ago),
      locale: 'ru' as const,
      text,
      results,
      searches,
    });
    const many = Array.from({ length: 60 }, (_, at) => row(0, `many ${String(at).padStart(2, '0')}`, 3, 1));
    await searchCountQueries(shop.db).add([
      row(2, 'often', 3, 9),
      row(40, 'often', 3, 4),
      row(3, 'none', 0, 5),
      ...many,
    ]);
    await counted();
    const first = await list('days=30');
    expect(first.searches.slice(0, 2)).toEqual([
      { text: 'often', searches: 9, withoutResult: 0, previous: 4 },
      { text: 'none', searches: 5, withoutResult: 5, previous: 0 },
    ]);
    const second = await list(`days=30&after=${encodeURIComponent(first.next ?? '')}`);
    expect([first.searches.length, second.searches.length, second.next]).toEqual([50, 12, null]);
    expect(new Set([...first.searches, ...second.searches].map(({ text }) => text)).size).toBe(62);
    expect((await list('days=30&without=true')).searches.map(({ text }) => text)).toEqual(['none']);
    expect((await list('days=1&text=often')).searches).toEqual([]);
    await searchCountQueries(shop.db).deleteBefore(dayOf(39));
    await counted();
    expect((await list('days=30&text=often')).searches[0]).toMatchObject({ previous: 0 });
  });

  it.each([
    ['days=2', 'days'],
    ['language=de', 'language'],
    ['after=x', 'after'],
    ['without=1', 'without'],
    ['who=me', 'who'],
  ])('%s is refused by name', async (query, field) => {
    expect((await keeper.get(`/admin/searches?${query}`)).json()).toMatchObject({ error: { field } });
  });
});

describe('a synonym', () => {
  const said = encodeURIComponent('пищалка');

  it('replaces words in searches at once, shows so, and not in a search as typed', async () => {
    const found = (await products('')).products[0]?.mpn ?? '';
    expect((await products(`text=${said}`)).count).toBe(0);
    const added = await keeper.post('/admin/search-synonyms', { locale: 'ru', said: 'Пищалка', meant: found });
    expect(added.json()).toMatchObject({ synonyms: [{ said: 'пищалка', meant: found }] });
    await shop.index.caughtUp();
    const answer = await products(`text=${said}`);
    expect(answer.products.map(({ mpn }) => mpn)).toContain(found);
    expect(answer.correction).toEqual({ from: 'пищалка', to: found, isInstead: true });
    expect((await products(`text=${said}&asTyped=1`)).count).toBe(0);
    const suggested = (await shop.guest().get(`/catalog/suggest?text=${said}`)).json<{ products: { mpn: string }[] }>();
    expect(suggested.products.map(({ mpn }) => mpn)).toContain(found);
    const { synonyms } = added.json<{ synonyms: { id: string }[] }>();
    expect((await keeper.post(`/admin/search-synonyms/${synonyms[0]?.id}/remove`, {})).json()).toEqual({
      synonyms: [],
    });
    await shop.index.caughtUp();
    expect((await products(`text=${said}`)).count).toBe(0);
  });

  it('exists once, and never replaces itself', async () => {
    const body = { locale: 'en', said: 'beeper', meant: 'buzzer' };
    expect((await keeper.post('/admin/search-synonyms', body)).statusCode).toBe(200);
    expect((await keeper.post('/admin/search-synonyms', { ...body, said: ' Beeper ' })).json()).toMatchObject({
      error: { code: 'duplicate', field: 'said' },
    });
    expect((await keeper.post('/admin/search-synonyms', { ...body, said: 'buzzer' })).json()).toMatchObject({
      error: { field: 'meant' },
    });
    expect((await keeper.post('/admin/search-synonyms/999/remove', {})).statusCode).toBe(404);
  });
});
