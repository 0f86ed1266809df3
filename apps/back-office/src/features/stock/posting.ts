import type { PostedStock, StockNumbers, StockRow, StockToPost } from '@farad/contract/office/stock/stock';
import type { StockDeed } from '@farad/domain/stock';

type Refused = PostedStock['refused'][number];

/** A line of a stock document that is not posted yet. */
export interface DraftLine {
  /** Number of the line in the pasted text. */
  readonly row: number;
  readonly text: string;
  /** Products that the text may mean. `productId` is the chosen one; null = none is chosen. */
  readonly parts: readonly StockRow[];
  readonly productId: string | null;
  readonly quantity: number | null;
  /** Purchase price of one piece in roubles; null = it is not known. */
  readonly price: number | null;
  readonly refused: Refused | null;
}

/** Reason why a line cannot be posted. */
export type LineTrouble = 'unknownPart' | 'choosePart' | 'wrongQuantity';

/** Converts a parsed list to lines of a stock document. If only one product fits a line, it is chosen. */
export const draftOf = ({ lines }: StockNumbers): readonly DraftLine[] =>
  lines.map(({ row, text, quantity, parts }) => {
    const [only] = parts;
    return {
      row,
      text,
      parts,
      quantity,
      price: null,
      refused: null,
      productId: parts.length === 1 && only !== undefined ? only.product_id : null,
    };
  });

export const partOf = ({ parts, productId }: DraftLine): StockRow | null =>
  parts.find(({ product_id }) => product_id === productId) ?? null;

/** Returns the stock of a product in a warehouse by the books. */
export const bookOf = (part: StockRow | null, warehouseId: number): number =>
  part?.places.find((place) => place.warehouseId === warehouseId)?.onHand ?? 0;

const cellOf = (part: StockRow, warehouseId: number): string =>
  part.places.find((place) => place.warehouseId === warehouseId)?.cell ?? '';

export function troubleOf({ parts, productId, quantity }: DraftLine, deed: StockDeed): LineTrouble | null {
  if (parts.length === 0) return 'unknownPart';
  if (productId === null) return 'choosePart';
  return quantity === null || (quantity === 0 && deed !== 'count') ? 'wrongQuantity' : null;
}

export interface Heading {
  readonly key: string;
  readonly kind: StockDeed;
  readonly warehouseId: number;
  readonly number: string;
  readonly reason: string;
  /** True = a correction that reduces the stock. */
  readonly isTaken: boolean;
}

/** Returns the document in the API's format. The caller has checked that no line has a problem. */
export function bodyOf({ isTaken, ...heading }: Heading, lines: readonly DraftLine[]): StockToPost {
  const sign = heading.kind === 'correction' && isTaken ? -1 : 1;
  return {
    ...heading,
    lines: lines.map((line) => ({
      product_id: line.productId ?? '',
      quantity: (line.quantity ?? 0) * sign,
      book: heading.kind === 'count' ? bookOf(partOf(line), heading.warehouseId) : null,
      ...(heading.kind === 'receipt' && line.price !== null ? { price: line.price } : {}),
    })),
  };
}

/** Returns the lines after the API rejected the document: each rejected one with its reason and current stock. */
export const withRefusals = (
  lines: readonly DraftLine[],
  refused: readonly Refused[],
  warehouseId: number,
): readonly DraftLine[] =>
  lines.map((line, at) => {
    const refusal = refused.find(({ row }) => row === at) ?? null;
    if (refusal === null) return { ...line, refused: null };
    const { onHand, reserved } = refusal;
    const parts = line.parts.map((part) =>
      part.product_id === line.productId
        ? {
            ...part,
            places: [
              ...part.places.filter((place) => place.warehouseId !== warehouseId),
              { warehouseId, onHand, reserved, cell: cellOf(part, warehouseId) },
            ],
          }
        : part,
    );
    return { ...line, parts, refused: refusal };
  });
