import { daySeconds } from '../shared/durations.ts';

/** Webhook events (product I4). Names never change, because receivers compare them. */
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

/** Test event that a customer requests to check a receiver. Every receiver gets it. */
export const testHookEvent = 'hook.test';

export const hookLimits = {
  /** Maximum number of receivers per customer. */
  max: 10,
  urlLengthMax: 500,
  /** Timeout for connecting, sending and reading together. */
  timeoutMs: 10_000,
  /** Maximum number of bytes of an answer that are read and stored. */
  answerBytesMax: 1024,
  /** How long a replaced secret still signs, in addition to the new one. */
  oldSecretSeconds: daySeconds,
  /** A receiver that fails for this long is paused and its owner is notified. */
  failingSeconds: 2 * daySeconds,
  /** How long deliveries can be viewed and sent again. */
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

/** Maximum pause for a receiver that does not answer, regardless of waiting deliveries. */
const restSecondsMax = 30 * minute;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Returns when to retry a delivery after this number of tries; null = give up. */
export function nextHookTry(tries: number, now: Date): Date | null {
  const seconds = waitSeconds[tries - 1];
  return seconds === undefined ? null : later(now, seconds);
}

/** Returns the end of the pause for a receiver that ran into a timeout. */
export const hookRest = (tries: number, now: Date): Date =>
  later(now, Math.min(waitSeconds[tries - 1] ?? restSecondsMax, restSecondsMax));

/** Whether to pause a receiver that has failed since this time. */
export const isHookGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= hookLimits.failingSeconds * 1000;

/** Whether an HTTP status means that the receiver accepted the delivery. */
export const isHookTaken = (status: number): boolean => status >= 200 && status < 300;
