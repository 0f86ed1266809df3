import type { Kopecks } from '../money/money.ts';

/** What it costs and takes to bring a parcel into the cities of one zone. */
export interface DeliveryZone {
  readonly id: number;
  /** Calendar days on the way, both included. */
  readonly daysMin: number;
  readonly daysMax: number;
  /** For a parcel up to `includedGrams`; each further `stepGrams`, begun ones too, costs `stepPrice`. */
  readonly basePrice: Kopecks;
  readonly includedGrams: number;
  readonly stepPrice: Kopecks;
  readonly stepGrams: number;
  /** Goods of this sum are brought free of charge; null: never. */
  readonly freeFrom: Kopecks | null;
}

/** Box and padding of every parcel, as long as the shop says nothing else. */
export const usualPackingGrams = 80;
/** A part whose weight is not known. */
export const unknownPartMilligrams = 1000;

/** So many of one part. */
export interface WeighedLine {
  readonly weightMilligrams: number | null;
  readonly quantity: number;
}

/** Weight of a parcel with its box, whole grams upwards; a part whose weight is not known counts for a gram. */
export const orderGrams = (lines: readonly WeighedLine[], packingGrams = usualPackingGrams): number =>
  packingGrams +
  Math.ceil(
    lines.reduce((sum, line) => sum + (line.weightMilligrams ?? unknownPartMilligrams) * line.quantity, 0) / 1000,
  );

/** Weight of a parcel with so many of one part. */
export const parcelGrams = (weightMilligrams: number | null, quantity: number, packingGrams?: number): number =>
  orderGrams([{ weightMilligrams, quantity }], packingGrams);

/** Price of one parcel (product D1). */
export function deliveryPrice(zone: DeliveryZone, grams: number, goods: Kopecks): Kopecks {
  if (zone.freeFrom !== null && goods >= zone.freeFrom) return 0 as Kopecks;
  const steps = Math.max(0, Math.ceil((grams - zone.includedGrams) / zone.stepGrams));
  return (zone.basePrice + steps * zone.stepPrice) as Kopecks;
}
