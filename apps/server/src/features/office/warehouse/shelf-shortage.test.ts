import type { OrderFigures, StaffOrder } from '@farad/contract/office/orders/orders';
import type { StockMovement, StockOfProduct } from '@farad/contract/office/stock/stock';
import type { Shortages, Wave } from '@farad/contract/office/stock/warehouse';
import { ledgerQueries } from '@farad/database/payments/ledger.queries';
import type { ProductId } from '@farad/domain/product';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf, tryAdd } from '#testing/calls/basket-calls.ts';
import { insertProducts, type TestProduct } from '#testing/catalogue.ts';
import { orderQuoted, ownPickup } from '#testing/calls/checkout-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { stockBody } from '#testing/scenes/stock-scenes.ts';
import { orderToPick } from '#testing/scenes/warehouse-scenes.ts';

let shop: TestShop;
let keeper: StaffBrowser;
let other: StaffBrowser;
let part: TestProduct;
let lastId = 100;

/** Creates a part with 500 pieces and signs in two new staff members, whose rate limits are unused. */
async function begunAnew(): Promise<void> {
  lastId += 1;
  const id = lastId as ProductId;
  part = { id, mpn: `SHELF-${id}`, title: 'Деталь', tiers: { 1: 70_000 }, stock: [500] };
  await insertProducts(shop.db, [part]);
  keeper = await signedInStaff(shop, 'order_manager');
  other = await signedInStaff(shop, 'order_manager');
}

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(begunAnew);
afterAll(() => shop.close());

const stock = async (): Promise<StockOfProduct> => (await keeper.get(`/admin/stock/${part.id}`)).json<StockOfProduct>();
const book = async (): Promise<readonly [onHand: number, reserved: number]> => {
  const { onHand, reserved } = await stock();
  return [onHand, reserved];
};
const orderOf = async (number: string): Promise<StaffOrder> =>
  (await keeper.get(`/admin/orders/${number}`)).json<StaffOrder>();
const lacksOf = async (number: string): Promise<readonly number[]> =>
  (await orderOf(number)).lines.map(({ lacks }) => lacks);
const begin = async (orders: readonly string[], by: StaffBrowser = keeper): Promise<Wave> =>
  (await by.post('/admin/warehouse/waves', { orders })).json<Wave>();
const count = ({ id }: Pick<Wave, 'id'>, was: number, found: number, isShort: boolean, by: StaffBrowser = keeper) =>
  by.post(`/admin/warehouse/waves/${id}/count`, { product_id: String(part.id), warehouseId: 1, was, found, isShort });
const finish = ({ id }: Pick<Wave, 'id'>, by: StaffBrowser = keeper) =>
  by.post(`/admin/warehouse/waves/${id}/finish`, {});
const shortages = async (): Promise<Shortages['shortages']> =>
  (await keeper.get('/admin/warehouse/shortages')).json<Shortages>().shortages.filter(({ mpn }) => mpn === part.mpn);
const settle = (number: string, body: object) => keeper.post(`/admin/warehouse/shortages/${number}/settle`, body);
const foundAgain = (pieces: number) => ({
  decision: 'found',
  lines: [
    {
      product_id: String(part.id),
      warehouseId: 1,
      pieces,
    },
  ],
});
const soundLedger = async () => expect(await ledgerQueries(shop.db).differences()).toEqual([]);

describe('a shortage at the shelf', () => {
  it('removes missing pieces from the stock at once, by a document', async () => {
    const number = await orderToPick(shop, [part, 30]);
    const wave = await begin([number]);
    expect((await count(wave, 0, 20, true)).statusCode).toBe(200);
    expect(await book()).toEqual([20, 20]);
    const buyer = await shop.signedIn();
    expect((await tryAdd(buyer, [part, 1])).statusCode).not.toBe(200);
    const { movements } = (await keeper.get(`/admin/stock-movements?product=${part.id}&kind=shortage`)).json<{
      movements: StockMovement[];
    }>();
    expect(movements[0]).toMatchObject({
      kind: 'shortage',
      onHand: -480,
      reserved: 0,
      document: { by: expect.any(String) },
    });
    await finish(wave);
    expect(await lacksOf(number)).toEqual([10]);
    await soundLedger();
  });

  it('is shown in the affected orders, on the list and on the dashboard; fetched pieces stay', async () => {
    const fetched = await orderToPick(shop, [part, 40]);
    const before = await begin([fetched]);
    await count(before, 0, 40, false);
    await finish(before);
    const waiting = await orderToPick(shop, [part, 100]);
    const picked = await orderToPick(shop, [part, 30]);
    const figure = async () => (await keeper.get('/admin/orders/figures')).json<OrderFigures>().waiting.shortages;
    const was = await figure();
    const wave = await begin([picked]);
    await count(wave, 0, 10, true);
    expect(await book()).toEqual([50, 50]);
    expect(await shortages()).toMatchObject([{ order: waiting, needed: 100, found: 0, lacks: 100, available: 0 }]);
    expect((await finish(wave)).json()).toEqual({ moved: [], short: [picked] });
    expect(await Promise.all([fetched, waiting, picked].map(lacksOf))).toEqual([[0], [100], [20]]);
    expect((await figure()) - was).toBe(2);
    expect((await shortages()).map(({ order, lacks }) => [order, lacks])).toEqual([
      [picked, 20],
      [waiting, 100],
    ]);
    for (const number of [waiting, picked]) {
      expect((await orderOf(number)).notes[0]?.text).toContain(part.mpn);
      const { rows } = await shop.pool.query(
        `select 1 from outbox join orders on orders.id = outbox.order_id
          where orders.number = $1 and kind = 'shortage_to_shop'`,
        [number],
      );
      expect(rows).toHaveLength(1);
    }
    const refused = await keeper.post('/admin/warehouse/waves', { orders: [waiting] });
    expect(refusalOf(refused).code).toBe('not_to_pick');
    await soundLedger();
  });

  it('that is taken back restores everything, also in other orders', async () => {
    const waiting = await orderToPick(shop, [part, 100]);
    const picked = await orderToPick(shop, [part, 30]);
    const wave = await begin([picked]);
    await count(wave, 0, 0, true);
    expect(await book()).toEqual([0, 0]);
    expect((await count(wave, 0, 30, false)).statusCode).toBe(200);
    expect(await book()).toEqual([500, 130]);
    expect(await Promise.all([waiting, picked].map(lacksOf))).toEqual([[0], [0]]);
    expect((await finish(wave)).json()).toEqual({ moved: [picked], short: [] });
    expect((await shortages()).filter(({ order }) => order === waiting)).toEqual([]);
    await soundLedger();
  });

  it('of a cancelled wave is reported as well, and waits for a decision', async () => {
    const number = await orderToPick(shop, [part, 30]);
    const wave = await begin([number]);
    await count(wave, 0, 20, true);
    expect(await shortages()).toEqual([]);
    expect((await keeper.post(`/admin/warehouse/waves/${wave.id}/drop`, {})).statusCode).toBe(200);
    expect(await shortages()).toMatchObject([{ order: number, lacks: 10 }]);
    expect((await orderOf(number)).notes[0]?.text).toContain(part.mpn);
    expect((await settle(number, { decision: 'go_on' })).statusCode).toBe(200);
    expect((await begin([number])).stops).toMatchObject([{ needed: 20 }]);
    expect(refusalOf(await settle(number, { decision: 'go_on' })).code).toBe('wave_changed');
    await soundLedger();
  });

  it('counted again with more or fewer pieces is updated', async () => {
    const number = await orderToPick(shop, [part, 30]);
    const wave = await begin([number]);
    for (const [was, found] of [
      [0, 20],
      [20, 25],
      [25, 5],
    ] as const) {
      expect((await count(wave, was, found, true)).statusCode).toBe(200);
      expect(await book()).toEqual([found, found]);
    }
    await finish(wave);
    expect(await lacksOf(number)).toEqual([25]);
    await soundLedger();
  });
});

describe('an order with missing pieces', () => {
  async function short(pieces = 30, found = 20): Promise<string> {
    const number = await orderToPick(shop, [part, pieces]);
    const wave = await begin([number]);
    await count(wave, 0, found, true);
    await finish(wave);
    return number;
  }

  it('gets found pieces back, at most as many as it lacks', async () => {
    const number = await short();
    expect(refusalOf(await settle(number, foundAgain(11)))).toMatchObject({ field: 'lines.0.pieces', available: 10 });
    const nowhere = { decision: 'found', lines: [{ product_id: String(part.id), warehouseId: 77, pieces: 1 }] };
    expect(refusalOf(await settle(number, nowhere))).toMatchObject({ field: 'lines.0.warehouseId' });
    expect((await settle(number, foundAgain(4))).statusCode).toBe(200);
    expect(await book()).toEqual([24, 24]);
    expect(await lacksOf(number)).toEqual([6]);
    expect((await shortages()).map(({ order }) => order)).toContain(number);
    expect((await settle(number, foundAgain(6))).statusCode).toBe(200);
    expect(await lacksOf(number)).toEqual([0]);
    expect((await shortages()).map(({ order }) => order)).not.toContain(number);
    expect((await begin([number])).stops).toMatchObject([{ needed: 10 }]);
    await soundLedger();
  });

  it('takes free pieces instead, if there are some', async () => {
    const number = await short();
    expect(refusalOf(await settle(number, { decision: 'again' }))).toMatchObject({ code: 'not_enough_stock' });
    await keeper.post('/admin/stock/documents', stockBody('receipt', [part, 7]));
    await settle(number, { decision: 'again' });
    expect(await lacksOf(number)).toEqual([3]);
    await keeper.post('/admin/stock/documents', stockBody('receipt', [part, 50]));
    expect((await settle(number, { decision: 'again' })).statusCode).toBe(200);
    expect([await lacksOf(number), await book()]).toEqual([[0], [77, 30]]);
    expect((await begin([number])).stops).toMatchObject([{ needed: 10 }]);
    await soundLedger();
  });

  it('is not sent as a whole; without the missing pieces it is', async () => {
    const number = await short();
    await settle(number, { decision: 'go_on' });
    const out = () =>
      keeper.post(`/admin/orders/${number}/move`, { from: 'in_warehouse', to: 'delivered', reason: '' });
    expect(refusalOf(await out())).toMatchObject({ code: 'not_enough_stock', available: 20 });
    const cancelled = await keeper.post(`/admin/orders/${number}/cancel-pieces`, {
      lines: [
        {
          position: 1,
          qty: 10,
        },
      ],
      reason: 'Не нашли',
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect([await lacksOf(number), await book()]).toEqual([[0], [20, 20]]);
    await soundLedger();
  });
});

describe('at once', () => {
  it('two people reporting the same shelf in parallel leave the stock at what both have', async () => {
    const orders = [await orderToPick(shop, [part, 30]), await orderToPick(shop, [part, 50])] as const;
    const [mine, theirs] = [await begin([orders[0]]), await begin([orders[1]], other)];
    const answers = await Promise.all([count(mine, 0, 10, true), count(theirs, 0, 5, true, other)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await book()).toEqual([15, 15]);
    await Promise.all([finish(mine), finish(theirs, other)]);
    expect(await Promise.all(orders.map(lacksOf))).toEqual([[20], [45]]);
    await soundLedger();
  });

  it('a parallel order is refused, or loses its pieces with a report', async () => {
    for (let round = 0; round < 4; round += 1) {
      await begunAnew();
      const number = await orderToPick(shop, [part, 30]);
      const wave = await begin([number]);
      const buyer = await shop.signedIn();
      await tryAdd(buyer, [part, 60]);
      const [counted, placed] = await Promise.all([count(wave, 0, 10, true), orderQuoted(buyer, ownPickup)]);
      expect(counted.statusCode, counted.body).toBe(200);
      expect((await stock()).onHand).toBe(10);
      const isPlaced = placed.statusCode === 201;
      const lacks = isPlaced ? await lacksOf(placed.json<{ number: string }>().number) : [];
      expect([placed.statusCode, lacks]).toEqual(isPlaced ? [201, [60]] : [409, []]);
      await finish(wave);
      await soundLedger();
    }
  });
});

interface Deed {
  readonly kind: 'count' | 'short' | 'order' | 'receipt' | 'finish' | 'found' | 'again';
  readonly pieces: number;
}

/** Does one action on a wave and its order. An impossible action must be refused without an internal error. */
async function does({ kind, pieces }: Deed, wave: Wave, number: string, by: StaffBrowser): Promise<void> {
  if (kind === 'order') return void (await orderToPick(shop, [part, pieces + 1]).catch(() => null));
  const stop = (await by.get(`/admin/warehouse/waves/${wave.id}`)).json<Wave>().stops[0];
  const found = Math.min(pieces, stop?.needed ?? 0);
  const answer = await {
    receipt: () => by.post('/admin/stock/documents', stockBody('receipt', [part, pieces + 1])),
    finish: () => finish(wave, by),
    found: () => settle(number, foundAgain(pieces + 1)),
    again: () => settle(number, { decision: 'again' }),
    count: () => count(wave, stop?.picked ?? 0, found, false, by),
    short: () => count(wave, stop?.picked ?? 0, found, true, by),
  }[kind]();
  expect(answer.statusCode, answer.body).toBeLessThan(429);
}

it('law: whatever is counted, reported, found and ordered, the ledger equals the stock and no order holds less than its box', async () => {
  const deed = fc.record({
    kind: fc.constantFrom<Deed['kind']>('count', 'short', 'order', 'receipt', 'finish', 'found', 'again'),
    by: fc.boolean(),
    pieces: fc.nat(60),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 8 }), async (deeds) => {
      await begunAnew();
      const numbers = [await orderToPick(shop, [part, 30]), await orderToPick(shop, [part, 20])];
      const waves = [await begin([numbers[0] ?? '']), await begin([numbers[1] ?? ''], other)];
      for (const { kind, by, pieces } of deeds) {
        const own = by ? 0 : 1;
        await does({ kind, pieces }, waves[own] as Wave, numbers[own] as string, by ? keeper : other);
        await soundLedger();
        const { onHand, reserved, held } = await stock();
        expect(onHand).toBeGreaterThanOrEqual(reserved);
        for (const [at, each] of waves.entries()) {
          const stop = (await keeper.get(`/admin/warehouse/waves/${each.id}`)).json<Wave>().stops[0];
          const ofOrder = held
            .filter(({ order }) => order === numbers[at])
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(ofOrder).toBeGreaterThanOrEqual(stop?.picked ?? 0);
        }
      }
    }),
    { numRuns: 6 },
  );
});
