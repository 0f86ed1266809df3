import type { ProductId } from '../product/product.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Operations by which staff change the stock. */
export const stockDeeds = ['receipt', 'write_off', 'correction', 'count'] as const;

export type StockDeed = (typeof stockDeeds)[number];

/** Kinds of stock documents: operations of staff, and shortages found while picking at a shelf (decision 0039). */
export const stockDocuments = [...stockDeeds, 'shortage'] as const;

export type StockDocumentKind = (typeof stockDocuments)[number];

/** Kinds of entries in the stock ledger: stock documents, and reservations and shipments of orders. */
export const movementKinds = [...stockDocuments, 'reserve', 'release', 'ship'] as const;

/** Maximum number of lines in a document. */
export const stockLinesMax = 500;

/** Maximum lengths of the texts of a document, and of a pasted list of its lines, in characters. */
export const stockTextLimits = { number: 60, reason: 300, list: 20_000 } as const;

/** Maximum number of pieces of a product in a warehouse. */
export const onHandMax = 1_000_000_000;

/** A line of a stock document as staff entered it. */
export interface StockLine {
  readonly productId: ProductId;
  /**
   * Receipt or write-off: number of pieces. Correction: the change; negative = removed. Count: number of pieces found.
   */
  readonly quantity: number;
  /** Only for a count: the recorded stock when the count sheet was made; null otherwise. */
  readonly book: number | null;
}

/** Stock of a product in the warehouse; 0 if the product was never there. */
export interface StockPlace {
  readonly onHand: number;
  readonly reserved: number;
}

/**
 * Why a line of a stock document is refused:
 * - `twice`: another line has the same product;
 * - `no_quantity`: the quantity is not positive;
 * - `book_changed`: the recorded stock changed after the count sheet was made;
 * - `held_by_orders`: fewer pieces would remain than orders reserve;
 * - `above_limit`: more pieces than a warehouse may have.
 */
export type StockRefusal = 'twice' | 'no_quantity' | 'book_changed' | 'held_by_orders' | 'above_limit';

export interface RefusedLine extends StockPlace {
  /** Index of the line in the document, from 0. */
  readonly row: number;
  readonly refusal: StockRefusal;
}

export interface StockChange {
  readonly productId: ProductId;
  /** Change of the stock on hand; never 0. */
  readonly by: number;
  readonly before: number;
}

const nothing: StockPlace = { onHand: 0, reserved: 0 };

/** Returns by how many pieces a line changes the stock on hand. */
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
 * Returns the changes that a stock document makes. If some lines are invalid, returns these lines, and the document
 * changes nothing. Counted lines without a difference are left out.
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
