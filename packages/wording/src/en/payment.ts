import type { Translation } from './translation.ts';
import type { payment as russian } from '../ru/payment.ts';

export const payment = {
  method_card: 'Bank card',
  method_sbp: 'SBP (Faster Payments)',
  methodNote_card: 'On the page of the payment service. We do not see the data of your card.',
  methodNote_sbp: 'In the app of your Russian bank, by a QR code or a link.',
  refusal_below_minimum: 'Online payments start at 1 ₽.',
  refusal_above_maximum: 'At most 700,000 ₽ can be paid through SBP.',
  advice_try_again: 'The payment did not go through and you were not charged. Please try again.',
  advice_other_method:
    'The payment did not go through and you were not charged. Use another card or another way to pay.',
  advice_contact_bank:
    'The bank declined the payment and you were not charged. Contact your bank or choose another way to pay.',
} as const satisfies Translation<typeof russian>;
