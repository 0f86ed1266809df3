import { fail, ok, type Result } from '../shared/result.ts';
import type { LinePart } from './line-part.ts';

/** State of a line's pieces. Cancelled ones were never handed over; returned ones were. */
export interface LineProgress {
  readonly quantity: number;
  readonly cancelled: number;
  readonly shipped: number;
  readonly returned: number;
}

export interface LineStep {
  /** The pieces on the receipt of this step. */
  readonly part: LinePart;
  readonly progress: LineProgress;
}

/** Moves of pieces: `cancel` and `return` refund money, `ship` closes the prepayment. */
export type LineMove = 'cancel' | 'ship' | 'return';

/**
 * Takes pieces of a line: shipped ones from the start, returned ones in the order of shipping, cancelled ones from the
 * end. So no piece is refunded or closed twice, and cancelled and shipped pieces add up to the line's total.
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
