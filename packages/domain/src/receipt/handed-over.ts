import type { ProductId } from '../product/product.ts';
import type { LinePart } from './rows-of-line.ts';
import { takePieces, type LineProgress, type LineStep } from './line-progress.ts';
import type { Mark } from './receipt.ts';

/** Pieces of a product that were handed over, with their marking codes. */
export interface HandedPieces {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly marks: readonly Mark[];
}

interface PackedParcel {
  readonly id: number;
  readonly lines: readonly Omit<HandedPieces, 'marks'>[];
}

/** A marking code that was scanned into a parcel. */
interface PackedMark extends Mark {
  readonly parcelId: number;
  readonly productId: ProductId;
}

/** Returns the pieces of a parcel. `packed` = marking codes of all parcels of the order. */
export const piecesOfParcel = ({ id, lines }: PackedParcel, packed: readonly PackedMark[]): readonly HandedPieces[] =>
  lines.map(({ productId, quantity }) => {
    const own = packed.filter((mark) => mark.parcelId === id && mark.productId === productId);
    return { productId, quantity, marks: own.map(({ code, pieces }) => ({ code, pieces })) };
  });

/**
 * Goods that the buyer gets at one time: a parcel, or the rest of an order. Each has its own closing receipt (54-FZ).
 */
export interface HandOver {
  readonly pieces: readonly HandedPieces[];
  /** True if the buyer then has the whole order. This handover includes all pieces that are left, and the delivery. */
  readonly isLast: boolean;
}

/**
 * Returns the handovers that still need a closing receipt, in the order of the parcels. If the buyer has the whole
 * order, the last handover includes the rest: pieces that were in no parcel, and the delivery.
 */
export function openHandOvers(
  parcels: readonly (readonly HandedPieces[])[],
  isWithBuyer: boolean,
): readonly HandOver[] {
  const handOvers = parcels.map((pieces, index) => ({ pieces, isLast: isWithBuyer && index === parcels.length - 1 }));
  return isWithBuyer && parcels.length === 0 ? [{ pieces: [], isLast: true }] : handOvers;
}

/** A paid line with the state of its pieces. `productId` null = the delivery. */
export interface ProgressLine extends LineProgress {
  readonly productId: ProductId | null;
}

export interface HandedLine<T> extends LineStep {
  readonly line: T;
  /**
   * Marking codes, beginning with the first piece of the line. An entry with an empty code stands for the pieces on
   * earlier receipts.
   */
  readonly marks: readonly Mark[];
}

const marksAfter = ({ from }: LinePart, marks: readonly Mark[]): readonly Mark[] =>
  from === 0 ? marks : [{ code: '', pieces: from }, ...marks];

/**
 * Returns which pieces of the paid lines a handover consists of. Pieces that were refunded, or that an earlier closing
 * receipt contains, are never taken. Lines without pieces in the handover are left out.
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

/** Pieces of a line on a closing receipt. `at`: time of the receipt. */
export interface ClosedPart extends LinePart {
  readonly position: number;
  readonly at: Date;
}

/**
 * Splits returned pieces by the closing receipt that contains them. Pieces on no receipt get the time `otherwise`. No
 * piece is on two closing receipts.
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
