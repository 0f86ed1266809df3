import type { RefusedRowReason } from './bom-line.ts';
import { looksLikeMpn } from './column-values.ts';
import { saysNotFitted } from './dnp.ts';
import { isDocument } from './element-notation.ts';
import type { BomField } from './layout.ts';
import type { OpenLine } from './open-line.ts';
import type { RowTexts } from './row-texts.ts';
import { isFooterRow, isGroupTitle, isSignatureRow, isTotalRow } from './row-words.ts';

export interface RowView {
  readonly texts: RowTexts;
  readonly cells: readonly string[];
  /** What the row names: number, description or value. */
  readonly name: string;
  readonly has: ReadonlySet<BomField>;
}

export type JudgedRow =
  | { readonly kind: 'line' | 'continuation' }
  | { readonly kind: 'alternate'; readonly mpn: string }
  | { readonly kind: 'refused'; readonly reason: RefusedRowReason };

const refused = (reason: RefusedRowReason): JudgedRow => ({ kind: 'refused', reason });
const line: JudgedRow = { kind: 'line' };
const continuation: JudgedRow = { kind: 'continuation' };

/** `Доп. замена К10-17Б`: the other part follows. */
const replacement = /^(?:допускается|доп\.?)\s*(?:замена|применение|установка)(?:\s+на)?[:\s]+/iu;

const saysPart = ({ texts, name }: RowView): boolean =>
  name !== '' ||
  texts.foreignNumbers.length > 0 ||
  texts.otherMpns.length > 0 ||
  [texts.of.shop_number, texts.of.customer_number].some((text) => text !== undefined);

/** What a row within the list is. */
export function judgeRow(view: RowView, open: OpenLine | null): JudgedRow {
  const { texts, cells } = view;
  if (cells.every((cell) => cell.trim() === '')) return refused('blank');
  const hasPlaces = texts.of.designators !== undefined;
  const hasQuantity = texts.of.quantity !== undefined;
  if (isTotalRow(cells) && !isSureNumber(texts.of.mpn)) return refused('total');
  if (isSignatureRow(cells) && !(hasPlaces && hasQuantity)) return refused('signature');
  if (!saysPart(view)) return judgeWithoutPart(view, open, hasPlaces, hasQuantity);
  if (!view.has.has('designators')) return view.has.has('quantity') && !hasQuantity ? judgeBare(view, null) : line;
  if (hasPlaces && open !== null && goesOnBelow(open)) return continuation;
  if (hasPlaces) return isSamePlaces(view, open) ? judgeSamePlaces(view, open) : line;
  if (hasQuantity) return open !== null && open.quantityText === '' ? continuation : line;
  return judgeBare(view, open);
}

function judgeWithoutPart(
  { texts, cells }: RowView,
  open: OpenLine | null,
  hasPlaces: boolean,
  hasQuantity: boolean,
): JudgedRow {
  if (isFooterRow(cells)) return refused('signature');
  if (hasPlaces && isGroupTitle(texts.of.designators ?? '')) return refused('group_title');
  const goesOn = open !== null && (/[,;\-–…]$/u.test(open.designatorText) || (!hasQuantity && !isClosed(open)));
  if (hasPlaces && goesOn) return continuation;
  if (hasQuantity && !hasPlaces && open !== null && open.quantityText === '') return continuation;
  if (hasPlaces && /\d/u.test(texts.of.designators ?? '')) return line;
  return hasPlaces && !hasQuantity ? refused('group_title') : refused('no_part');
}

/** Whether the places of a line are as many as its quantity says. */
function isClosed(open: OpenLine): boolean {
  const quantity = Number.parseInt(open.quantityText, 10);
  return (
    !(quantity > open.designatorText.split(/[,;\s]+/u).filter((piece) => piece !== '').length) ||
    /[-–…]/u.test(open.designatorText)
  );
}

/** `R6, R7,` and `Р1-12-0,125-` without a quantity: the rest stands in the next row. */
const goesOnBelow = ({ quantityText, designatorText, name }: OpenLine): boolean =>
  quantityText === '' && /[,;]$/u.test(designatorText) && /[-–,±]$/u.test(name);

/** What is said of fitting: of two variants for one place one is not fitted. */
const fittingOf = ({ of }: RowTexts): string =>
  `${of.dnp ?? ''}|${[of.value, of.note].some((text) => text !== undefined && saysNotFitted(text))}`;

const isSamePlaces = ({ texts }: RowView, open: OpenLine | null): open is OpenLine =>
  open !== null && texts.of.designators === open.designatorText;

function judgeSamePlaces({ texts, name }: RowView, open: OpenLine): JudgedRow {
  const { mpn } = texts.of;
  const isOther = mpn !== undefined && open.texts.of.mpn !== undefined && mpn !== open.texts.of.mpn;
  const isVariant = fittingOf(texts) !== fittingOf(open.texts);
  return isOther && name !== '' && !isVariant ? { kind: 'alternate', mpn } : line;
}

/** A row with a name and neither places nor a quantity: another part for the line above, its text, or a title. */
function judgeBare({ texts, name, cells }: RowView, open: OpenLine | null): JudgedRow {
  if (isGroupTitle(name)) return refused('group_title');
  if (isFooterRow(cells)) return refused('signature');
  const { mpn } = texts.of;
  if (open === null) return isSureNumber(mpn) || texts.foreignNumbers.length > 0 ? line : refused('group_title');
  if (replacement.test(name)) return { kind: 'alternate', mpn: name.replace(replacement, '') };
  if (isSureNumber(mpn) && !/[-–±,(/]$/u.test(open.name)) return { kind: 'alternate', mpn };
  return continuation;
}

const isSureNumber = (mpn: string | undefined): mpn is string =>
  mpn !== undefined && looksLikeMpn(mpn) && !isDocument(mpn);
