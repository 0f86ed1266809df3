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

/** Maximum number of pages that are read. The carrier has far fewer. */
const pagesMax = 200;

/** Returns all pickup points of the carrier, each once; null = reading a page failed, so points may be missing. */
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

/**
 * Returns the carrier's code for each of the shop's cities. If a city has several codes, the one with most points is
 * used.
 */
function cityCodesOf(points: readonly CarrierPoint[], slugs: ReadonlyMap<number, string>): ReadonlyMap<string, number> {
  const counts = Map.groupBy(points, ({ cityCode }) => cityCode);
  const codes = [...slugs].toSorted(([a], [b]) => (counts.get(a)?.length ?? 0) - (counts.get(b)?.length ?? 0));
  return new Map(codes.map(([code, slug]) => [slug, code]));
}

/**
 * Replaces the stored pickup points by those of the carrier, all or nothing (integrations 3). Points that the carrier
 * no longer has are closed. If reading fails, or if more than half of the points are missing, nothing changes.
 */
export async function refreshPoints(source: PointsSource): Promise<void> {
  const { db, log, clock, carrier } = source;
  const points = await readAll(source);
  if (points === null) return;
  const queries = pickupPointQueries(db, carrier);
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
    pickupPointQueries(tx, carrier).replaceAll(rows, cityCodesOf(points, slugs), clock()),
  );
  log.info({ open: rows.length, elsewhere: points.length - rows.length, closed }, 'pickup points: updated');
}
