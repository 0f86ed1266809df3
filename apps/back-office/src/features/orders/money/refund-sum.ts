import type { StaffOrderPayments } from '@farad/contract/back-office-payments';
import { kopecksFromRoubles, toRoubles, type Kopecks } from '@farad/domain/money';
import { itemsOfPart, takePieces } from '@farad/domain/receipt';

type PaidLine = StaffOrderPayments['payments'][number]['lines'][number];

/** Pieces that were handed over and came back, or pieces that never will be. */
export type RefundedPieces = 'shipped' | 'unshipped';

/** Most pieces of a line whose money can go back; those in a parcel are unpacked first. */
export const refundableOf = ({ shipped, returned, unpacked }: PaidLine, of: RefundedPieces): number =>
  of === 'shipped' ? shipped - returned : unpacked;

/** What goes back for so many pieces of a line, roubles, by the rules of receipts (product O5); 0 for none or too many. */
export function refundOf(line: PaidLine, of: RefundedPieces, pieces: number): number {
  const { name, qty, total, ...progress } = line;
  const step = takePieces({ quantity: qty, ...progress }, of === 'shipped' ? 'return' : 'cancel', pieces);
  if (!step.ok) return 0;
  const paid = { name, subject: 'commodity', quantity: qty, total: kopecksFromRoubles(total), vatPercent: 22 } as const;
  const items = itemsOfPart(paid, step.value.part);
  return toRoubles(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) as Kopecks);
}
