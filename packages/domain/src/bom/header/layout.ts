/** What a column of a parts list may mean (product M2). */
export const bomFields = [
  'mpn',
  'maker',
  'designators',
  'quantity',
  'value',
  'package',
  'description',
  'type',
  'tolerance',
  'voltage',
  'dnp',
  'shop_number',
  'foreign_number',
  'customer_number',
  'alternate',
  'pack_size',
  'target_price',
  'datasheet',
  'document',
  'note',
] as const;

export type BomField = (typeof bomFields)[number];

/** Distributors whose numbers lead to the makers'; keys of `otherNumbers` of a product. */
export const foreignDistributors = [
  'lcsc',
  'digikey',
  'mouser',
  'farnell',
  'rs',
  'arrow',
  'tme',
  'chipdip',
  'promelec',
] as const;

export type ForeignDistributor = (typeof foreignDistributors)[number];

export interface BomColumn {
  /** From 0. */
  readonly index: number;
  /** Words above it, those of two rows joined by a space; empty: the file names none. */
  readonly header: string;
  /** null: the column is left out. */
  readonly field: BomField | null;
  /** Of a `foreign_number`; null: not said whose. */
  readonly distributor: ForeignDistributor | null;
  /** Of several columns of one field the least that has a text wins, the others become alternates. */
  readonly priority: number;
  /** Why the field was taken. */
  readonly evidence: 'header' | 'values' | 'position' | 'remembered' | 'chosen' | 'none';
  /** Up to three different texts of it. */
  readonly samples: readonly string[];
}

/** Where in a sheet the list stands and what its columns mean. Rows are indexes into the sheet's rows, from 0. */
export interface BomLayout {
  readonly sheet: number;
  /** null: there is no header. */
  readonly headerRow: number | null;
  readonly headerRows: 0 | 1 | 2;
  readonly firstRow: number;
  /** Inclusive. */
  readonly lastRow: number;
  readonly columns: readonly BomColumn[];
}

/** What a person corrected; what is absent is recognised. */
export interface LayoutChoices {
  readonly sheet?: number;
  /** null: there is no header. */
  readonly headerRow?: number | null;
  readonly lastRow?: number;
  readonly columns?: readonly Pick<BomColumn, 'index' | 'field' | 'distributor' | 'priority'>[];
  /** Texts for lines whose columns have none: the maker of all, for one. */
  readonly defaults?: Partial<Record<BomField, string>>;
}
