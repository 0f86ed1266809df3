import { ReadListAnswer } from '@farad/contract/shop/basket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add, basketOf, refusalOf, wishesOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { insertProducts, products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { byTens, cheapest, draft, known, lastPiece, reduced, sameTitleA, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  // Adds a product of another maker with the same part number.
  await shop.db.insertInto('brand').values({ id: 2, slug: 'other', name: 'Other' }).execute();
  const twin = { ...reduced, id: 31 as typeof reduced.id };
  await insertProducts(shop.db, [{ ...twin, title: 'Таймер другого' }]);
  await shop.pool.query('update product set brand_id = 2 where id = 31');
});
afterAll(() => shop.close());

async function read(browser: Browser, text: string) {
  const answer = await browser.post('/basket/list', { text });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return ReadListAnswer.parse(answer.json());
}

describe('a pasted list (product B7)', () => {
  it('is matched with the catalogue: by maker’s number, shop’s number, without dashes and with look-alike letters', async () => {
    const { lines } = await read(
      shop.guest(),
      `${tiered.mpn}; 100\nrc0603fr 0710kl;5\n${cheapest.id}\t3\nкт-315б 2\n${reduced.mpn} x2\nnothing;4\n${tiered.mpn};0`,
    );
    expect(
      lines.map(({ row, read: of, parts }) => [
        row,
        of?.qty ?? null,
        ...parts.map(({ product_id }) => Number(product_id)),
      ]),
    ).toEqual([
      [1, 100, tiered.id],
      [2, 5, tiered.id],
      [3, 3, cheapest.id],
      [4, 2, sameTitleA.id],
      [5, 2, reduced.id, 31],
      [6, 4],
      [7, null],
    ]);
    expect(lines[5]).toMatchObject({ text: 'nothing;4', read: { number: 'nothing', qty: 4 } });
  });

  it('shows a number in mixed alphabets as the catalogue spells it', async () => {
    // The numbers mix Latin K and T with a Cyrillic Б, as people type them.
    const { lines } = await read(shop.guest(), 'KT315Б;2\nKT-315Б;3');
    expect(lines.map(({ parts }) => parts.map(({ mpn }) => mpn))).toEqual([[sameTitleA.mpn], [sameTitleA.mpn]]);
  });

  it('shows how minimum, multiple and stock limit a quantity', async () => {
    const { lines } = await read(
      shop.guest(),
      `${byTens.mpn};7\n${byTens.mpn};3\n${lastPiece.mpn};5\n${lastPiece.mpn};1\n${known.mpn};1`,
    );
    expect(lines.map(({ parts }) => [parts[0]?.qty, parts[0]?.reason])).toEqual([
      [20, 'below_minimum_quantity'],
      // The first line already takes twenty pieces of the stock.
      [10, 'off_multiple'],
      [1, 'not_enough_stock'],
      [null, 'not_enough_stock'],
      [null, 'not_for_sale'],
    ]);
  });

  it('counts the basket’s contents, so that all offered lines can be added together', async () => {
    const browser = shop.guest();
    await add(browser, [byTens, 20], [lastPiece, 1]);
    const { lines } = await read(browser, `${byTens.mpn} 5\n${tiered.mpn} 10\n${tiered.mpn} 1\n${lastPiece.mpn}`);
    const offered = lines.flatMap(({ parts: [part] }) =>
      part?.qty ? [{ product_id: part.product_id, qty: part.qty }] : [],
    );
    expect((await browser.post('/basket/add', { products: offered })).statusCode).toBe(200);
    expect(wishesOf(await basketOf(browser))).toEqual([
      [byTens.id, 30],
      [lastPiece.id, 1],
      [tiered.id, 11],
    ]);
  });

  it('shows no hidden product, and changes nothing', async () => {
    const browser = shop.guest();
    expect((await read(browser, `${draft.mpn}\n${draft.id}`)).lines.map(({ parts }) => parts)).toEqual([[], []]);
    expect(await basketOf(browser)).toBeNull();
  });

  it('uses the indexes of numbers', async () => {
    const client = await shop.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain select id from product where
        (regexp_replace(upper(product.mpn), '[^[:alnum:]]', '', 'g') = any(array['A', 'B'])
          or id = any(array[1, 2]::bigint[]))`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('product_mpn_key');
      expect(plan).toContain('product_pkey');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is read up to five hundred lines', async () => {
    const text = Array.from({ length: 502 }, (_, index) => `X${index}Y;${index + 1}`).join('\n');
    const { lines, rest } = await read(shop.guest(), text);
    expect([lines.length, rest]).toEqual([500, 2]);
  });

  it.each([
    ['nothing', ''],
    ['too long', 'x'.repeat(50_001)],
    ['with a control character', 'a\u0000b'],
  ])('is refused: %s', async (_, text) => {
    expect(refusalOf(await shop.guest().post('/basket/list', { text }))).toMatchObject({ status: 400, field: 'text' });
  });
});

/** Splits a CSV file without quotation marks into cells. */
const cellsOf = (text: string, separator: string): string[][] =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator));

describe('the file of a basket (product B7)', () => {
  it('is a table of its lines at the reader’s prices and in their language', async () => {
    const customer = await shop.signedIn({ coefficient: 11_000 });
    const { _id } = await add(customer, [tiered, 100], [lastPiece, 1]);
    await customer.post(`/basket/${_id}`, { products: [{ product_id: String(tiered.id), qty: 100, note: '=R1' }] });
    const basket = await basketOf(customer);
    const answer = await customer.get(`/baskets/${_id}/file?format=csv&language=en`);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Basket-[\d-]+\.csv"/);
    const [head, first, second] = cellsOf(answer.body, ',');
    expect(head).toHaveLength(9);
    const [line, other] = basket?.products ?? [];
    expect(first).toEqual([
      String(tiered.id),
      tiered.mpn,
      'Yageo',
      `${tiered.title} (en)`,
      '100',
      String(line?.current_price),
      line?.total_price.toFixed(2),
      '50000',
      "'=R1",
    ]);
    expect(second?.[6]).toBe(other?.total_price.toFixed(2));
    const russian = await customer.get(`/baskets/${_id}/file?format=csv&language=ru`);
    expect(cellsOf(russian.body, ';')[1]?.[5]).toBe(String(line?.current_price).replace('.', ','));
  });

  it('is a workbook as well, also of a basket put aside, under its name', async () => {
    const customer = await shop.signedIn();
    const { _id } = await add(customer, [tiered, 100]);
    await customer.post('/baskets/keep', { name: 'Плата/1' });
    const answer = await customer.get(`/baskets/${_id}/file?format=xlsx`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(String(answer.headers['content-disposition'])).toContain(encodeURIComponent('Плата 1 '));
  });

  it('is only for the owner, and only in known formats', async () => {
    const guest = shop.guest();
    const { _id } = await add(guest, [tiered, 100]);
    expect((await guest.get(`/baskets/${_id}/file?format=csv`)).statusCode).toBe(200);
    expect((await shop.guest().get(`/baskets/${_id}/file?format=csv`)).statusCode).toBe(404);
    expect(refusalOf(await guest.get(`/baskets/${_id}/file?format=pdf`))).toMatchObject({
      status: 400,
      field: 'format',
    });
    expect(refusalOf(await guest.get(`/baskets/${_id}/file?format=csv&language=de`))).toMatchObject({
      field: 'language',
    });
  });
});

it('notes of basket lines are copied to the order, and hidden in its public link', async () => {
  const customer = await shop.signedIn();
  const { _id } = await add(customer, [tiered, 10]);
  await customer.post(`/basket/${_id}`, { products: [{ product_id: String(tiered.id), qty: 10, note: 'R1–R10' }] });
  const basket = await basketOf(customer);
  if (basket === null) throw new Error('no basket');
  const { number, public_id } = await place(customer, basket);
  expect((await customer.get(`/orders/${number}`)).json()).toMatchObject({ products: [{ note: 'R1–R10' }] });
  expect((await shop.guest().get(`/orders/public/${public_id}`)).body).not.toContain('R1–R10');
});
