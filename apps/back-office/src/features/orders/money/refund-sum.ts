import type { StaffOrderPayments } from '@farad/contract/office/payments';
import { kopecksFromRoubles, toRoubles, type Kopecks } from '@farad/domain/money';
import { itemsOfPart, takePieces } from '@farad/domain/receipt';

type PaidLine = StaffOrderPayments['payments'][number]['lines'][number];

/** `shipped`: pieces handed over and returned. `unshipped`: pieces that will not be sent. */
export type RefundedPieces = 'shipped' | 'unshipped';

/** Returns the number of refundable pieces of a line. Pieces in a parcel must be unpacked first. */
export const refundableOf = ({ shipped, returned, unpacked }: PaidLine, of: RefundedPieces): number =>
  of === 'shipped' ? shipped - returned : unpacked;

/** Returns the returned pieces that are not refunded yet, by line position. */
export function owedPieces(
  lines: readonly PaidLine[],
  owed: StaffOrderPayments['owed'],
): Readonly<Record<number, number>> {
  const pieces: Record<number, number> = {};
  for (const line of lines) {
    const accepted = owed.filter(({ position }) => position === line.position).reduce((sum, { qty }) => sum + qty, 0);
    const most = Math.min(accepted, refundableOf(line, 'shipped'));
    if (most > 0) pieces[line.position] = most;
  }
  return pieces;
}

/**
 * Returns the refund for a number of pieces, in roubles, by the receipt rules (product O5). Returns 0 for no pieces or
 * too many.
 */
export function refundOf(line: PaidLine, of: RefundedPieces, pieces: number): number {
  const { name, qty, total, ...progress } = line;
  const step = takePieces({ quantity: qty, ...progress }, of === 'shipped' ? 'return' : 'cancel', pieces);
  if (!step.ok) return 0;
  const paid = { name, subject: 'commodity', quantity: qty, total: kopecksFromRoubles(total), vatPercent: 22 } as const;
  const items = itemsOfPart(paid, step.value.part);
  return toRoubles(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) as Kopecks);
}
