import type { Brand } from '../../shared/brand.ts';
import type { ParcelState } from './parcel-states.ts';

/** The carrier's own id of a shipment. */
export type ShipmentId = Brand<string, 'ShipmentId'>;

/** A status message of a carrier about a shipment. */
export interface CarrierStatus {
  /** Status code in the carrier's spelling. Carriers add codes without notice. */
  readonly code: string;
  readonly at: Date;
  readonly city: string;
}

/**
 * Returns the parcel state that a carrier's status code means. null = the code changes nothing. undefined = the code is
 * unknown: the parcel keeps its state, and staff are notified.
 */
export type ReadCode = (code: string) => ParcelState | null | undefined;

/** Meaning of a carrier's status codes. */
export interface CarrierWords {
  readonly stateOf: ReadCode;
  /** Parcel state for a status code of the return order, which the carrier makes to bring a parcel back. */
  readonly returnStateOf: ReadCode;
  /** True if the code means that the shipment was cancelled before it was dispatched. */
  readonly isTakenBack: (code: string) => boolean;
}

/** State of a parcel, and the date of the carrier's message that set it. */
export interface CarriedTo {
  readonly state: ParcelState;
  readonly at: Date;
}

/**
 * Returns the state by the newest message that has one; null = no such message is newer than `knownAt`. Messages repeat
 * and arrive out of order, so their dates decide.
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
 * Returns the state of a parcel by the messages of its return order; null = the state stays. Message dates are not
 * compared with those of the first order. A parcel that came back (`returned`) never changes to `returning` again.
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
