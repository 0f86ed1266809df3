import type { QuantityStep, Segment } from '../index/segment.ts';
import { breakIndexAt } from '../columns/price-break-pool.ts';

/** Returns the fewest pieces that the customer can buy to get at least `quantity`. */
export const piecesFor = ({ least, multiple }: QuantityStep, quantity: number): number =>
  Math.max(least, Math.ceil(quantity / multiple) * multiple);

/**
 * Returns how many pieces to buy for a need of `quantity`, for each quantity rule. The index is the code of the rule.
 */
export const piecesByRule = ({ quantityRules }: Pick<Segment, 'quantityRules'>, quantity: number): Float64Array => {
  const pieces = new Float64Array(quantityRules.length + 1);
  quantityRules.forEach((rule, place) => (pieces[place + 1] = piecesFor(rule, quantity)));
  return pieces;
};

/**
 * Returns a function that returns the total cost of a document for a need of `quantity`, in ten-thousandths of a
 * rouble. Infinity = no price. The minimum and the multiple of the product are included. The price break for
 * exactly `quantity` is found once per ladder, not per document.
 */
export const costsAt = (
  segment: Pick<Segment, 'tiers' | 'rules' | 'quantityRules'>,
  quantity: number,
): ((doc: number) => number) => {
  const { ladderOf, starts, unitPrices } = segment.tiers;
  const ladders = segment.tiers.ladders.lists;
  const breakOf = Int32Array.from(ladders, (ladder) => breakIndexAt(ladder, quantity));
  const pieces = piecesByRule(segment, quantity);
  const rules = segment.rules.codes;
  return (doc) => {
    const ladder = ladderOf[doc]!;
    if (ladder === 0) return Infinity;
    const taken = pieces[rules[doc]!]!;
    const index = taken === quantity ? breakOf[ladder]! : breakIndexAt(ladders[ladder]!, taken);
    return unitPrices[starts[doc]! + index]! * taken;
  };
};
