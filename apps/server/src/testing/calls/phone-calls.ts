import type { PhoneOrderToPlace } from '@farad/contract/office/orders/phone-orders';

import type { Wish } from './basket-calls.ts';
import type { Browser } from '../browser.ts';
import { products } from '../catalogue.ts';
import type { TestShop } from '../shop.ts';

/** Returns the body for an order by phone. The goods are collected and paid at the office. */
export const phoneOrder = (accountId: number, total: number, ...wishes: readonly Wish[]): PhoneOrderToPlace => ({
  customer_id: String(accountId),
  company_id: null,
  delivery: { kind: 'own_pickup' },
  lines: wishes.map(([product, qty]) => ({
    product_id: String(product.id),
    qty: Number(qty),
  })),
  payment_method: 'cash_on_receipt',
  contact: { name: 'Анна' },
  total,
  consent: true,
});

let lastPhone = 0;

/**
 * Returns functions by call name, one for each call that changes orders by phone. A function prepares a request that
 * succeeds, and returns its path and body.
 */
export function phoneScenes(shopOf: () => TestShop) {
  return {
    addPhoneCustomer: async () => {
      lastPhone += 1;
      const phone = `7927${String(lastPhone).padStart(7, '0')}`;
      return ['/admin/phone-orders/customers', { phone, name: 'Марья', locale: 'ru', consent: true }] as const;
    },
    placePhoneOrder: async (by: Browser) => {
      const { accountId } = await shopOf().signedIn();
      const requested = phoneOrder(accountId, 0, [products.tiered, 10]);
      const { lines, customer_id, company_id, delivery } = requested;
      const quoted = await by.post('/admin/phone-orders/quote', { lines, customer_id, company_id, delivery });
      return ['/admin/phone-orders', { ...requested, total: quoted.json<{ total: number }>().total }] as const;
    },
  };
}
