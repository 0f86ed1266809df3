import type { Brand } from '../../shared/brand.ts';
import { returnStateOfCdek, stateOfCdek } from './cdek-codes.ts';
import type { ParcelState } from './parcel-states.ts';

/** The carrier's own id of a shipment. */
export type ShipmentId = Brand<string, 'ShipmentId'>;

/** A status message of a carrier about a shipment. */
export interface CarrierStatus {
  /** In the carrier's spelling. New codes appear without notice. */
  readonly code: string;
  readonly at: Date;
  readonly city: string;
}

/** Whether the shipment was removed before it left. */
export const isTakenBack = (statuses: readonly CarrierStatus[]): boolean =>
  statuses.some(({ code }) => code === 'REMOVED');

/** State of a parcel by the carrier's last message, and its date. */
export interface CarriedTo {
  readonly state: ParcelState;
  readonly at: Date;
}

/**
 * Returns the state of the newest message that states one, if newer than `knownAt`. Messages repeat and arrive out of
 * order, so their dates decide.
 *
 * @param knownAt date of the last applied message
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
 * Returns the state that a carrier's return order gives a parcel; null = no change. Ignores the dates of the first
 * order, because both are created within a second. The state only moves forward: a received parcel is never on its way
 * again.
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
