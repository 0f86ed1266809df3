import { randomUUID } from 'node:crypto';

import type { ProductFields, StaffProduct } from '@farad/contract/office/catalogue/products';

import type { Browser } from '../browser.ts';
import { products, type TestProduct } from '../catalogue.ts';
import { signedInStaff } from '../staff.ts';
import type { TestShop } from '../shop.ts';

/** Returns a product as staff see it. */
export async function productOf(browser: Browser, { id }: Pick<TestProduct, 'id'>): Promise<StaffProduct> {
  const answer = await browser.get(`/admin/products/${id}`);
  if (answer.statusCode !== 200) throw new Error(`Not seen: ${answer.body}`);
  return answer.json<StaffProduct>();
}

/** Saves a product with the fields `changed`, and returns the answer. */
export async function trySave(
  browser: Browser,
  seen: StaffProduct,
  changed: Partial<ProductFields>,
  confirmed: { readonly isConfirmed?: boolean } = {},
) {
  const { id, version, fields } = seen;
  return browser.post(`/admin/products/${id}`, { version, fields: { ...fields, ...changed }, ...confirmed });
}

/** Returns the fields of a product, but with another part number. */
export const fieldsLike = (seen: StaffProduct, mpn: string): ProductFields => ({ ...seen.fields, mpn });

/** Returns the body for changing several products in one call. */
export async function bulkOf(browser: Browser, changed: readonly TestProduct[], change: object): Promise<object> {
  const seen = await Promise.all(changed.map((each) => productOf(browser, each)));
  return { products: seen.map(({ id, version }) => ({ id, version })), change };
}

/** Returns the body of a price rule that changes the prices of these products by five percent. */
export const priceChange = (...changed: readonly TestProduct[]) => ({
  key: randomUUID(),
  rule: {
    categoryId: null,
    brandId: null,
    productIds: changed.map(({ id }) => String(id)),
    change: {
      kind: 'percent',
      percent: 5,
    },
    rounding: 'none',
  },
  startsOn: null,
});

/**
 * Returns functions by call name, one for each call that changes products. A function prepares a request that succeeds,
 * and returns its path and body.
 */
export function productScenes(shopOf: () => TestShop) {
  const keeper = () => signedInStaff(shopOf(), 'catalogue_manager');
  const dearer = { kind: 'price', factor: 1.1 };
  return {
    createProduct: async () => {
      const seen = await productOf(await keeper(), products.cheapest);
      return ['/admin/products', { fields: fieldsLike(seen, 'NEW-1') }] as const;
    },
    saveProduct: async () => {
      const { id, version, fields } = await productOf(await keeper(), products.cheapest);
      return [`/admin/products/${id}`, { version, fields: { ...fields, series: 'МЛТ' } }] as const;
    },
    changeProducts: async () =>
      ['/admin/product-changes', await bulkOf(await keeper(), [products.inTwoWarehouses], dearer)] as const,
    setProductPrices: async () => {
      const { version } = await productOf(await keeper(), products.lastPiece);
      return [
        `/admin/products/${products.lastPiece.id}/prices`,
        { version, prices: [{ quantity: 1, price: 7 }], isConfirmed: true },
      ] as const;
    },
    setPurchasePrice: async () =>
      [`/admin/products/${products.lastPiece.id}/purchase-prices`, { purchasePrice: 5.5, supplier: 'LCSC' }] as const,
    changePrices: async () => ['/admin/price-changes', priceChange(products.byTens)] as const,
    undoPrices: async (by: Browser) => {
      const made = await by.post('/admin/price-changes', priceChange(products.byTens));
      return [`/admin/price-changes/${made.json<{ id: string }>().id}/undo`, {}] as const;
    },
    undoProductChange: async (by: Browser) => {
      await by.post('/admin/product-changes', await bulkOf(by, [products.inTwoWarehouses], dearer));
      return ['/admin/product-changes/undo', {}] as const;
    },
  };
}
