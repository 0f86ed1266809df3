import type { ListForm, ListSection } from './list-form.ts';
import type { ForeignNumber, RowTexts } from '../cell/row-texts.ts';

/** A line that further rows may still belong to. */
export interface OpenLine {
  readonly rows: number[];
  /** Of each of the rows; empty: the list is on one sheet. */
  readonly sheets: string[];
  readonly cells: readonly string[];
  readonly texts: RowTexts;
  /** Joined from the rows. */
  designatorText: string;
  quantityText: string;
  /** Of a purchase list: the quantity of each thing that the part goes into, and perhaps their sum at the end. */
  readonly quantityTexts: string[];
  noteText: string;
  readonly papers: string[];
  name: string;
  readonly alternates: { mpn: string; maker: string | null }[];
  readonly foreignNumbers: ForeignNumber[];
  /** Title of the group that it stands under; empty: none. */
  readonly group: string;
  /** The list has a column of quantities: one that is absent is told. */
  readonly hasQuantities: boolean;
  /** Its title says that what stands below is not fitted. */
  readonly isUnderLeftOut: boolean;
  readonly form: ListForm | null;
  /** Section of the specification; null: none. */
  readonly section: ListSection | null;
}
