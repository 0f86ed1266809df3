import { type ColumnValues } from '../cell/column-values.ts';
import type { HeaderMeaning } from '../header/header-meaning.ts';
import type { BomColumn, BomField, ForeignDistributor } from '../header/layout.ts';

/** A column before its meaning is known. */
export interface ColumnDraft {
  readonly index: number;
  readonly header: string;
  readonly meaning: HeaderMeaning | null;
  /** Guess from some words of the header; used if the whole header is unknown. */
  readonly likely: BomField | null;
  readonly texts: readonly string[];
}

export interface Seen extends ColumnDraft {
  readonly values: ColumnValues;
}

export type Taken = Pick<BomColumn, 'field' | 'distributor' | 'evidence'>;

export const nothing: Taken = { field: null, distributor: null, evidence: 'none' };

/** Returns the distributor that most numbers of the column belong to. */
export const distributorByValues = ({ share }: ColumnValues): ForeignDistributor | null =>
  (['lcsc', 'digikey', 'mouser', 'rs'] as const).find((name) => share[name] >= 0.6) ?? null;
