import type { Ledger } from './yookassa-ledger.ts';

/**
 * Reasons why a payment fails, with the party that causes it. Reasons that the shop or a timeout causes are not in the
 * list.
 */
export const declineReasons: Readonly<Record<string, 'payment_network' | 'yoo_money'>> = {
  insufficient_funds: 'payment_network',
  general_decline: 'payment_network',
  call_issuer: 'payment_network',
  card_expired: 'payment_network',
  invalid_card_number: 'payment_network',
  invalid_csc: 'payment_network',
  '3d_secure_failed': 'payment_network',
  issuer_unavailable: 'payment_network',
  payment_method_limit_exceeded: 'payment_network',
  payment_method_restricted: 'payment_network',
  country_forbidden: 'yoo_money',
  fraud_suspected: 'yoo_money',
  identification_required: 'yoo_money',
  internal_timeout: 'yoo_money',
  permission_revoked: 'yoo_money',
  unsupported_mobile_operator: 'yoo_money',
};

/**
 * Carries out the buyer's choice on the payment page. Returns false if the payment no longer permits it. `action` is
 * `pay`, `pay_slowly`, `expire`, `expire_hold` (ends the week in which the shop can capture) or a reason for a failure.
 */
export function actAsBuyer(ledger: Ledger, id: string, action: string): boolean {
  const payment = ledger.find(id);
  if (payment === undefined) return false;
  if (action === 'expire_hold') {
    if (payment.status !== 'waiting_for_capture') return false;
    ledger.end(payment, 'yoo_money', 'expired_on_capture');
    return true;
  }
  if (payment.status !== 'pending' || payment.paysAt !== null) return false;
  const party = Object.hasOwn(declineReasons, action) ? declineReasons[action] : undefined;
  if (action === 'pay') ledger.pay(payment);
  else if (action === 'pay_slowly') ledger.payLater(payment);
  else if (action === 'expire') ledger.end(payment, 'yoo_money', 'expired_on_confirmation');
  else if (party !== undefined) ledger.end(payment, party, action);
  else return false;
  return true;
}
