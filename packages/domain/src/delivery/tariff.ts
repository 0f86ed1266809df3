import type { Kopecks } from '../money/money.ts';

/** Price and transit time for a parcel to the cities of one zone. */
export interface DeliveryZone {
  readonly id: number;
  /** Calendar days in transit, from minimum to maximum. */
  readonly daysMin: number;
  readonly daysMax: number;
  /** Price up to `includedGrams`. Each further `stepGrams`, also a partial one, costs `stepPrice`. */
  readonly basePrice: Kopecks;
  readonly includedGrams: number;
  readonly stepPrice: Kopecks;
  readonly stepGrams: number;
  /** Minimum sum of goods for free delivery; null = never free. */
  readonly freeFrom: Kopecks | null;
}

/** Default weight of a parcel's box and padding. */
export const usualPackingGrams = 80;
/** Assumed weight of a part whose weight is not known. */
export const unknownPartMilligrams = 1000;

/** Pieces of one part, with the weight of one piece; null = unknown weight. */
export interface WeighedLine {
  readonly weightMilligrams: number | null;
  readonly quantity: number;
}

/** Returns the weight of a parcel with its box, in grams, rounded up. A piece of unknown weight counts as one gram. */
export const orderGrams = (lines: readonly WeighedLine[], packingGrams = usualPackingGrams): number =>
  packingGrams +
  Math.ceil(
    lines.reduce((sum, line) => sum + (line.weightMilligrams ?? unknownPartMilligrams) * line.quantity, 0) / 1000,
  );

/** Returns the weight of a parcel with a quantity of one part. */
export const parcelGrams = (weightMilligrams: number | null, quantity: number, packingGrams?: number): number =>
  orderGrams([{ weightMilligrams, quantity }], packingGrams);

/** Returns the price of one parcel (product D1). */
export function deliveryPrice(zone: DeliveryZone, grams: number, goods: Kopecks): Kopecks {
  if (zone.freeFrom !== null && goods >= zone.freeFrom) return 0 as Kopecks;
  const steps = Math.max(0, Math.ceil((grams - zone.includedGrams) / zone.stepGrams));
  return (zone.basePrice + steps * zone.stepPrice) as Kopecks;
}
