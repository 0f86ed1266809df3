import type { WireBom } from '@farad/contract/shop/boms/boms';
import type { WireBomAlternatives, WireBomRow } from '@farad/contract/shop/boms/rows';
import type { SalesUnit } from '@farad/domain/product';

/** Product fields that a row shows. */
export interface ShownPart {
  readonly id: string;
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  readonly title: string;
  readonly package: string | null;
  readonly available: number;
  readonly unit: SalesUnit;
  /** Path of the picture. */
  readonly picture: string;
}

export interface ShownRow extends Omit<WireBomRow, 'product' | 'suggestion'> {
  readonly product: ShownPart | null;
  readonly suggestion: { readonly product: ShownPart; readonly quantities: WireBomRow['quantities'] } | null;
}

export interface RowsPage {
  readonly count: number;
  /** Index in the filtered list of the first row of `rows`. */
  readonly skip: number;
  readonly rows: readonly ShownRow[];
}

export interface ShownAlternative extends Omit<WireBomAlternatives['alternatives'][number], 'product'> {
  readonly product: ShownPart;
}

/** Products to choose from in a row's panel. */
export interface RowPanelView {
  readonly row: number;
  /** Search text; empty = `alternatives` are for the row's own part. */
  readonly text: string;
  readonly alternatives: readonly ShownAlternative[];
}

/** Result of a change of a row. `undo` = the key that reverts the change; null = it cannot be reverted. */
export type RowAnswer =
  | { readonly ok: true; readonly bom: WireBom; readonly row: ShownRow | null; readonly undo: string | null }
  | { readonly ok: false; readonly message: string };

/** Treatment of a row when the list is ordered. `order` is the default. */
export const rowActions = [
  'order',
  'take_available',
  'split',
  'wait',
  'ask',
  'exclude',
] as const satisfies readonly ShownRow['action'][];

/** Rows per page, with and without JavaScript. */
export const pageRows = 50;
