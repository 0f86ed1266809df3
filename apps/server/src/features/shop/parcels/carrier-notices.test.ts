import { chosenCarrier } from '#core/vendors/vendors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';

import { openParcelShop, type ParcelShop } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
});
beforeEach(() => world.twins.faults.clear());
afterAll(() => world.close());

describe('the carrier’s notices', () => {
  const tell = (body: unknown, path = world.webhookPath) => world.shop.guest().post(path, body);
  const uuidOf = async (number: string): Promise<string> => {
    const row = await world.shop.db
      .selectFrom('shipment')
      .select('carrier_id')
      .where('number', '=', `${number}-1`)
      .executeTakeFirst();
    return row?.carrier_id ?? '';
  };
  const notice = (uuid: string, code: string) => ({
    type: 'ORDER_STATUS',
    date_time: '2026-11-21T12:00:00+0000',
    uuid,
    attributes: {
      code,
      status_code: '4',
      status_date_time: '2026-11-21T12:00:00+0000',
      number: 'x',
    },
  });

  it('are not trusted: a forged one changes nothing (T26)', async () => {
    const order = await world.carried();
    expect((await tell(notice(await uuidOf(order.number), 'DELIVERED'))).statusCode).toBe(200);
    await world.runJobs();
    expect((await order.order()).status).toBe('shipped');
  });

  it('with a wrong secret, without content, or about an unknown parcel are ignored', async () => {
    expect((await tell({}, '/webhooks/cdek/wrong')).statusCode).toBe(404);
    expect((await tell({}, `${world.webhookPath}x`)).statusCode).toBe(404);
    for (const body of [null, [], 'text', 5, {}, { uuid: "'; drop table parcel" }, { uuid: '\ud800', a: '\udc00' }]) {
      expect((await tell(JSON.stringify(body))).statusCode).toBe(200);
    }
    expect((await tell({ uuid: 'a\u0000' })).statusCode).toBe(400);
    expect((await tell(notice('00000000-0000-4000-8000-000000000000', 'DELIVERED'))).statusCode).toBe(200);
    await world.runJobs();
    const open = await world.shop.pool.query('select from carrier_notice where done_at is null');
    expect(open.rowCount).toBe(0);
  });

  it('ten times each and in reverse order are one delivery (T27)', async () => {
    const order = await world.carried();
    const uuid = await uuidOf(order.number);
    await world.act(order.number, 'arrive');
    const codes = ['DELIVERED', 'ACCEPTED_AT_PICK_UP_POINT', 'SENT_TO_RECIPIENT_CITY', 'CREATED'];
    await Promise.all(codes.flatMap((code) => Array.from({ length: 10 }, () => tell(notice(uuid, code)))));
    await Promise.all([world.runJobs(), world.runJobs(), world.runJobs()]);
    await world.runJobs();
    const now = await order.order();
    expect([now.status, now.parcels[0]?.state]).toEqual(['delivered', 'delivered']);
    expect(now.events.filter(({ status }) => status === 'delivered')).toHaveLength(1);
    expect(now.parcels[0]?.events.filter(({ state }) => state === 'delivered')).toHaveLength(1);
    expect(await world.movements(order.number)).toEqual({ reserve: 120, ship: 120 });
  });

  test.each([
    ['triple', 3],
    ['reversed', 3],
    ['never', 0],
  ] as const)('sent by the twin itself, %s', async (mode, least) => {
    const { server, deps } = world.shop;
    if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}${deps.config.apiPrefix}${world.webhookPath}`;
    expect((await chosenCarrier(world.shop.deps.vendors)?.port.subscribe(url))?.ok).toBe(true);
    const order = await world.carried();
    world.twins.faults.set('cdek-webhook', { op: 'send', mode, times: 100, delayMs: 0 });
    await world.act(order.number, 'arrive');
    const uuid = await uuidOf(order.number);
    const count = async () =>
      (await world.shop.pool.query('select from carrier_notice where carrier_id = $1', [uuid])).rowCount ?? 0;
    await expect.poll(count).toBeGreaterThanOrEqual(least);
    // No webhook came, so the sweep must find the change.
    await world.runJobs();
    expect((await order.order()).status).toBe('delivered');
  });
});
