import type { QuantityStep, Segment } from '../index/segment.ts';
import { stepAt } from '../columns/tier-pool.ts';

/** Fewest pieces of this rule that can be bought by somebody who needs `quantity`. */
const piecesFor = ({ least, multiple }: QuantityStep, quantity: number): number =>
  Math.max(least, Math.ceil(quantity / multiple) * multiple);

/** By code of a segment's rules, how many pieces a buyer takes who needs `quantity`. */
export const piecesByRule = ({ quantityRules }: Pick<Segment, 'quantityRules'>, quantity: number): Float64Array => {
  const pieces = new Float64Array(quantityRules.length + 1);
  quantityRules.forEach((rule, place) => (pieces[place + 1] = piecesFor(rule, quantity)));
  return pieces;
};

/**
 * What a buyer pays for a document who needs so many pieces, its minimum and multiple told in: ten-thousandths of a
 * rouble; Infinity without a price. The step of exactly so many pieces is found once a ladder, not once a document.
 */
export const costsAt = (
  segment: Pick<Segment, 'tiers' | 'rules' | 'quantityRules'>,
  quantity: number,
): ((doc: number) => number) => {
  const { ladderOf, starts, unitPrices } = segment.tiers;
  const ladders = segment.tiers.ladders.lists;
  const stepOf = Int32Array.from(ladders, (ladder) => stepAt(ladder, quantity));
  const pieces = piecesByRule(segment, quantity);
  const rules = segment.rules.codes;
  return (doc) => {
    const ladder = ladderOf[doc]!;
    if (ladder === 0) return Infinity;
    const taken = pieces[rules[doc]!]!;
    const step = taken === quantity ? stepOf[ladder]! : stepAt(ladders[ladder]!, taken);
    return unitPrices[starts[doc]! + step]! * taken;
  };
};
