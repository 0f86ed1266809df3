import { allocate } from '../../money/allocate.ts';
import { kopecksPerRouble, type Kopecks, type Quantity } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { UnpaidLine } from './cancel-pieces.ts';

/** An unpaid order to split. Delivery and discount are split too. */
export interface OrderToSplit {
  readonly lines: readonly UnpaidLine[];
  readonly cargo: Kopecks;
  /** Difference to the former prices. The line totals already take it into account. */
  readonly discount: Kopecks;
}

/** One of the two orders after the split. total = goods − coupon − bonus + cargo. */
export interface OrderPart {
  /** Lines that have pieces in this order. `position` is the position in the original order. */
  readonly lines: readonly UnpaidLine[];
  readonly goods: Kopecks;
  readonly coupon: Kopecks;
  /** Part of the sum that bonuses pay, always whole roubles. */
  readonly bonus: Kopecks;
  readonly cargo: Kopecks;
  readonly discount: Kopecks;
  readonly total: Kopecks;
}

/**
 * Why an order cannot be split:
 * - `line`: the line at `index` of the request has only `left` pieces;
 * - `nothing_left`: one of the two orders would have no goods, nothing to pay with money, or a line that costs nothing.
 */
export type SplitProblem =
  | { readonly kind: 'line'; readonly index: number; readonly left: number }
  | { readonly kind: 'nothing_left' };

type Two<T> = readonly [first: T, second: T];

const two = (total: number, weights: Two<number>): Two<Kopecks> => {
  const [first = 0, second = 0] = allocate(total as Kopecks, weights);
  return [first as Kopecks, second as Kopecks];
};

/**
 * Splits the lines by pieces, except for their bonuses. The coupon's share and the rest of a line are split separately,
 * so that neither can become negative.
 */
function divideLines(lines: readonly UnpaidLine[], moved: ReadonlyMap<number, number>): Two<UnpaidLine[]> {
  const [first, second]: Two<UnpaidLine[]> = [[], []];
  for (const line of lines) {
    const away = moved.get(line.position) ?? 0;
    const pieces = [line.quantity - away, away] as const;
    const coupon = two(line.coupon, pieces);
    const rest = two(line.total - line.coupon, pieces);
    for (const [at, part] of [first, second].entries()) {
      const of = at as 0 | 1;
      if (pieces[of] === 0) continue;
      const total = (coupon[of] + rest[of]) as Kopecks;
      part.push({ ...line, quantity: pieces[of] as Quantity, total, coupon: coupon[of] });
    }
  }
  return [first, second];
}

const payableOf = (lines: readonly UnpaidLine[]): Kopecks[] =>
  lines.map(({ total, coupon }) => (total - coupon) as Kopecks);

/**
 * Splits the bonuses into whole roubles, in proportion to the amount due for the goods of each order. No order gets
 * more bonuses than its goods cost.
 */
function divideBonus(bonus: Kopecks, payable: Two<Kopecks>): Two<Kopecks> {
  const roubles = bonus / kopecksPerRouble;
  const [share] = two(roubles, payable);
  const most = Math.floor(payable[0] / kopecksPerRouble);
  const other = Math.floor(payable[1] / kopecksPerRouble);
  const first = Math.max(Math.min(share, most), roubles - other);
  return [(first * kopecksPerRouble) as Kopecks, (bonus - first * kopecksPerRouble) as Kopecks];
}

function partOf(
  lines: readonly UnpaidLine[],
  { bonus, cargo, discount }: Pick<OrderPart, 'bonus' | 'cargo' | 'discount'>,
): OrderPart | null {
  const payable = payableOf(lines);
  const paid = (sumKopecks(payable) - bonus) as Kopecks;
  const total = (paid + cargo) as Kopecks;
  const isSound = paid >= 0 && total > 0 && lines.every((line) => line.total > 0);
  if (lines.length === 0 || !isSound) return null;
  const shares = allocate(bonus, payable);
  const goods = sumKopecks(lines.map((line) => line.total));
  const coupon = sumKopecks(lines.map((line) => line.coupon));
  const shared = lines.map((line, index) => ({ ...line, bonus: shares[index] ?? (0 as Kopecks) }));
  return { lines: shared, goods, coupon, bonus, cargo, discount, total };
}

/**
 * Splits an unpaid order in two (product O5). The requested pieces go into the second order. All sums of the two add up
 * to the original sums exactly. Bonuses, delivery and discount are split in proportion to the amount due for the goods.
 */
export function splitOrder(
  { lines, cargo, discount }: OrderToSplit,
  wanted: readonly { readonly position: number; readonly pieces: number }[],
): Result<Two<OrderPart>, SplitProblem> {
  const moved = new Map<number, number>();
  for (const [index, { position, pieces }] of wanted.entries()) {
    const line = lines.find((each) => each.position === position);
    const isOf = line !== undefined && !moved.has(position) && Number.isInteger(pieces) && pieces >= 1;
    if (!isOf || pieces > line.quantity) return fail({ kind: 'line', index, left: line?.quantity ?? 0 });
    moved.set(position, pieces);
  }
  const parts = divideLines(lines, moved);
  const payable = [sumKopecks(payableOf(parts[0])), sumKopecks(payableOf(parts[1]))] as const;
  const bonuses = divideBonus(sumKopecks(lines.map(({ bonus }) => bonus)), payable);
  const [cargos, discounts] = [two(cargo, payable), two(discount, payable)];
  const first = partOf(parts[0], { bonus: bonuses[0], cargo: cargos[0], discount: discounts[0] });
  const second = partOf(parts[1], { bonus: bonuses[1], cargo: cargos[1], discount: discounts[1] });
  return first === null || second === null ? fail({ kind: 'nothing_left' }) : ok([first, second]);
}
