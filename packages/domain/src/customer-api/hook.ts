import { daySeconds } from '../shared/durations.ts';

/** Webhook events (product I4). The names never change, because customers' programs compare them. */
export const hookEvents = [
  'order.placed',
  'order.paid',
  'order.status',
  'order.shipped',
  'order.delivered',
  'order.refunded',
  'stock.back',
] as const;

export type HookEvent = (typeof hookEvents)[number];

/**
 * Event that a customer sends to one of their receivers to test it. The receiver gets it without being subscribed to
 * it.
 */
export const testHookEvent = 'hook.test';

export const hookLimits = {
  /** Maximum number of webhook receivers per customer. */
  max: 10,
  urlLengthMax: 500,
  /** Timeout for the whole request: connect, send and read. */
  timeoutMs: 10_000,
  /** Maximum number of bytes of the receiver's response that are read and stored. */
  answerBytesMax: 1024,
  /** How long deliveries are signed with the replaced secret too, so that the customer can switch to the new one. */
  oldSecretSeconds: daySeconds,
  /** After failing for this long, a receiver is paused and the customer is notified. */
  failingSeconds: 2 * daySeconds,
  /** How long a delivery stays in the log, where the customer can view it and send it again. */
  logSeconds: 30 * daySeconds,
} as const;

const minute = 60;
const hour = 60 * minute;

/** Delays between tries of one delivery: twelve tries in 52 hours. */
const waitSeconds = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
] as const;

/** Maximum pause in deliveries to a receiver that gave no response. */
const restSecondsMax = 30 * minute;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Returns when to retry a delivery after `tries` failed tries; null = give up. */
export function nextHookTry(tries: number, now: Date): Date | null {
  const seconds = waitSeconds[tries - 1];
  return seconds === undefined ? null : later(now, seconds);
}

/**
 * Returns the end of the pause in deliveries to a receiver that did not respond at all. `tries`: failed tries of the
 * delivery.
 */
export const hookRest = (tries: number, now: Date): Date =>
  later(now, Math.min(waitSeconds[tries - 1] ?? restSecondsMax, restSecondsMax));

/** True if a receiver that has failed since `failingSince` must be paused. */
export const isHookGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= hookLimits.failingSeconds * 1000;

/** True if the HTTP status means that the receiver accepted the delivery. */
export const isHookTaken = (status: number): boolean => status >= 200 && status < 300;
