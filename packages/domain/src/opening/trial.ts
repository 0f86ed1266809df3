/** Outside services that a local simulation (twin) can imitate. */
export const twinServices = ['sms', 'mail', 'payment', 'carrier', 'suggestions', 'bot_check'] as const;

export type TwinService = (typeof twinServices)[number];

/** Services and methods that a shop uses. They decide which twins matter. */
export interface UsedServices {
  readonly twins: readonly TwinService[];
  /** True if buyers can pay by card or SBP. */
  readonly takesOnlinePayments: boolean;
  /** True if parcels are priced and sent by the carrier. */
  readonly usesCarrier: boolean;
}

/**
 * Returns the twins that a shop still depends on. A twin of a service that is switched off in the settings, such as
 * payment by card, is not counted.
 */
export const twinsInUse = ({ twins, takesOnlinePayments, usesCarrier }: UsedServices): readonly TwinService[] =>
  twins.filter((twin) => (twin !== 'payment' || takesOnlinePayments) && (twin !== 'carrier' || usesCarrier));
