/** What the shop tells the programs of its customers (product I4). Names are never changed: receivers compare them. */
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

/** What somebody asks for to see whether his program answers; every receiver gets it. */
export const testHookEvent = 'hook.test';

export const hookLimits = {
  /** Receivers of a customer. */
  max: 10,
  urlLengthMax: 500,
  /** Connecting, sending and reading together. */
  timeoutMs: 10_000,
  /** Of an answer so much is read and kept. */
  answerBytesMax: 1024,
  /** A secret that was exchanged still signs so long beside the new one. */
  oldSecretSeconds: 86_400,
  /** A receiver that took nothing for so long is paused, and its owner told. */
  failingSeconds: 2 * 86_400,
  /** So long deliveries can be looked up and sent again. */
  logSeconds: 30 * 86_400,
} as const;

const minute = 60;
const hour = 60 * minute;

/** Waits between the tries of one delivery: twelve tries in 52 hours. */
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

/** A receiver that does not answer at all is left alone at most so long, whatever waits for it. */
const restSecondsMax = 30 * minute;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** When a delivery is tried again after so many tries; null: it is given up. */
export function nextHookTry(tries: number, now: Date): Date | null {
  const seconds = waitSeconds[tries - 1];
  return seconds === undefined ? null : later(now, seconds);
}

/** Until when nothing is sent to a receiver whose silence cost a whole timeout. */
export const hookRest = (tries: number, now: Date): Date =>
  later(now, Math.min(waitSeconds[tries - 1] ?? restSecondsMax, restSecondsMax));

/** Whether a receiver that fails since then is to be paused. */
export const isHookGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= hookLimits.failingSeconds * 1000;

/** Statuses that say: taken. */
export const isHookTaken = (status: number): boolean => status >= 200 && status < 300;
