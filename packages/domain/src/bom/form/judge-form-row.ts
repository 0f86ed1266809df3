import { looksLikeMpn } from '../cell/column-values.ts';
import type { OpenLine } from '../row/open-line.ts';
import { continuation, isSureNumber, line, refused, saysPart, type JudgedRow, type RowView } from '../row/row-view.ts';
import { isFooterRow, isGroupTitle, isSignatureRow, isTotalRow } from '../cell/row-words.ts';
import { sectionOf } from '../row/list-form.ts';
import { isNoQuantity } from './purchase-quantity.ts';
import { replacementOf } from './replacements.ts';
import { isDrawingNumber } from '../cell/supply-document.ts';

/** Judges a row of a specification: a section title, an item with position or quantity, or a continued name. */
export function judgeSpecified(view: RowView, open: OpenLine | null): JudgedRow {
  const { texts, cells, name, section, hasPosition, isRecord } = view;
  const hasQuantity = texts.of.quantity !== undefined;
  if (!hasQuantity && sectionOf(name) !== null) return refused('group_title');
  if (isTotalRow(cells)) return refused('total');
  if (isSignatureRow(cells) && !hasQuantity) return refused('signature');
  if (section === 'documents') return refused('not_bought');
  if (!saysPart(view)) {
    const goesOn = open !== null && (texts.of.note !== undefined || texts.papers.length > 0);
    return goesOn ? continuation : refused('no_part');
  }
  if (hasPosition || isRecord || texts.of.designators !== undefined) return line;
  if (hasQuantity) return open !== null && open.quantityText === '' ? continuation : line;
  // Documents supplied with a kit have a drawing number and no quantity.
  if (texts.of.customer_number !== undefined) return refused('not_bought');
  return judgeFormText(view, open);
}

/** Judges a row of a purchase list. The row is a part, or another product that uses the part of the row above. */
export function judgePurchased(view: RowView, open: OpenLine | null): JudgedRow {
  const { texts, cells, name } = view;
  const hasQuantity = !isNoQuantity(texts.of.quantity);
  const isBlank = !hasQuantity && name === '' && texts.of.note === undefined && texts.papers.length === 0;
  if (isBlank) return refused('blank');
  if (isTotalRow(cells)) return refused('total');
  if (isSignatureRow(cells) && !hasQuantity) return refused('signature');
  if (name === '') return open !== null ? continuation : refused('no_part');
  if (hasQuantity) return open !== null && open.quantityText === '' ? continuation : line;
  if (isDrawingNumber(name)) return refused('group_title');
  return judgeFormText(view, open);
}

/** Judges a form row with text only: it continues the name above or is a title. */
export function judgeFormText({ texts, name, cells }: RowView, open: OpenLine | null): JudgedRow {
  if (isGroupTitle(name) || open === null) return refused('group_title');
  if (isFooterRow(cells)) return refused('signature');
  const replacement = replacementOf(name);
  if (replacement !== null) return { kind: 'alternate', mpn: replacement };
  const isOther = isSureNumber(texts.of.mpn) && open.name.split(' ').some(looksLikeMpn);
  return isOther && texts.of.mpn !== undefined ? { kind: 'alternate', mpn: texts.of.mpn } : continuation;
}
