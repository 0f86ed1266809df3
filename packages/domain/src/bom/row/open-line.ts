import type { ListForm, ListSection } from './list-form.ts';
import type { ForeignNumber, RowTexts } from '../cell/row-texts.ts';

/** A line to which further rows may belong. */
export interface OpenLine {
  readonly rows: number[];
  /** Sheet name of each row; empty = the list is on one sheet. */
  readonly sheets: string[];
  readonly cells: readonly string[];
  readonly texts: RowTexts;
  /** `designatorText` and `quantityText` are joined from all rows of the line. */
  designatorText: string;
  quantityText: string;
  /** For a purchase list: the quantity for each product that uses the part, possibly with their sum at the end. */
  readonly quantityTexts: string[];
  noteText: string;
  readonly papers: string[];
  name: string;
  readonly alternates: { mpn: string; maker: string | null }[];
  readonly foreignNumbers: ForeignNumber[];
  /** Title of the group that the line belongs to; empty = none. */
  readonly group: string;
  /** True = the list has a quantity column, so a missing quantity is reported. */
  readonly hasQuantities: boolean;
  /** True = the title above the line states that the parts below are not fitted. */
  readonly isUnderLeftOut: boolean;
  readonly form: ListForm | null;
  /** Section of the specification; null = none. */
  readonly section: ListSection | null;
}
