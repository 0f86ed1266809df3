import type { CarrierNotices } from '@farad/contract/office/operation/operation';
import { vendorId } from '@farad/domain/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';

import { webhookPath } from '#core/vendors/webhook-address.ts';
import { signedInStaff } from '#testing/staff.ts';
import { sweepShipments } from './carry-shipment.ts';
import { openParcelShop, type ParcelShop } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
});
afterAll(() => world.close());

const gone = vendorId('gone-post');

/** Renames the carrier of an order's parcels, as if its extension was removed or installed again. */
async function setCarrier(number: string, carrier: string): Promise<void> {
  const values = [`${number}-%`, carrier];
  await world.shop.pool.query('update shipment set provider = $2 where number like $1', values);
  await world.shop.pool.query(
    'update parcel set provider = $2 from shipment where parcel_id = parcel.id and shipment.number like $1',
    values,
  );
}

const noted = (): number => world.shop.logLines.filter((line) => line.includes('"vendor":"gone-post"')).length;

const moved = async ({ parcels }: Awaited<ReturnType<ParcelShop['carried']>>): Promise<string | undefined> =>
  (await parcels()).parcels[0]?.state;

it('a parcel of a carrier that is not installed waits, is told of once, and goes on when it is back', async () => {
  const order = await world.carried();
  await world.act(order.number, 'arrive');
  await setCarrier(order.number, gone);
  world.shop.passSeconds(60);
  await sweepShipments(world.context);
  await world.runJobs();
  await world.runJobs();
  expect(noted()).toBe(1);

  const { parcels, mayCarry } = await order.parcels();
  expect(parcels).toMatchObject([
    {
      state: 'handed_over',
      trackUrl: null,
      unclear: [],
      shipment: { carrier: { id: 'gone-post', isInstalled: false }, state: 'confirmed' },
      may: { label: false, recall: false },
    },
  ]);
  // New parcels use the carrier that is installed.
  expect(mayCarry).toBe(true);
  const shown = await order.order();
  expect(shown.parcels).toMatchObject([{ trackUrl: null }]);
  expect((await world.staff.get(`/admin/orders/${order.number}`)).statusCode).toBe(200);
  expect((await world.staff.get(`/admin/orders/${order.number}/parcels/1/label`)).statusCode).toBe(409);
  expect((await order.call('/1/recall', {})).status).toBe(409);

  await setCarrier(order.number, 'cdek');
  world.shop.passSeconds(60);
  await world.runJobs();
  expect(await moved(order)).toBe('delivered');
});

it('staff may still set the state of a parcel whose carrier is missing', async () => {
  const order = await world.carried();
  await setCarrier(order.number, gone);
  expect((await order.call('/1/state', { state: 'delivered' })).status).toBe(200);
  expect(await moved(order)).toBe('delivered');
});

it('notices of a missing carrier are stored unread, and read when it is back', async () => {
  const order = await world.carried();
  await setCarrier(order.number, gone);
  const { rows } = await world.shop.pool.query<{ uuid: string }>(
    'select carrier_id as uuid from shipment where number = $1',
    [`${order.number}-1`],
  );
  await world.act(order.number, 'arrive');
  const webhook = { type: 'ORDER_STATUS', uuid: rows[0]?.uuid };
  const { secretKey } = world.shop.deps;
  expect((await world.shop.guest().post(webhookPath(secretKey, gone), webhook)).statusCode).toBe(200);
  await sweepShipments(world.context);
  await world.runJobs();
  expect(await moved(order)).toBe('handed_over');

  const chief = await signedInStaff(world.shop, 'administrator');
  const list = async () =>
    (await chief.get('/admin/operation/carrier-notices')).json<z.output<typeof CarrierNotices>>().notices;
  const waiting = (await list()).find(({ carrier }) => carrier.id === 'gone-post');
  expect(waiting).toMatchObject({ carrier: { isInstalled: false }, isKnown: false, doneAt: null });

  await setCarrier(order.number, 'cdek');
  await world.shop.pool.query("update carrier_notice set provider = 'cdek' where provider = 'gone-post'");
  await sweepShipments(world.context);
  await world.runJobs();
  expect((await list()).find(({ id }) => id === waiting?.id)).toMatchObject({ isKnown: true, order: order.number });
  expect(await moved(order)).toBe('delivered');
});
