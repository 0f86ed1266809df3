import { AcceptedBom, BomAlternatives, BomRows, ChangedBomRow } from '@farad/contract/shop/boms/rows';
import { AssembledBom, BomAssembly } from '@farad/contract/shop/boms/assembly';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { basketOf } from '#testing/calls/basket-calls.ts';
import { bomOf, rowsOf, uploaded } from '#testing/calls/bom-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { lastPiece, reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Designators, quantity, part number, maker, package, part number of the shop. */
type Line = readonly [string, number, string, string, string, string?];

const csv = (...lines: readonly Line[]): string =>
  [
    'Ref,Qty,MPN,Manufacturer,Footprint,Farad',
    ...lines.map((cells) =>
      [...cells, '']
        .slice(0, 6)
        .map((cell) => `"${cell}"`)
        .join(','),
    ),
  ].join('\n');

/** Creates a list in which lines with a probable match stay open, since only exact matches are accepted. */
async function openList(browser: Browser, ...lines: readonly Line[]) {
  const bom = await uploaded(browser, csv(...lines));
  bomOf(await browser.post(`/boms/${bom._id}`, { isExactOnly: true }));
  for (;;) {
    const now = bomOf(await browser.get(`/boms/${bom._id}`));
    if (now.state === 'ready') return now;
  }
}

const unknownMaker: Line = ['U1', 1, reduced.mpn, 'Acme', ''];
const otherPackage: Line = ['R1', 1, tiered.mpn, 'Acme', '1206'];
const contrary: Line = ['C1', 1, reduced.mpn, '', '', String(products.byTens.id)];
const nowhere: Line = ['X1', 1, 'NOSUCHPART-9000', '', ''];
const tooMany: Line = ['U2,U3', 2, lastPiece.mpn, 'Acme', ''];
const sure: Line = ['R9', 1, tiered.mpn, '', ''];

const call = async <T>(
  answer: Promise<{ statusCode: number; body: string; json: () => unknown }>,
  schema: { parse: (value: unknown) => T },
): Promise<T> => {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBe(200);
  return schema.parse(json());
};

describe('assembling a list for the customer', () => {
  it('is previewed, takes parts that need review, and can be undone at once', async () => {
    const browser = await shop.signedIn();
    const bom = await openList(browser, unknownMaker, contrary, nowhere, tooMany, otherPackage, sure);
    expect(bom.open.lines).toBe(5);
    const before = await rowsOf(browser, bom._id);
    const path = `/boms/${bom._id}/assembly`;
    const preview = await call(browser.get(path), BomAssembly);
    expect(preview).toMatchObject({
      counts: { taken: 1, left: 4 },
      total: 45,
      taken: [{ row: 0, designators: 'U1', product: { mpn: reduced.mpn }, order: 1, total: 45 }],
      left: [
        { row: 1, why: 'contradicts' },
        { row: 2, why: 'nothing' },
        { row: 3, why: 'out_of_stock' },
        { row: 4, why: 'package' },
      ],
    });
    expect(preview.taken[0]?.assumed).toEqual([
      'такого производителя мы не знаем, совпал номер',
      'корпус в строке не назван, взят по номеру',
    ]);
    expect(preview.left[0]?.text).toContain('противоречит');
    expect(await rowsOf(browser, bom._id)).toEqual(before);

    const done = await call(browser.post(path, {}), AssembledBom);
    expect(done.assembly).toEqual(preview);
    expect(done.bom).toMatchObject({ open: { lines: 4 }, counts: { exact: 1, probable: 3, conflict: 1 } });
    expect(done.bom.open).toMatchObject({ lines: 4, toCheck: 0 });
    const sent = await browser.post(`/boms/${bom._id}/basket`, { rows: 'matched' });
    // Assembling chose this part after the customer saw it in the preview, so it goes into the basket like the exact
    // lines.
    expect(sent.json()).toMatchObject({ added: 2, left: 4 });
    const { all, matched } = done.bom.totals;
    expect((await basketOf(browser))?.total_price).toBe(matched);
    expect(matched).toBe(all);
    const after = await rowsOf(browser, bom._id);
    expect(after[0]).toMatchObject({
      status: 'probable',
      reason: 'assembled',
      product: { mpn: reduced.mpn },
      history: [
        {
          from: null,
          to: reduced.mpn,
        },
      ],
    });
    expect(after.slice(1)).toEqual(before.slice(1));

    await call(browser.post(`/boms/${bom._id}/undo`, { undo: done.undo }), ChangedBomRow);
    expect(await rowsOf(browser, bom._id)).toEqual(before);
    expect((await browser.post(`/boms/${bom._id}/undo`, { undo: done.undo })).statusCode).toBe(404);
  });

  it('is offered only if it would find a part', async () => {
    const browser = shop.guest();
    const bom = await openList(browser, nowhere, otherPackage);
    expect(bom.open).toMatchObject({ lines: 2, canAssemble: false });
    expect(await call(browser.get(`/boms/${bom._id}/assembly`), BomAssembly)).toMatchObject({ counts: { taken: 0 } });
  });

  it('names lines by their own words', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, 'Ref,Qty,Value,Footprint\nR5,1,4к73,0805\n');
    const { left } = await call(browser.get(`/boms/${bom._id}/assembly`), BomAssembly);
    expect(left.map(({ asked }) => asked)).toEqual(['4к73 · 0805']);
  });

  it('leaves a list without open lines unchanged', async () => {
    const browser = shop.guest();
    const bom = await openList(browser, sure);
    const done = await call(browser.post(`/boms/${bom._id}/assembly`, {}), AssembledBom);
    expect(done).toMatchObject({ assembly: { counts: { taken: 0, left: 0 }, total: 0 }, undo: null });
  });

  it('skips lines that the customer removed or excluded', async () => {
    const browser = shop.guest();
    const bom = await openList(browser, unknownMaker, ['U9', 1, 'LM358P', 'Acme', '']);
    await browser.post(`/boms/${bom._id}/rows/0`, { product_id: String(reduced.id) });
    await browser.post(`/boms/${bom._id}/rows/0`, { product_id: null });
    await browser.post(`/boms/${bom._id}/rows/1`, { action: 'ask' });
    expect(await call(browser.get(`/boms/${bom._id}/assembly`), BomAssembly)).toMatchObject({
      taken: [],
      left: [
        {
          row: 0,
          why: 'removed',
        },
      ],
      counts: {
        taken: 0,
        left: 1,
      },
    });
  });

  it('matches lines again whose candidates were stored without comparison', async () => {
    const browser = shop.guest();
    const bom = await openList(browser, unknownMaker);
    const { rows } = await shop.pool.query<{ match: { candidates: { standing?: object }[] } }>(
      'select match from bom_line where bom_id = $1',
      [bom._id],
    );
    const [{ match } = { match: { candidates: [] } }] = rows;
    for (const candidate of match.candidates) delete candidate.standing;
    await shop.pool.query('update bom_line set match = $2 where bom_id = $1', [bom._id, match]);
    expect((await rowsOf(browser, bom._id))[0]?.suggestion).toBeNull();
    expect(await call(browser.get(`/boms/${bom._id}/assembly`), BomAssembly)).toMatchObject({ counts: { taken: 1 } });
  });
});

describe('lines with one candidate', () => {
  it('show it, and are accepted together, except contradictory ones', async () => {
    const browser = await shop.signedIn();
    const bom = await openList(browser, unknownMaker, contrary, nowhere);
    expect(bom.open).toEqual({ lines: 3, toCheck: 0, single: 1, canAssemble: true });
    const [first, second] = await rowsOf(browser, bom._id);
    expect(first).toMatchObject({
      status: 'probable',
      product: null,
      suggestion: {
        product: { mpn: reduced.mpn },
        quantities: {
          order: 1,
          total: 45,
        },
      },
    });
    expect(second).toMatchObject({ status: 'conflict', suggestion: null });
    const done = await call(browser.post(`/boms/${bom._id}/accept`, {}), AcceptedBom);
    expect(done).toMatchObject({ accepted: 1, bom: { open: { lines: 2, single: 0 }, counts: { exact: 1 } } });
    expect((await rowsOf(browser, bom._id))[0]).toMatchObject({ status: 'exact', reason: 'chosen', suggestion: null });
    const again = await call(browser.post(`/boms/${bom._id}/accept`, {}), AcceptedBom);
    expect(again).toMatchObject({ accepted: 0, undo: null });
    await call(browser.post(`/boms/${bom._id}/undo`, { undo: done.undo }), ChangedBomRow);
    expect((await rowsOf(browser, bom._id))[0]).toMatchObject({ status: 'probable', product: null });
  });
});

it('the next open row is found, wrapping around to the first', async () => {
  const browser = shop.guest();
  const bom = await openList(browser, sure, nowhere, ['R10', 1, 'LM358P', '', ''], contrary);
  const nextOf = async (query: string) =>
    (await call(browser.get(`/boms/${bom._id}/rows?limit=1${query}`), BomRows)).nextOpen;
  expect([await nextOf(''), await nextOf('&after=0'), await nextOf('&after=1'), await nextOf('&after=3')]).toEqual([
    1, 1, 3, 1,
  ]);
  expect(await nextOf('&status=exact')).toBeNull();
  expect((await browser.get(`/boms/${bom._id}/rows?after=x`)).json()).toMatchObject({ error: { field: 'after' } });
});

describe('lines that are not found', () => {
  it('show the reason', async () => {
    const browser = shop.guest();
    const bom = await openList(browser, nowhere, ['X9', 1, '', 'нечто', '']);
    const rows = await rowsOf(browser, bom._id);
    expect(rows.map(({ status, missing, unknownNumber }) => [status, missing, unknownNumber])).toEqual([
      ['not_found', 'number', nowhere[2]],
      ['error', null, null],
    ]);
  });

  it('offer near parts, labelled as such', async () => {
    const browser = shop.guest();
    const bom = await openList(browser, nowhere);
    await shop.pool.query(
      `update bom_line set match = match || jsonb_build_object('near', $2::jsonb) where bom_id = $1`,
      [bom._id, JSON.stringify([tiered.id])],
    );
    expect((await rowsOf(browser, bom._id))[0]).toMatchObject({ near: 1, alternatives: 0, product: null });
    const offered = await call(browser.get(`/boms/${bom._id}/rows/0/alternatives`), BomAlternatives);
    expect(offered.alternatives).toMatchObject([{ reason: 'near', product: { mpn: tiered.mpn } }]);
  });
});
