/** Advice that the buyer sees after a failed payment. The bank's own reason is never shown. */
export const cancelAdvices = ['try_again', 'other_method', 'contact_bank'] as const;
export type CancelAdvice = (typeof cancelAdvices)[number];

/**
 * Reason of a failed payment at YooKassa (integrations 2.1) → advice. Reasons for which only another method helps are
 * left out.
 */
const advices: ReadonlyMap<string, CancelAdvice> = new Map([
  ['3d_secure_failed', 'try_again'],
  ['call_issuer', 'contact_bank'],
  ['canceled_by_merchant', 'try_again'],
  ['expired_on_capture', 'try_again'],
  ['expired_on_confirmation', 'try_again'],
  ['general_decline', 'contact_bank'],
  ['internal_timeout', 'try_again'],
  ['invalid_card_number', 'try_again'],
  ['invalid_csc', 'try_again'],
  ['issuer_unavailable', 'try_again'],
  ['payment_method_restricted', 'contact_bank'],
]);

/**
 * Returns the advice for a reason. For an unknown reason, or none, the advice is another payment method, which always
 * helps.
 */
export const cancelAdvice = (reason: string | null): CancelAdvice => advices.get(reason ?? '') ?? 'other_method';
