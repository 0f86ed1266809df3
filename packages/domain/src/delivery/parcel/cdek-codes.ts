import type { ParcelState } from './parcel-states.ts';

/** Codes of CDEK that say nothing of where the parcel is: it is known to the carrier, or was taken back before it left. */
const still = ['ACCEPTED', 'CREATED', 'REMOVED', 'INVALID'] as const;

/**
 * Codes by the state they bring a parcel to, in both generations that CDEK uses side by side
 * (docs/reference/cdek-status-codes.md). `RETURNED_TO_…_WAREHOUSE` is a repeated arrival there: the delivery is tried
 * again. A parcel is on its way back only by an order of its own.
 */
const moving = {
  in_transit: [
    'RECEIVED_AT_SHIPMENT_WAREHOUSE',
    'READY_TO_SHIP_AT_SENDING_OFFICE',
    'READY_FOR_SHIPMENT_IN_SENDER_CITY',
    'READY_FOR_SHIPMENT_IN_TRANSIT_CITY',
    'RETURNED_TO_SENDER_CITY_WAREHOUSE',
    'RETURNED_TO_SENDER_WAREHOUSE',
    'TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY',
    'PASSED_TO_CARRIER_AT_SENDING_OFFICE',
    'SENT_TO_TRANSIT_CITY',
    'SEND_TO_TRANSIT_OFFICE',
    'ACCEPTED_IN_TRANSIT_CITY',
    'MET_AT_TRANSIT_OFFICE',
    'ACCEPTED_AT_TRANSIT_WAREHOUSE',
    'ACCEPTED_TO_OFFICE_TRANSIT_WAREHOUSE',
    'RETURNED_TO_TRANSIT_WAREHOUSE',
    'READY_TO_SHIP_IN_TRANSIT_OFFICE',
    'TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY',
    'PASSED_TO_CARRIER_AT_TRANSIT_OFFICE',
    'SENT_TO_SENDER_CITY',
    'SEND_TO_SENDING_OFFICE',
    'SENT_TO_RECIPIENT_CITY',
    'SEND_TO_RECIPIENT_OFFICE',
    'ACCEPTED_IN_SENDER_CITY',
    'MET_AT_SENDING_OFFICE',
    'ACCEPTED_IN_RECIPIENT_CITY',
    'MET_AT_RECIPIENT_OFFICE',
    'ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE',
    'ACCEPTED_AT_DELIVERY_WAREHOUSE',
    'RETURNED_TO_RECIPIENT_CITY_WAREHOUSE',
    'RETURNED_TO_DELIVERY_WAREHOUSE',
    'ENTERED_TO_OFFICE_TRANSIT_WAREHOUSE',
    'ENTERED_TO_TRANSIT_WAREHOUSE',
    'ENTERED_TO_DELIVERY_WAREHOUSE',
    'ENTERED_TO_RECIPIENT_CITY_WAREHOUSE',
    // Unloaded at the point and not yet laid out: ACCEPTED_AT_… says that it can be fetched.
    'ENTERED_TO_WAREHOUSE_ON_DEMAND',
    'ENTERED_TO_PICK_UP_POINT',
    'IN_CUSTOMS_INTERNATIONAL',
    'SHIPPED_TO_DESTINATION',
    'PASSED_TO_TRANSIT_CARRIER',
    'IN_CUSTOMS_LOCAL',
    'CUSTOMS_COMPLETE',
  ],
  ready_for_pickup: ['ACCEPTED_AT_PICK_UP_POINT', 'ACCEPTED_AT_WAREHOUSE_ON_DEMAND', 'POSTOMAT_POSTED'],
  with_courier: ['TAKEN_BY_COURIER', 'ISSUED_FOR_DELIVERY'],
  delivered: ['DELIVERED', 'POSTOMAT_RECEIVED'],
  not_delivered: ['NOT_DELIVERED'],
  // A courier took it out of the locker since nobody came for it.
  returning: ['POSTOMAT_SEIZED'],
} as const satisfies Partial<Record<ParcelState, readonly string[]>>;

const states: ReadonlyMap<string, ParcelState | null> = new Map<string, ParcelState | null>([
  ...still.map((code) => [code, null] as const),
  ...Object.entries(moving).flatMap(([state, codes]) => codes.map((code) => [code, state as ParcelState] as const)),
]);

/**
 * Where a parcel is by one of the carrier's codes. null: it is where it was. Undefined: the code is not known; the parcel
 * stays where it was and staff are told.
 */
export const stateOfCdek = (code: string): ParcelState | null | undefined => states.get(code);

/**
 * The same for an order of the carrier that brings a parcel back to us. What is handed over there is received by the
 * shop. A return that was not fetched is lying somewhere: undefined, so that staff look into it.
 */
export function returnStateOfCdek(code: string): ParcelState | null | undefined {
  const state = states.get(code);
  if (state === 'delivered') return 'returned';
  if (state === 'not_delivered' || state === 'returning') return undefined;
  if (code === 'REMOVED' || code === 'INVALID') return undefined;
  return state === undefined ? undefined : 'returning';
}
