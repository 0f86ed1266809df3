import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { Handle } from '@farad/database/connection/connect';
import type { InvoiceSeller } from '@farad/database/payments/invoice.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { moscowDay } from '@farad/domain/delivery';
import { sellerVat, vatByRate } from '@farad/domain/invoice';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import type { OrderPrice } from '@farad/domain/order';

import type { CheckoutGoods } from './checkout-goods.ts';

/** Returns the order's VAT by rate, as on its invoice; empty if the shop has no seller set. */
export async function checkoutVat(
  handle: Handle,
  { lines, priced }: CheckoutGoods,
  price: OrderPrice,
  seller: InvoiceSeller | undefined,
  now: Date,
): Promise<CheckoutQuote['vat']> {
  if (seller === undefined) return [];
  const { periods } = await settingQueries(handle).value('vat');
  const percentOf = sellerVat(seller.vatMode, moscowDay(now), periods);
  const goods = lines.flatMap(({ vatClass }, index) => {
    const [line, shares] = [priced.lines[index], price.lines[index]];
    if (line === undefined || shares === undefined) return [];
    const total = (line.lineTotal - shares.coupon - shares.bonus) as Kopecks;
    return [{ total, vatPercent: percentOf(vatClass) }];
  });
  return vatByRate([...goods, { total: price.cargo, vatPercent: percentOf('standard') }]).flatMap(({ percent, vat }) =>
    percent === null || vat === 0 ? [] : [{ percent, sum: toRoubles(vat) }],
  );
}
