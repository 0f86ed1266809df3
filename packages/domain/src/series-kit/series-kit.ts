import { basketLineTotal, type Coefficient, type Kopecks, type Quantity } from '../money/index.ts';
import { quantityFor, unitPriceAt, type PriceTiers, type QuantityRule } from '../product/index.ts';
import { seriesNames, seriesValues } from '../series/index.ts';

/** Values that one kit may have: three decades of E96 with some to spare. */
export const kitValuesMax = 300;

/** A part that may stand for a value. */
export interface KitCandidate extends QuantityRule {
  readonly tiers: PriceTiers;
}

/** So many of it are bought, for so much. */
export interface KitChoice<Candidate> {
  readonly candidate: Candidate;
  readonly quantity: Quantity;
  readonly total: Kopecks;
}

/** The candidate that costs least as a whole line, among those that can be bought; the first of equals. */
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

/** How far a value may be from the one it stands for. */
const nearby = 0.05;

/** Values of any series within 5 % of `value`, the nearest first, without itself: what may fill a gap (product C16). */
export function substitutesOf(value: number, limit: number): readonly number[] {
  const around = seriesNames.flatMap((name) => seriesValues(name, value * (1 - nearby), value * (1 + nearby)));
  const distance = (other: number): number => Math.abs(Math.log(other / value));
  return [...new Set(around)]
    .filter((other) => other !== value)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, limit);
}
