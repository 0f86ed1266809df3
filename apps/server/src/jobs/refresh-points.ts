import type { Connection } from '@farad/database/connection/connect';
import { pickupPointQueries, type PickupPointRow } from '@farad/database/parcels/pickup-point.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { matchCities } from '@farad/domain/delivery';
import type { CarrierPoint } from '@farad/integrations/delivery';
import type { Logger } from 'pino';

import type { ConnectedCarrier } from '#core/vendors/vendors.ts';

export interface PointsSource {
  readonly db: Connection['db'];
  readonly carrier: ConnectedCarrier;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly clock: () => Date;
}

/** Many more than the carrier has; reading stops here in any case. */
const pagesMax = 200;

/** Returns every point once; null = a page failed, so it is unknown which points closed. */
async function readAll({ carrier, log }: PointsSource): Promise<readonly CarrierPoint[] | null> {
  const points = new Map<string, CarrierPoint>();
  let unreadable = 0;
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await carrier.port.points(page);
    if (!answer.ok) {
      log.warn({ page, failure: answer.error.kind }, 'pickup points: carrier did not answer, points not updated');
      return null;
    }
    for (const point of answer.value.points) points.set(point.code, point);
    unreadable += answer.value.unreadable;
    if (answer.value.isLast) break;
  }
  if (unreadable > 0) log.warn({ unreadable }, 'pickup points: unreadable points skipped');
  return [...points.values()];
}

/** Returns the carrier's code of each of our cities: the one that most points have. */
function cityCodesOf(points: readonly CarrierPoint[], slugs: ReadonlyMap<number, string>): ReadonlyMap<string, number> {
  const counts = Map.groupBy(points, ({ cityCode }) => cityCode);
  const codes = [...slugs].toSorted(([a], [b]) => (counts.get(a)?.length ?? 0) - (counts.get(b)?.length ?? 0));
  return new Map(codes.map(([code, slug]) => [slug, code]));
}

/**
 * Reads the carrier's pickup points into the database, all or nothing (integrations 3). Missing points are closed.
 * Without an answer, or with less than half of the points, nothing changes.
 */
export async function refreshPoints(source: PointsSource): Promise<void> {
  const { db, log, clock, carrier } = source;
  const points = await readAll(source);
  if (points === null) return;
  const queries = pickupPointQueries(db, carrier.id);
  const cities = points.map(({ cityCode, city, region }) => ({ code: cityCode, name: city, region }));
  const slugs = matchCities(await queries.cityNames(), cities);
  const rows = points.flatMap(({ cityCode, city: _city, region: _region, ...point }): PickupPointRow[] => {
    const citySlug = slugs.get(cityCode);
    return citySlug === undefined ? [] : [{ ...point, citySlug }];
  });
  const openNow = await queries.countAll();
  if (rows.length * 2 < openNow) {
    log.warn(
      { told: rows.length, open: openNow },
      'pickup points: too few points from the carrier, points not updated',
    );
    return;
  }
  const { closed } = await inTransaction(db, (tx) =>
    pickupPointQueries(tx, carrier.id).replaceAll(rows, cityCodesOf(points, slugs), clock()),
  );
  log.info({ open: rows.length, elsewhere: points.length - rows.length, closed }, 'pickup points: updated');
}
