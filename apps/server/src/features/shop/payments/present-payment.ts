import type { OrderPayment } from '@farad/contract/shop/payments';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentRow } from '@farad/database/payments/payment.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { paymentCodeSvg } from '@farad/documents/payment-code-drawing';
import { sumKopecks, toRoubles, type Kopecks } from '@farad/domain/money';
import { cancelAdvice } from '@farad/domain/payment';

import { accountEndOf } from '#core/payments/refund-done.ts';
import { isOpen } from './provider/ask-provider.ts';
import { methodsFor, needsEmail, orderRefusal, sumsToPay, type MethodChoice, type PayRefusal } from './payable.ts';
import { openDesk, type PaymentDeps } from './provider/payment-account.ts';

/** Returns the address of the payment page; null = none, or it is not one of the provider's own pages. */
function safeUrl({ vendors }: Pick<PaymentDeps, 'vendors'>, { provider, confirmationUrl }: PaymentRow): string | null {
  if (confirmationUrl === null) return null;
  const pages = vendors.payments.find(provider)?.pageOrigins ?? [];
  return pages.includes(new URL(confirmationUrl).origin) ? confirmationUrl : null;
}

const drawing = (url: string): string => `data:image/svg+xml,${encodeURIComponent(paymentCodeSvg(url))}`;

/** Returns the refunds by bank or cash: where the money goes, and whether it is paid. */
const returnsOf = (refunds: readonly RefundRow[]): OrderPayment['returns'] =>
  refunds.flatMap(({ way, amount, state, payee, paperDay }) =>
    way === 'provider'
      ? []
      : [
          {
            way,
            amount: toRoubles(amount),
            isDone: state === 'succeeded',
            accountEnd: accountEndOf(payee),
            day: paperDay,
          },
        ],
  );

const goneBack = (refunds: readonly RefundRow[]): Kopecks =>
  sumKopecks(refunds.filter(({ state }) => state !== 'cancelled').map(({ amount }) => amount));

interface Money {
  readonly order: PaidOrderRow;
  /** The order's latest payment; undefined = none. */
  readonly payment: PaymentRow | undefined;
  /** Payments that paid a part of the order. */
  readonly parts: readonly PaymentRow[];
  /** Sums of the payments that are still to be made. */
  readonly toCome: readonly Kopecks[];
  /** Amount captured so far. `refunded` = amount refunded by the provider. */
  readonly brought: Kopecks;
  readonly refunded: Kopecks;
}

/** True if the payment paid a part of the order, so that the next part can be paid. */
const isPart = (payment: PaymentRow | undefined): boolean => payment?.settlement === 'part_paid';

function stateOf({ order, payment, brought, refunded }: Money): OrderPayment['state'] {
  if (payment?.state === 'succeeded' && refunded >= brought) return 'refunded';
  if (order.paidAt !== null) return 'paid';
  // An attempt that the provider refused immediately counts as no payment.
  return payment === undefined || payment.refusal === 'refused' || isPart(payment) ? null : payment.state;
}

/**
 * Returns the methods that the buyer can choose now. If the order is paid, there are none. While a payment waits for
 * its buyer, only other methods are returned. Such a method would replace the payment.
 */
function choices({ order, payment }: Money, methods: readonly MethodChoice[]): MethodChoice[] {
  if (order.paidAt !== null) return [];
  const isFree =
    payment === undefined || isPart(payment) || payment.state === 'cancelled' || payment.refusal === 'refused';
  if (isFree) return [...methods];
  if (payment.state !== 'pending') return [];
  return methods.filter(({ method, refusal }) => method !== payment.method && refusal === null);
}

/**
 * Returns the address, QR code and expiry of the payment page while the payment waits for its buyer; otherwise all are
 * null.
 */
function pageOf(
  deps: PaymentDeps,
  { order, payment }: Money,
): Pick<OrderPayment, 'confirmation_url' | 'qr' | 'expiresAt'> {
  const isOpenPage =
    payment?.state === 'pending' && order.paidAt === null && orderRefusal(order, deps.clock()) === null;
  const url = isOpenPage ? safeUrl(deps, payment) : null;
  return {
    confirmation_url: url,
    qr: url !== null && payment?.method === 'sbp' ? drawing(url) : null,
    expiresAt: isOpenPage ? (payment.expiresAt?.toISOString() ?? null) : null,
  };
}

/** Returns the amount of the current payment, or else the amount of the next one. */
function amountOf({ order, payment, toCome }: Money): Kopecks {
  const next = toCome[0] ?? order.total;
  if (payment === undefined || payment.state === 'cancelled' || payment.refusal !== null || isPart(payment))
    return next;
  return payment.part === 1 || order.paidAt === null ? payment.amount : order.total;
}

/** Returns how many parts of an order are paid and how many are left; null = it is paid, or it has a single payment. */
function partsOf({ order, parts, toCome }: Money): OrderPayment['parts'] {
  if (order.paidAt !== null || parts.length + toCome.length < 2) return null;
  const sum = sumKopecks(parts.map(({ amount }) => amount));
  return { paid: parts.length, left: toCome.length, sum: toRoubles(sum) };
}

/** True if the payment's state can change without the shop, and its provider can be asked about it. */
const isAsked = ({ vendors }: PaymentDeps, payment: PaymentRow): boolean =>
  isOpen(payment) && vendors.payments.find(payment.provider) !== null;

/**
 * Returns the payment state of an order in the form of the contract, for a caller who may pay it. `refusal` is the
 * reason why the caller's request to pay was refused; null = it was not.
 */
export async function presentPayment(
  deps: PaymentDeps,
  order: PaidOrderRow,
  refusal: PayRefusal | null = null,
): Promise<OrderPayment> {
  const { db } = deps;
  const payments = paymentQueries(db);
  const [desk, all, refunds, lines, paidPositions] = await Promise.all([
    openDesk(deps),
    payments.ofOrder(order.id),
    refundQueries(db).ofOrder(order.id),
    paidOrderQueries(db).lines(order.id),
    payments.positionsPaid(order.id),
  ]);
  const [payment] = all;
  const brought = sumKopecks(all.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount));
  const toCome = sumsToPay(order, lines, desk, paidPositions);
  const parts = all.filter(isPart);
  // Refunds by bank or cash are not counted here, since `returns` lists them.
  const byProvider = refunds.filter(({ way }) => way === 'provider');
  const money = { order, payment, parts, toCome, brought, refunded: goneBack(byProvider) };
  const state = stateOf(money);
  const isOver = order.paidAt === null && orderRefusal(order, deps.clock()) !== null;
  return {
    number: order.number,
    state,
    method: payment?.method ?? order.paymentMethod,
    amount: toRoubles(amountOf(money)),
    total: toRoubles(order.total),
    parts: partsOf(money),
    refunded: toRoubles(money.refunded),
    returns: returnsOf(refunds),
    refusal,
    ...pageOf(deps, money),
    isOver,
    pay_until: order.paidAt === null ? (order.payUntil?.toISOString() ?? null) : null,
    needsEmail: needsEmail(order, desk),
    advice: state === 'cancelled' ? cancelAdvice(payment?.failure ?? null) : null,
    methods: isOver ? [] : choices(money, methodsFor(order, toCome, desk, deps.clock())),
    askAgainSeconds: order.paidAt === null && payment !== undefined && isAsked(deps, payment) ? 3 : null,
  };
}
