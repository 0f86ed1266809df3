import { quarantineQueries } from '@farad/database/payments/payment-quarantine.queries';
import { paymentQueries, type PaymentRow } from '@farad/database/payments/payment.queries';
import { cancelKey, captureKey, nextAttempt, type LastAttempt, type ReportedPayment } from '@farad/domain/payment';
import type { Result } from '@farad/domain/shared';
import type { AddressedReceipt, NewPayment, PaymentFailure } from '@farad/integrations/payments';

import { keyedToken } from '#kit/keyed-hash.ts';
import { applyReport, type AppliedReport } from './apply-report.ts';
import { firstCheckMs, nextCheckOf } from './check-times.ts';
import { requestRefund } from './ask-refund.ts';
import { openAccount, type OpenAccount, type PaymentDeps } from './payment-account.ts';

/**
 * A payment request as it is stored. The return address lacks its secret token, which is computed whenever the request
 * is sent.
 */
export interface FrozenPayment extends Omit<NewPayment, 'returnUrl'> {
  /** Address to which the buyer returns, without the token. */
  readonly returnBase: string;
}

/**
 * Returns the secret token of the address to which a buyer returns. It gives access only to the state of this payment.
 */
export const returnToken = (secretKey: Buffer, key: string): string =>
  keyedToken(secretKey, `payment return ${key}`, 32);

/** Returns a payment in the form that the rule for the next attempt needs. */
export const asAttempt = (payment: PaymentRow): LastAttempt => ({
  ...payment,
  isPart: payment.settlement === 'part_paid',
});

/** Result of a call to the provider. `silent` = no answer; the call is repeated later. */
export type ProviderReply = 'heard' | 'refused' | 'silent';

/**
 * Applies the provider's report and requests the automatic refunds that follow from it. A job repeats failed refunds.
 */
async function applied(
  deps: PaymentDeps,
  desk: OpenAccount,
  paymentId: number,
  report: ReportedPayment,
): Promise<AppliedReport> {
  const outcome = await applyReport(deps, desk.account, paymentId, report);
  for (const id of outcome.refundIds) await requestRefund(deps, id);
  return outcome;
}

/** Applies the provider's answer about an existing payment, or records that it did not answer. */
async function hear(
  deps: PaymentDeps,
  desk: OpenAccount,
  payment: PaymentRow,
  answer: Result<ReportedPayment, PaymentFailure>,
): Promise<ProviderReply> {
  if (answer.ok) {
    await applied(deps, desk, payment.id, answer.value);
    return 'heard';
  }
  const at = deps.clock();
  deps.log.warn({ payment: payment.key, failure: answer.error }, 'payment: provider call failed');
  await paymentQueries(deps.db).checked(payment.id, at, nextCheckOf(payment, null, at));
  if (answer.error.kind !== 'refused') return 'silent';
  // The provider has the payment, but refuses to return or change it, for example after the account was changed. Staff
  // must review it.
  const { provider, providerId, orderId, amount, state: reported, key } = payment;
  const entry = { kind: 'payment', provider, providerId: providerId ?? key, orderId, amount, reported, at } as const;
  await quarantineQueries(deps.db).add({ ...entry, mismatches: [answer.error.code] });
  return 'refused';
}

/** Requests a stored payment from the provider. Requests with the same key lead to only one payment. */
async function create(deps: PaymentDeps, desk: OpenAccount, payment: PaymentRow): Promise<ProviderReply> {
  const { returnBase, ...frozen } = payment.request as FrozenPayment;
  const returnUrl = returnBase + returnToken(deps.secretKey, payment.key);
  const answer = await desk.port.create({ ...frozen, returnUrl });
  if (answer.ok || answer.error.kind === 'unknown' || answer.error.kind === 'not_admitted') {
    return hear(deps, desk, payment, answer);
  }
  const { kind } = answer.error;
  const failure = answer.error.kind === 'refused' ? [answer.error.code, answer.error.parameter].join(' ').trim() : kind;
  deps.log.warn({ payment: payment.key, failure: answer.error }, 'payment: refused by the provider');
  await paymentQueries(deps.db).refuse(payment.id, kind, failure, kind === 'key_reused' ? deps.clock() : null);
  return 'refused';
}

const pagesMax = 50;

/**
 * Searches the provider's list for a payment that cannot be requested again with its key: the key has expired or was
 * used for another request.
 */
async function find(deps: PaymentDeps, desk: OpenAccount, payment: PaymentRow): Promise<ProviderReply> {
  const since = new Date(payment.askedAt.getTime() - firstCheckMs);
  let cursor: string | null = null;
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await desk.port.list({ since, ...(cursor === null ? {} : { cursor }) });
    if (!answer.ok) return hear(deps, desk, payment, answer);
    const own = answer.value.payments.find(
      ({ order, attempt }) => order === payment.orderNumber && attempt === payment.attempt,
    );
    if (own !== undefined) return hear(deps, desk, payment, { ok: true, value: own });
    cursor = answer.value.cursor;
    if (cursor === null) {
      await paymentQueries(deps.db).refuse(payment.id, 'refused', 'not_found', null);
      return 'refused';
    }
  }
  throw new Error(`payment ${payment.key} not found in the first ${pagesMax} pages of the provider`);
}

/**
 * Asks the provider to capture or release a held payment. Staff chose which, or it follows from how the order ended.
 */
async function endHold(deps: PaymentDeps, desk: OpenAccount, payment: PaymentRow): Promise<ProviderReply> {
  const { providerId, orderNumber, attempt, amount, captureAmount, captureReceipt, captureWishedAt } = payment;
  const taken =
    captureAmount === null ? { amount } : { amount: captureAmount, receipt: captureReceipt as AddressedReceipt };
  if (providerId === null) throw new Error(`payment ${payment.key} is held but has no provider id`);
  const answer =
    captureWishedAt === null
      ? await desk.port.cancel({ key: cancelKey(orderNumber, attempt), paymentId: providerId })
      : await desk.port.capture({ key: captureKey(orderNumber, attempt), paymentId: providerId, ...taken });
  if (!answer.ok && answer.error.kind === 'refused') await paymentQueries(deps.db).dropWish(payment.id);
  return hear(deps, desk, payment, answer);
}

/**
 * Asks the provider about a payment, or requests the payment if the provider may not have it, and applies the answer.
 * Returns `silent` if the provider is not installed.
 */
export async function checkPayment(deps: PaymentDeps, paymentId: number): Promise<ProviderReply> {
  const payment = await paymentQueries(deps.db).byId(paymentId);
  if (payment === undefined) throw new Error(`payment ${paymentId} not found`);
  const desk = await openAccount(deps, payment.provider);
  if (desk === null) return 'silent';
  if (payment.state === 'created') {
    const next = nextAttempt(asAttempt(payment), deps.clock());
    if (next.kind === 'find') return find(deps, desk, payment);
    return payment.refusal === null ? create(deps, desk, payment) : 'refused';
  }
  const { providerId, state, captureWishedAt, releaseWishedAt } = payment;
  if (state === 'waiting_for_capture' && (captureWishedAt !== null || releaseWishedAt !== null)) {
    return endHold(deps, desk, payment);
  }
  if (providerId === null) throw new Error(`payment ${payment.key} is ${state} but has no provider id`);
  return hear(deps, desk, payment, await desk.port.get(providerId));
}

/** True if the payment's state can still change without the shop, so that the provider should be asked. */
export const isOpen = ({ state, refusal }: Pick<PaymentRow, 'state' | 'refusal'>): boolean =>
  (state === 'created' && refusal !== 'refused') || state === 'pending';

/** Calls {@link checkPayment}, unless the provider was asked about this payment within the last `pauseMs`. */
export async function checkOnce(deps: PaymentDeps, payment: PaymentRow, pauseMs: number) {
  if (!isOpen(payment)) return;
  const at = deps.clock();
  const isMine = await paymentQueries(deps.db).takeCheck(payment.id, at, new Date(at.getTime() - pauseMs));
  if (isMine) await checkPayment(deps, payment.id);
}
