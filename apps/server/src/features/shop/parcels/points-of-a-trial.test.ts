import { refreshPointsTask } from '@farad/database/parcels/pickup-point.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { clearDemonstration } from '#core/shop/clear-demonstration.ts';
import { parcelTasks } from './parcel-jobs.ts';
import { openParcelShop, type ParcelShop } from './test-parcels.ts';

let parcels: ParcelShop;
beforeAll(async () => {
  parcels = await openParcelShop();
});
afterAll(() => parcels.close());

const points = async () => {
  const { rows } = await parcels.shop.pool.query<{ twin: number; real: number }>(
    `select count(*) filter (where is_twin)::integer as twin, count(*) filter (where not is_twin)::integer as real
     from pickup_point`,
  );
  return rows[0];
};

test('points of a trial that were taken out stay out when it starts again', async () => {
  const { deps } = parcels.shop;
  const start = async ({ isTwin = true, isTrial = true } = {}) => {
    const carriers = deps.vendors.carriers.all.map((carrier) => ({ ...carrier, isTwin }));
    const vendors = { ...deps.vendors, carriers: { ...deps.vendors.carriers, all: carriers } };
    const context = { ...parcels.context, ...deps, vendors, config: { ...deps.config, isTrial }, lookPauseMs: 1 };
    await parcelTasks(context)[refreshPointsTask]?.({}, {} as never);
    return points();
  };
  await parcels.shop.pool.query('delete from pickup_point');
  const all = (await start())?.twin ?? 0;
  expect(all).toBeGreaterThan(100);
  await clearDemonstration(parcels.shop.db, { isMoneyReal: true, clock: () => new Date() });
  expect(await points()).toEqual({ twin: 0, real: 0 });
  expect(await start()).toEqual({ twin: 0, real: 0 });
  expect(await start({ isTwin: false })).toEqual({ twin: 0, real: all });
  expect(await start({ isTrial: false })).toEqual({ twin: all, real: 0 });
}, 60_000);
