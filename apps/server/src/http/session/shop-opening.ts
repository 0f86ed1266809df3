import { openingQueries } from '@farad/database/operation/opening.queries';
import { askAgainSeconds, type ShopOpening } from '@farad/domain/opening';

import type { Deps } from '#deps.ts';
import type { Failure } from '../answers/errors.ts';
import type { Cookies } from './cookies.ts';
import { staffSessionOf } from './staff-session.ts';

type Place = Pick<Deps, 'db' | 'clock'>;

/** A change by another process is noticed after this time. */
const lifeMs = 5000;

interface Known {
  readonly opening: ShopOpening;
  readonly readAt: number;
}

const known = new WeakMap<Deps['db'], Known>();
const reading = new WeakMap<Deps['db'], Promise<ShopOpening>>();

/** Caches a state that was read or written, so that requests of this process see it at once. */
export function keepOpening({ db, clock }: Place, opening: ShopOpening): void {
  known.set(db, { opening, readAt: clock().getTime() });
}

async function read(place: Place): Promise<ShopOpening> {
  const opening = await openingQueries(place.db).state();
  keepOpening(place, opening);
  return opening;
}

/** Concurrent callers share one read. */
function readOnce(place: Place): Promise<ShopOpening> {
  const others = reading.get(place.db);
  if (others !== undefined) return others;
  const mine = read(place).finally(() => reading.delete(place.db));
  reading.set(place.db, mine);
  return mine;
}

/**
 * Returns whether buyers may enter. No request waits for the database: an old state is returned and refreshed in the
 * background. Without a database the last state stays.
 */
export async function openingOf(place: Place): Promise<ShopOpening> {
  const last = known.get(place.db);
  if (last === undefined) return readOnce(place);
  if (place.clock().getTime() - last.readAt >= lifeMs) void readOnce(place).catch(() => undefined);
  return last.opening;
}

/** Returns true for signed-in staff, who see a closed shop. */
export const isStaff = async (deps: Deps, cookies: Cookies): Promise<boolean> =>
  (await staffSessionOf(deps, cookies))?.session.step === 'done';

/** Returns the failure of API calls to a closed shop. */
export const closedFailure = (opening: ShopOpening, now: Date): Failure => ({
  code: 'shop_closed',
  retryAfterSeconds: askAgainSeconds(opening, now),
});
