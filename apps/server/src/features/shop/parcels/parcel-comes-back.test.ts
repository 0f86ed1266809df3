import { webhookPath } from '#core/vendors/webhook-address.ts';
import { connectedBy } from '#testing/vendors.ts';
import { vendorId } from '@farad/domain/shared';
import type { StaffParcels } from '@farad/contract/office/orders/parcels';
import { createCdek, type DeliveryPort } from '@farad/integrations/delivery';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { refreshPoints } from '#core/delivery/refresh-points.ts';
import { lineOf } from '#testing/calls/basket-calls.ts';
import { products, type TestProduct } from '#testing/catalogue.ts';
import { moveByStaff, movementsOf } from '#testing/order-moves.ts';
import { openPaymentShop, type PaymentShop } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { carryShipment, readCarrierNotice } from './carry-shipment.ts';

let shop: PaymentShop;
let staff: StaffBrowser;
let delivery: DeliveryPort;
beforeAll(async () => {
  shop = await openPaymentShop((twins) => {
    delivery = createCdek({ baseUrl: twins.cdek.baseUrl(twins.origin), timeoutMs: 30_000, ...twins.cdek.account });
    return delivery;
  });
  await refreshPoints({ ...shop.deps, carrier: connectedBy(delivery) });
  staff = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const first: readonly [TestProduct, number] = [products.tiered, 100];
const second: readonly [TestProduct, number] = [products.byTens, 20];

const point = {
  kind: 'pickup_point',
  address: 'ул. Ленина, 7',
  hours: '',
  city: 'kazan',
  code: 'TW424-01',
  days: null,
  carrier: {
    name: 'cdek',
    tariff: 136,
  },
};

const idsOf = async (text: string): Promise<number[]> =>
  (await shop.pool.query<{ id: number }>(text)).rows.map(({ id }) => id);

/** Runs the jobs: first those of shipments, then those of the carrier's notices. */
async function runJobs(): Promise<void> {
  const context = { ...shop.deps, lookPauseMs: 1 };
  for (const id of await idsOf('select id from shipment where over_at is null order by id')) {
    await carryShipment(context, id);
  }
  for (const id of await idsOf('select id from carrier_notice where done_at is null order by id')) {
    await readCarrierNotice(context, id);
  }
}

async function atCarrier(carrierId: string, action: string): Promise<void> {
  const body = new URLSearchParams({ id: carrierId, action });
  await fetch(`${shop.twins.origin}/__twins/cdek/`, { method: 'POST', body, redirect: 'manual' });
}

async function onHand({ id }: TestProduct): Promise<readonly number[]> {
  const { rows } = await shop.pool.query<{ whole: number; held: number }>(
    'select sum(on_hand)::integer as whole, sum(reserved)::integer as held from stock where product_id = $1',
    [id],
  );
  return [rows[0]?.whole ?? 0, rows[0]?.held ?? 0];
}

/**
 * Places an order, pays it by card and moves it to the warehouse. Returns it with functions for its parcels and
 * refunds.
 */
async function paidOrder() {
  const order = await shop.order(first, second);
  await shop.pool.query('update orders set delivery = $2 where number = $1', [order.number, JSON.stringify(point)]);
  await shop.atPage(await shop.pay(order), 'pay');
  shop.passSeconds(200);
  await shop.sweep();
  await moveByStaff(shop, order.number, 'in_warehouse');
  staff = await signedInStaff(shop, 'order_manager');
  const path = `/admin/orders/${order.number}`;
  const call = async (rest: string, body: object) => {
    const answer = await staff.post(`${path}${rest}`, body);
    expect([rest, answer.statusCode, answer.body]).toEqual([rest, 200, answer.body]);
    return answer;
  };
  return {
    number: order.number,
    call,
    send: async (parcel: number, ...wishes: readonly (readonly [TestProduct, number])[]) => {
      await call('/parcels', { products: wishes.map(lineOf) });
      await call(`/parcels/${parcel}/hand-over`, { by: 'carrier' });
      await runJobs();
    },
    state: async () => {
      const { status } = (await order.buyer.get(`/orders/${order.number}`)).json<{
        status: string;
      }>();
      const { parcels } = (await staff.get(`${path}/parcels`)).json<StaffParcels>();
      return [status, ...parcels.map(({ state }) => state)];
    },
    shipment: async (parcel: number) => {
      const { rows } = await shop.pool.query<{
        id: string;
        back: string | null;
        over: Date | null;
      }>('select carrier_id as id, return_carrier_id as back, over_at as over from shipment where number = $1', [
        `${order.number}-${parcel}`,
      ]);
      return (
        rows[0] ?? {
          id: '',
          back: null,
          over: null,
        }
      );
    },
    refund: (what: object) =>
      staff.post(
        `${path}/refunds`,
        {
          what,
          isBackInStock: true,
          reason: 'не вручили',
        },
        { 'idempotency-key': `back-${order.number}` },
      ),
    /** Returns the subjects of the emails to the buyer about the order's status and its parcels. */
    told: async () => {
      const { rows } = await shop.pool.query<{ subject: string }>(
        `select subject from outbox where channel = 'email' and kind in ('order_status', 'parcel')
         and order_id = (select id from orders where number = $1) order by id`,
        [order.number],
      );
      const words = [
        [/собран$/, 'assembled'],
        [/не вручили$/, 'not delivered'],
      ] as const;
      return rows.flatMap(({ subject }) => words.find(([pattern]) => pattern.test(subject))?.[1] ?? []);
    },
    messages: async () =>
      (
        await shop.pool.query<{
          kind: string;
          channel: string;
          text: string;
        }>(
          `select kind, channel, text from outbox where order_id = (select id from orders where number = $1)
           and text like '%не вручили%' order by id`,
          [order.number],
        )
      ).rows,
  };
}

const receiptsOf = async (number: string) =>
  (
    await shop.pool.query<{ kind: string; state: string; sum: number }>(
      `select kind, state, amount_kopecks::integer as sum from receipt
       where order_id = (select id from orders where number = $1) order by id`,
      [number],
    )
  ).rows;

test('an undelivered parcel comes back: stock, refund, receipt, and the order is closed', async () => {
  const before = await onHand(products.tiered);
  const order = await paidOrder();
  await order.send(1, first, second);
  expect(await order.state()).toEqual(['shipped', 'handed_over']);

  const { id } = await order.shipment(1);
  await atCarrier(id, 'back');
  await runJobs();
  expect(await order.state()).toEqual(['shipped', 'not_delivered']);
  expect((await order.messages()).map(({ kind, channel }) => [kind, channel])).toEqual([
    ['parcel_to_shop', 'email'],
    ['parcel', 'sms'],
    ['parcel', 'email'],
  ]);

  await atCarrier(id, 'advance');
  await runJobs();
  expect(await order.state()).toEqual(['shipped', 'returning']);
  const { back } = await order.shipment(1);
  expect(back).not.toBeNull();

  // The webhook is about the carrier's own return shipment, whose id the shop may not know yet.
  await atCarrier(back ?? '', 'arrive');
  await shop.guest().post(webhookPath(shop.deps.secretKey, vendorId('cdek')), {
    type: 'ORDER_STATUS',
    uuid: '00000000-0000-4000-8000-000000000000',
    attributes: {
      is_return: true,
      code: 'DELIVERED',
      related_entities: [
        {
          type: 'direct_order',
          uuid: id,
        },
      ],
    },
  });
  await runJobs();
  expect(await order.state()).toEqual(['in_warehouse', 'returned']);
  // The buyer is not notified again that the order is assembled, although its goods are back in the warehouse.
  expect(await order.told()).toEqual(['not delivered']);
  expect((await order.shipment(1)).over).not.toBeNull();
  expect(await movementsOf(shop, order.number)).toEqual({ receipt: 120, reserve: 240, ship: 120 });

  expect((await order.refund({ kind: 'all' })).statusCode).toBe(200);
  shop.passSeconds(200);
  await shop.sweep();
  await order.call('/move', { from: 'in_warehouse', to: 'cancelled', reason: 'не вручили' });
  expect(await order.state()).toEqual(['cancelled', 'returned']);
  expect(await onHand(products.tiered)).toEqual(before);
  const receipts = await receiptsOf(order.number);
  const [paid] = receipts;
  expect(receipts.map(({ kind, state }) => [kind, state])).toEqual([
    ['prepayment', 'registered'],
    ['refund', 'registered'],
  ]);
  expect(receipts.map(({ sum }) => sum)).toEqual([paid?.sum, paid?.sum]);
});

test('one of two parcels comes back: it is refunded and the order is delivered', async () => {
  const before = await onHand(products.byTens);
  const order = await paidOrder();
  await order.send(1, first);
  await order.send(2, second);
  await atCarrier((await order.shipment(1)).id, 'arrive');
  await atCarrier((await order.shipment(2)).id, 'back');
  await atCarrier((await order.shipment(2)).id, 'advance');
  await runJobs();
  expect(await order.state()).toEqual(['shipped', 'delivered', 'returning']);
  await atCarrier((await order.shipment(2)).back ?? '', 'arrive');
  await runJobs();
  expect(await order.state()).toEqual(['in_warehouse', 'delivered', 'returned']);
  const refund = await order.refund({
    kind: 'parts',
    of: 'unshipped',
    delivery: false,
    lines: [
      {
        position: 2,
        qty: 20,
      },
    ],
  });
  expect(refund.statusCode).toBe(200);
  expect(await order.state()).toEqual(['delivered', 'delivered', 'returned']);
  expect(await onHand(products.byTens)).toEqual(before);
  shop.passSeconds(200);
  await shop.sweep();
  shop.passSeconds(200);
  await shop.sweep();
  const receipts = await receiptsOf(order.number);
  expect(receipts.map(({ kind, state }) => [kind, state])).toEqual([
    ['prepayment', 'registered'],
    ['closing', 'registered'],
    ['refund', 'registered'],
  ]);
  const [paid, closing, returned] = receipts.map(({ sum }) => sum);
  expect((returned ?? 0) + (closing ?? 0)).toBe(paid);
});

test('a returned parcel is sent again: it leaves the stock once more, with one closing receipt', async () => {
  const before = await onHand(products.tiered);
  const order = await paidOrder();
  await order.send(1, first, second);
  await atCarrier((await order.shipment(1)).id, 'back');
  await atCarrier((await order.shipment(1)).id, 'advance');
  await runJobs();
  await atCarrier((await order.shipment(1)).back ?? '', 'arrive');
  await runJobs();
  expect(await order.state()).toEqual(['in_warehouse', 'returned']);

  await order.send(2, first, second);
  await atCarrier((await order.shipment(2)).id, 'arrive');
  await runJobs();
  expect(await order.state()).toEqual(['delivered', 'returned', 'delivered']);
  expect(await movementsOf(shop, order.number)).toEqual({ receipt: 120, reserve: 240, ship: 240 });
  const [whole = 0, held] = before;
  expect(await onHand(products.tiered)).toEqual([whole - 100, held]);
  shop.passSeconds(200);
  await shop.sweep();
  shop.passSeconds(200);
  await shop.sweep();
  const receipts = await receiptsOf(order.number);
  expect(receipts.map(({ kind, state }) => [kind, state])).toEqual([
    ['prepayment', 'registered'],
    ['closing', 'registered'],
  ]);
  expect(new Set(receipts.map(({ sum }) => sum)).size).toBe(1);
  await order.call('/move', { from: 'delivered', to: 'completed', reason: '' });
  expect((await order.state())[0]).toBe('completed');
});
