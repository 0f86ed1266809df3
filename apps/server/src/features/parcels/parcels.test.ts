import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';

import { lineOf, type Wish } from '../../testing/basket-calls.ts';
import { products } from '../../testing/catalogue.ts';
import { movementsOf, reservedOf } from '../../testing/order-moves.ts';
import { signedInStaff } from '../../testing/staff.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { carryShipment, sweepShipments } from './carry-shipment.ts';
import { parcelTasks } from './parcel-jobs.ts';
import { openParcelShop, type ParcelShop } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
});
beforeEach(() => world.twins.faults.clear());
afterAll(() => world.close());

const packed = (...wishes: Wish[]) => ({ products: wishes.map(lineOf) });
const two: Wish[] = [
  [products.tiered, 100],
  [products.byTens, 20],
];
const byCarrier = { by: 'carrier' };

const onHand = async (product: { readonly id: number }): Promise<number> => {
  const { rows } = await world.shop.pool.query<{ sum: number }>(
    'select sum(on_hand)::integer as sum from stock where product_id = $1',
    [product.id],
  );
  return rows[0]?.sum ?? 0;
};

const movements = (number: string) => movementsOf(world.shop, number);

const shipmentsAtCarrier = async (number: string): Promise<number> => {
  const page = await (await fetch(`${world.twins.origin}/__twins/cdek/`)).text();
  return page.split(`<h2>${number}`).length - 1;
};

/** An order whose one parcel the carrier has taken. */
async function carried(to: 'point' | 'door' | 'locker' = 'point') {
  const order = await world.placed(to, ...two);
  await order.call('', packed(...two));
  await order.call('/1/hand-over', byCarrier);
  await world.runJobs();
  return order;
}

describe('packing', () => {
  it('makes parcels of what is left, and says what is', async () => {
    const order = await world.placed('point', ...two);
    const first = await order.call('', packed([products.tiered, 60]));
    expect(first.status).toBe(200);
    expect(first.body.parcels).toMatchObject([
      { number: 1, state: 'packed', grams: 140, track: null, lines: [{ product_id: '1', qty: 60 }], shipment: null },
    ]);
    expect(first.body.left).toMatchObject([
      { product_id: '1', qty: 40 },
      { product_id: '2', qty: 20 },
    ]);
    expect((await order.order()).parcels).toMatchObject([
      { number: 1, state: 'packed', events: [{ state: 'packed' }] },
    ]);
  });

  it.each([
    [packed([products.tiered, 101]), 400, 'invalid_input', 'products.0.qty'],
    [packed([products.tiered, 60], [products.tiered, 40]), 400, 'invalid_input', 'products.1.qty'],
    [packed([products.reduced, 1]), 400, 'invalid_input', 'products.0.qty'],
    [packed([products.tiered, 0]), 400, 'invalid_input', 'products.0.qty'],
    [packed([products.tiered, '1e3']), 400, 'invalid_input', 'products.0.qty'],
    [{ products: [] }, 400, 'invalid_input', 'products'],
    [{}, 400, 'invalid_input', 'products'],
  ])('%j is refused with the field', async (body, status, code, field) => {
    const order = await world.placed('point', ...two);
    const answer = await order.call('', body);
    expect([answer.status, answer.body.error]).toEqual([status, expect.objectContaining({ code, field })]);
    expect((await order.parcels()).parcels).toEqual([]);
  });

  it('twenty at once pack no more than was ordered', async () => {
    const order = await world.placed('point', ...two);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order.call('', packed([products.tiered, 30]))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await order.parcels()).left).toMatchObject([
      { product_id: '1', qty: 10 },
      { product_id: '2', qty: 20 },
    ]);
  });

  it('takes what the order does not hold from what is free, and refuses what is not there', async () => {
    const order = await world.placed('point', [products.lastPiece, 1]);
    await world.shop.pool.query('delete from reservation where product_id = $1', [products.lastPiece.id]);
    await world.shop.pool.query('update stock set reserved = 0, on_hand = 0 where product_id = $1', [
      products.lastPiece.id,
    ]);
    expect(await order.call('', packed([products.lastPiece, 1]))).toMatchObject({
      status: 409,
      body: { error: { code: 'not_enough_stock', available: 0 } },
    });
    await world.shop.pool.query('update stock set on_hand = 1 where product_id = $1', [products.lastPiece.id]);
    expect((await order.call('', packed([products.lastPiece, 1]))).status).toBe(200);
    expect(await reservedOf(world.shop, products.lastPiece)).toBe(1);
  });

  it('is for orders in work alone, and for who manages orders', async () => {
    const order = await world.placed('point', ...two);
    const body = packed([products.tiered, 1]);
    for (const status of ['created', 'shipped', 'cancelled', 'completed']) {
      await world.shop.pool.query('update orders set status = $2 where number = $1', [order.number, status]);
      expect((await order.call('', body)).body.error?.code).toBe('transition_not_allowed');
    }
    const support = await signedInStaff(world.shop, 'support');
    expect((await support.post(`/admin/orders/${order.number}/parcels`, body)).statusCode).toBe(403);
    expect((await support.get(`/admin/orders/${order.number}/parcels`)).statusCode).toBe(200);
    expect((await world.staff.post('/admin/orders/26-999999/parcels', body)).statusCode).toBe(404);
    expect((await world.staff.get("/admin/orders/26'--/parcels")).statusCode).toBe(404);
  });

  it('is undone as long as the parcel is there', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed([products.tiered, 60]));
    expect((await order.call('/1/remove', {})).body.parcels).toEqual([]);
    expect((await order.call('/1/remove', {})).status).toBe(404);
    expect((await order.call('/x/remove', {})).status).toBe(404);
  });
});

describe('handing over', () => {
  it('has the carrier take it once, with a number to follow it by; goods and order go with it', async () => {
    const before = [await onHand(products.tiered), await reservedOf(world.shop, products.tiered)] as const;
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    const asked = await order.call('/1/hand-over', byCarrier);
    expect(asked.body.parcels).toMatchObject([
      { state: 'packed', shipment: { state: 'pending' }, may: { handOver: false } },
    ]);
    expect((await order.call('/1/hand-over', byCarrier)).status).toBe(409);
    await world.runJobs();
    const [parcel] = (await order.parcels()).parcels;
    expect(parcel).toMatchObject({
      ...{ state: 'handed_over', shipment: { state: 'confirmed', problems: [] } },
      ...{ may: { label: true, recall: true, remove: false, states: [] } },
    });
    expect(parcel?.track).toMatch(/^10\d{8}$/);
    expect(parcel?.trackUrl).toBe(`https://www.cdek.ru/ru/tracking?order_id=${parcel?.track}`);
    expect((await order.order()).status).toBe('shipped');
    expect(await movements(order.number)).toEqual({ reserve: 120, ship: 120 });
    expect([await onHand(products.tiered), await reservedOf(world.shop, products.tiered)]).toEqual([
      before[0] - 100,
      before[1],
    ]);
    expect(await shipmentsAtCarrier(order.number)).toBe(1);
  });

  it('of a part is shown and is no status; the last one ships the order, the last delivered delivers it', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed([products.tiered, 100]));
    await order.call('', packed([products.byTens, 20]));
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    await world.act(order.number, 'arrive');
    await world.runJobs();
    let now = await order.order();
    expect([now.status, now.parcels.map(({ state }) => state)]).toEqual(['in_warehouse', ['delivered', 'packed']]);
    await order.call('/2/hand-over', byCarrier);
    await world.runJobs();
    now = await order.order();
    expect([now.status, now.parcels.map(({ state }) => state)]).toEqual(['shipped', ['delivered', 'handed_over']]);
    await world.act(order.number, 'arrive');
    await world.runJobs();
    now = await order.order();
    expect([now.status, now.parcels.map(({ state }) => state)]).toEqual(['delivered', ['delivered', 'delivered']]);
    expect(now.events.map(({ status, by }) => [status, by])).toEqual(
      expect.arrayContaining([
        ['shipped', 'system'],
        ['delivered', 'system'],
      ]),
    );
    expect(await movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('of the last part waits until the order is in the warehouse', async () => {
    const order = await world.placed('point', ...two);
    await world.shop.pool.query("update orders set status = 'ordered' where number = $1", [order.number]);
    await order.call('', packed(...two));
    for (const by of ['carrier', 'shop']) {
      expect((await order.call('/1/hand-over', { by })).body.error?.code).toBe('transition_not_allowed');
    }
  });

  it('to a door and to a locker asks for the tariff of that way', async () => {
    for (const [to, tariff] of [
      ['door', 137],
      ['locker', 368],
    ] as const) {
      const order = await carried(to);
      const row = await world.shop.db
        .selectFrom('shipment')
        .select(['tariff', 'state'])
        .where('number', '=', `${order.number}-1`)
        .executeTakeFirst();
      expect(row).toEqual({ tariff, state: 'confirmed' });
    }
  });

  it('is refused when the chosen point has closed since', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await world.shop.pool.query("update pickup_point set closed_at = now() where code = 'TW424-01'");
    expect((await order.call('/1/hand-over', byCarrier)).body.error?.code).toBe('delivery_unavailable');
    expect((await order.parcels()).mayCarry).toBe(false);
    await world.shop.pool.query("update pickup_point set closed_at = null where code = 'TW424-01'");
    expect((await order.parcels()).mayCarry).toBe(true);
  });

  it('is refused by the carrier later: the parcel stays, with the reason, and the next try has another number', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    await world.shop.pool.query('update shipment set number = $1 where number = $2', [
      `BAD-${order.number}`,
      `${order.number}-1`,
    ]);
    await world.runJobs();
    const { parcels } = await order.parcels();
    expect(parcels).toMatchObject([
      {
        state: 'packed',
        shipment: { state: 'invalid', problems: [expect.stringContaining('не принимается')] },
        may: { handOver: true },
      },
    ]);
    expect(await movements(order.number)).toEqual({ reserve: 120 });
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([
      { state: 'handed_over', shipment: { number: `${order.number}-1-2`, state: 'confirmed' } },
    ]);
  });

  it('in another way leaves at once, and staff say where it is', async () => {
    const order = await world.placed('door', ...two);
    await order.call('', packed(...two));
    const gone = await order.call('/1/hand-over', { by: 'shop', track: 'RA123' });
    expect(gone.body.parcels).toMatchObject([{ state: 'handed_over', track: 'RA123', trackUrl: null }]);
    expect((await order.order()).status).toBe('shipped');
    expect((await order.call('/1/state', { state: 'packed' })).status).toBe(409);
    expect((await order.call('/1/state', { state: 'elsewhere' })).status).toBe(400);
    expect((await order.call('/1/state', { state: 'delivered' })).status).toBe(200);
    expect((await order.order()).status).toBe('delivered');
  });

  it('in the office is one step; before it a parcel is put ready', async () => {
    const order = await world.placed('office', ...two);
    await order.call('', packed(...two));
    expect((await order.call('/1/hand-over', byCarrier)).body.error?.code).toBeDefined();
    await order.call('/1/state', { state: 'ready_for_pickup' });
    expect((await order.order()).status).toBe('in_warehouse');
    await order.call('/1/state', { state: 'delivered' });
    expect((await order.order()).status).toBe('delivered');
    expect(await movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('leaves a line in the log for each', async () => {
    const order = await world.placed('door', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', { by: 'shop' });
    await order.call('/1/state', { state: 'delivered' });
    const { rows } = await world.shop.pool.query<{ action: string }>(
      `select action from audit where object_kind = 'order'
       and object_id = (select id from orders where number = $1) order by id`,
      [order.number],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'order.parcel_packed',
      'order.parcel_handed_over',
      'order.parcel_moved',
    ]);
  });
});

describe('whatever the carrier does', () => {
  it.each(['drop_after_write', '500_after_write', 'garbage'] as const)('%s makes one shipment (T28)', async (mode) => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    world.twins.faults.set('cdek', { op: 'create', mode, times: 1, delayMs: 0 });
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'packed', shipment: { state: 'sent' } }]);
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'handed_over', shipment: { state: 'confirmed' } }]);
    expect(await shipmentsAtCarrier(order.number)).toBe(1);
    expect(await movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('a process that dies after it has asked makes one shipment', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    // As it was before the answer came; the dead process still holds the shipment.
    await world.shop.pool.query(
      `update shipment set state = 'sent', carrier_id = null, held_until = now() + interval '1 minute' where number = $1`,
      [`${order.number}-1`],
    );
    await world.shop.pool.query(
      `update parcel set state = 'handed_over', track = null where order_id = (select id from orders where number = $1)`,
      [order.number],
    );
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([{ shipment: { state: 'sent' } }]);
    await world.shop.pool.query("update shipment set held_until = now() - interval '1 second' where number = $1", [
      `${order.number}-1`,
    ]);
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'handed_over', shipment: { state: 'confirmed' } }]);
    expect(await shipmentsAtCarrier(order.number)).toBe(1);
    expect(await movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('ten askers at once ask once', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    const { id } = await world.shop.db
      .selectFrom('shipment')
      .select('id')
      .where('number', '=', `${order.number}-1`)
      .executeTakeFirstOrThrow();
    await Promise.all(Array.from({ length: 10 }, () => carryShipment(world.context, id)));
    expect(await shipmentsAtCarrier(order.number)).toBe(1);
    expect(await movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('is silent: the parcel waits, and the sweep asks again', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    world.twins.faults.set('cdek', { op: 'tariffs', mode: '500', times: 1, delayMs: 0 });
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'packed', shipment: { state: 'pending' } }]);
    await world.shop.pool.query("delete from graphile_worker._private_jobs where key like 'shipment%'");
    await world.shop.pool.query("update shipment set asked_at = now() - interval '1 minute' where over_at is null");
    await sweepShipments(world.context);
    const { rows } = await world.shop.pool.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'carry_shipment' and key =
         (select 'shipment ' || id from shipment where number = $1)`,
      [`${order.number}-1`],
    );
    expect(rows).toHaveLength(1);
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'handed_over' }]);
  });
});

test('the jobs do it by themselves', async () => {
  const { deps, url } = world.shop;
  const order = await world.placed('point', ...two);
  const tasks = parcelTasks({ ...world.context, config: deps.config, secretKey: deps.secretKey });
  const jobs = await startJobs({ url, log: deps.log }, tasks);
  try {
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    const state = async () => (await order.parcels()).parcels[0]?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe('handed_over');
    await world.act(order.number, 'arrive');
    const { rows } = await world.shop.pool.query<{ id: string }>(
      'select carrier_id as id from shipment where number = $1',
      [`${order.number}-1`],
    );
    await world.shop.guest().post(world.webhookPath, { type: 'ORDER_STATUS', uuid: rows[0]?.id });
    await expect.poll(state, { timeout: 10_000 }).toBe('delivered');
  } finally {
    await jobs.stop();
  }
});

describe('on the way', () => {
  it('a parcel that comes back is in the warehouse again with its goods, and is sent anew', async () => {
    const before = await onHand(products.tiered);
    const order = await carried();
    await world.act(order.number, 'back');
    await world.runJobs();
    expect((await order.order()).parcels[0]?.state).toBe('returning');
    expect((await order.order()).status).toBe('shipped');
    await world.act(order.number, 'arrive');
    await world.runJobs();
    expect((await order.order()).parcels[0]?.state).toBe('returned');
    expect((await order.order()).status).toBe('in_warehouse');
    expect(await onHand(products.tiered)).toBe(before);
    expect(await movements(order.number)).toEqual({ receipt: 120, reserve: 240, ship: 120 });
    await order.call('', packed(...two));
    await order.call('/2/hand-over', { by: 'shop' });
    expect((await order.order()).status).toBe('shipped');
    expect(await onHand(products.tiered)).toBe(before - 100);
  });

  it('is recalled until it leaves, and packed again then', async () => {
    const before = await onHand(products.tiered);
    const order = await carried();
    const recalled = await order.call('/1/recall', {});
    expect(recalled.body.parcels).toMatchObject([{ state: 'packed', track: null, shipment: { state: 'cancelled' } }]);
    expect((await order.order()).status).toBe('in_warehouse');
    expect(await onHand(products.tiered)).toBe(before);
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    await world.act(order.number, 'advance');
    expect((await order.call('/1/recall', {})).body.error?.code).toBe('transition_not_allowed');
    expect((await order.order()).status).toBe('shipped');
  });

  it('has a label, also after the carrier has thrown it away', async () => {
    const order = await carried();
    const label = () => world.staff.get(`/admin/orders/${order.number}/parcels/1/label`);
    const first = await label();
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(first.body.slice(0, 5)).toBe('%PDF-');
    await world.shop.pool.query(
      "update shipment set label_id = '00000000-0000-4000-8000-000000000000' where number = $1",
      [`${order.number}-1`],
    );
    expect((await label()).statusCode).toBe(200);
    const waiting = await world.placed('point', ...two);
    await waiting.call('', packed(...two));
    expect((await world.staff.get(`/admin/orders/${waiting.number}/parcels/1/label`)).statusCode).toBe(409);
  });
});
