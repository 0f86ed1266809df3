import type { WireBom, WireBomAlternatives, WireBomRow } from '@farad/contract/boms';
import type { SalesUnit } from '@farad/domain/product';

/** A part as a row shows it. */
export interface ShownPart {
  readonly id: string;
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  readonly title: string;
  readonly package: string | null;
  readonly available: number;
  readonly unit: SalesUnit;
  /** Path of its picture. */
  readonly picture: string;
}

export interface ShownRow extends Omit<WireBomRow, 'product' | 'suggestion'> {
  readonly product: ShownPart | null;
  readonly suggestion: { readonly product: ShownPart; readonly quantities: WireBomRow['quantities'] } | null;
}

export interface RowsPage {
  readonly count: number;
  /** Index of the first. */
  readonly skip: number;
  readonly rows: readonly ShownRow[];
}

export interface ShownAlternative extends Omit<WireBomAlternatives['alternatives'][number], 'product'> {
  readonly product: ShownPart;
}

/** What the panel beside a row shows. */
export interface RowPanelView {
  readonly row: number;
  /** What was searched for; empty: what fits of itself. */
  readonly text: string;
  readonly alternatives: readonly ShownAlternative[];
}

/** What a change of a row came to. */
export type RowAnswer =
  | { readonly ok: true; readonly bom: WireBom; readonly row: ShownRow | null; readonly undo: string | null }
  | { readonly ok: false; readonly message: string };

/** What can be done with a row; `order` is the usual. */
export const rowActions = [
  'order',
  'take_available',
  'split',
  'wait',
  'ask',
  'exclude',
] as const satisfies readonly ShownRow['action'][];

/** Rows of a page without a script, and of one asking with it. */
export const pageRows = 50;
