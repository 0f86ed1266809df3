import { ok } from '@farad/domain/shared';
import { createCdek } from '@farad/integrations/delivery';

import type { Browser } from '../browser.ts';
import { add, lineOf } from '../calls/basket-calls.ts';
import { products } from '../catalogue.ts';
import { place } from '../calls/order-calls.ts';
import type { TestShop } from '../shop.ts';
import { testVendors } from '../vendors.ts';

type Sent = readonly [path: string, body: object];

const wish = [products.tiered, 100] as const;
const packed = { products: [lineOf(wish)] };

/** Creates an order that is in the warehouse and will be picked up at the office. Returns the path of its parcels. */
async function warehouseOrder(shop: TestShop): Promise<string> {
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, wish));
  await shop.pool.query("update orders set status = 'in_warehouse' where number = $1", [number]);
  return `/admin/orders/${number}/parcels`;
}

async function packedOrder(shop: TestShop, by: Browser): Promise<string> {
  const path = await warehouseOrder(shop);
  await by.post(path, packed);
  return path;
}

/** Creates an order with a parcel that a carrier has accepted. The carrier cancels the shipment if asked. */
async function carriedOrder(shop: TestShop, by: Browser): Promise<string> {
  const path = await packedOrder(shop, by);
  const nowhere = { baseUrl: 'http://127.0.0.1:9/v2', clientId: '', clientSecret: '', fromCityCode: 44, fromPoint: '' };
  const letsGo = { ...createCdek(nowhere), cancel: async () => ok(null) };
  Object.assign(shop.deps, { vendors: testVendors(shop.deps.config, shop.deps.log, { delivery: letsGo }) });
  await shop.pool.query(
    `insert into shipment (parcel_id, provider, number, tariff, state, carrier_id, created_at)
     select max(id), 'cdek', 'scene ' || max(id), 136, 'confirmed', 'abc', now() from parcel`,
  );
  return path;
}

/**
 * Returns functions by call name, one for each call that changes parcels. A function prepares a request that succeeds,
 * and returns its path and body.
 */
export const parcelScenes = (shopOf: () => TestShop) => ({
  packParcel: async (): Promise<Sent> => [await warehouseOrder(shopOf()), packed],
  handOverParcel: async (by: Browser): Promise<Sent> => [
    `${await packedOrder(shopOf(), by)}/1/hand-over`,
    { by: 'shop' },
  ],
  moveParcel: async (by: Browser): Promise<Sent> => [
    `${await packedOrder(shopOf(), by)}/1/state`,
    { state: 'ready_for_pickup' },
  ],
  recallParcel: async (by: Browser): Promise<Sent> => [`${await carriedOrder(shopOf(), by)}/1/recall`, {}],
  removeParcel: async (by: Browser): Promise<Sent> => [`${await packedOrder(shopOf(), by)}/1/remove`, {}],
});
