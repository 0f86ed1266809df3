import type { OrderPayment } from '@farad/contract/payments';
import {
  paidOrderQueries,
  paymentQueries,
  type PaidOrderRow,
  type PaymentRow,
} from '@farad/database/payments/payment.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { paymentCodeSvg } from '@farad/documents/payment-code-drawing';
import { sumKopecks, toRoubles, type Kopecks } from '@farad/domain/money';
import { cancelAdvice } from '@farad/domain/payment';

import { accountEndOf } from '#core/payments/refund-done.ts';
import { isOpen } from './provider/ask-provider.ts';
import { methodsFor, needsEmail, orderRefusal, sumsToPay, type MethodChoice, type PayRefusal } from './payable.ts';
import { openDesk, type PaymentDeps } from './provider/payment-account.ts';

/** Where a buyer may be sent: the provider's own pages, whatever its answer says. */
function safeUrl({ config }: Pick<PaymentDeps, 'config'>, url: string | null): string | null {
  if (url === null) return null;
  return config.payments.pageOrigins.includes(new URL(url).origin) ? url : null;
}

const drawing = (url: string): string => `data:image/svg+xml,${encodeURIComponent(paymentCodeSvg(url))}`;

/** Money that goes back without the provider: where to, and whether it has gone. */
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
  /** The latest. */
  readonly payment: PaymentRow | undefined;
  /** Those that brought a part of the money. */
  readonly parts: readonly PaymentRow[];
  /** Sums of the payments that are to come. */
  readonly toCome: readonly Kopecks[];
  /** All that was taken, and what of it went back. */
  readonly brought: Kopecks;
  readonly refunded: Kopecks;
}

/** It brought a part of the order's money, and the next part can be paid. */
const isPart = (payment: PaymentRow | undefined): boolean => payment?.settlement === 'part_paid';

function stateOf({ order, payment, brought, refunded }: Money): OrderPayment['state'] {
  if (payment?.state === 'succeeded' && refunded >= brought) return 'refunded';
  if (order.paidAt !== null) return 'paid';
  // What the provider refused at once never was.
  return payment === undefined || payment.refusal === 'refused' || isPart(payment) ? null : payment.state;
}

/** What there is to choose: nothing where money has come, the other way where a payment waits for its buyer. */
function choices({ order, payment }: Money, methods: readonly MethodChoice[]): MethodChoice[] {
  if (order.paidAt !== null) return [];
  const isFree =
    payment === undefined || isPart(payment) || payment.state === 'cancelled' || payment.refusal === 'refused';
  if (isFree) return [...methods];
  if (payment.state !== 'pending') return [];
  return methods.filter(({ method, refusal }) => method !== payment.method && refusal === null);
}

/** The page to pay, as long as there is one: to that of an order that is over nobody is sent any more. */
function pageOf(
  deps: PaymentDeps,
  { order, payment }: Money,
): Pick<OrderPayment, 'confirmation_url' | 'qr' | 'expiresAt'> {
  const isOpenPage =
    payment?.state === 'pending' && order.paidAt === null && orderRefusal(order, deps.clock()) === null;
  const url = isOpenPage ? safeUrl(deps, payment.confirmationUrl) : null;
  return {
    confirmation_url: url,
    qr: url !== null && payment?.method === 'sbp' ? drawing(url) : null,
    expiresAt: isOpenPage ? (payment.expiresAt?.toISOString() ?? null) : null,
  };
}

/** Of the payment as long as it is one, else what is to be paid. */
function amountOf({ order, payment, toCome }: Money): Kopecks {
  const next = toCome[0] ?? order.total;
  if (payment === undefined || payment.state === 'cancelled' || payment.refusal !== null || isPart(payment))
    return next;
  return payment.part === 1 || order.paidAt === null ? payment.amount : order.total;
}

/** How far an order is paid that is paid in parts; null: one payment is all of it. */
function partsOf({ order, parts, toCome }: Money): OrderPayment['parts'] {
  if (order.paidAt !== null || parts.length + toCome.length < 2) return null;
  const sum = sumKopecks(parts.map(({ amount }) => amount));
  return { paid: parts.length, left: toCome.length, sum: toRoubles(sum) };
}

/** How the payment of an order stands, for whoever may pay it. `refusal`: why what was asked for was not done. */
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
  // What the office gives back is told one by one.
  const byProvider = refunds.filter(({ way }) => way === 'provider');
  const money = { order, payment, parts, toCome, brought, refunded: goneBack(byProvider) };
  const state = stateOf(money);
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
    isOver: order.paidAt === null && orderRefusal(order, deps.clock()) !== null,
    pay_until: order.paidAt === null ? (order.payUntil?.toISOString() ?? null) : null,
    needsEmail: needsEmail(order, desk),
    advice: state === 'cancelled' ? cancelAdvice(payment?.failure ?? null) : null,
    methods: choices(money, methodsFor(order, toCome, desk, deps.clock())),
    askAgainSeconds: payment !== undefined && order.paidAt === null && isOpen(payment) ? 3 : null,
  };
}
