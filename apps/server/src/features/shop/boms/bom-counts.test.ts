import { afterAll, beforeAll, expect, test } from 'vitest';

import { basketOf } from '#testing/calls/basket-calls.ts';
import { bomOf, rowsOf, uploaded } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { tiered, reduced } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a quantity that differs from its designators is neither bought nor requested until a decision', async () => {
  const browser = await shop.signedIn({ email: 'counts@example.com' });
  const bom = await uploaded(browser, `Quan,P/N,Ref\n3,${tiered.mpn},R1 R2\n1,${reduced.mpn},U1\n1,NOTHING-1,X1`);
  const rows = await rowsOf(browser, bom._id);
  expect(rows.map(({ status }) => status)).toEqual(['error', 'exact', 'not_found']);
  expect(rows[0]?.problems).toMatchObject([{ code: 'quantity_differs', quantity: 3, designators: 2 }]);
  const put = await browser.post(`/boms/${bom._id}/basket`, { rows: 'all' });
  expect(put.json()).toMatchObject({ added: 1, notOrdered: { undecided: 1, notFound: 1 }, left: 2 });
  expect((await basketOf(browser))?.products).toMatchObject([{ product_id: String(reduced.id) }]);
  const { number } = (await browser.post(`/boms/${bom._id}/request`, {})).json<{ number: string }>();
  expect((await browser.get(`/requests/${number}`)).json()).toMatchObject({ lines: [{ part: 'NOTHING-1' }] });
  const decided = await browser.post(`/boms/${bom._id}/rows/${rows[0]?.row}`, { quantity: 3 });
  expect(decided.json()).toMatchObject({ row: { status: 'exact', problems: [] } });
});

test('number columns that were not understood are listed', async () => {
  const browser = shop.guest();
  const list = await uploaded(browser, `Zahlwort,MPN\n30,${tiered.mpn}\n20,${reduced.mpn}`);
  const unread = [{ index: 0, header: 'Zahlwort' }];
  expect(list.boards).toMatchObject([{ unreadNumbers: unread }]);
  const mapping = await browser.get(`/boms/${list._id}/mapping?board=0`);
  expect(mapping.json()).toMatchObject({ unreadNumbers: unread });
  const columns = [{ index: 0, field: 'quantity' }];
  expect((await browser.post(`/boms/${list._id}/mapping?board=0`, { columns })).statusCode).toBe(200);
  const read = bomOf(await browser.get(`/boms/${list._id}`));
  expect(read.boards).toMatchObject([{ unreadNumbers: [] }]);
});

test('lists on other sheets are told until a sheet is chosen', async () => {
  const browser = shop.guest();
  const table = (mpn: string) =>
    `<table><tr><th>Ref</th><th>Qty</th><th>MPN</th></tr><tr><td>R1</td><td>1</td><td>${mpn}</td></tr></table>`;
  const list = await uploaded(browser, `<html><body>${table(tiered.mpn)}${table(reduced.mpn)}</body></html>`);
  expect(list.boards).toMatchObject([{ unreadSheets: [{ index: 1, lines: 1 }] }]);
  expect((await rowsOf(browser, list._id)).map(({ asked }) => asked.mpn)).toEqual([tiered.mpn]);
  expect((await browser.post(`/boms/${list._id}/mapping?board=0`, { sheet: 1 })).statusCode).toBe(200);
  expect(bomOf(await browser.get(`/boms/${list._id}`)).boards).toMatchObject([{ unreadSheets: [] }]);
  expect((await rowsOf(browser, list._id)).map(({ asked }) => asked.mpn)).toEqual([reduced.mpn]);
});

test('a price list is refused with an explanation', async () => {
  const bom = await uploaded(
    shop.guest(),
    `Артикул;Наименование;Цена;Остаток\n1;${tiered.mpn};10;500\n2;${reduced.mpn};9;20`,
  );
  expect(bom).toMatchObject({ state: 'refused', refusal: { what: 'price_list' } });
});
