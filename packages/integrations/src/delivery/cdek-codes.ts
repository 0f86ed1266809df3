import type { CarrierWords, ParcelState, ReadCode } from '@farad/domain/delivery';

/** CDEK codes that do not change the state of a parcel: its order is only registered, or was removed before it left. */
const still = ['ACCEPTED', 'CREATED', 'REMOVED', 'INVALID'] as const;

/**
 * CDEK codes by the state of the parcel that they mean. CDEK uses two generations of codes side by side
 * (docs/reference/cdek-status-codes.md). `RETURNED_TO_…_WAREHOUSE` = the parcel arrived there once more, and the
 * delivery is tried again. Except for `POSTOMAT_SEIZED`, only a separate return order means that a parcel goes back.
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
    // The parcel was unloaded at the pickup point, but is not ready yet. The codes ACCEPTED_AT_… mean that it is ready.
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
  // A courier took the parcel out of the locker, because the buyer did not collect it.
  returning: ['POSTOMAT_SEIZED'],
} as const satisfies Partial<Record<ParcelState, readonly string[]>>;

const states: ReadonlyMap<string, ParcelState | null> = new Map<string, ParcelState | null>([
  ...still.map((code) => [code, null] as const),
  ...Object.entries(moving).flatMap(([state, codes]) => codes.map((code) => [code, state as ParcelState] as const)),
]);

/**
 * Returns the parcel state for a code of CDEK; null = the state does not change. undefined = an unknown code: the state
 * does not change either, and staff are notified.
 */
const stateOf: ReadCode = (code) => states.get(code);

/**
 * Returns the parcel state for a code of a return order. There `delivered` means that the shop has the parcel again. A
 * return that was not collected or was removed gives undefined, so that staff look into it.
 */
const returnStateOf: ReadCode = (code) => {
  const state = states.get(code);
  if (state === 'delivered') return 'returned';
  if (state === 'not_delivered' || state === 'returning') return undefined;
  if (code === 'REMOVED' || code === 'INVALID') return undefined;
  return state === undefined ? undefined : 'returning';
};

/** Meanings of CDEK's status codes. */
export const cdekWords: CarrierWords = { stateOf, returnStateOf, isTakenBack: (code) => code === 'REMOVED' };
