/** What a buyer is told when a payment came to nothing: one of three texts, never the bank's own reason. */
export const cancelAdvices = ['try_again', 'other_method', 'contact_bank'] as const;
export type CancelAdvice = (typeof cancelAdvices)[number];

/** Every reason that YooKassa documents (integrations 2.1). */
const advices: ReadonlyMap<string, CancelAdvice> = new Map([
  ['3d_secure_failed', 'try_again'],
  ['call_issuer', 'contact_bank'],
  ['canceled_by_merchant', 'try_again'],
  ['card_expired', 'other_method'],
  ['country_forbidden', 'other_method'],
  ['expired_on_capture', 'try_again'],
  ['expired_on_confirmation', 'try_again'],
  ['fraud_suspected', 'other_method'],
  ['general_decline', 'contact_bank'],
  ['identification_required', 'other_method'],
  ['insufficient_funds', 'other_method'],
  ['internal_timeout', 'try_again'],
  ['invalid_card_number', 'try_again'],
  ['invalid_csc', 'try_again'],
  ['issuer_unavailable', 'try_again'],
  ['payment_method_limit_exceeded', 'other_method'],
  ['payment_method_restricted', 'contact_bank'],
  ['permission_revoked', 'other_method'],
  ['unsupported_mobile_operator', 'other_method'],
]);

/** A reason that is not documented, or none, sends to another method: it is the one that can always help. */
export const cancelAdvice = (reason: string | null): CancelAdvice => advices.get(reason ?? '') ?? 'other_method';
