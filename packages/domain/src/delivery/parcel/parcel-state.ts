import type { Brand } from '../../shared/brand.ts';
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

/**
 * Returns the state of a parcel by a status code of its carrier. null = unchanged. Undefined = an unknown code: the
 * parcel is unchanged and staff are notified.
 */
export type ReadCode = (code: string) => ParcelState | null | undefined;

/** How the words of a carrier are read. */
export interface CarrierWords {
  readonly stateOf: ReadCode;
  /** The same for the carrier's order that brings a parcel back. */
  readonly returnStateOf: ReadCode;
  /** Whether this word says that the shipment was removed before it left. */
  readonly isTakenBack: (code: string) => boolean;
}

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
export function carriedTo(
  statuses: readonly CarrierStatus[],
  knownAt: Date | null,
  stateOf: ReadCode,
): CarriedTo | null {
  let newest: CarriedTo | null = null;
  for (const { code, at } of statuses) {
    const state = stateOf(code) ?? null;
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
export function returnedTo(
  statuses: readonly CarrierStatus[],
  now: ParcelState,
  returnStateOf: ReadCode,
): CarriedTo | null {
  if (now === 'returned') return null;
  const words = statuses.flatMap(({ code, at }) => {
    const state = returnStateOf(code) ?? null;
    return state === null ? [] : [{ state, at }];
  });
  const received = words.find(({ state }) => state === 'returned');
  if (received !== undefined) return received;
  return now === 'returning' ? null : (words.at(-1) ?? null);
}
