import type { OrderPayment } from '@farad/contract/payments';
import { paidOrderQueries, paymentQueries, type PaidOrderRow, type PaymentRow } from '@farad/database/payment.queries';
import { refundQueries, type RefundRow } from '@farad/database/refund.queries';
import { paymentCodeSvg } from '@farad/documents/payment-code-drawing';
import { sumKopecks, toRoubles, type Kopecks } from '@farad/domain/money';
import { cancelAdvice } from '@farad/domain/payment';

import { isOpen } from './ask-provider.ts';
import { methodsFor, orderRefusal, type MethodChoice, type PayRefusal } from './payable.ts';
import { openDesk, type PaymentDeps } from './payment-account.ts';

/** Where a buyer may be sent: the provider's own pages, whatever its answer says. */
function safeUrl({ config }: Pick<PaymentDeps, 'config'>, url: string | null): string | null {
  if (url === null) return null;
  return config.payments.pageOrigins.includes(new URL(url).origin) ? url : null;
}

const drawing = (url: string): string => `data:image/svg+xml,${encodeURIComponent(paymentCodeSvg(url))}`;

const goneBack = (refunds: readonly RefundRow[]): Kopecks =>
  sumKopecks(refunds.filter(({ state }) => state !== 'cancelled').map(({ amount }) => amount));

interface Money {
  readonly order: PaidOrderRow;
  readonly payment: PaymentRow | undefined;
  readonly refunded: Kopecks;
}

function stateOf({ order, payment, refunded }: Money): OrderPayment['state'] {
  if (payment?.state === 'succeeded' && refunded >= payment.amount) return 'refunded';
  if (order.paidAt !== null) return 'paid';
  // What the provider refused at once never was.
  return payment === undefined || payment.refusal === 'refused' ? null : payment.state;
}

/** What there is to choose: nothing where money has come or may yet come. */
const choices = ({ order, payment }: Money, methods: readonly MethodChoice[]): MethodChoice[] =>
  order.paidAt !== null || (payment !== undefined && payment.state !== 'cancelled' && payment.refusal !== 'refused')
    ? []
    : [...methods];

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
const amountOf = ({ order, payment }: Money): Kopecks =>
  payment === undefined || payment.state === 'cancelled' || payment.refusal !== null ? order.total : payment.amount;

/** How the payment of an order stands, for whoever may pay it. `refusal`: why what was asked for was not done. */
export async function presentPayment(
  deps: PaymentDeps,
  order: PaidOrderRow,
  refusal: PayRefusal | null = null,
): Promise<OrderPayment> {
  const { db } = deps;
  const [desk, payment, refunds, lines] = await Promise.all([
    openDesk(deps),
    paymentQueries(db).latest(order.id),
    refundQueries(db).ofOrder(order.id),
    paidOrderQueries(db).lines(order.id),
  ]);
  const money = { order, payment, refunded: goneBack(refunds) };
  const state = stateOf(money);
  return {
    ...{ number: order.number, state, method: payment?.method ?? order.paymentMethod },
    ...{ amount: toRoubles(amountOf(money)), refunded: toRoubles(money.refunded), refusal },
    ...pageOf(deps, money),
    advice: state === 'cancelled' ? cancelAdvice(payment?.failure ?? null) : null,
    methods: choices(money, methodsFor(order, lines, desk, deps.clock())),
    askAgainSeconds: payment !== undefined && isOpen(payment) ? 3 : null,
  };
}
