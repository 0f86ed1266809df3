import type { Phone } from '@farad/domain/customer';
import type { Kopecks } from '@farad/domain/money';
import type { Result } from '@farad/domain/shared';

/** One short message. A single part holds 70 characters of Cyrillic text. */
export interface SmsMessage {
  readonly phone: Phone;
  readonly text: string;
  /** Key of the message, the same for every repeat of it (outbox row, challenge id). */
  readonly id: string;
  /** The whole time the provider may take; the adapter's own limit (10 s) when absent. */
  readonly timeoutMs?: number;
  /** Not delivered later than this; at most 24 hours. Meant for login codes. */
  readonly lifeMinutes?: number;
  /** Cut by the provider rather than sent in more parts than this. */
  readonly partsMax?: number;
}

/** `code` of a failure that brought no answer of the provider: time over, no connection, an unreadable answer. */
export const smsNoAnswerCode = 100;

/**
 * Why a message was not taken. `code` is the provider's own (SMSC: 1…9) or `smsNoAnswerCode`.
 * - `refused_number`: this number only; the person must not learn it (no enumeration). A repeat is useless.
 * - `repeated`: the same text went to the same number less than a minute ago.
 * - `shop_wide`: nothing can be sent to anybody now.
 */
export interface SmsFailure {
  readonly kind: 'refused_number' | 'repeated' | 'shop_wide';
  readonly code: number;
}

/** What became of a message that was taken; `code` is the provider's own. `waiting`: ask again. */
export interface SmsDelivery {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly code: number;
}

export interface SmsPort {
  /** Answers when the provider took or refused the message; never throws for what the provider does. */
  send(message: SmsMessage): Promise<Result<{ readonly providerId: string }, SmsFailure>>;
  /** What became of a message; at most five times a minute each. */
  delivery(message: { readonly phone: Phone; readonly providerId: string }): Promise<Result<SmsDelivery, SmsFailure>>;
  /** Money that is left at the provider. */
  balance(): Promise<Result<Kopecks, SmsFailure>>;
}
