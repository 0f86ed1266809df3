import { randomUUID } from 'node:crypto';

import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { byBank, kopecks, pieces } from '#testing/scenes/bank-refund-scenes.ts';
import { lineOf, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { invoiced } from '#testing/invoiced-orders.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  await setTestSeller(shop);
});
beforeEach(async () => {
  staff = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const reason = 'Не тот заказ';

const point = {
  kind: 'pickup_point',
  address: 'ул. Ленина, 7',
  hours: '',
  city: 'kazan',
  code: 'TW424-01',
  days: null,
  carrier: { name: 'table', tariff: null },
};

/** Places a company's paid order that is in the warehouse and goes to a pickup point. */
async function inWarehouse(quantity: number) {
  const { number, totalKopecks } = await invoiced(shop, quantity);
  await staff.post(`/admin/orders/${number}/bank-payments`, { amount: totalKopecks / 100, day: '2026-11-20' });
  await shop.pool.query('update orders set delivery = $2 where number = $1', [number, JSON.stringify(point)]);
  await moveByStaff(shop, number, 'in_warehouse');
  const path = `/admin/orders/${number}`;
  const done = async (rest: string, body: object) => {
    const answer = await staff.post(`${path}${rest}`, body, { 'idempotency-key': randomUUID() });
    expect([rest, answer.statusCode, answer.body]).toEqual([rest, 200, answer.body]);
  };
  const refunds = async () =>
    (await staff.get(`${path}/payments`)).json<StaffOrderPayments>().office.refunds.map(({ id, state }) => ({
      id,
      state,
    }));
  return {
    number,
    totalKopecks,
    done,
    refunds,
    send: async (parcel: number, qty: number) => {
      await done('/parcels', { products: [lineOf([products.tiered, qty])] });
      await done(`/parcels/${parcel}/hand-over`, { by: 'shop' });
    },
    arrive: (parcel: number) => done(`/parcels/${parcel}/state`, { state: 'delivered' }),
    refund: async (what: object): Promise<string> => {
      await done('/refunds', { reason: 'Не подошло', isBackInStock: true, by: byBank, what });
      return (await refunds()).at(-1)?.id ?? '';
    },
    shown: async () => (await staff.get(path)).json<StaffOrder>(),
    office: async () => (await staff.get(`${path}/payments`)).json<StaffOrderPayments>().office,
  };
}

const withdraw = (id: string, more: object = {}) => staff.post(`/admin/refunds/${id}/withdraw`, { reason, ...more });

it.each([
  ['shipped', []],
  ['delivered', [1]],
] as const)(
  'an order that is %s without the pieces is in the warehouse again, and ends with them',
  async (to, came) => {
    const order = await inWarehouse(10);
    await order.send(1, 6);
    const held = await reservedOf(shop, products.tiered);
    const id = await order.refund(pieces('unshipped', 4));
    for (const parcel of came) await order.arrive(parcel);
    expect((await order.shown()).status).toBe(to);
    const answer = await withdraw(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const { status, events } = await order.shown();
    expect(status).toBe('in_warehouse');
    expect(events.at(-1)).toMatchObject({ from: to, to: 'in_warehouse', by: 'staff', reason });
    expect(await reservedOf(shop, products.tiered)).toBe(held);
    await order.send(2, 4);
    for (const parcel of [1, 2].filter((each) => !came.some((one) => one === each))) await order.arrive(parcel);
    expect((await order.shown()).status).toBe('delivered');
  },
);

const onHand = async (): Promise<number> => {
  const { rows } = await shop.pool.query<{ pieces: number }>(
    'select sum(on_hand)::integer as pieces from stock where product_id = $1',
    [products.tiered.id],
  );
  return rows[0]?.pieces ?? 0;
};

it('returned pieces are in stock again, even if the rest is still in the warehouse', async () => {
  const order = await inWarehouse(10);
  await order.send(1, 6);
  expect((await order.shown()).status).toBe('in_warehouse');
  const [sent, held] = [await onHand(), await reservedOf(shop, products.tiered)];
  const id = await order.refund(pieces('shipped', 2));
  expect([await onHand(), await reservedOf(shop, products.tiered)]).toEqual([sent + 2, held]);
  const answer = await withdraw(id);
  expect(answer.statusCode, answer.body).toBe(200);
  expect([await onHand(), await reservedOf(shop, products.tiered)]).toEqual([sent, held]);
});

it('a delivered order is not moved back by hand', async () => {
  const order = await inWarehouse(10);
  await order.send(1, 10);
  await order.arrive(1);
  expect((await order.shown()).next).toEqual(['completed']);
  const back = await staff.post(`/admin/orders/${order.number}/move`, { from: 'delivered', to: 'in_warehouse' });
  expect(refusalOf(back)).toMatchObject({ status: 409, code: 'transition_not_allowed' });
});

it('a refund is not withdrawn if nobody would send the order’s pieces', async () => {
  const order = await inWarehouse(10);
  await order.send(1, 6);
  const id = await order.refund(pieces('unshipped', 4));
  await order.arrive(1);
  await order.done('/move', { from: 'delivered', to: 'completed' });
  const held = await reservedOf(shop, products.tiered);
  expect(refusalOf(await withdraw(id))).toMatchObject({ status: 409, code: 'order_has_left' });
  expect([await reservedOf(shop, products.tiered), (await order.refunds())[0]?.state]).toEqual([held, 'pending']);

  const whole = await inWarehouse(10);
  const other = await whole.refund(pieces('unshipped', 4));
  await whole.done('/move', { from: 'in_warehouse', to: 'shipped' });
  expect(refusalOf(await withdraw(other))).toMatchObject({ status: 409, code: 'order_has_left' });
});

type Order = Awaited<ReturnType<typeof inWarehouse>>;

interface Step {
  readonly does: 'refund' | 'withdraw' | 'pay' | 'arrive';
  readonly number: number;
}

/** State that the test expects of an order after the steps so far. */
interface Played {
  /** Number of pieces that are neither sent nor refunded. */
  left: number;
  hasArrived: boolean;
  readonly open: { readonly id: string; readonly qty: number }[];
}

/** Does one step on the order if it is possible, and updates the expected state. */
async function play(order: Order, played: Played, { does, number }: Step): Promise<void> {
  const { open } = played;
  if (does === 'arrive') {
    if (!played.hasArrived) await order.arrive(1);
    played.hasArrived = true;
    return;
  }
  if (does === 'refund') {
    const qty = Math.min(1 + (number % 6), played.left);
    if (qty === 0) return;
    open.push({ id: await order.refund(pieces('unshipped', qty)), qty });
    played.left -= qty;
    return;
  }
  const [chosen] = open.splice(number % Math.max(1, open.length), 1);
  if (chosen === undefined) return;
  const paper = { number: '7', day: '2026-11-21' };
  const { statusCode } =
    does === 'pay' ? await staff.post(`/admin/refunds/${chosen.id}/paid`, paper) : await withdraw(chosen.id);
  expect([does, statusCode]).toEqual([does, 200]);
  if (does === 'withdraw') played.left += chosen.qty;
}

it('whatever is refunded and withdrawn, status, held pieces and money stay consistent', async () => {
  const step = fc.record({
    does: fc.constantFrom<Step['does']>('refund', 'refund', 'withdraw', 'withdraw', 'pay', 'arrive'),
    number: fc.nat({ max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.array(step, { maxLength: 9 }), async (unsent, steps) => {
      const order = await inWarehouse(unsent + 3);
      const elsewhere = (await reservedOf(shop, products.tiered)) - unsent - 3;
      await order.send(1, 3);
      const played: Played = { left: unsent, hasArrived: false, open: [] };
      for (const each of steps) {
        await play(order, played, each);
        const moved = played.hasArrived ? 'delivered' : 'shipped';
        expect((await order.shown()).status).toBe(played.left === 0 ? moved : 'in_warehouse');
        expect((await reservedOf(shop, products.tiered)) - elsewhere).toBe(played.left);
        const { refunds, refundable } = await order.office();
        const standing = refunds.filter(({ state }) => state !== 'withdrawn').map(({ amount }) => kopecks(amount));
        expect(standing.reduce((one, two) => one + two, kopecks(refundable))).toBe(order.totalKopecks);
      }
    }),
    { numRuns: 8 },
  );
});
