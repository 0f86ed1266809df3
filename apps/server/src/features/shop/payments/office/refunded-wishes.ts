import type { Tx } from '@farad/database/connection/connect';
import { owedReturnQueries, type OpenWish } from '@farad/database/orders/owed-return.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';

import type { RefundedPieces } from '../provider/refund-money.ts';

/** Assigns refunded pieces to open return requests for the same line, oldest first. */
function allocate(pieces: readonly RefundedPieces[], wishes: readonly OpenWish[]): readonly OpenWish[] {
  return pieces.flatMap(({ position, count }) => {
    let left = count;
    return wishes
      .filter((wish) => wish.position === position)
      .flatMap((wish) => {
        const taken = Math.min(left, wish.pieces);
        left -= taken;
        return taken > 0 ? [{ ...wish, pieces: taken }] : [];
      });
  });
}

/**
 * Links refunds to the return requests that they pay. Returns the refunded pieces whose return request was already
 * accepted.
 */
export async function linkWishes(
  tx: Tx,
  orderId: number,
  refundIds: readonly number[],
): Promise<readonly RefundedPieces[]> {
  const accepted: RefundedPieces[] = [];
  for (const id of refundIds) {
    const lines = (await refundQueries(tx).lines(id)).filter(({ move }) => move === 'return');
    const pieces = lines.map(({ position, quantity }) => ({ position, count: quantity }));
    const linked = allocate(pieces, await owedReturnQueries(tx).openWishes(orderId));
    await owedReturnQueries(tx).link(id, linked);
    accepted.push(
      ...linked.filter((wish) => wish.isAccepted).map((wish) => ({ position: wish.position, count: wish.pieces })),
    );
  }
  return accepted;
}

/** Returns `pieces` minus `others`. */
export const withoutPieces = (
  pieces: readonly RefundedPieces[],
  others: readonly RefundedPieces[],
): readonly RefundedPieces[] =>
  pieces
    .map(({ position, count }) => ({
      position,
      count: others.filter((other) => other.position === position).reduce((left, other) => left - other.count, count),
    }))
    .filter(({ count }) => count > 0);
