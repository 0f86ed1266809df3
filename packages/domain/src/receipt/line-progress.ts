import { fail, ok, type Result } from '../shared/result.ts';
import type { LinePart } from './rows-of-line.ts';

/** How many pieces of a line were cancelled before the handover, handed over (`shipped`), and returned after it. */
export interface LineProgress {
  readonly quantity: number;
  readonly cancelled: number;
  readonly shipped: number;
  readonly returned: number;
}

export interface LineStep {
  /** The pieces that the receipt of this step contains. */
  readonly part: LinePart;
  readonly progress: LineProgress;
}

/** Event of a line's pieces. `cancel` and `return` refund their money; `ship` needs a closing receipt. */
export type LineMove = 'cancel' | 'ship' | 'return';

/**
 * Chooses the pieces of a line for a step. Pieces are shipped from the start, cancelled from the end, and returned in
 * the order of shipping. So no piece is refunded or shipped twice. The amounts of cancelled and shipped pieces add up
 * to the line's total.
 */
export function takePieces(
  progress: LineProgress,
  move: LineMove,
  count: number,
): Result<LineStep, 'invalid_quantity' | 'too_many_pieces'> {
  if (!Number.isSafeInteger(count) || count < 1) return fail('invalid_quantity');
  const { quantity, cancelled, shipped, returned } = progress;
  const available = move === 'return' ? shipped - returned : quantity - cancelled - shipped;
  if (count > available) return fail('too_many_pieces');
  const steps: Readonly<Record<LineMove, LineStep>> = {
    cancel: {
      part: { from: quantity - cancelled - count, count },
      progress: { ...progress, cancelled: cancelled + count },
    },
    ship: { part: { from: shipped, count }, progress: { ...progress, shipped: shipped + count } },
    return: { part: { from: returned, count }, progress: { ...progress, returned: returned + count } },
  };
  return ok(steps[move]);
}
