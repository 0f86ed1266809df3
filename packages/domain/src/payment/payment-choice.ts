import type { Kopecks } from '../money/money.ts';
import { offeredMethods, type MethodRefusal } from './offered-methods.ts';
import { termsRefusal, type PaymentSetting, type PaymentTerms } from '../setting/payment-setting.ts';
import type { CustomerType, DeliveryKind, PaymentKind } from '../order/order.ts';

/** Why a payment method is not available. The page shows the reason beside the method. */
export const paymentRefusals = [
  'below_minimum',
  'above_maximum',
  'company_only',
  'personal_only',
  'own_pickup_only',
  'shop_minimum',
  'shop_maximum',
  'not_now',
] as const;

export type PaymentRefusal = (typeof paymentRefusals)[number];

export interface OfferedPayment {
  readonly method: PaymentKind;
  /** null = available. */
  readonly refusal: PaymentRefusal | null;
  /** The shop's conditions for this method. */
  readonly terms: PaymentTerms;
}

/** Facts that decide how an order can be paid. */
export interface OrderToOffer {
  readonly customerType: CustomerType;
  /** null = not chosen yet. */
  readonly deliveryKind: DeliveryKind | null;
  readonly total: Kopecks;
  /** Sums of the order's online payments. There are several if one receipt cannot hold all lines. */
  readonly onlineSums: readonly Kopecks[];
  /** Payment methods that the shop currently accepts. */
  readonly payments: PaymentSetting;
  /** True if the seller's details are set, so that invoices can be issued. */
  readonly hasSeller: boolean;
}

/** Maximum cash payment between companies under one contract (Bank of Russia 5348-U): 100,000 ₽. */
const companyCashMax = 10_000_000 as Kopecks;

function cashRefusal({ customerType, deliveryKind, total }: OrderToOffer): PaymentRefusal | null {
  if (deliveryKind !== null && deliveryKind !== 'own_pickup') return 'own_pickup_only';
  return customerType === 'company' && total > companyCashMax ? 'above_maximum' : null;
}

function invoiceRefusal({ customerType, hasSeller }: OrderToOffer): PaymentRefusal | null {
  if (customerType !== 'company') return 'company_only';
  return hasSeller ? null : 'not_now';
}

/**
 * Returns all payment methods that the shop has enabled. A method that is not available for this order has a reason
 * (product Y1–Y3).
 */
export function offeredPayments(order: OrderToOffer): OfferedPayment[] {
  const online = new Map<PaymentKind, MethodRefusal | null>(
    offeredMethods(order.onlineSums).map(({ method, refusal }) => [method, refusal]),
  );
  const byLaw = (method: PaymentKind): PaymentRefusal | null => {
    if (method === 'cash_on_receipt') return cashRefusal(order);
    return method === 'invoice' ? invoiceRefusal(order) : (online.get(method) ?? null);
  };
  return order.payments.methods
    .filter(({ isOn }) => isOn)
    .map((terms) => {
      const { method } = terms;
      return { method, terms, refusal: byLaw(method) ?? termsRefusal(terms, order.customerType, order.total) };
    });
}
