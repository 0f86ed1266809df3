import { paymentSettingsQueries } from '@farad/database/payment-settings.queries';
import type { Handle } from '@farad/database/connect';
import { moscowDay } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import {
  offeredPayments,
  orderPaidLines,
  priceOrder,
  type CustomerType,
  type DeliveryKind,
  type OfferedPayment,
  type OrderPrice,
} from '@farad/domain/order';
import { onlineMethods, type OnlineMethod } from '@farad/domain/payment';
import { receiptItemCount } from '@farad/domain/receipt';

import { couponDiscount, type CheckoutGoods } from './checkout-goods.ts';

/** What delivery is called on receipts; only its length matters before the order is there. */
const deliveryName = 'Доставка';

/** The price of an order of these goods, delivered so, with so many bonuses. */
export const priceCheckout = (goods: CheckoutGoods, cargo: Kopecks, bonuses: number): OrderPrice =>
  priceOrder({
    lineTotals: goods.priced.lines.map(({ lineTotal }) => lineTotal),
    coupon: couponDiscount(goods),
    bonuses: { wanted: bonuses, balance: goods.bonusBalance, rules: goods.rules },
    cargo,
  });

/** Online methods that the shop takes now; none set: all. */
export async function onlineNow(handle: Handle): Promise<readonly OnlineMethod[]> {
  const settings = await paymentSettingsQueries(handle).read();
  if (settings === undefined) return onlineMethods;
  const { isCardOn, isSbpOn } = settings;
  return onlineMethods.filter((method) => (method === 'card' ? isCardOn : isSbpOn));
}

export interface CheckoutPayments {
  readonly receiptRows: number;
  readonly methods: readonly OfferedPayment[];
}

/** How an order of this price can be paid, told before it is placed (integrations 2.6). */
export function checkoutPayments(
  { lines, priced }: CheckoutGoods,
  price: OrderPrice,
  {
    customerType,
    deliveryKind,
    online,
    hasSeller,
    now,
  }: {
    readonly customerType: CustomerType;
    readonly deliveryKind: DeliveryKind | null;
    readonly online: readonly OnlineMethod[];
    readonly hasSeller: boolean;
    readonly now: Date;
  },
): CheckoutPayments {
  const sold = lines.flatMap(({ mpn, quantity, vatClass }, index) => {
    const [line, shares] = [priced.lines[index], price.lines[index]];
    return line && shares ? [{ name: mpn, quantity, vatClass, total: line.lineTotal, ...shares }] : [];
  });
  const receiptRows = receiptItemCount(
    orderPaidLines({ lines: sold, cargo: price.cargo, deliveryName }, moscowDay(now)),
  );
  const methods = offeredPayments({ customerType, deliveryKind, total: price.total, receiptRows, online, hasSeller });
  return { receiptRows, methods };
}
