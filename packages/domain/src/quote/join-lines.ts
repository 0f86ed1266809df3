import type { Quantity } from '../money/money.ts';
import { quantityMax } from '../quantities/order-quantity.ts';
import type { RequestLine } from './request.ts';

const keyOf = ({ productId, part, maker }: RequestLine): string =>
  productId === null ? `${part.toLowerCase()}\n${maker.toLowerCase()}` : String(productId);

const joinedNotes = (a: string, b: string, max: number): string =>
  a === '' || b === '' || a === b ? a || b : `${a}, ${b}`.slice(0, max);

/**
 * Merges lines with the same part into the first of them: adds their quantities, joins their notes and takes the lower
 * wished price.
 */
export function joinRequestLines(lines: readonly RequestLine[], noteMax: number): readonly RequestLine[] {
  const joined = new Map<string, RequestLine>();
  for (const line of lines) {
    const before = joined.get(keyOf(line));
    const wished = [before?.wishedPrice, line.wishedPrice].filter((price) => price !== null && price !== undefined);
    const [first = null, second = first] = wished;
    joined.set(
      keyOf(line),
      before === undefined
        ? line
        : {
            ...before,
            quantity: Math.min(before.quantity + line.quantity, quantityMax) as Quantity,
            wishedPrice: first !== null && second !== null && second < first ? second : first,
            note: joinedNotes(before.note, line.note, noteMax),
          },
    );
  }
  return [...joined.values()];
}
