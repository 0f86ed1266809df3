import { moscowDay, startOfMoscowDay, type Day } from '../delivery/day.ts';

/** Whether buyers may enter the shop. */
export interface ShopOpening {
  readonly isOpen: boolean;
  /** True if the shop was open before. Then it is closed temporarily; otherwise it is new. */
  readonly wasOpen: boolean;
  /** Announced opening day; null = not known. */
  readonly opensOn: Day | null;
  /** Why the shop is closed. Only staff see it. */
  readonly reason: string;
  /** When (ISO 8601) and by whom this was last changed. `changedBy` null = the program changed it. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

const unchanged = { opensOn: null, reason: '', changedAt: null, changedBy: null } as const;

/** State of a demonstration shop, and of a shop that was in use before the program could close shops. */
export const openShop: ShopOpening = { ...unchanged, isOpen: true, wasOpen: true };

/** State of a new shop in production. */
export const newShop: ShopOpening = { ...unchanged, isOpen: false, wasOpen: false };

/** Maximum length of the reason in characters. */
export const closingReasonMax = 300;

/** Returns the announced opening day; null = none, or the day has come. */
export const announcedDay = ({ opensOn }: Pick<ShopOpening, 'opensOn'>, now: Date): Day | null =>
  opensOn !== null && opensOn > moscowDay(now) ? opensOn : null;

const hourSeconds = 3600;
/** Maximum value of the header `Retry-After`. */
const retrySecondsMax = 7 * 24 * hourSeconds;

/**
 * Returns the seconds for the header `Retry-After` of a closed shop: until the opening day, or one hour if none is
 * announced.
 */
export function askAgainSeconds(opening: Pick<ShopOpening, 'opensOn'>, now: Date): number {
  const day = announcedDay(opening, now);
  if (day === null) return hourSeconds;
  const seconds = Math.ceil((startOfMoscowDay(day).getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(seconds, 1), retrySecondsMax);
}

/**
 * Returns the state of a shop that the program closes because something that buyers need is missing, such as the
 * seller's details.
 */
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

/** Returns the state of the shop after staff opened it. */
export const opened = ({ by, at }: Change): ShopOpening => ({
  ...openShop,
  changedAt: at.toISOString(),
  changedBy: by,
});

/**
 * Returns the state of the shop after staff closed it. If the opening day is not in the future, returns the name of
 * this wrong field, `opensOn`.
 */
export function closed(
  before: ShopOpening,
  { reason, opensOn }: Pick<ShopOpening, 'reason' | 'opensOn'>,
  { by, at }: Change,
): ShopOpening | 'opensOn' {
  if (opensOn !== null && opensOn <= moscowDay(at)) return 'opensOn';
  return { isOpen: false, wasOpen: before.wasOpen, opensOn, reason, changedAt: at.toISOString(), changedBy: by };
}
