import type { Phone } from '@farad/domain/customer';
import type { Result } from '@farad/domain/shared';

/** One short message. A single part holds 70 characters of Cyrillic text. */
export interface SmsMessage {
  readonly phone: Phone;
  readonly text: string;
  /** Key of the message, the same for every repeat of it (outbox row, challenge id). */
  readonly id: string;
  /** The whole time the provider may take; the adapter's own limit (10 s) when absent. */
  readonly timeoutMs?: number;
}

/** `code` of a failure that brought no answer of the provider: time over, no connection, an unreadable answer. */
export const smsNoAnswerCode = 100;

/**
 * Why a message was not taken. `code` is the provider's own (SMSC: 1…9) or `smsNoAnswerCode`.
 * - `refused_number`: this number only; the person must not learn it (no enumeration).
 * - `repeated`: the same text went to the same number less than a minute ago.
 * - `shop_wide`: nothing can be sent to anybody now; `isWorthRepeating` tells whether a later try may succeed by itself.
 */
export type SmsFailure =
  | { readonly kind: 'refused_number'; readonly code: number }
  | { readonly kind: 'repeated'; readonly code: number }
  | { readonly kind: 'shop_wide'; readonly code: number; readonly isWorthRepeating: boolean };

export interface SmsPort {
  /** Answers when the provider took or refused the message; never throws for what the provider does. */
  send(message: SmsMessage): Promise<Result<{ readonly providerId: string }, SmsFailure>>;
}
