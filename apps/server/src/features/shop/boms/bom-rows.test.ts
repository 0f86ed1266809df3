import { inTransaction } from '@farad/database/connection/transaction';
import { BomAlternatives, ChangedBomRow } from '@farad/contract/shop/boms/rows';
import { MatchedLines } from '@farad/contract/shop/boms/match-lines';
import { BomDifference, SharedBom } from '@farad/contract/shop/boms/boms';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { basketOf } from '#testing/calls/basket-calls.ts';
import { bomOf, rowsOf, uploaded } from '#testing/calls/bom-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { byTens, inTwoWarehouses, known, lastPiece, reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const csv = (...lines: readonly (readonly [string, number, string])[]): string =>
  ['Ref,Qty,MPN', ...lines.map(([places, quantity, mpn]) => `"${places}",${quantity},${mpn}`)].join('\n');

async function changed(browser: Browser, bomId: string, row: number, body: object) {
  const answer = await browser.post(`/boms/${bomId}/rows/${row}`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return ChangedBomRow.parse(answer.json());
}

const refusal = (answer: { json: () => unknown }) => (answer.json() as { error: object }).error;

describe('a row of the workbench', () => {
  it('takes a part chosen by a person, remembers it for such lines and undoes it', async () => {
    const browser = await shop.signedIn();
    const text = csv(['U1,U2', 2, 'TIMER-555']);
    const bom = await uploaded(browser, text);
    const [row] = await rowsOf(browser, bom._id);
    expect(row).toMatchObject({ product: null });
    const chosen = await changed(browser, bom._id, row?.row ?? 0, { product_id: String(reduced.id) });
    expect(chosen.row).toMatchObject({
      status: 'exact',
      reason: 'chosen',
      product: { mpn: reduced.mpn },
      history: [
        {
          from: null,
          to: reduced.mpn,
        },
      ],
    });
    expect(chosen.bom.totals.all).toBe(90);
    const again = await uploaded(browser, text);
    expect((await rowsOf(browser, again._id))[0]).toMatchObject({
      status: 'exact',
      reason: 'chosen_before',
      product: { mpn: reduced.mpn },
    });
    const undone = await browser.post(`/boms/${bom._id}/undo`, { undo: chosen.undo });
    expect(ChangedBomRow.parse(undone.json())).toMatchObject({ row: { product: null, history: [] }, undo: null });
    expect(refusal(await browser.post(`/boms/${bom._id}/undo`, { undo: chosen.undo }))).toMatchObject({
      code: 'not_found',
      field: 'undo',
    });
  });

  it('is matched again after a correction; an error disappears with its cause', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, csv(['R1,R2', 3, 'WRONG-1'], ['C1', 1, byTens.mpn]));
    const [first] = await rowsOf(browser, bom._id);
    expect(first).toMatchObject({
      status: 'error',
      problems: [{ code: 'quantity_differs', quantity: 3, designators: 2 }],
    });
    const quantity = await changed(browser, bom._id, 0, { quantity: 3 });
    expect(quantity.row).toMatchObject({ status: 'not_found', problems: [], quantities: { perBoard: 3 } });
    const corrected = await changed(browser, bom._id, 0, { mpn: tiered.mpn });
    expect(corrected.row).toMatchObject({ status: 'exact', product: { mpn: tiered.mpn }, quantities: { order: 3 } });
    const off = await changed(browser, bom._id, 0, { action: 'exclude' });
    expect(off.bom).toMatchObject({ counts: { exact: 1, excluded: 1 }, totals: { notOrdered: { excluded: 1 } } });
  });

  it('offers matches of the line, replacements, and results of a text', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, csv(['U1', 1, reduced.mpn]));
    const found = BomAlternatives.parse(
      (await browser.get(`/boms/${bom._id}/rows/0/alternatives?text=${encodeURIComponent('LM358P')}`)).json(),
    );
    expect(found.alternatives[0]).toMatchObject({ product: { mpn: 'LM358P' }, quantities: { order: 1, total: 15 } });
    expect((await browser.get(`/boms/${bom._id}/rows/0/alternatives`)).statusCode).toBe(200);
    expect((await browser.get(`/boms/${bom._id}/rows/77/alternatives`)).statusCode).toBe(404);
  });

  it('can watch the stock if the customer can be notified', async () => {
    const text = csv(['U1,U2', 2, lastPiece.mpn]);
    const guest = shop.guest();
    const { _id } = await uploaded(guest, text);
    expect((await guest.post(`/boms/${_id}/rows/0`, { action: 'wait' })).statusCode).toBe(401);
    const browser = await shop.signedIn({ email: 'waits@example.com' });
    const bom = await uploaded(browser, text);
    expect(bom).toMatchObject({
      flags: { short_stock: 1 },
      // Two pieces are needed, and one of them is in stock.
      totals: { all: 0, shortPieces: 1, notOrdered: { short: 1 } },
    });
    const split = await changed(browser, bom._id, 0, { action: 'split' });
    expect(split.bom.totals).toMatchObject({ shortPieces: 1, notOrdered: { short: 0, waiting: 1 } });
    const taken = await changed(browser, bom._id, 0, { action: 'take_available' });
    expect(taken.bom.totals).toMatchObject({ all: 123, notOrdered: { short: 1 } });
  });

  it.each([
    [{ product_id: '10' }, 'product_id'], // a draft
    [{ product_id: 'x' }, 'product_id'],
    [{ quantity: -1 }, 'quantity'],
    [{ action: 'buy' }, 'action'],
    [{ what: 1 }, 'what'],
  ])('names what is wrong with %j', async (body, field) => {
    const browser = shop.guest();
    const bom = await uploaded(browser, csv(['U1', 1, reduced.mpn]));
    expect(refusal(await browser.post(`/boms/${bom._id}/rows/0`, body))).toMatchObject({ field });
  });
});

describe('the batch', () => {
  it('is counted with boards, losses and own stock', async () => {
    const browser = await shop.signedIn();
    const bom = await uploaded(browser, csv(['R1-R4', 4, tiered.mpn], ['C1', 1, byTens.mpn]));
    const set = { boards: [{ board: 0, count: 24 }], attrition: 'own', attritionPercent: 5, attritionMinimum: 0 };
    const many = bomOf(await browser.post(`/boms/${bom._id}`, set));
    const [row] = await rowsOf(browser, bom._id);
    expect(row?.quantities).toMatchObject({
      perBoard: 4,
      need: 96,
      attrition: 5,
      toBuy: 101,
      order: 101,
      unitPrice: 0.31,
    });
    expect(many.totals.all).toBe(31 + 30 * 2);
    bomOf(await browser.post(`/boms/${bom._id}`, { attrition: 'leader', attritionLeader: 20 }));
    expect((await rowsOf(browser, bom._id))[0]?.quantities).toMatchObject({ need: 96, attrition: 25, toBuy: 121 });
    bomOf(await browser.post(`/boms/${bom._id}`, { attrition: 'own' }));
    await browser.post('/boms/own-stock', { parts: [{ product_id: String(tiered.id), quantity: 100 }] });
    bomOf(await browser.post(`/boms/${bom._id}`, { isOwnStockUsed: true }));
    expect((await rowsOf(browser, bom._id))[0]?.quantities).toMatchObject({ owned: 100, toBuy: 1, order: 1 });
    expect(refusal(await browser.post(`/boms/${bom._id}`, { boards: [{ board: 3, count: 1 }] }))).toMatchObject({
      field: 'boards.0.board',
    });
  });

  it('sums a part over several boards', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, csv(['R1,R2', 2, tiered.mpn]), 'a.csv');
    const both = await uploaded(browser, csv(['R7', 1, tiered.mpn]), 'b.csv', `&bom=${bom._id}`);
    expect(both.boards.map(({ name }) => name)).toEqual(['a', 'b']);
    const set = bomOf(
      await browser.post(`/boms/${bom._id}`, {
        boards: [
          { board: 0, count: 10 },
          { board: 1, count: 5 },
        ],
      }),
    );
    expect(set.lines).toBe(1);
    const [row] = await rowsOf(browser, bom._id);
    expect(row?.designators).toBe('R1,2 · R7');
    expect(row).toMatchObject({ quantities: { perBoard: 3, need: 25 }, sources: [{ board: 0 }, { board: 1 }] });
  });
});

it('a difference buys nothing for an undecided line', async () => {
  const browser = shop.guest();
  const bom = await uploaded(browser, csv(['R1', 1, tiered.mpn]));
  // The new revision has four pieces at R5 instead of one, and an unknown part.
  const later = csv(['R1', 1, tiered.mpn], ['R5', 4, tiered.mpn], ['X1', 2, 'NOTHING-1']);
  await uploaded(browser, later, 'B.csv', `&bom=${bom._id}&board=0`);
  const { rows } = BomDifference.parse((await browser.get(`/boms/${bom._id}/difference?board=0&from=1&to=2`)).json());
  expect(rows.map(({ kind, designators, pieces }) => [kind, designators, pieces])).toEqual([
    ['added', 'R5', null],
    ['added', 'X1', null],
  ]);
  const answer = await browser.post(`/boms/${bom._id}/difference/basket`, { board: 0, from: 1, to: 2 });
  expect(answer.json()).toMatchObject({ added: 0, notOrdered: { undecided: 2 } });
  expect((await basketOf(browser))?.products ?? []).toEqual([]);

  const decided = await uploaded(
    browser,
    csv(['R1', 1, tiered.mpn], ['R5', 4, tiered.mpn]),
    'C.csv',
    `&bom=${bom._id}&board=0`,
  );
  const open = (await rowsOf(browser, decided._id)).find(({ status }) => status === 'error');
  await changed(browser, decided._id, open?.row ?? 0, { quantity: 1 });
  // In the earlier revision, R5 was not bought, since the customer had not decided about its line.
  const next = BomDifference.parse((await browser.get(`/boms/${bom._id}/difference?board=0&from=2&to=3`)).json());
  expect(next.rows.find(({ designators }) => designators === 'R5')).toMatchObject({ pieces: 1 });
});

describe('the use of a list', () => {
  it('rows go into the basket with their designators; the rest is counted by reason', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, csv(['R1-R4', 4, tiered.mpn], ['U1', 1, known.mpn], ['X1', 1, 'NOTHING-1']));
    const answer = await browser.post(`/boms/${bom._id}/basket`, { rows: 'all' });
    expect(answer.json()).toMatchObject({ added: 1, notOrdered: { notFound: 1, notSold: 1 } });
    const basket = await basketOf(browser);
    expect(basket?.products).toMatchObject([{ product_id: String(tiered.id), qty: 4, note: 'R1-4' }]);
    expect(basket?.total_price).toBe(bom.totals.all);
  });

  it('missing rows are requested together', async () => {
    const text = csv(['R1', 1, tiered.mpn], ['X1,X2', 2, 'NOTHING-1']);
    const guest = shop.guest();
    const { _id } = await uploaded(guest, text);
    expect((await guest.post(`/boms/${_id}/request`, {})).statusCode).toBe(401);
    const browser = await shop.signedIn({ email: 'asks@example.com' });
    const bom = await uploaded(browser, text);
    const { number } = (await browser.post(`/boms/${bom._id}/request`, { comment: 'Срочно' })).json<{
      number: string;
    }>();
    const requested = await browser.get(`/requests/${number}`);
    expect(requested.json()).toMatchObject({ lines: [{ part: 'NOTHING-1', qty: 2, note: 'X1,2' }] });
    expect((await rowsOf(browser, bom._id))[1]?.action).toBe('ask');
  });

  it('a request contains as many rows as announced, once, and is confirmed', async () => {
    const browser = await shop.signedIn({ email: 'asks-once@example.com' });
    // Lines with two candidates, with an error or with a part are not part of the request.
    const text = csv(
      ['R1', 1, tiered.mpn],
      ['X1,X2', 2, 'NOTHING-1'],
      ['X3', 1, 'NOTHING-2'],
      ['X4', 3, 'NOTHING-3'],
      ['Q1', 1, 'SEVERAL-1'],
    );
    const bom = await uploaded(browser, text);
    await shop.pool.query(
      `update bom_line set status = 'several', match = jsonb_set(match, '{status}', '"several"')
       where bom_id = $1 and row = 4`,
      [bom._id],
    );
    const before = bomOf(await browser.get(`/boms/${bom._id}`));
    expect(before.totals.asked).toBe(2);
    const answer = await browser.post(`/boms/${bom._id}/request`, {});
    const { number, rows } = answer.json<{ number: string; rows: number }>();
    expect(rows).toBe(before.totals.asked);
    expect((await browser.get(`/requests/${number}`)).json()).toMatchObject({
      lines: [{ part: 'NOTHING-1' }, { part: 'NOTHING-2' }],
    });
    expect((await rowsOf(browser, bom._id)).map(({ askedIn }) => askedIn)).toEqual([null, number, number, null, null]);
    expect(bomOf(await browser.get(`/boms/${bom._id}`)).totals.asked).toBe(0);
    expect(refusal(await browser.post(`/boms/${bom._id}/request`, {}))).toMatchObject({ field: 'bomId' });

    const edited = await changed(browser, bom._id, 1, { quantity: 4 });
    expect(edited).toMatchObject({ row: { action: 'ask', askedIn: null }, bom: { totals: { asked: 1 } } });
    await browser.post(`/boms/${bom._id}/undo`, { undo: edited.undo });
    expect((await rowsOf(browser, bom._id))[1]).toMatchObject({ askedIn: number });
  });

  it('a request contains the needed quantity, not the pack size', async () => {
    const browser = shop.guest();
    await shop.pool.query('update product set min_quantity = 2000, multiple = 1000 where id = $1', [byTens.id]);
    const bom = await uploaded(browser, csv(['C1', 1, byTens.mpn]));
    expect(bom.totals).toMatchObject({ shortPieces: 1, notOrdered: { short: 1 } });
    await shop.pool.query('update product set min_quantity = 20, multiple = 10 where id = $1', [byTens.id]);
  });

  it('a link shows the list, with prices if its owner allows them', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, csv(['U1', 1, reduced.mpn]));
    const { share } = bomOf(await browser.post(`/boms/${bom._id}/share`, { hasPrices: false }));
    const seen = SharedBom.parse((await shop.guest().get(`/boms/shared/${share?.token}`)).json());
    expect(seen).toMatchObject({ name: 'board', total: null, rows: [{ designators: 'U1', unitPrice: null }] });
    const priced = bomOf(await browser.post(`/boms/${bom._id}/share`, { hasPrices: true }));
    expect((await shop.guest().get(`/boms/shared/${share?.token}`)).statusCode).toBe(404);
    const path = `/boms/shared/${priced.share?.token}`;
    expect((await shop.guest().get(path)).json()).toMatchObject({ total: 45, rows: [{ unitPrice: 45 }] });
    const { rows } = await shop.pool.query('select token_sha256, nonce from bom_share');
    expect(JSON.stringify(rows)).not.toContain(priced.share?.token);
    bomOf(await browser.post(`/boms/${bom._id}/share/stop`, {}));
    expect((await shop.guest().get(path)).statusCode).toBe(404);
  });

  it('a later revision buys only the additional quantity', async () => {
    const browser = shop.guest();
    const bom = await uploaded(browser, csv(['R1', 1, tiered.mpn], ['U1', 1, reduced.mpn]));
    bomOf(await browser.post(`/boms/${bom._id}`, { boards: [{ board: 0, count: 10 }] }));
    const later = csv(['R1,R2', 2, tiered.mpn], ['U2', 1, inTwoWarehouses.mpn]);
    const second = await uploaded(browser, later, 'B.csv', `&bom=${bom._id}&board=0`);
    expect(second.boards[0]).toMatchObject({ revision: 2, revisions: [{ lines: 2 }, { lines: 2 }] });
    const difference = BomDifference.parse(
      (await browser.get(`/boms/${bom._id}/difference?board=0&from=1&to=2`)).json(),
    );
    expect(difference.rows.map(({ kind, designators, pieces }) => [kind, designators, pieces])).toEqual([
      ['changed', 'R1,2', 10],
      ['added', 'U2', 10],
      ['removed', 'U1', -10],
    ]);
    const answer = await browser.post(`/boms/${bom._id}/difference/basket`, { board: 0, from: 1, to: 2 });
    expect(answer.json()).toMatchObject({ added: 1, notOrdered: { short: 1 } });
    expect((await basketOf(browser))?.products).toMatchObject([
      { product_id: String(tiered.id), qty: 10, note: 'R1,2' },
    ]);
    expect(refusal(await browser.get(`/boms/${bom._id}/difference?board=0&from=1&to=9`))).toMatchObject({
      field: 'to',
    });
  });
});

it('programs get their lines matched without a list', async () => {
  const body = {
    boards: 10,
    lines: [{ mpn: tiered.mpn, designators: 'R1-R4' }, { description: 'nothing at all' }, {}],
  };
  const answer = MatchedLines.parse((await shop.guest().post('/boms/match', body)).json());
  expect(answer.lines).toHaveLength(3);
  expect(answer.lines[0]).toMatchObject({ status: 'exact', quantities: { need: 40, order: 40 } });
  expect(answer.lines[2]).toMatchObject({ status: 'error', problems: [{ code: 'no_part' }] });
});

it('a guest’s lists become those of the customer who signs in; a repetition changes nothing', async () => {
  const { mergeGuestBoms } = await import('./edit/merge-guest-boms.ts');
  const guest = shop.guest();
  const bom = await uploaded(guest, csv(['U1', 1, reduced.mpn]));
  const customer = await shop.signedIn();
  const cookies = { get: (name: string) => guest.cookies.get(name) };
  for (let time = 0; time < 2; time += 1)
    await inTransaction(shop.db, (tx) => mergeGuestBoms(tx, customer.accountId, cookies));
  expect((await customer.get('/boms')).json()).toMatchObject({ boms: [{ _id: bom._id }] });
  expect(bomOf(await customer.get(`/boms/${bom._id}`)).isKept).toBe(true);
  expect((await guest.get(`/boms/${bom._id}`)).statusCode).toBe(404);
});

it('law: the basket costs what the workbench shows', async () => {
  const mpns = [tiered, byTens, reduced, lastPiece, inTwoWarehouses, known].map(({ mpn }) => mpn);
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    mpn: fc.constantFrom(...mpns, 'NOTHING-1'),
    action: fc.constantFrom('order', 'take_available', 'exclude', 'ask'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom(5000, 10_000, 12_345),
      fc.boolean(),
      async (lines, count, coefficient, isMerged) => {
        const browser = await shop.signedIn({ coefficient });
        const bom = await uploaded(
          browser,
          csv(...lines.map(({ quantity, mpn }, at) => [`X${at}_`, quantity, mpn] as const)),
        );
        for (const [row, { action }] of lines.entries()) {
          if (action !== 'order')
            await shop.pool.query('update bom_line set action = $1 where bom_id = $2 and row = $3', [
              action,
              bom._id,
              row,
            ]);
        }
        const set = await browser.post(`/boms/${bom._id}`, { isMerged, boards: [{ board: 0, count }] });
        const { totals } = bomOf(set);
        const filled = await browser.post(`/boms/${bom._id}/basket`, { rows: 'all' });
        expect(filled.statusCode, filled.body).toBe(200);
        expect((await basketOf(browser))?.total_price ?? 0).toBe(totals.all);
        expect(filled.json()).toMatchObject({ notOrdered: totals.notOrdered });
      },
    ),
    { numRuns: 15 },
  );
});
