import { fail, ok, type Result } from '../shared/result.ts';
import type { LinePart } from './line-part.ts';

/** What became of the pieces of a line. Cancelled ones were never handed over, returned ones were. */
export interface LineProgress {
  readonly quantity: number;
  readonly cancelled: number;
  readonly shipped: number;
  readonly returned: number;
}

export interface LineStep {
  /** The pieces that the receipt of this step is about. */
  readonly part: LinePart;
  readonly progress: LineProgress;
}

/** What may happen to pieces: `cancel` and `return` give money back, `ship` closes the prepayment. */
export type LineMove = 'cancel' | 'ship' | 'return';

/**
 * Takes pieces of a line: shipped ones from its front, returned ones in the order they were shipped, cancelled ones from
 * its end. So no piece is ever refunded or closed twice, and what was cancelled and what was shipped make up the line's
 * kopecks.
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
