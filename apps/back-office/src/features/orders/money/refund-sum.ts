import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import { kopecksFromRoubles, toRoubles, type Kopecks } from '@farad/domain/money';
import { itemsOfPart, takePieces } from '@farad/domain/receipt';

type PaidLine = StaffOrderPayments['payments'][number]['lines'][number];

/** Pieces to refund: `shipped` = handed over and returned; `unshipped` = never to be sent. */
export type RefundedPieces = 'shipped' | 'unshipped';

/** Returns how many pieces of a line can be refunded. Pieces that are packed in a parcel do not count. */
export const refundableOf = ({ shipped, returned, unpacked }: PaidLine, of: RefundedPieces): number =>
  of === 'shipped' ? shipped - returned : unpacked;

/** Returns the pieces of accepted returns that are not refunded yet: position of the line → number of pieces. */
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
 * Returns the refund in roubles for some pieces of a line, by the rules of receipts (product O5). Returns 0 if `pieces`
 * is 0 or too large.
 */
export function refundOf(line: PaidLine, of: RefundedPieces, pieces: number): number {
  const { name, qty, total, ...progress } = line;
  const step = takePieces({ quantity: qty, ...progress }, of === 'shipped' ? 'return' : 'cancel', pieces);
  if (!step.ok) return 0;
  const paid = { name, subject: 'commodity', quantity: qty, total: kopecksFromRoubles(total), vatPercent: 22 } as const;
  const items = itemsOfPart(paid, step.value.part);
  return toRoubles(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) as Kopecks);
}
