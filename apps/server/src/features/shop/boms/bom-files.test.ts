import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bomOf, uploaded } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = `Pos;Menge;Hersteller-Nr;Kommentar
R1-R2;2;${tiered.mpn};=1+1
U1;1;${reduced.mpn};
X1;1;NOTHING-1;
`;

describe('a list as a file', () => {
  it('has the customer’s own columns in their order, followed by the shop’s', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, list);
    const answer = await browser.get(`/boms/${bom._id}/export`, { 'accept-language': 'en' });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [header, first, ...others] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(header).toBe(
      'Pos,Menge,Hersteller-Nr,Kommentar,Shop number,Shop part number,Shop manufacturer,"Price, ₽",In stock,To order,"Total, ₽",Status,Shop note',
    );
    expect(first).toBe(`R1-R2,2,${tiered.mpn},'=1+1,1,${tiered.mpn},Yageo,0.50,50000,2,1.00,Exact,`);
    expect(others).toHaveLength(2);
    const requested = await browser.get(`/boms/${bom._id}/export?locale=tr`, { 'accept-language': 'en' });
    expect(requested.body).toContain('Mağaza parça numarası');
    const book = await browser.get(`/boms/${bom._id}/export?format=xlsx`);
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it.each([
    [
      'part-db',
      'name,description,category,manufacturer,mpn,footprint,ipn,notes,quantity,supplier,supplier_part_number,price',
      2,
    ],
    ['inventree', 'Part,IPN,Quantity,Reference,Note,Optional,MPN,Manufacturer,SKU', 3],
    ['packing', 'Designators,Your number,Shop part number,Shop manufacturer,Name,Shop number,Quantity', 2],
  ])('for %s', async (columns, header, count) => {
    const browser = shop.guest();
    const bom = await uploaded(browser, list);
    const answer = await browser.get(`/boms/${bom._id}/export?columns=${columns}&board=0`, { 'accept-language': 'en' });
    const [first, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect([first, lines.length]).toEqual([header, count]);
  });

  it('of boards with different headers has the columns of each', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, list);
    await uploaded(browser, `Ref,MPN\nC1,${tiered.mpn}\n`, 'b.csv', `&bom=${bom._id}`);
    const answer = await browser.get(`/boms/${bom._id}/export`, { 'accept-language': 'en' });
    const [header, , , , last] = answer.body.replace('\uFEFF', '').split('\r\n');
    expect(header).toContain('Board,Pos,Menge,Hersteller-Nr,Kommentar,Ref,MPN,Shop number');
    expect(last).toContain(`b,,,,,C1,${tiered.mpn},1,`);
  });

  it.each([
    ['format=pdf', 'format'],
    ['locale=de', 'locale'],
    ['columns=all', 'columns'],
    ['board=x', 'board'],
    ['board=7', 'board'],
  ])('names what is wrong with %s', async (query, field) => {
    const browser = shop.guest();
    const bom = await uploaded(browser, list);
    expect((await browser.get(`/boms/${bom._id}/export?${query}`)).json()).toMatchObject({ error: { field } });
  });
});

it('labels are a PDF; a list without parts has none', async () => {
  const browser = shop.guest();
  const bom = await uploaded(browser, list);
  const answer = await browser.get(`/boms/${bom._id}/labels`);
  expect(answer.headers['content-type']).toContain('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const none = await uploaded(browser, 'Ref,MPN\nX1,NOTHING-1\n');
  expect((await browser.get(`/boms/${none._id}/labels`)).statusCode).toBe(400);
});

it('a deleted list can be restored for a day, a copy is independent', async () => {
  const browser = shop.guest();
  const bom = await uploaded(browser, list);
  const copy = bomOf(await browser.post(`/boms/${bom._id}/copy`, {}));
  expect(copy).toMatchObject({ settings: { name: 'board — копия' }, lines: 3, totals: bom.totals });
  const { undo } = (await browser.post(`/boms/${bom._id}/delete`, {})).json<{ undo: string }>();
  expect((await browser.get(`/boms/${bom._id}`)).statusCode).toBe(404);
  expect(bomOf(await browser.post(`/boms/${undo}/restore`, {}))._id).toBe(bom._id);
  await browser.post(`/boms/${bom._id}/delete`, {});
  shop.passSeconds(86_500);
  expect((await browser.post(`/boms/${bom._id}/restore`, {})).statusCode).toBe(404);
  expect((await browser.get(`/boms/${copy._id}`)).statusCode).toBe(200);
});
