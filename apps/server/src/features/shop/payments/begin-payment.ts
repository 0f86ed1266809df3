import type { Tx } from '@farad/database/connection/connect';
import { paidOrderQueries, type PaidOrderLine, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentRow } from '@farad/database/payments/payment.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { sumKopecks } from '@farad/domain/money';
import { canHold, nextAttempt, onlineAmountMin, paymentKey, type OnlineMethod } from '@farad/domain/payment';
import { linesByReceipt, prepaymentReceipt, tillLimits } from '@farad/domain/receipt';
import { defaultLocale, fail, ok, type Result } from '@farad/domain/shared';

import { sha256 } from '#kit/sha256.ts';
import { asAttempt, checkOnce, checkPayment, returnToken, type FrozenPayment } from './provider/ask-provider.ts';
import { firstCheckMs } from './provider/check-times.ts';
import { linesToPay, paidLineOf, taxDayOf, vatModeNow } from './provider/lines-to-pay.ts';
import { methodsFor, needsEmail, orderRefusal, sumsToPay, type PaidPositions, type PayRefusal } from './payable.ts';
import { openAccount, openDesk, type PaymentDeps, type PaymentDesk } from './provider/payment-account.ts';
import { addressed, receiptTarget } from './provider/receipt-target.ts';

/** Returns the hash by which a payment is found when its buyer returns from the payment page. */
export const returnTokenHash = sha256;

/** Time in milliseconds within which the provider is asked only once, for example after a double click. */
const pressPauseMs = 1000;

/** Maximum number of steps in one request. A step may end an attempt, so that another attempt follows. */
const stepsMax = 3;

interface Wanted {
  readonly desk: PaymentDesk;
  readonly orderId: number;
  readonly method: OnlineMethod;
  /** Email address for the receipt, if the order has none; '' = not given. */
  readonly email: string;
  /** True if the provider has just been asked about the open payment. */
  readonly isChecked?: boolean;
}

interface ToPay {
  readonly attempt: number;
  readonly order: PaidOrderRow;
  readonly lines: readonly PaidOrderLine[];
  /** Positions of lines that are paid already, if the order is paid in parts. */
  readonly paid: PaidPositions;
}

/**
 * Returns the part of the order that is paid next. Each part has one receipt, which can hold only a limited number of
 * lines.
 */
async function nextPart(tx: Tx, { desk }: Wanted, { order, lines, paid }: ToPay) {
  const earlier = await paymentQueries(tx).partsPaid(order.id);
  const all = linesToPay(order, lines, await vatModeNow(tx));
  const { itemsMax } = tillLimits[desk.till.kind];
  const groups = linesByReceipt(
    all.filter(({ position }) => !paid.includes(position)),
    itemsMax,
    onlineAmountMin,
  );
  const sums = [...earlier.map(({ amount }) => amount), ...groups.flat().map(({ total }) => total)];
  if (sumKopecks(sums) !== order.total) throw new Error(`payments of order ${order.number} do not add up to its total`);
  return { part: earlier.length + 1, count: earlier.length + groups.length, toPay: groups[0] ?? [], itemsMax };
}

/**
 * Stores an attempt to pay with its idempotency key and its whole request, so that the request can be sent at any time.
 */
async function saveAttempt(
  tx: Tx,
  deps: PaymentDeps,
  wanted: Wanted,
  next: ToPay,
): Promise<Result<number, PayRefusal>> {
  const at = deps.clock();
  const { desk, method } = wanted;
  const { account } = desk;
  if (account === null) return fail('method_off');
  const { order, attempt } = next;
  const { part, count, toPay, itemsMax } = await nextPart(tx, wanted, next);
  const day = await taxDayOf(tx, at);
  const receipt = prepaymentReceipt(
    toPay.map((line) => paidLineOf(line, day)),
    itemsMax,
  );
  if (!receipt.ok) return fail('not_payable');
  const { id: orderId, number, locale } = order;
  const amount = receipt.value.total;
  const key = paymentKey(number, attempt);
  const isHeld = desk.isHeldFirst && canHold(method);
  const site = `${deps.config.siteUrl}${locale === defaultLocale ? '' : `/${locale}`}`;
  const request: FrozenPayment = {
    key,
    order: number,
    attempt,
    amount,
    method,
    isHeld,
    locale,
    returnBase: `${site}/pay/return/`,
    description: count === 1 ? `Заказ ${number}` : `Заказ ${number}, платёж ${part} из ${count}`,
    receipt: addressed(await receiptTarget(tx, order), receipt.value),
  };
  const returnTokenSha256 = sha256(returnToken(deps.secretKey, key));
  const nextCheckAt = new Date(at.getTime() + firstCheckMs);
  return ok(
    await paymentQueries(tx).insert({
      orderId,
      attempt,
      part,
      key,
      provider: account.provider,
      method,
      isHeld,
      amount,
      request,
      isTwin: account.source === 'twin',
      returnTokenSha256,
      at,
      nextCheckAt,
      lines: toPay,
    }),
  );
}

interface Begun {
  readonly paymentId: number | null;
  /** Next step; null = nothing to do, the order is paid. */
  readonly todo: 'ask' | 'find' | 'continue' | 'change' | null;
}

/**
 * Returns the order with an email address for its receipt; null = it has none, but the fiscal register requires one.
 */
async function withEmail(tx: Tx, order: PaidOrderRow, { desk, email }: Wanted): Promise<PaidOrderRow | null> {
  if (!needsEmail(order, desk)) return order;
  if (email === '') return null;
  await paidOrderQueries(tx).setEmail(order.id, email);
  return { ...order, contact: { ...order.contact, email } };
}

/**
 * Returns the next step after the last attempt. `replaced` is the id of an open payment to replace, because the buyer
 * chose another method; null = none. A payment is replaced only after the provider was asked about it.
 */
function stepAfter(last: PaymentRow | undefined, { method, isChecked = false }: Wanted, now: Date) {
  const next = nextAttempt(
    last === undefined ? null : asAttempt(last),
    now,
    last !== undefined && last.method !== method,
  );
  if (last === undefined || next.kind !== 'change' || !isChecked) return { next, replaced: null };
  return { next: { kind: 'ask', attempt: next.attempt } as const, replaced: last.id };
}

/** Decides, with the order locked, what happens when the buyer presses "pay". */
function begin(deps: PaymentDeps, wanted: Wanted): Promise<Result<Begun, PayRefusal>> {
  return decideInTransaction<Begun, PayRefusal>(deps.db, async (tx) => {
    const orders = paidOrderQueries(tx);
    const order = await orders.lock(wanted.orderId);
    if (order === undefined) throw new Error(`order ${wanted.orderId} not found`);
    const payments = paymentQueries(tx);
    const last = await payments.latest(order.id);
    const { next, replaced } = stepAfter(last, wanted, deps.clock());
    if (order.paidAt !== null || next.kind === 'paid') return ok({ paymentId: last?.id ?? null, todo: null });
    const refusal = orderRefusal(order, deps.clock());
    if (refusal !== null) return fail(refusal);
    if (next.kind !== 'ask') return ok({ paymentId: last?.id ?? null, todo: next.kind });
    const lines = await orders.lines(order.id);
    const paid = await payments.positionsPaid(order.id);
    const sums = sumsToPay(order, lines, wanted.desk, paid);
    const choice = methodsFor(order, sums, wanted.desk, deps.clock()).find(({ method }) => method === wanted.method);
    if (choice === undefined || choice.refusal !== null) return fail(choice?.refusal ?? 'method_off');
    if (next.attempt === last?.attempt) return ok({ paymentId: last.id, todo: 'ask' });
    const reachable = await withEmail(tx, order, wanted);
    if (reachable === null) return fail('email_needed');
    if (replaced !== null) await payments.replace(replaced, deps.clock());
    const kept = await saveAttempt(tx, deps, wanted, { attempt: next.attempt, order: reachable, lines, paid });
    return kept.ok ? ok({ paymentId: kept.value, todo: 'ask' }) : kept;
  });
}

/**
 * Handles the buyer's "pay" (product Y1). It continues an open payment, or stores a new attempt and requests it from
 * the provider, outside of any transaction. Repeated requests and failures lead to only one payment. A new attempt is
 * made only after a definite refusal, a cancelled payment or a change of the method (T28).
 */
export async function payOrder(
  deps: PaymentDeps,
  orderId: number,
  { method, email }: Pick<Wanted, 'method' | 'email'>,
): Promise<Result<null, PayRefusal>> {
  const desk = await openDesk(deps);
  let isChecked = false;
  for (let step = 0; step < stepsMax; step += 1) {
    const begun = await begin(deps, { desk, orderId, method, email, isChecked });
    if (!begun.ok) return begun;
    const { paymentId, todo } = begun.value;
    if (todo === null || paymentId === null) return ok(null);
    if (todo === 'continue' || todo === 'change') {
      const payments = paymentQueries(deps.db);
      const open = await payments.byId(paymentId);
      // The provider cannot be asked whether this payment was made, so it must not be replaced by another one.
      if (open === undefined || (await openAccount(deps, open.provider)) === null) return fail('not_now');
      await checkOnce(deps, open, pressPauseMs);
      const now = await payments.byId(paymentId);
      isChecked = true;
      if (now?.state !== 'cancelled' && todo === 'continue') return ok(null);
      continue;
    }
    const asked = await checkPayment(deps, paymentId);
    if (asked === 'heard') return ok(null);
    if (asked === 'silent' || todo === 'ask') return fail('not_now');
  }
  return fail('not_now');
}
