import type { Brand } from '../shared/brand.ts';

/** Where a parcel is (product O2). */
export const parcelStates = [
  'packed',
  'handed_over',
  'in_transit',
  'ready_for_pickup',
  'with_courier',
  'delivered',
  'returning',
  'returned',
] as const;

export type ParcelState = (typeof parcelStates)[number];

/** The carrier's own id of a shipment. */
export type ShipmentId = Brand<string, 'ShipmentId'>;

/** What a carrier says happened to a shipment. */
export interface CarrierStatus {
  /** In the carrier's words; new ones appear without notice. */
  readonly code: string;
  readonly at: Date;
  readonly city: string;
}

/**
 * CDEK's codes (reference/integrations.md section 3) in both spellings that its papers use. `null`: the parcel is where
 * it was: the shipment is known to the carrier, or was taken back before it left.
 */
const cdekStates: ReadonlyMap<string, ParcelState | null> = new Map<string, ParcelState | null>([
  ...['ACCEPTED', 'CREATED', 'REMOVED', 'INVALID'].map((code) => [code, null] as const),
  ...[
    'RECEIVED_AT_SHIPMENT_WAREHOUSE',
    'READY_TO_SHIP_AT_SENDING_OFFICE',
    'READY_FOR_SHIPMENT_IN_SENDER_CITY',
    'READY_FOR_SHIPMENT_IN_TRANSIT_CITY',
    'PASSED_TO_CARRIER_AT_SENDING_OFFICE',
    'TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY',
    'TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY',
    'SENT_TO_TRANSIT_CITY',
    'ACCEPTED_IN_TRANSIT_CITY',
    'ACCEPTED_AT_TRANSIT_WAREHOUSE',
    'MET_AT_TRANSIT_CITY',
    'SENT_TO_SENDER_CITY',
    'MET_AT_SENDER_CITY',
    'SENT_TO_RECIPIENT_CITY',
    'MET_AT_RECIPIENT_CITY',
    'MET_AT_DELIVERY_CITY',
    'ACCEPTED_IN_RECIPIENT_CITY',
    'ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE',
    'CUSTOMS_COMPLETE',
    'SHIPPED_TO_DESTINATION',
    'PASSED_TO_TRANSIT_CARRIER',
  ].map((code) => [code, 'in_transit'] as const),
  ...['ACCEPTED_AT_PICK_UP_POINT', 'ACCEPTED_AT_WAREHOUSE_ON_DEMAND', 'POSTOMAT_POSTED'].map(
    (code) => [code, 'ready_for_pickup'] as const,
  ),
  ...['TAKEN_BY_COURIER', 'ISSUED_FOR_DELIVERY'].map((code) => [code, 'with_courier'] as const),
  ...['DELIVERED', 'POSTOMAT_RECEIVED'].map((code) => [code, 'delivered'] as const),
  ...['NOT_DELIVERED', 'POSTOMAT_SEIZED'].map((code) => [code, 'returning'] as const),
  ['RETURNED', 'returned'],
]);

/** Whole families of codes. */
const cdekFamilies: readonly (readonly [prefix: string, state: ParcelState])[] = [
  ['IN_CUSTOMS_', 'in_transit'],
  ['RETURNED_TO_', 'returning'],
];

/**
 * Where a parcel is by one of the carrier's words; null: it is where it was. Undefined: a code of another generation,
 * which is kept and told of, and moves nothing.
 */
export function stateOfCdek(code: string): ParcelState | null | undefined {
  const named = cdekStates.get(code);
  return named === undefined ? cdekFamilies.find(([prefix]) => code.startsWith(prefix))?.[1] : named;
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
