import type { RefusedRowReason } from './bom-line.ts';
import { looksLikeMpn } from '../cell/column-values.ts';
import type { ListForm, ListSection } from './list-form.ts';
import type { BomField } from '../header/layout.ts';
import type { RowTexts } from '../cell/row-texts.ts';

export interface RowView {
  readonly texts: RowTexts;
  readonly cells: readonly string[];
  /** What the row names: number, description or value. */
  readonly name: string;
  readonly has: ReadonlySet<BomField>;
  /** It stands under a title that says that what is below is not fitted. */
  readonly isUnderLeftOut: boolean;
  readonly form: ListForm | null;
  /** It counts pieces for another variant of the product alone. */
  readonly isOfOtherVariant: boolean;
  /** Section of the specification that the row stands in. */
  readonly section: ListSection | null;
  /** A number of a position stands before it. */
  readonly hasPosition: boolean;
  /** The row says its section itself, as a record of a program does; no text goes on below. */
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
