import type { RefusedRowReason } from './bom-line.ts';
import { looksLikeMpn } from '../cell/column-values.ts';
import type { ListForm, ListSection } from './list-form.ts';
import type { BomField } from '../header/layout.ts';
import type { RowTexts } from '../cell/row-texts.ts';

export interface RowView {
  readonly texts: RowTexts;
  readonly cells: readonly string[];
  /** Name of the part: number, description or value. */
  readonly name: string;
  readonly has: ReadonlySet<BomField>;
  /** True = the row is below a title that marks its parts as not fitted. */
  readonly isUnderLeftOut: boolean;
  readonly form: ListForm | null;
  /** True = the row has quantities only for another variant of the product. */
  readonly isOfOtherVariant: boolean;
  /** Section of the specification that contains the row. */
  readonly section: ListSection | null;
  /** True = the row has a position number. */
  readonly hasPosition: boolean;
  /**
   * True = the list has a column that names the section of each row, like a table that a program exported. The text of
   * a row then does not continue in the next row.
   */
  readonly isRecord: boolean;
}

export type JudgedRow =
  | { readonly kind: 'line' | 'continuation' }
  | { readonly kind: 'alternate'; readonly mpn: string }
  | { readonly kind: 'refused'; readonly reason: RefusedRowReason };

export const refused = (reason: RefusedRowReason): JudgedRow => ({ kind: 'refused', reason });
export const line: JudgedRow = { kind: 'line' };
export const continuation: JudgedRow = { kind: 'continuation' };

export const saysPart = ({ texts, name }: RowView): boolean =>
  name !== '' ||
  texts.foreignNumbers.length > 0 ||
  texts.otherMpns.length > 0 ||
  [texts.of.shop_number, texts.of.customer_number].some((text) => text !== undefined);

export const isSureNumber = (mpn: string | undefined): mpn is string => mpn !== undefined && looksLikeMpn(mpn);
