import { products, type TestProduct } from '../catalogue.ts';
import { add } from '../calls/basket-calls.ts';
import type { Browser } from '../browser.ts';
import { place } from '../calls/order-calls.ts';
import type { TestShop } from '../shop.ts';

type Sent = readonly [path: string, body: object];
type Wished = readonly [part: TestProduct, quantity: number];

/** Creates an order that can be picked: it is in work and will be paid at the office. Returns its number. */
export async function orderToPick(shop: TestShop, ...wishes: readonly Wished[]): Promise<string> {
  const buyer = await shop.signedIn();
  const [first = [products.tiered, 100] as const, ...others] = wishes;
  let basket = await add(buyer, first);
  for (const wish of others) basket = await add(buyer, wish);
  const { number } = await place(buyer, basket);
  await shop.pool.query("update orders set status = 'in_work_personal' where number = $1", [number]);
  return number;
}

/** Creates a wave with one order of 100 pieces of `part`. Returns the path of the wave. */
async function wavePath(shop: TestShop, by: Browser, part: TestProduct = products.tiered): Promise<string> {
  const number = await orderToPick(shop, [part, 100]);
  const begun = await by.post('/admin/warehouse/waves', { orders: [number] });
  return `/admin/warehouse/waves/${begun.json<{ id: string }>().id}`;
}

const counted = (found: number, part: TestProduct = products.tiered) => ({
  product_id: String(part.id),
  warehouseId: 1,
  was: 0,
  found,
  isShort: found < 100,
});

/** Adds stock of a product. A reported shortage sets its stock to 0, but other scenes need the product. */
const refilled = (shop: TestShop, { id }: TestProduct) =>
  shop.pool.query('update stock set on_hand = on_hand + 1000, counted = counted + 1000 where product_id = $1', [id]);

/**
 * Returns functions by call name, one for each call that changes the warehouse. A function prepares a request that
 * succeeds, and returns its path and body.
 */
export const warehouseScenes = (shopOf: () => TestShop) => ({
  beginWave: async (): Promise<Sent> => ['/admin/warehouse/waves', { orders: [await orderToPick(shopOf())] }],
  takeWave: async (by: Browser & { readonly staffId: number }): Promise<Sent> => [
    `${await wavePath(shopOf(), by)}/take`,
    { from: String(by.staffId) },
  ],
  countStop: async (by: Browser): Promise<Sent> => [`${await wavePath(shopOf(), by)}/count`, counted(100)],
  finishWave: async (by: Browser): Promise<Sent> => {
    const path = await wavePath(shopOf(), by);
    await by.post(`${path}/count`, counted(100));
    return [`${path}/finish`, {}];
  },
  dropWave: async (by: Browser): Promise<Sent> => [`${await wavePath(shopOf(), by)}/drop`, {}],
  settleShortage: async (by: Browser): Promise<Sent> => {
    const part = products.cheapest;
    const path = await wavePath(shopOf(), by, part);
    await by.post(`${path}/count`, counted(40, part));
    await refilled(shopOf(), part);
    const { short } = (await by.post(`${path}/finish`, {})).json<{ short: readonly string[] }>();
    return [`/admin/warehouse/shortages/${short[0]}/settle`, { decision: 'again' }];
  },
  setCells: async (): Promise<Sent> => [
    '/admin/stock-cells',
    { warehouseId: 1, cells: [{ product_id: String(products.tiered.id), cell: 'а-1' }] },
  ],
});
