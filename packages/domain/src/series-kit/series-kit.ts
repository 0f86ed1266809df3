import { basketLineTotal, type Coefficient, type Kopecks, type Quantity } from '../money/index.ts';
import { quantityFor, unitPriceAt, type PriceBreaks, type QuantityRule } from '../product/index.ts';
import { seriesNames, seriesValues } from '../series/index.ts';

/** Maximum number of different values in a kit: enough for three decades of E96. */
export const kitValuesMax = 300;

/** A part that has a value of the kit. */
export interface KitCandidate extends QuantityRule {
  readonly tiers: PriceBreaks;
}

/** The part that was chosen for a value, with quantity and total. */
export interface KitChoice<Candidate> {
  readonly candidate: Candidate;
  readonly quantity: Quantity;
  readonly total: Kopecks;
}

/**
 * Returns the part with the lowest total for at least `pieces` pieces; null = none can be bought. Of equal totals, the
 * first is returned.
 */
export function cheapestOf<Candidate extends KitCandidate>(
  candidates: readonly Candidate[],
  pieces: Quantity,
  coefficient: Coefficient,
): KitChoice<Candidate> | null {
  let best: KitChoice<Candidate> | null = null;
  for (const candidate of candidates) {
    const quantity = quantityFor(candidate, pieces);
    if (quantity === null) continue;
    const total = basketLineTotal(unitPriceAt(candidate.tiers, quantity), quantity, coefficient);
    if (best === null || total < best.total) best = { candidate, quantity, total };
  }
  return best;
}

/** Maximum relative difference between a value and its substitute. */
const nearby = 0.05;

/**
 * Returns other values within 5 % of `value`, from any series, the nearest first. They may fill a gap in a kit (product
 * C16).
 */
export function substitutesOf(value: number, limit: number): readonly number[] {
  const around = seriesNames.flatMap((name) => seriesValues(name, value * (1 - nearby), value * (1 + nearby)));
  const distance = (other: number): number => Math.abs(Math.log(other / value));
  return [...new Set(around)]
    .filter((other) => other !== value)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, limit);
}
