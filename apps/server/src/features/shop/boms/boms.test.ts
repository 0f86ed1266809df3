import { BomMapping } from '@farad/contract/shop/boms/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bomOf, rowsOf, upload, uploaded } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = `Ref,Qty,MPN
R1-R4,4,${products.tiered.mpn}
"R5, R6",2,${products.tiered.mpn}
U1,1,${products.reduced.mpn}
C1,1,${products.byTens.mpn}
X1,1,NOTHING-4711
`;

describe('a file becomes a list', () => {
  it('that is read, matched and counted in one answer', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, list, 'Плата 1.csv');
    expect(bom).toMatchObject({
      state: 'ready',
      refusal: null,
      isKept: false,
      lines: 4,
      toMap: null,
      settings: {
        name: 'Плата 1',
        isMerged: true,
      },
      boards: [
        {
          board: 0,
          count: 1,
          revision: 1,
          fileName: 'Плата 1.csv',
        },
      ],
      counts: {
        exact: 3,
        not_found: 1,
      },
    });
    // The prices of the rows are 6 × 0.50 = 3, then 45, then 20 × 2 = 40.
    expect(bom.totals).toMatchObject({ all: 88, notOrdered: { notFound: 1 } });
    const rows = await rowsOf(browser, bom._id);
    expect(rows.map(({ designators, status, quantities }) => [designators, status, quantities.order])).toEqual([
      ['R1-6', 'exact', 6],
      ['U1', 'exact', 1],
      ['C1', 'exact', 20],
      ['X1', 'not_found', 0],
    ]);
    expect(rows[0]?.sources.map(({ fileRows }) => fileRows)).toEqual([[2], [3]]);
  });

  it('that only its owner can open again', async () => {
    const [browser, other] = [shop.guest(), shop.guest()];
    const { _id } = await uploaded(browser, list);
    expect(browser.cookies.get('partslists')).toMatch(/^[\w-]{22}$/);
    expect((await browser.get('/boms')).json()).toMatchObject({ most: 10, boms: [{ _id, name: 'board', lines: 4 }] });
    await uploaded(other, list);
    for (const stranger of [other, shop.guest(), await shop.signedIn()]) {
      expect((await stranger.get(`/boms/${_id}`)).statusCode).toBe(404);
      expect((await upload(stranger, list, 'b.csv', `&bom=${_id}`)).statusCode).toBe(404);
    }
  });

  it('with its own words if no column names the part', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, 'Alpha,Beta\n1,2\n3,4\n');
    expect(['mapping', 'refused']).toContain(bom.state);
  });

  it('unless it is no list: then nothing is stored but its name', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, '%PDF-1.7 …', 'schematic.pdf');
    expect(bom).toMatchObject({
      state: 'refused',
      refusal: { what: 'pdf' },
      boards: [],
      settings: { name: 'schematic' },
    });
    const { rows } = await shop.pool.query('select from bom_revision where bom_id = $1', [bom._id]);
    expect(rows).toEqual([]);
  });

  it('that is refused when sent into an unknown list', async () => {
    const browser = shop.guest();
    for (const [query, field] of [
      ['&bom=x', 'bom'],
      [`&bom=${'x'.repeat(22)}`, 'bom'],
      ['&board=1', 'board'],
    ]) {
      const answer = await upload(browser, list, 'a.csv', query);
      expect(answer.json()).toMatchObject({ error: { field } });
    }
  });
});

describe('the reading of a file', () => {
  it('is shown and can be corrected; the correction is remembered for the same headers', async () => {
    const browser = shop.guest();
    const text = `Part,Qty,What\n${products.tiered.mpn},5,one\n${products.reduced.mpn},2,two\n`;
    const bom = await uploaded(browser, text);
    const mapping = BomMapping.parse((await browser.get(`/boms/${bom._id}/mapping`)).json());
    expect(mapping).toMatchObject({ kind: 'csv', encoding: 'utf-8', separator: ',', headerRow: 0 });
    expect(mapping.linesRead + mapping.refused.length).toBe(3);
    const columns = [
      { index: 0, field: 'mpn' },
      { index: 1, field: 'quantity' },
      { index: 2, field: 'note' },
    ];
    const corrected = bomOf(await browser.post(`/boms/${bom._id}/mapping`, { columns }));
    expect(corrected).toMatchObject({ state: 'ready', counts: { exact: 2 } });
    const [row] = await rowsOf(browser, bom._id);
    expect(row).toMatchObject({ asked: { note: 'one' }, quantities: { perBoard: 5 } });
    const again = await uploaded(browser, text.replace('one', 'three'));
    expect((await rowsOf(browser, again._id))[0]?.asked.note).toBe('three');
    const other = await browser.post(`/boms/${bom._id}/mapping`, { sheet: 7 });
    expect(other.json()).toMatchObject({ error: { code: 'invalid_input', field: 'sheet' } });
  });
});
