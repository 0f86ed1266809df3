/** What a buyer is told when a payment came to nothing: one of three texts, never the bank's own reason. */
export const cancelAdvices = ['try_again', 'other_method', 'contact_bank'] as const;
export type CancelAdvice = (typeof cancelAdvices)[number];

/** Reasons that YooKassa documents (integrations 2.1) where the same method can still help. */
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

/** Any other reason, one that is not documented, or none, sends to another method: it is the one that can always help. */
export const cancelAdvice = (reason: string | null): CancelAdvice => advices.get(reason ?? '') ?? 'other_method';
