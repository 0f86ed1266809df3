import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';

import { startJobs } from '#core/jobs/start-jobs.ts';
import { products } from '#testing/catalogue.ts';
import { carryShipment, sweepShipments } from './carry-shipment.ts';
import { parcelTasks } from './parcel-jobs.ts';
import { byCarrier, openParcelShop, packed, two, type ParcelShop } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
});
beforeEach(() => world.twins.faults.clear());
afterAll(() => world.close());

describe('whatever the carrier does', () => {
  it.each(['drop_after_write', '500_after_write', 'garbage'] as const)(
    '%s creates one shipment (T28)',
    async (mode) => {
      const order = await world.placed('point', ...two);
      await order.call('', packed(...two));
      await order.call('/1/hand-over', byCarrier);
      world.twins.faults.set('cdek', { op: 'create', mode, times: 1, delayMs: 0 });
      await world.runJobs();
      expect((await order.parcels()).parcels).toMatchObject([{ state: 'packed', shipment: { state: 'sent' } }]);
      await world.runJobs();
      expect((await order.parcels()).parcels).toMatchObject([
        { state: 'handed_over', shipment: { state: 'confirmed' } },
      ]);
      expect(await world.shipmentsAtCarrier(order.number)).toBe(1);
      expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
    },
  );

  it('a process that dies after its request creates one shipment', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    // Restores the state before the carrier's response. The process that sent the request died, but still holds the
    // shipment.
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
    expect(await world.shipmentsAtCarrier(order.number)).toBe(1);
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('ten parallel requests ask once', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    const { id } = await world.shop.db
      .selectFrom('shipment')
      .select('id')
      .where('number', '=', `${order.number}-1`)
      .executeTakeFirstOrThrow();
    await Promise.all(Array.from({ length: 10 }, () => carryShipment(world.context, id)));
    expect(await world.shipmentsAtCarrier(order.number)).toBe(1);
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('without an answer the parcel waits, and the sweep asks again', async () => {
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

test('the sweep asks about a shipment again after its time, not before', async () => {
  const { pool } = world.shop;
  const order = await world.placed('point', ...two);
  await order.call('', packed(...two));
  await order.call('/1/hand-over', byCarrier);
  /**
   * Returns whether the sweep asks the carrier about a shipment in this state whose last check was `seconds` seconds
   * ago.
   */
  const isAsked = async (state: string, seconds: number): Promise<boolean> => {
    const now = world.context.clock();
    await pool.query("delete from graphile_worker._private_jobs where key like 'shipment%'");
    await pool.query(
      'update shipment set state = $2, asked_at = $3::timestamptz - make_interval(secs => $4) where number = $1',
      [`${order.number}-1`, state, now, seconds],
    );
    await sweepShipments({ ...world.context, clock: () => now });
    const { rows } = await pool.query(
      "select from graphile_worker.jobs where key = (select 'shipment ' || id from shipment where number = $1)",
      [`${order.number}-1`],
    );
    return rows.length > 0;
  };
  expect(await isAsked('pending', 10)).toBe(false);
  expect(await isAsked('pending', 30)).toBe(true);
  expect(await isAsked('confirmed', 30)).toBe(false);
  expect(await isAsked('confirmed', 29 * 60)).toBe(false);
  expect(await isAsked('confirmed', 31 * 60)).toBe(true);
  await pool.query("update shipment set state = 'pending' where number = $1", [`${order.number}-1`]);
  await world.runJobs();
});

test('the nightly job subscribes to notices and loads pickup points, even if the subscription fails', async () => {
  const { deps, pool } = world.shop;
  const paths: (string | undefined)[] = [];
  const server = createServer((request, answer) => {
    paths.push(request.url);
    answer.end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const tasks = parcelTasks({
    ...world.context,
    config: deps.config,
    secretKey: deps.secretKey,
    toldAt: `http://127.0.0.1:${port}`,
  });
  const openPoints = async () =>
    (await pool.query<{ count: number }>('select count(*)::integer as count from pickup_point where closed_at is null'))
      .rows[0]?.count;
  const before = await openPoints();
  expect(before).toBeGreaterThan(0);
  try {
    await pool.query("update pickup_point set closed_at = now(), refreshed_at = now() - interval '2 days'");
    world.twins.faults.set('cdek', { op: 'subscribe', mode: '500', times: 1, delayMs: 0 });
    await tasks.refresh_points?.({}, {} as never);
    expect(await openPoints()).toBe(before);
    await tasks.refresh_points?.({}, {} as never);
    const order = await world.carried();
    await world.act(order.number, 'arrive');
    await expect.poll(() => paths.length).toBeGreaterThan(0);
    expect(new Set(paths)).toEqual(new Set([world.webhookPath]));
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the jobs do it on their own', async () => {
  const { deps, url } = world.shop;
  const order = await world.placed('point', ...two);
  const tasks = parcelTasks({ ...world.context, config: deps.config, secretKey: deps.secretKey });
  const jobs = await startJobs({ url, log: deps.log }, tasks);
  try {
    await order.call('', packed(...two));
    await order.call('/1/hand-over', byCarrier);
    const state = async () => (await order.parcels()).parcels[0]?.state;
    await expect.poll(state).toBe('handed_over');
    await world.act(order.number, 'arrive');
    const { rows } = await world.shop.pool.query<{ id: string }>(
      'select carrier_id as id from shipment where number = $1',
      [`${order.number}-1`],
    );
    await world.shop.guest().post(world.webhookPath, { type: 'ORDER_STATUS', uuid: rows[0]?.id });
    await expect.poll(state).toBe('delivered');
  } finally {
    await jobs.stop();
  }
});

describe('on the way', () => {
  it('a returned parcel is in the warehouse again with its goods, and is sent again', async () => {
    const before = await world.onHand(products.tiered);
    const order = await world.carried();
    await world.act(order.number, 'back');
    await world.runJobs();
    expect((await order.order()).parcels[0]?.state).toBe('not_delivered');
    expect((await order.order()).status).toBe('shipped');
    await world.act(order.number, 'advance');
    await world.runJobs();
    expect((await order.order()).parcels[0]?.state).toBe('returning');
    await world.actBack(order.number, 'arrive');
    await world.runJobs();
    expect((await order.order()).parcels[0]?.state).toBe('returned');
    expect((await order.order()).status).toBe('in_warehouse');
    expect(await world.onHand(products.tiered)).toBe(before);
    expect(await world.movements(order.number)).toEqual({ receipt: 120, reserve: 240, ship: 120 });
    await order.call('', packed(...two));
    await order.call('/2/hand-over', { by: 'shop' });
    expect((await order.order()).status).toBe('shipped');
    expect(await world.onHand(products.tiered)).toBe(before - 100);
  });

  it('a repeated arrival at a carrier’s warehouse is no return', async () => {
    const order = await world.carried();
    await world.act(order.number, 'say', 'TAKEN_BY_COURIER');
    await world.act(order.number, 'say', 'RETURNED_TO_RECIPIENT_CITY_WAREHOUSE');
    await world.runJobs();
    expect((await order.order()).parcels[0]?.state).toBe('in_transit');
  });

  it('staff set the end if the carrier is silent or wrong; its later reports are ignored', async () => {
    const before = await world.onHand(products.tiered);
    const order = await world.carried();
    await world.act(order.number, 'back');
    await world.runJobs();
    const [stuck] = (await order.parcels()).parcels;
    expect(stuck?.may.states).toEqual(['in_transit', 'delivered', 'returning', 'returned', 'lost']);
    expect((await order.call('/1/state', { state: 'handed_over' })).status).toBe(409);
    expect((await order.call('/1/state', { state: 'returned' })).status).toBe(200);
    expect((await order.order()).status).toBe('in_warehouse');
    expect(await world.onHand(products.tiered)).toBe(before);
    await world.act(order.number, 'advance');
    await world.actBack(order.number, 'arrive');
    await world.runJobs();
    expect(await world.movements(order.number)).toEqual({ receipt: 120, reserve: 240, ship: 120 });
    expect((await order.order()).parcels[0]?.state).toBe('returned');
  });

  it('a lost parcel is sent again from the stock', async () => {
    const before = await world.onHand(products.tiered);
    const order = await world.carried();
    expect((await order.call('/1/state', { state: 'lost' })).status).toBe(200);
    expect((await order.order()).status).toBe('in_warehouse');
    expect(await world.onHand(products.tiered)).toBe(before - 100);
    expect((await order.call('', packed(...two))).status).toBe(200);
    await order.call('/2/hand-over', { by: 'shop' });
    expect((await order.order()).status).toBe('shipped');
    expect(await world.onHand(products.tiered)).toBe(before - 200);
  });

  it('an unknown status moves nothing, and staff are notified once', async () => {
    const order = await world.carried();
    await world.act(order.number, 'back');
    await world.act(order.number, 'advance');
    await world.runJobs();
    await world.actBack(order.number, 'say', 'NOT_DELIVERED');
    for (let time = 0; time < 3; time += 1) await world.runJobs();
    const [parcel] = (await order.parcels()).parcels;
    expect(parcel).toMatchObject({ state: 'returning', unclear: ['NOT_DELIVERED'] });
    expect(parcel?.shipment?.returnTrack).toMatch(/^10\d{8}$/);
    const { rows } = await world.shop.pool.query<{ recipient: string; subject: string; text: string }>(
      `select recipient, subject, text from outbox where kind = 'parcel_to_shop'
       and order_id = (select id from orders where number = $1) order by id`,
      [order.number],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      `Заказ ${order.number}: посылку 1 не вручили`,
      `Заказ ${order.number}: неясно, где посылка 1`,
    ]);
    expect(rows[1]?.text).toContain('NOT_DELIVERED');
    expect(rows[1]?.text).toContain(`/orders/${order.number}`);
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set([world.shop.deps.config.mailFrom]));
  });

  it('an undelivered order is listed until it is on its way back', async () => {
    const order = await world.carried();
    const listed = async () =>
      (await world.staff.get('/admin/orders?status=undelivered'))
        .json<{ orders: { number: string }[] }>()
        .orders.some(({ number }) => number === order.number);
    const count = async () =>
      (await world.staff.get('/admin/orders/figures')).json<{ waiting: { undelivered: number } }>().waiting.undelivered;
    const before = await count();
    await world.act(order.number, 'back');
    await world.runJobs();
    expect([await listed(), await count()]).toEqual([true, before + 1]);
    await world.act(order.number, 'advance');
    await world.runJobs();
    expect([await listed(), await count()]).toEqual([false, before]);
  });

  it('is recalled before the carrier has answered, whether the shipment was created or not', async () => {
    for (const mode of ['500', 'drop_after_write'] as const) {
      const order = await world.placed('point', ...two);
      await order.call('', packed(...two));
      await order.call('/1/hand-over', byCarrier);
      world.twins.faults.set('cdek', { op: 'create', mode, times: 1, delayMs: 0 });
      await world.runJobs();
      const [waiting] = (await order.parcels()).parcels;
      expect(waiting).toMatchObject({ state: 'packed', shipment: { state: 'sent' }, may: { recall: true } });
      const recalled = await order.call('/1/recall', {});
      expect(recalled.body.parcels).toMatchObject([
        { state: 'packed', shipment: { state: 'cancelled' }, may: { handOver: true, remove: true } },
      ]);
      await world.runJobs();
      expect((await order.parcels()).parcels).toMatchObject([{ state: 'packed', track: null }]);
    }
  });

  it('is recalled until it leaves, and then packed again', async () => {
    const before = await world.onHand(products.tiered);
    const order = await world.carried();
    const recalled = await order.call('/1/recall', {});
    expect(recalled.body.parcels).toMatchObject([{ state: 'packed', track: null, shipment: { state: 'cancelled' } }]);
    expect((await order.order()).status).toBe('in_warehouse');
    expect(await world.onHand(products.tiered)).toBe(before);
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    await world.act(order.number, 'advance');
    expect((await order.call('/1/recall', {})).body.error?.code).toBe('transition_not_allowed');
    expect((await order.order()).status).toBe('shipped');
  });

  it('has a label, even after the carrier deleted it', async () => {
    const order = await world.carried();
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
