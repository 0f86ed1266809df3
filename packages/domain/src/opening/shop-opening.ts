import { moscowDay, startOfMoscowDay, type Day } from '../delivery/day.ts';

/** Whether buyers may enter the shop. */
export interface ShopOpening {
  readonly isOpen: boolean;
  /** True = it was open before, so it is closed temporarily and not new. */
  readonly wasOpen: boolean;
  /** Day on which it opens; null = not known. */
  readonly opensOn: Day | null;
  /** Why staff closed it. Only staff read it. */
  readonly reason: string;
  /** When and by whom it was last changed, in ISO 8601; null = by the program. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

const unchanged = { opensOn: null, reason: '', changedAt: null, changedBy: null } as const;

/** A demonstration, and a shop that sold before shops could be closed. */
export const openShop: ShopOpening = { ...unchanged, isOpen: true, wasOpen: true };

/** A new shop in production. */
export const newShop: ShopOpening = { ...unchanged, isOpen: false, wasOpen: false };

/** Longest reason in characters. */
export const closingReasonMax = 300;

/** Returns the announced opening day; null = none, or it has passed. */
export const announcedDay = ({ opensOn }: Pick<ShopOpening, 'opensOn'>, now: Date): Day | null =>
  opensOn !== null && opensOn > moscowDay(now) ? opensOn : null;

const hourSeconds = 3600;
/** Maximum of `Retry-After`. */
const retrySecondsMax = 7 * 24 * hourSeconds;

/** Returns the seconds for `Retry-After` of a closed shop: until its opening day, else an hour. */
export function askAgainSeconds(opening: Pick<ShopOpening, 'opensOn'>, now: Date): number {
  const day = announcedDay(opening, now);
  if (day === null) return hourSeconds;
  const seconds = Math.ceil((startOfMoscowDay(day).getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(seconds, 1), retrySecondsMax);
}

/** Returns the shop closed by the program, because it lacks something that buyers need. */
export const closedByProgram = (before: ShopOpening, reason: string, at: Date): ShopOpening => ({
  ...before,
  isOpen: false,
  opensOn: null,
  reason: reason.slice(0, closingReasonMax),
  changedAt: at.toISOString(),
  changedBy: null,
});

interface Change {
  readonly by: string;
  readonly at: Date;
}

/** Returns the opened shop. */
export const opened = ({ by, at }: Change): ShopOpening => ({
  ...openShop,
  changedAt: at.toISOString(),
  changedBy: by,
});

/** Returns the closed shop, or the wrong field: the opening day must be in the future. */
export function closed(
  before: ShopOpening,
  { reason, opensOn }: Pick<ShopOpening, 'reason' | 'opensOn'>,
  { by, at }: Change,
): ShopOpening | 'opensOn' {
  if (opensOn !== null && opensOn <= moscowDay(at)) return 'opensOn';
  return { isOpen: false, wasOpen: before.wasOpen, opensOn, reason, changedAt: at.toISOString(), changedBy: by };
}
