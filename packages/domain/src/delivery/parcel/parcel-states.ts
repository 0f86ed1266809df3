/** States of a parcel (product O2). */
export const parcelStates = [
  'packed',
  'handed_over',
  'in_transit',
  'ready_for_pickup',
  'with_courier',
  'delivered',
  // The carrier gave up the delivery. The parcel is not on its way back yet.
  'not_delivered',
  'returning',
  'returned',
  'lost',
] as const;

export type ParcelState = (typeof parcelStates)[number];
