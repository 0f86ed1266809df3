import type { OrderToPack } from '@farad/contract/office/stock/warehouse';
import type { PackedMark } from '@farad/domain/delivery';

type Line = OrderToPack['lines'][number];

/** Pieces and marking codes put into a parcel so far. */
export interface ParcelDraft {
  /** Product id → number of pieces. */
  readonly pieces: Readonly<Record<string, number>>;
  /** Product id → scanned codes of marked pieces and packs. */
  readonly marks: Readonly<Record<string, readonly PackedMark[]>>;
  /** Product id → number of pieces in the pack that is scanned next; absent = 1. */
  readonly packs: Readonly<Record<string, number>>;
  /** Ids of the scanned bags. Our labels contain them, so that no bag is counted twice. */
  readonly bags: readonly string[];
}

export const emptyDraft: ParcelDraft = { pieces: {}, marks: {}, packs: {}, bags: [] };

export const piecesIn = ({ pieces }: ParcelDraft, { product_id }: Pick<Line, 'product_id'>): number =>
  pieces[product_id] ?? 0;

type Product = Pick<Line, 'product_id'>;

export const marksIn = ({ marks }: ParcelDraft, { product_id }: Product): readonly PackedMark[] =>
  marks[product_id] ?? [];

/** Returns the number of pieces of a line whose codes have been scanned. */
export const markedIn = (draft: ParcelDraft, line: Product): number =>
  marksIn(draft, line).reduce((sum, { pieces }) => sum + pieces, 0);

/** Returns the number of pieces in the pack that is scanned next. */
export const packOf = ({ packs }: ParcelDraft, { product_id }: Product): number => packs[product_id] ?? 1;

export const withPack = (draft: ParcelDraft, { product_id }: Product, pieces: number): ParcelDraft => ({
  ...draft,
  packs: { ...draft.packs, [product_id]: pieces },
});

export const withPieces = (
  draft: ParcelDraft,
  { product_id }: Pick<Line, 'product_id'>,
  pieces: number,
): ParcelDraft => ({
  ...draft,
  pieces: { ...draft.pieces, [product_id]: pieces },
});

export const withBag = (draft: ParcelDraft, bag: string): ParcelDraft =>
  bag === '' ? draft : { ...draft, bags: [...draft.bags, bag] };

/** Returns the first line that has fewer scanned codes than packed pieces; null if there is none. */
export const lackingMark = (draft: ParcelDraft, lines: readonly Line[]): Line | null =>
  lines.find((line) => line.isMarked && markedIn(draft, line) < piecesIn(draft, line)) ?? null;

/** Returns true if codes have been scanned for exactly the packed pieces of each line with marked goods. */
export const areMarksRight = (draft: ParcelDraft, lines: readonly Line[]): boolean =>
  lines.every((line) => !line.isMarked || markedIn(draft, line) === piecesIn(draft, line));

const withMarks = (draft: ParcelDraft, { product_id }: Product, marks: readonly PackedMark[]): ParcelDraft => ({
  ...draft,
  marks: { ...draft.marks, [product_id]: marks },
});

/** Adds a scanned code. It counts for as many pieces as {@link packOf} says. */
export const withMark = (draft: ParcelDraft, line: Product, code: string): ParcelDraft =>
  withMarks(draft, line, [...marksIn(draft, line), { code, pieces: packOf(draft, line) }]);

/** Changes how many pieces a scanned code counts for. */
export const withMarkOf = (draft: ParcelDraft, line: Product, { code, pieces }: PackedMark): ParcelDraft =>
  withMarks(
    draft,
    line,
    marksIn(draft, line).map((mark) => (mark.code === code ? { code, pieces } : mark)),
  );

export const withoutMark = (draft: ParcelDraft, line: Product, code: string): ParcelDraft =>
  withMarks(
    draft,
    line,
    marksIn(draft, line).filter((mark) => mark.code !== code),
  );

/** Returns a parcel with all pieces that were picked for the order. */
export const wholeDraft = (lines: readonly Line[]): ParcelDraft => ({
  ...emptyDraft,
  pieces: Object.fromEntries(lines.map(({ product_id, fetched }) => [product_id, fetched])),
});

/** Returns the weight of the contents in grams; null if the weight of a product is unknown. */
export function gramsOf(draft: ParcelDraft, lines: readonly Line[]): number | null {
  const weights = lines
    .filter((line) => piecesIn(draft, line) > 0)
    .map((line) => (line.milligrams === null ? null : line.milligrams * piecesIn(draft, line)));
  return weights.includes(null)
    ? null
    : Math.ceil(weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) / 1000);
}

/** Returns the contents of the parcel in the API's format. */
export const productsOf = (draft: ParcelDraft, lines: readonly Line[]) =>
  lines
    .filter((line) => piecesIn(draft, line) > 0)
    .map((line) => ({
      product_id: line.product_id,
      qty: piecesIn(draft, line),
      marks: [...marksIn(draft, line)],
    }));
