import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { reservedOf } from '#testing/order-moves.ts';
import { signedInStaff } from '#testing/staff.ts';
import { byCarrier, openParcelShop, packed, two, type ParcelShop } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
});
beforeEach(() => world.twins.faults.clear());
afterAll(() => world.close());

describe('packing', () => {
  it('makes parcels of the rest, and shows what is left', async () => {
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

  it('twenty in parallel pack no more than was ordered', async () => {
    const order = await world.placed('point', ...two);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order.call('', packed([products.tiered, 30]))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await order.parcels()).left).toMatchObject([
      { product_id: '1', qty: 10 },
      { product_id: '2', qty: 20 },
    ]);
  });

  it('takes pieces that the order does not hold from free stock, and refuses missing ones', async () => {
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

  it('is only for orders in progress, and for staff who manage orders', async () => {
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

  it('can be undone while the parcel is there', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed([products.tiered, 60]));
    expect((await order.call('/1/remove', {})).body.parcels).toEqual([]);
    expect((await order.call('/1/remove', {})).status).toBe(404);
    expect((await order.call('/x/remove', {})).status).toBe(404);
  });
});

describe('handing over', () => {
  it('makes the carrier accept it once, with a tracking number; goods and order follow', async () => {
    const before = [await world.onHand(products.tiered), await reservedOf(world.shop, products.tiered)] as const;
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    const requested = await order.call('/1/hand-over', byCarrier);
    expect(requested.body.parcels).toMatchObject([
      { state: 'packed', shipment: { state: 'pending' }, may: { handOver: false } },
    ]);
    expect((await order.call('/1/hand-over', byCarrier)).status).toBe(409);
    await world.runJobs();
    const [parcel] = (await order.parcels()).parcels;
    expect(parcel?.may.states).toEqual(expect.arrayContaining(['delivered', 'returned', 'lost']));
    expect(parcel).toMatchObject({
      state: 'handed_over',
      shipment: {
        state: 'confirmed',
        problems: [],
      },
      may: {
        label: true,
        recall: true,
        remove: false,
      },
    });
    expect(parcel?.track).toMatch(/^10\d{8}$/);
    expect(parcel?.trackUrl).toBe(`https://www.cdek.ru/ru/tracking?order_id=${parcel?.track}`);
    expect((await order.order()).status).toBe('shipped');
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
    expect([await world.onHand(products.tiered), await reservedOf(world.shop, products.tiered)]).toEqual([
      before[0] - 100,
      before[1],
    ]);
    expect(await world.shipmentsAtCarrier(order.number)).toBe(1);
  });

  it('of one part is shown and changes no status; the last one ships the order, the last delivery delivers it', async () => {
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
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('of the last part waits until the order is in the warehouse', async () => {
    const order = await world.placed('point', ...two);
    await world.shop.pool.query("update orders set status = 'ordered' where number = $1", [order.number]);
    await order.call('', packed(...two));
    for (const by of ['carrier', 'shop']) {
      expect((await order.call('/1/hand-over', { by })).body.error?.code).toBe('last_parcel_waits');
    }
  });

  it('to a door and to a locker uses the tariff of each', async () => {
    for (const [to, tariff] of [
      ['door', 137],
      ['locker', 368],
    ] as const) {
      const order = await world.carried(to);
      const row = await world.shop.db
        .selectFrom('shipment')
        .select(['tariff', 'state'])
        .where('number', '=', `${order.number}-1`)
        .executeTakeFirst();
      expect(row).toEqual({ tariff, state: 'confirmed' });
    }
  });

  it('declares light parts to the carrier in packs, with their paid value and at most the parcel’s weight', async () => {
    const order = await world.placed('point', [products.tiered, 5000], [products.byTens, 20]);
    await order.call('', { ...packed([products.tiered, 5000], [products.byTens, 20]), grams: 300 });
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'handed_over', shipment: { problems: [] } }]);
    const [shown] = await world.packagesAtCarrier(order.number);
    const items = shown?.items ?? [];
    expect(items).toHaveLength(2);
    expect(items.find(({ ware_key }) => ware_key === products.tiered.mpn)).toMatchObject({ amount: 1 });
    expect(items.reduce((sum, { weight, amount }) => sum + weight * amount, 0)).toBeLessThanOrEqual(300);
    const { rows } = await world.shop.pool.query<{ paid: number }>(
      `select (goods_kopecks - coupon_kopecks - bonus_kopecks)::integer as paid from orders where number = $1`,
      [order.number],
    );
    expect(Math.round(items.reduce((sum, { cost, amount }) => sum + cost * amount, 0) * 100)).toBe(rows[0]?.paid);
  });

  it('is refused if the chosen point has closed since', async () => {
    const order = await world.placed('point', ...two);
    await order.call('', packed(...two));
    await world.shop.pool.query("update pickup_point set closed_at = now() where code = 'TW424-01'");
    expect((await order.call('/1/hand-over', byCarrier)).body.error?.code).toBe('delivery_unavailable');
    expect((await order.parcels()).mayCarry).toBe(false);
    await world.shop.pool.query("update pickup_point set closed_at = null where code = 'TW424-01'");
    expect((await order.parcels()).mayCarry).toBe(true);
  });

  it('is refused if the chosen point does not accept the weight', async () => {
    // The simulated carrier's offices accept 30 kg, its lockers 15 kg.
    for (const [to, most] of [
      ['point', 30_000],
      ['locker', 15_000],
    ] as const) {
      for (const [grams, status] of [
        [most + 1, 422],
        [most, 200],
      ] as const) {
        const order = await world.placed(to, ...two);
        await order.call('', { ...packed(...two), grams });
        const answer = await order.call('/1/hand-over', byCarrier);
        expect([answer.status, answer.body.error?.code]).toEqual([
          status,
          status === 200 ? undefined : 'delivery_unavailable',
        ]);
      }
    }
  });

  it('refused later by the carrier: the parcel stays, with the reason, and the next try has another number', async () => {
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
    expect(await world.movements(order.number)).toEqual({ reserve: 120 });
    await order.call('/1/hand-over', byCarrier);
    await world.runJobs();
    expect((await order.parcels()).parcels).toMatchObject([
      { state: 'handed_over', shipment: { number: `${order.number}-1-2`, state: 'confirmed' } },
    ]);
  });

  it('in another way leaves at once, and staff set its state', async () => {
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

  it('in the office is one step; before it a parcel is marked as ready', async () => {
    const order = await world.placed('office', ...two);
    await order.call('', packed(...two));
    expect((await order.call('/1/hand-over', byCarrier)).body.error?.code).toBe('last_parcel_waits');
    await order.call('/1/state', { state: 'ready_for_pickup' });
    expect((await order.order()).status).toBe('in_warehouse');
    await order.call('/1/state', { state: 'delivered' });
    expect((await order.order()).status).toBe('delivered');
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('a parcel is delivered with its order, whoever moves the order', async () => {
    const order = await world.placed('door', ...two);
    await order.call('', packed(...two));
    await order.call('/1/hand-over', { by: 'shop' });
    const manager = await signedInStaff(world.shop, 'order_manager');
    const moved = await manager.post(`/admin/orders/${order.number}/move`, {
      from: 'shipped',
      to: 'delivered',
      reason: '',
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'delivered' }]);
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('a packed parcel leaves with its order, and its goods leave the stock once', async () => {
    const order = await world.placed('office', ...two);
    await order.call('', packed(...two));
    const manager = await signedInStaff(world.shop, 'order_manager');
    const collected = { from: 'in_warehouse', to: 'delivered', reason: '' };
    const moved = await manager.post(`/admin/orders/${order.number}/move`, collected);
    expect(moved.statusCode, moved.body).toBe(200);
    expect((await order.parcels()).parcels).toMatchObject([{ state: 'delivered' }]);
    expect((await order.call('/1/state', { state: 'ready_for_pickup' })).status).toBe(409);
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  it('leaves a log entry for each', async () => {
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
