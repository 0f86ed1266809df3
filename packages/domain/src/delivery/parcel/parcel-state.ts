import type { Brand } from '../../shared/brand.ts';
import { returnStateOfCdek, stateOfCdek } from './cdek-codes.ts';
import type { ParcelState } from './parcel-states.ts';

/** The carrier's own id of a shipment. */
export type ShipmentId = Brand<string, 'ShipmentId'>;

/** What a carrier says happened to a shipment. */
export interface CarrierStatus {
  /** In the carrier's words; new ones appear without notice. */
  readonly code: string;
  readonly at: Date;
  readonly city: string;
}

/** The carrier took the shipment back before it left. */
export const isTakenBack = (statuses: readonly CarrierStatus[]): boolean =>
  statuses.some(({ code }) => code === 'REMOVED');

/** Where a parcel is by what its carrier last said of it, and since when. */
export interface CarriedTo {
  readonly state: ParcelState;
  readonly at: Date;
}

/**
 * The newest of the carrier's words that says where the parcel is, if it is newer than what is known. Words come twice
 * and out of order: the date of each decides, not its arrival.
 *
 * @param knownAt date of the word that was followed last
 */
export function carriedTo(statuses: readonly CarrierStatus[], knownAt: Date | null): CarriedTo | null {
  let newest: CarriedTo | null = null;
  for (const { code, at } of statuses) {
    const state = stateOfCdek(code) ?? null;
    if (state === null) continue;
    if (at.getTime() >= (newest ?? { at: knownAt ?? new Date(0) }).at.getTime()) newest = { state, at };
  }
  return newest !== null && (knownAt === null || newest.at > knownAt) ? newest : null;
}

/**
 * Where the carrier's order back to us brings a parcel; null: nowhere new. It counts whatever the dates of the first order
 * are, since both are made within the same second. It only goes on: what was received is never on its way again.
 */
export function returnedTo(statuses: readonly CarrierStatus[], now: ParcelState): CarriedTo | null {
  if (now === 'returned') return null;
  const words = statuses.flatMap(({ code, at }) => {
    const state = returnStateOfCdek(code) ?? null;
    return state === null ? [] : [{ state, at }];
  });
  const received = words.find(({ state }) => state === 'returned');
  if (received !== undefined) return received;
  return now === 'returning' ? null : (words.at(-1) ?? null);
}
