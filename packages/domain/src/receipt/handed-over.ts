import type { ProductId } from '../product/product.ts';
import type { LinePart } from './line-part.ts';
import { takePieces, type LineProgress, type LineStep } from './line-progress.ts';
import type { Mark } from './receipt.ts';

/** Pieces of a product with the codes they were packed with. */
export interface HandedPieces {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly marks: readonly Mark[];
}

/** One hand-over to the buyer: a parcel, or what the order has left. It has its own closing receipt (54-FZ). */
export interface HandOver {
  readonly pieces: readonly HandedPieces[];
  /** The buyer has the whole order then: what is left belongs to this hand-over, with the delivery. */
  readonly isLast: boolean;
}

/**
 * Returns the hand-overs that have no closing receipt yet, in the order of the parcels. The last one of an order that is
 * with its buyer takes the rest: pieces that left without a parcel, and the delivery.
 */
export function openHandOvers(
  parcels: readonly (readonly HandedPieces[])[],
  isWithBuyer: boolean,
): readonly HandOver[] {
  const handOvers = parcels.map((pieces, index) => ({ pieces, isLast: isWithBuyer && index === parcels.length - 1 }));
  return isWithBuyer && parcels.length === 0 ? [{ pieces: [], isLast: true }] : handOvers;
}

/** A paid line with its progress; the delivery has no product. */
export interface ProgressLine extends LineProgress {
  readonly productId: ProductId | null;
}

export interface HandedLine<T> extends LineStep {
  readonly line: T;
  /** Codes from the first piece of the line on; an empty code stands for the pieces of earlier receipts. */
  readonly marks: readonly Mark[];
}

const marksAfter = ({ from }: LinePart, marks: readonly Mark[]): readonly Mark[] =>
  from === 0 ? marks : [{ code: '', pieces: from }, ...marks];

/**
 * Takes the pieces of a hand-over from the lines of a payment: never more than were paid for, not refunded and not on an
 * earlier closing receipt. Lines without such pieces are left out.
 */
export const takeHandedOver = <T extends ProgressLine>(
  lines: readonly T[],
  { pieces, isLast }: HandOver,
): readonly HandedLine<T>[] =>
  lines.flatMap((line) => {
    const { productId, quantity, cancelled, shipped } = line;
    const own = pieces.filter((each) => each.productId === productId);
    const left = quantity - cancelled - shipped;
    const handed = own.reduce((sum, each) => sum + each.quantity, 0);
    const step = takePieces(line, 'ship', isLast ? left : Math.min(left, handed));
    if (!step.ok) return [];
    const marks = own.flatMap((each) => each.marks);
    return [{ line, ...step.value, marks: marksAfter(step.value.part, marks) }];
  });

/** Pieces of a line on a closing receipt of that moment. */
export interface ClosedPart extends LinePart {
  readonly position: number;
  readonly at: Date;
}

/**
 * Divides returned pieces by the closing receipts that they are on. Pieces that no receipt names belong to `otherwise`.
 * Receipts never share pieces.
 */
export function partsByClosing(
  closed: readonly ClosedPart[],
  { position, part }: { readonly position: number; readonly part: LinePart },
  otherwise: Date,
): readonly { readonly part: LinePart; readonly at: Date }[] {
  const end = part.from + part.count;
  const own = closed.filter((each) => each.position === position).toSorted((a, b) => a.from - b.from);
  const parts: { part: LinePart; at: Date }[] = [];
  let from = part.from;
  const add = (to: number, at: Date): void => {
    if (to > from) parts.push({ part: { from, count: to - from }, at });
    from = Math.max(from, to);
  };
  for (const each of own) {
    add(Math.min(end, each.from), otherwise);
    add(Math.min(end, each.from + each.count), each.at);
  }
  add(end, otherwise);
  return parts;
}
