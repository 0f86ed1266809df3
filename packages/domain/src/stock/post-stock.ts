import type { ProductId } from '../product/product.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** What staff do to the stock of a warehouse. */
export const stockDeeds = ['receipt', 'write_off', 'correction', 'count'] as const;

export type StockDeed = (typeof stockDeeds)[number];

/** Kinds of stock documents: what staff post, and what was missing or found at the shelf (decision 0039). */
export const stockDocuments = [...stockDeeds, 'shortage'] as const;

export type StockDocumentKind = (typeof stockDocuments)[number];

/** Kinds of lines of the ledger: documents, and what orders do. */
export const movementKinds = [...stockDocuments, 'reserve', 'release', 'ship'] as const;

/** Most lines of one document. */
export const stockLinesMax = 500;

/** Most pieces of a product in one warehouse. */
export const onHandMax = 1_000_000_000;

/** A line as it was entered. */
export interface StockLine {
  readonly productId: ProductId;
  /** Received or written off: pieces; corrected: what is added, below nothing: taken away; counted: what was found. */
  readonly quantity: number;
  /** Of a count: what the book said when it was counted. */
  readonly book: number | null;
}

/** What lies in the warehouse now; a product that never lay there has nothing. */
export interface StockPlace {
  readonly onHand: number;
  readonly reserved: number;
}

/**
 * Why a line is refused: another line has the product; it says nothing or less; the book is another than the sheet's, so
 * pieces came or left since; fewer would be left than orders hold; more than a warehouse has room for.
 */
export type StockRefusal = 'twice' | 'no_quantity' | 'book_changed' | 'held_by_orders' | 'above_limit';

export interface RefusedLine extends StockPlace {
  /** Of the line, from 0. */
  readonly row: number;
  readonly refusal: StockRefusal;
}

export interface StockChange {
  readonly productId: ProductId;
  /** What is added to what is on hand; never nothing. */
  readonly by: number;
  readonly before: number;
}

const nothing: StockPlace = { onHand: 0, reserved: 0 };

/** What a line adds to what is on hand. */
function addedBy(deed: StockDeed, { quantity }: StockLine, { onHand }: StockPlace): number {
  if (deed === 'count') return quantity - onHand;
  return deed === 'write_off' ? -quantity : quantity;
}

function refusalOf(deed: StockDeed, line: StockLine, place: StockPlace): StockRefusal | null {
  const { quantity, book } = line;
  const least = deed === 'count' ? 0 : deed === 'correction' ? -onHandMax : 1;
  if (quantity < least || (deed === 'correction' && quantity === 0)) return 'no_quantity';
  if (deed === 'count' && book !== place.onHand) return 'book_changed';
  const after = place.onHand + addedBy(deed, line, place);
  if (after < place.reserved) return 'held_by_orders';
  return after > onHandMax ? 'above_limit' : null;
}

/**
 * What a document changes of the stock, or every line that it cannot: then nothing is changed at all (product X). Counted
 * lines that are as the book says change nothing.
 */
export function planStock(
  deed: StockDeed,
  lines: readonly StockLine[],
  places: ReadonlyMap<ProductId, StockPlace>,
): Result<readonly StockChange[], readonly RefusedLine[]> {
  const seen = new Set<ProductId>();
  const refused: RefusedLine[] = [];
  const changes: StockChange[] = [];
  for (const [row, line] of lines.entries()) {
    const { onHand, reserved } = places.get(line.productId) ?? nothing;
    const refusal = seen.has(line.productId) ? 'twice' : refusalOf(deed, line, { onHand, reserved });
    seen.add(line.productId);
    const by = addedBy(deed, line, { onHand, reserved });
    if (refusal !== null) refused.push({ row, refusal, onHand, reserved });
    else if (by !== 0) changes.push({ productId: line.productId, by, before: onHand });
  }
  return refused.length > 0 ? fail(refused) : ok(changes);
}
