import { openingQueries } from '@farad/database/operation/opening.queries';
import { askAgainSeconds, type ShopOpening } from '@farad/domain/opening';

import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '../answers/errors.ts';
import type { Cookies } from './cookies.ts';
import { staffSessionOf } from './staff-session.ts';

type Place = Pick<Deps, 'db' | 'clock'>;

/** Time in milliseconds for which the opening state is cached. Changes by other processes are noticed after it. */
const lifeMs = 5000;

interface Known {
  readonly opening: ShopOpening;
  readonly readAt: number;
}

const known = new WeakMap<Deps['db'], Known>();
const reading = new WeakMap<Deps['db'], Promise<ShopOpening>>();

/**
 * Caches whether the shop is open. Called after reading and after a change, so that requests of this process see the
 * change immediately.
 */
export function keepOpening({ db, clock }: Place, opening: ShopOpening): void {
  known.set(db, { opening, readAt: clock().getTime() });
}

/** A trial is always closed, even if the database says otherwise, because its twins show login codes. */
const unlessTrial = (opening: ShopOpening, { isTrial }: Pick<Config, 'isTrial'>): ShopOpening =>
  isTrial ? { ...opening, isOpen: false } : opening;

async function read(place: Place): Promise<ShopOpening> {
  const opening = await openingQueries(place.db).state();
  keepOpening(place, opening);
  return opening;
}

/** Reads whether the shop is open. Concurrent callers share one reading. */
function readOnce(place: Place): Promise<ShopOpening> {
  const others = reading.get(place.db);
  if (others !== undefined) return others;
  const mine = read(place).finally(() => reading.delete(place.db));
  reading.set(place.db, mine);
  return mine;
}

/**
 * Returns the opening state of the shop: open to buyers or closed, and until when. Only the first call waits for the
 * database. Later calls return the cached state and refresh it in the background when it is old. If the database fails,
 * the cached state stays.
 */
export async function openingOf(place: Place & Pick<Deps, 'config'>): Promise<ShopOpening> {
  const last = known.get(place.db);
  if (last === undefined) return unlessTrial(await readOnce(place), place.config);
  if (place.clock().getTime() - last.readAt >= lifeMs) void readOnce(place).catch(() => undefined);
  return unlessTrial(last.opening, place.config);
}

/** True for signed-in staff, who can see a closed shop. */
export const isStaff = async (deps: Deps, cookies: Cookies): Promise<boolean> =>
  (await staffSessionOf(deps, cookies))?.session.step === 'done';

/** Returns the failure with which API calls are answered while the shop is closed. */
export const closedFailure = (opening: ShopOpening, now: Date): Failure => ({
  code: 'shop_closed',
  retryAfterSeconds: askAgainSeconds(opening, now),
});
