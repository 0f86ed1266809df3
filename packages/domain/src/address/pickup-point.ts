/** A place where a customer picks up an order (product D1, D3). */
export interface PickupPoint {
  readonly id: string;
  readonly address: string;
  readonly hours: string;
}

/** The shop's own office. */
export const officePointId = 'office';

/** Returns all pickup points; for now only the office. */
export const pickupPointsOf = (office: Omit<PickupPoint, 'id'>): readonly PickupPoint[] => [
  { id: officePointId, ...office },
];
