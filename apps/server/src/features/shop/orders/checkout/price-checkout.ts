import { moscowDay } from '@farad/domain/delivery';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { offeredPayments, onlineAmountMin, type OfferedPayment } from '@farad/domain/payment';
import {
  orderPaidLines,
  priceOrder,
  type CustomerType,
  type DeliveryKind,
  type OrderPrice,
  type SoldLine,
} from '@farad/domain/order';
import { linesByReceipt, tillLimits } from '@farad/domain/receipt';
import type { PaymentSetting } from '@farad/domain/setting';

import { couponDiscount, type CheckoutGoods } from './checkout-goods.ts';

/** Name of the delivery on receipts. Before the order exists, only its length matters. */
const deliveryName = 'Доставка';

/** Returns the price of an order with these goods, this delivery price and these bonuses. */
export const priceCheckout = (goods: CheckoutGoods, cargo: Kopecks, bonuses: number): OrderPrice =>
  priceOrder({
    lineTotals: goods.priced.lines.map(({ lineTotal }) => lineTotal),
    lineKinds: goods.lines,
    coupon: couponDiscount(goods),
    bonuses: { wanted: bonuses, balance: goods.bonusBalance, rules: goods.rules },
    cargo,
  });

export interface CheckoutPayments {
  /** Sums of the online payments. An order with too many lines for one receipt is paid by several payments. */
  readonly onlineSums: readonly Kopecks[];
  readonly methods: readonly OfferedPayment[];
}

/** Circumstances, besides the price, on which the offered payment methods depend. */
export interface PaymentTerms {
  readonly customerType: CustomerType;
  readonly deliveryKind: DeliveryKind | null;
  readonly payments: PaymentSetting;
  readonly hasSeller: boolean;
  readonly now: Date;
}

/** Returns the payment methods that an order with these lines is offered. */
export function offeredFor(
  sold: readonly SoldLine[],
  { cargo, total }: Pick<OrderPrice, 'cargo' | 'total'>,
  { customerType, deliveryKind, payments, hasSeller, now }: PaymentTerms,
): CheckoutPayments {
  const paid = orderPaidLines({ lines: sold, cargo, deliveryName }, moscowDay(now));
  const { itemsMax } = tillLimits[payments.till.kind];
  const onlineSums = linesByReceipt(paid, itemsMax, onlineAmountMin).map((lines) =>
    sumKopecks(lines.map((line) => line.total)),
  );
  return {
    onlineSums,
    methods: offeredPayments({ customerType, deliveryKind, total, onlineSums, payments, hasSeller }),
  };
}

/** Returns the payment methods that a buyer can choose for an order before it is placed (integrations 2.6). */
export function checkoutPayments(
  { lines, priced }: CheckoutGoods,
  price: OrderPrice,
  terms: PaymentTerms,
): CheckoutPayments {
  const sold = lines.flatMap(({ mpn, quantity, vatClass }, index) => {
    const [line, shares] = [priced.lines[index], price.lines[index]];
    return line && shares ? [{ name: mpn, quantity, vatClass, total: line.lineTotal, ...shares }] : [];
  });
  return offeredFor(sold, price, terms);
}
