import type { Phone } from '@farad/domain/customer';
import type { Kopecks } from '@farad/domain/money';
import type { Result } from '@farad/domain/shared';

/** A text message. One part holds 70 Cyrillic characters, or 67 if the message has several parts. */
export interface SmsMessage {
  readonly phone: Phone;
  readonly text: string;
  /** Key of the message (outbox row, id of a sent code). It is the same in every retry. */
  readonly id: string;
  /** Timeout of the whole sending. Default: the limit of the adapter (10 s). */
  readonly timeoutMs?: number;
  /**
   * Minutes after which the message is no longer delivered, at most 24 hours. It is set for login codes. Absent = no
   * limit.
   */
  readonly lifeMinutes?: number;
  /** Maximum number of parts. The provider cuts a longer message. */
  readonly partsMax?: number;
}

/** `code` of a failure if the provider gave no answer: timeout, no connection, or an answer that cannot be parsed. */
export const smsNoAnswerCode = 100;

/**
 * Why a message was rejected. `code` is the provider's error code (SMSC: 1…9) or `smsNoAnswerCode`.
 * - `refused_number`: the provider rejects only this number. A retry is useless. The person must not learn the reason,
 * because strangers could find out which numbers exist.
 * - `repeated`: the same text was sent to this number less than a minute ago.
 * - `shop_wide`: the shop can send no messages to anybody now.
 */
export interface SmsFailure {
  readonly kind: 'refused_number' | 'repeated' | 'shop_wide';
  readonly code: number;
}

/** Delivery of an accepted message. `waiting` = not known yet, so ask again. `code` is the provider's status code. */
export interface SmsDelivery {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly code: number;
}

export interface SmsPort {
  /** Sends a message. Resolves when the provider has accepted or rejected it. Never throws when the provider fails. */
  send(message: SmsMessage): Promise<Result<{ readonly providerId: string }, SmsFailure>>;
  /**
   * Returns the provider's id of a message that it accepted in an earlier try; null = there is none, or it failed. With
   * this id a retry does not send an SMS twice. The call counts towards the limit of `delivery`.
   */
  find(message: Pick<SmsMessage, 'phone' | 'id'>): Promise<Result<{ readonly providerId: string } | null, SmsFailure>>;
  /** Returns the delivery of a message. Callers may ask at most five times a minute for one message. */
  delivery(message: { readonly phone: Phone; readonly providerId: string }): Promise<Result<SmsDelivery, SmsFailure>>;
  /** Returns the shop's balance at the provider. */
  balance(): Promise<Result<Kopecks, SmsFailure>>;
  /** Returns the sender names that the provider has registered for the shop. */
  senders(): Promise<Result<readonly string[], SmsFailure>>;
}
