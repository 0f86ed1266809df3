import type { Phone } from '@farad/domain/customer';
import type { Kopecks } from '@farad/domain/money';
import type { Result } from '@farad/domain/shared';

/** One short message. A single part holds 70 Cyrillic characters. */
export interface SmsMessage {
  readonly phone: Phone;
  readonly text: string;
  /** Key of the message, equal for every retry (outbox row, challenge id). */
  readonly id: string;
  /** Total timeout of the provider. Default: the adapter's own limit (10 s). */
  readonly timeoutMs?: number;
  /** The message expires after this time, at most 24 hours. For login codes. */
  readonly lifeMinutes?: number;
  /** The provider cuts the message to this number of parts. */
  readonly partsMax?: number;
}

/** `code` of a failure without an answer of the provider: timeout, no connection, unreadable answer. */
export const smsNoAnswerCode = 100;

/**
 * Why a message was rejected. `code` is the provider's own (SMSC: 1…9) or `smsNoAnswerCode`.
 * - `refused_number`: this number only. The person must not learn it (no enumeration). A retry is useless.
 * - `repeated`: the same text was sent to this number less than a minute ago.
 * - `shop_wide`: nothing can be sent to anybody now.
 */
export interface SmsFailure {
  readonly kind: 'refused_number' | 'repeated' | 'shop_wide';
  readonly code: number;
}

/** Delivery of an accepted message. `code` is the provider's own. `waiting` = ask again. */
export interface SmsDelivery {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly code: number;
}

export interface SmsPort {
  /** Resolves when the provider has accepted or rejected the message. Never throws on failures of the provider. */
  send(message: SmsMessage): Promise<Result<{ readonly providerId: string }, SmsFailure>>;
  /** Returns the delivery of a message. Call it at most five times a minute per message. */
  delivery(message: { readonly phone: Phone; readonly providerId: string }): Promise<Result<SmsDelivery, SmsFailure>>;
  /** Returns the balance at the provider. */
  balance(): Promise<Result<Kopecks, SmsFailure>>;
}
