import type { Import } from '@farad/contract/office/imports/imports';
import type { HeldRows as HeldRowsAnswer } from '@farad/contract/office/imports/held-rows';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { importDesk, importedProduct } from '#testing/scenes/import-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { stockBody } from '#testing/scenes/stock-scenes.ts';

type HeldRows = z.infer<typeof HeldRowsAnswer>;

let shop: TestShop;
let by: StaffBrowser;
let desk: ReturnType<typeof importDesk>;
let first: string;
let second: string;

beforeAll(async () => {
  shop = await openShop();
  by = await signedInStaff(shop, 'administrator');
  desk = importDesk(shop, by);
  [first, second] = [await desk.addSupplier(), await desk.addSupplier()];
});
afterAll(() => shop.close());

const list = (...rows: readonly string[]): string => ['MPN;Manufacturer;Code;Price;Stock', ...rows].join('\n');
const take = async (supplier: string, ...rows: readonly string[]): Promise<Import> =>
  desk.run(await desk.mapped(list(...rows), supplier));
const heldOf = async ({ id }: Import): Promise<HeldRows> =>
  (await by.get(`/admin/imports/${id}/held`)).json<HeldRows>();
const decide = async ({ id }: Import, decision: 'keep' | 'take', productIds: readonly string[] | null = null) =>
  (await by.post(`/admin/imports/${id}/held`, { decision, productIds })).json<object>();
const seen = (mpn: string) => importedProduct(shop, mpn);
const receive = async (mpn: string, pieces: number): Promise<void> => {
  const { id = 0 } = (await seen(mpn)) ?? {};
  const posted = await by.post('/admin/stock/documents', stockBody('receipt', [{ id: id as never }, pieces]));
  expect(posted.json()).toMatchObject({ changed: 1 });
};

describe('stock changed by a document', () => {
  it('is kept at the next list and shown with both figures, until a person accepts the list’s', async () => {
    await take(first, 'HELD-1;Acme;H1;1;705', 'HELD-2;Acme;H2;1;20');
    await receive('HELD-1', 50);
    const check = await desk.run(
      await desk.mapped(list('HELD-1;Acme;H1;1;700', 'HELD-2;Acme;H2;1;25'), first),
      {},
      true,
    );
    expect(check.check).toMatchObject({ held: { rows: 1, stock_touched: 1, dearer: 0 }, counts: { changed: 1 } });
    const answer = await by.get(`/admin/imports/${check.id}/differences?kind=held`);
    expect(answer.json()).toMatchObject({
      rows: [{ mpn: 'HELD-1', fields: [{ field: 'stock', before: '755', after: '700' }] }],
    });
    const done = await desk.run(check.id);
    expect(done).toMatchObject({ state: 'done', held: { rows: 1, stock_touched: 1 }, counts: { changed: 1 } });
    expect([(await seen('HELD-1'))?.on_hand, (await seen('HELD-2'))?.on_hand]).toEqual([755, 25]);
    expect(await heldOf(done)).toMatchObject({
      rows: [
        { mpn: 'HELD-1', causes: ['stock_touched'], stock: { ours: 755, theirs: 700 }, prices: null, decision: null },
      ],
      waiting: 1,
    });
    const problems = await by.get(`/admin/imports/${done.id}/problems-file`);
    expect(problems.body).toContain('Остаток меняли складским документом');
    // As long as nobody has decided, the next day's list does not change this stock either.
    const next = await take(first, 'HELD-1;Acme;H1;1;698', 'HELD-2;Acme;H2;1;25');
    expect((await seen('HELD-1'))?.on_hand).toBe(755);
    expect(await decide(next, 'take')).toEqual({ decided: 1, changed: 0, waiting: 0 });
    expect((await seen('HELD-1'))?.on_hand).toBe(698);
    // After the decision, lists update this row's stock again.
    expect((await take(first, 'HELD-1;Acme;H1;1;650', 'HELD-2;Acme;H2;1;25')).held).toMatchObject({ rows: 0 });
    expect((await seen('HELD-1'))?.on_hand).toBe(650);
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
  });

  it('is kept if a person decides so, and not asked about again for the same figures', async () => {
    await take(first, 'HELD-3;Acme;H3;1;100');
    await receive('HELD-3', 10);
    const requested = await take(first, 'HELD-3;Acme;H3;1;90');
    expect(await decide(requested, 'keep')).toEqual({ decided: 1, changed: 0, waiting: 0 });
    const again = await take(first, 'HELD-3;Acme;H3;1;90');
    expect(await heldOf(again)).toMatchObject({ rows: [{ mpn: 'HELD-3', decision: 'keep' }], waiting: 0 });
    expect((await seen('HELD-3'))?.on_hand).toBe(110);
    expect((await heldOf(await take(first, 'HELD-3;Acme;H3;1;80'))).waiting).toBe(1);
  });

  it('is shown again if it changed after it was listed', async () => {
    await take(first, 'HELD-4;Acme;H4;1;100');
    await receive('HELD-4', 10);
    const requested = await take(first, 'HELD-4;Acme;H4;1;90');
    await receive('HELD-4', 5);
    expect(await decide(requested, 'take')).toEqual({ decided: 0, changed: 1, waiting: 1 });
    expect((await heldOf(requested)).rows).toMatchObject([{ stock: { ours: 115, theirs: 90 }, decision: null }]);
    const id = String((await seen('HELD-4'))?.id);
    expect(await decide(requested, 'take', [id])).toEqual({ decided: 1, changed: 0, waiting: 0 });
    expect((await seen('HELD-4'))?.on_hand).toBe(90);
    await desk.undo(requested.id);
    expect((await seen('HELD-4'))?.on_hand).toBe(115);
    expect(await ledgerQueries(shop.db).differences()).toEqual([]);
  });

  it('applies to lists of stock alone too, and ends when both figures agree', async () => {
    await take(first, 'HELD-5;Acme;H5;1;100');
    await receive('HELD-5', 10);
    const same = await desk.run(await desk.mapped(list('HELD-5;Acme;H5;1;110'), first), { mode: 'stock' });
    expect(same.held).toMatchObject({ rows: 0 });
    const other = await desk.run(await desk.mapped(list('HELD-5;Acme;H5;1;105'), first), { mode: 'stock' });
    expect(other.held).toMatchObject({ rows: 0 });
    expect((await seen('HELD-5'))?.on_hand).toBe(105);
  });
});

describe('prices', () => {
  it('of a row dearer than another supplier’s stay until a person decides', async () => {
    await take(first, 'DEAR-1;Acme;D1;1;10');
    const requested = await take(second, 'DEAR-1;Acme;X1;1.2;7');
    expect(requested.held).toMatchObject({ rows: 1, dearer: 1, price_jump: 0 });
    expect(await seen('DEAR-1')).toMatchObject({ tier_prices: [1_200_000], purchase: 800_000 });
    expect((await heldOf(requested)).rows).toMatchObject([
      {
        causes: ['dearer'],
        stock: null,
        prices: { ours: [{ quantity: 1, price: 120 }], theirs: [{ quantity: 1, price: 144 }] },
        other: { supplier: expect.stringContaining('Поставщик'), prices: [{ quantity: 1, price: 120 }] },
      },
    ]);
    expect(await decide(requested, 'take')).toMatchObject({ decided: 1 });
    expect(await seen('DEAR-1')).toMatchObject({ tier_prices: [1_440_000], purchase: 960_000 });
    // The shop sells at the price of `second`. The list of `first` is still cheaper, so its new price applies without a
    // decision.
    expect((await take(first, 'DEAR-1;Acme;D1;1.1;10')).held).toMatchObject({ rows: 0 });
    expect(await seen('DEAR-1')).toMatchObject({ tier_prices: [1_320_000] });
    await desk.undo(requested.id);
    expect(await seen('DEAR-1')).toMatchObject({ tier_prices: [1_320_000] });
  });

  it('that change by more than the setting, or fall below cost, wait for a decision', async () => {
    await take(first, 'JUMP-1;Acme;J1;1;10', 'JUMP-2;Acme;J2;1;10', 'JUMP-3;Acme;J3;1;10');
    const { id = 0 } = (await seen('JUMP-3')) ?? {};
    const receipt = stockBody('receipt', [{ id: id as never }, 10]);
    const priced = { ...receipt, lines: receipt.lines.map((line) => ({ ...line, price: 150 })) };
    expect((await by.post('/admin/stock/documents', priced)).statusCode).toBe(200);
    const requested = await take(first, 'JUMP-1;Acme;J1;1.3;10', 'JUMP-2;Acme;J2;10;10', 'JUMP-3;Acme;J3;0.9;20');
    expect(requested.held).toMatchObject({ rows: 2, price_jump: 1, below_cost: 1, dearer: 0 });
    expect(await seen('JUMP-1')).toMatchObject({ tier_prices: [1_560_000] });
    expect(await seen('JUMP-2')).toMatchObject({ tier_prices: [1_200_000], purchase: 800_000 });
    expect(await seen('JUMP-3')).toMatchObject({ tier_prices: [1_200_000] });
    expect(await decide(requested, 'take', [String((await seen('JUMP-2'))?.id)])).toMatchObject({
      decided: 1,
      waiting: 1,
    });
    expect(await seen('JUMP-2')).toMatchObject({ tier_prices: [12_000_000], purchase: 8_000_000 });
    expect(await seen('JUMP-3')).toMatchObject({ tier_prices: [1_200_000] });
  });
});

it('a decision is refused for an unknown import, and an invalid one by field name', async () => {
  expect((await by.get('/admin/imports/999999/held')).statusCode).toBe(404);
  expect((await by.post('/admin/imports/999999/held', { decision: 'keep', productIds: null })).statusCode).toBe(404);
  const { id } = await take(first, 'HELD-9;Acme;H9;1;1');
  const wrong = await by.post(`/admin/imports/${id}/held`, { decision: 'maybe', productIds: null });
  expect([wrong.statusCode, wrong.json<{ error: { field: string } }>().error.field]).toEqual([400, 'decision']);
  expect((await by.get(`/admin/imports/${id}/held?after=x`)).statusCode).toBe(400);
  const clerk = await signedInStaff(shop, 'order_manager');
  expect((await clerk.get(`/admin/imports/${id}/held`)).statusCode).toBe(403);
});
