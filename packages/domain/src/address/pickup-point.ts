/** Where orders can be fetched (product D1, D3). */
export interface PickupPoint {
  readonly id: string;
  readonly address: string;
  readonly hours: string;
}

/** The shop's own office. */
export const officePointId = 'office';

/** All points there are: the office. */
export const pickupPointsOf = (office: Omit<PickupPoint, 'id'>): readonly PickupPoint[] => [
  { id: officePointId, ...office },
];
