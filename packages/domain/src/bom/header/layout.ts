/** Fields that a column of a parts list can hold (product M2). */
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

/** Distributors whose numbers can be converted to makers' numbers; also keys of a product's `otherNumbers`. */
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
  /** Column index, from 0. */
  readonly index: number;
  /** Header text; two header rows are joined by a space. Empty = no header. */
  readonly header: string;
  /** null = the column is ignored. */
  readonly field: BomField | null;
  /** Distributor of a `foreign_number`; null = unknown. */
  readonly distributor: ForeignDistributor | null;
  /**
   * Rank among columns of one field. The text of the column with the lowest `priority` is used; texts of the others
   * become alternates.
   */
  readonly priority: number;
  /** How the field was determined. */
  readonly evidence: 'header' | 'values' | 'position' | 'remembered' | 'chosen' | 'none';
  /** Up to three different texts of the column. */
  readonly samples: readonly string[];
}

/** Position of the list in a sheet and the meaning of its columns. Rows are indexes into the sheet's rows, from 0. */
export interface BomLayout {
  readonly sheet: number;
  /** null = no header. */
  readonly headerRow: number | null;
  readonly headerRows: 0 | 1 | 2;
  readonly firstRow: number;
  /** Index of the last row, inclusive. */
  readonly lastRow: number;
  readonly columns: readonly BomColumn[];
}

/** A person's corrections. Absent fields are recognised automatically. */
export interface LayoutChoices {
  readonly sheet?: number;
  /** null = no header. */
  readonly headerRow?: number | null;
  readonly lastRow?: number;
  readonly columns?: readonly Pick<BomColumn, 'index' | 'field' | 'distributor' | 'priority'>[];
  /** Texts of fields for lines that have none, such as one maker for all lines. */
  readonly defaults?: Partial<Record<BomField, string>>;
}
