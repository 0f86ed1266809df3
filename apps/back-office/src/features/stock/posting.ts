import type { PostedStock, StockNumbers, StockRow, StockToPost } from '@farad/contract/back-office-stock';
import type { StockDeed } from '@farad/domain/stock';

type Refused = PostedStock['refused'][number];

/** A line of a document that is being written. */
export interface DraftLine {
  /** Its place in the pasted text. */
  readonly row: number;
  readonly text: string;
  /** Products it may mean; one of them, or none, is chosen. */
  readonly parts: readonly StockRow[];
  readonly productId: string | null;
  readonly quantity: number | null;
  /** What was paid for one piece, in roubles; null: not told. */
  readonly price: number | null;
  readonly refused: Refused | null;
}

/** What is wrong with a line before it is sent; null: nothing. */
export type LineTrouble = 'unknownPart' | 'choosePart' | 'wrongQuantity';

/** Lines as they were read. */
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

/** What the book says of a product in a warehouse. */
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
  /** Of a correction: its figures are taken away. */
  readonly isTaken: boolean;
}

/** The document as it is sent; every line is without trouble. */
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

/** Lines with what the server said of them, and with the book as it is now. */
export const withRefusals = (
  lines: readonly DraftLine[],
  refused: readonly Refused[],
  warehouseId: number,
): readonly DraftLine[] =>
  lines.map((line, at) => {
    const told = refused.find(({ row }) => row === at) ?? null;
    if (told === null) return { ...line, refused: null };
    const { onHand, reserved } = told;
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
    return { ...line, parts, refused: told };
  });
