import type { OrderToPack } from '@farad/contract/back-office-warehouse';

type Line = OrderToPack['lines'][number];

/** What was put into a parcel that is being packed. */
export interface ParcelDraft {
  /** Pieces by product. */
  readonly pieces: Readonly<Record<string, number>>;
  /** Codes of marked pieces by product. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** Bags that were scanned, by what is on their labels. */
  readonly bags: readonly string[];
}

export const emptyDraft: ParcelDraft = { pieces: {}, marks: {}, bags: [] };

export const piecesIn = ({ pieces }: ParcelDraft, { product_id }: Pick<Line, 'product_id'>): number =>
  pieces[product_id] ?? 0;

export const marksIn = ({ marks }: ParcelDraft, { product_id }: Pick<Line, 'product_id'>): readonly string[] =>
  marks[product_id] ?? [];

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

/** The line that a code of marking is for: the first that lacks one; null: none does. */
export const lackingMark = (draft: ParcelDraft, lines: readonly Line[]): Line | null =>
  lines.find((line) => line.isMarked && marksIn(draft, line).length < piecesIn(draft, line)) ?? null;

export const withMark = (draft: ParcelDraft, line: Pick<Line, 'product_id'>, code: string): ParcelDraft => ({
  ...draft,
  marks: { ...draft.marks, [line.product_id]: [...marksIn(draft, line), code] },
});

/** Everything that was fetched. */
export const wholeDraft = (lines: readonly Line[]): ParcelDraft => ({
  ...emptyDraft,
  pieces: Object.fromEntries(lines.map(({ product_id, fetched }) => [product_id, fetched])),
});

/** What its parts weigh together; null: one of them is not known. */
export function gramsOf(draft: ParcelDraft, lines: readonly Line[]): number | null {
  const weights = lines
    .filter((line) => piecesIn(draft, line) > 0)
    .map((line) => (line.milligrams === null ? null : line.milligrams * piecesIn(draft, line)));
  return weights.includes(null)
    ? null
    : Math.ceil(weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) / 1000);
}

/** As it is sent. */
export const productsOf = (draft: ParcelDraft, lines: readonly Line[]) =>
  lines
    .filter((line) => piecesIn(draft, line) > 0)
    .map((line) => ({
      product_id: line.product_id,
      qty: piecesIn(draft, line),
      marks: [...marksIn(draft, line)].slice(0, piecesIn(draft, line)),
    }));
