import { saysNotFitted } from '../cell/not-fitted.ts';
import { areHalves, isAccessory } from '../cell/accessory.ts';
import { looksLikeDesignators, looksLikeMpn } from '../cell/column-values.ts';
import { readDesignators, readPlaces } from '../cell/designators.ts';
import { isLink, isPrice } from '../cell/shop-numbers.ts';
import { isSupplyDocument } from '../cell/supply-document.ts';
import { readBomQuantity } from '../cell/quantity.ts';
import { isHeaderOfOther } from '../sheet/header-again.ts';
import { numberBeside } from './line-number.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import { judgeFormText, judgePurchased, judgeSpecified } from '../form/judge-form-row.ts';
import type { ListForm } from '../row/list-form.ts';
import { replacementOf } from '../form/replacements.ts';
import type { OpenLine } from '../row/open-line.ts';
import type { RowTexts } from '../cell/row-texts.ts';
import { continuation, isSureNumber, line, refused, saysPart, type JudgedRow, type RowView } from '../row/row-view.ts';
import { isFooterRow, isGroupTitle, isSignatureRow, isTotalRow } from '../cell/row-words.ts';

/** Decides what kind of row this is within the list. */
export function judgeRow(view: RowView, open: OpenLine | null): JudgedRow {
  const { cells, form } = view;
  if (cells.every((cell) => cell.trim() === '')) return refused('blank');
  if (view.isOfOtherVariant && saysPart(view)) return refused('not_fitted');
  if (form === 'specification') return judgeSpecified(view, open);
  if (form === 'purchases') return judgePurchased(view, open);
  return judgeListed(view, open);
}

/**
 * Whether a row is a total. A row with a part does not count, because its total may belong to a table beside the list.
 */
const isTotal = ({ texts: { of }, cells }: RowView): boolean =>
  isTotalRow(cells) &&
  !isSureNumber(of.mpn) &&
  !(of.quantity !== undefined && looksLikeDesignators(of.designators ?? ''));

function judgeListed(view: RowView, open: OpenLine | null): JudgedRow {
  const { texts, cells } = view;
  const hasPlaces = texts.of.designators !== undefined;
  const hasQuantity = texts.of.quantity !== undefined;
  if (isTotal(view)) return refused('total');
  if (isSignatureRow(cells) && !(hasPlaces && hasQuantity)) return refused('signature');
  if (isSumOfPrices(view)) return refused('total');
  if (isHeaderOfOther(cells)) return refused('header');
  if (!saysPart(view)) return judgeWithoutPart(view, open, hasPlaces, hasQuantity);
  if (!view.has.has('designators')) return judgeWithoutPlaces(view, hasQuantity);
  if (hasPlaces && open !== null && goesOnBelow(view, open)) return continuation;
  if (hasPlaces) return isSamePlaces(view, open) ? judgeSamePlaces(view, open) : line;
  if (hasQuantity) return open !== null && open.quantityText === '' && !isApart(view) ? continuation : line;
  return judgeBare(view, open);
}

/** Whether a row of a list with designators has only a count and a sum of money: `54`, `14.24`. */
const isSumOfPrices = ({ texts, cells, has, name }: RowView): boolean =>
  has.has('designators') &&
  texts.of.designators === undefined &&
  texts.of.quantity !== undefined &&
  /^\d{1,6}[.,]\d{2}$/u.test(name) &&
  cells.every((cell) => !/\p{L}/u.test(cell));

/** Judges a row of a list without designators. */
function judgeWithoutPlaces(view: RowView, hasQuantity: boolean): JudgedRow {
  if (hasQuantity) return line;
  if (view.has.has('quantity')) return judgeBare(view, null);
  const { name } = view;
  const isTitle = ((isGroupTitle(name) && !/\d/u.test(name)) || /\p{L}:$/u.test(name)) && isAlone(view.cells);
  return isTitle ? refused('group_title') : line;
}

const isAlone = (cells: readonly string[]): boolean => cells.filter((cell) => cell.trim() !== '').length === 1;

function judgeWithoutPart(view: RowView, open: OpenLine | null, hasPlaces: boolean, hasQuantity: boolean): JudgedRow {
  const { texts, cells, form, isUnderLeftOut } = view;
  if (hasPlaces && !hasQuantity && isUnderLeftOut && !isGroupTitle(texts.of.designators ?? ''))
    return refused('not_fitted');
  if (isFooterRow(cells)) return refused('signature');
  if (open !== null && isTextAlone(texts, form)) return continuation;
  if (hasPlaces) return judgePlacesAlone(view, open, hasQuantity);
  if (isOpenQuantity(view)) return line;
  return hasQuantity && open !== null && open.quantityText === '' ? continuation : refused('no_part');
}

/** Whether the row only holds a document of the part above or a continued note. */
const isTextAlone = ({ of, papers }: RowTexts, form: ListForm | null): boolean =>
  of.designators === undefined &&
  of.quantity === undefined &&
  (papers.length > 0 || (form === 'elements' && of.note !== undefined));

/** Whether the text of the designator column consists of words, such as `JBC T210 handle piece`. */
function isInWords(places: string): boolean {
  const { unreadable } = readDesignators(places);
  return unreadable.length > 0 && /\p{L}{3,} \p{L}/u.test(places);
}

/**
 * Whether a row has a designator without a number, such as `ICSP`, and a package. Applies only to lists without
 * quantities.
 */
const isNamedPlace = ({ texts, cells, has }: RowView): boolean =>
  !has.has('quantity') &&
  texts.of.package !== undefined &&
  !isAlone(cells) &&
  /^\p{Lu}[\p{Lu}\d_-]*$/u.test(texts.of.designators ?? '');

function judgePlacesAlone(view: RowView, open: OpenLine | null, hasQuantity: boolean): JudgedRow {
  const { texts, cells } = view;
  const places = texts.of.designators ?? '';
  if (isNamedPlace(view)) return line;
  if (isGroupTitle(places)) return refused('group_title');
  const goesOn = open !== null && (/[,;\-–…]$/u.test(open.designatorText) || (!hasQuantity && !isClosed(open)));
  if (goesOn) return continuation;
  const isTitle = !hasQuantity && isAlone(cells) && isInWords(places);
  if (/\d/u.test(places) && !isTitle) return line;
  if (!hasQuantity) return refused('group_title');
  const pieces = readBomQuantity(texts.of.quantity ?? '');
  const isPlaced =
    pieces.kind === 'quantity' && readPlaces(places, pieces.quantity).designators.length === pieces.quantity;
  return isPlaced && !/\s/u.test(places) ? line : refused('no_part');
}

/** Whether a row has a quantity but no part. The customer has to name the part. */
const isOpenQuantity = ({ texts, has }: RowView): boolean =>
  texts.of.quantity !== undefined && !has.has('designators') && readBomQuantity(texts.of.quantity).kind === 'quantity';

/**
 * Whether a line has as many designators as pieces, so that no further row belongs to it. A range of designators counts
 * as enough.
 */
function isClosed(open: OpenLine): boolean {
  const quantity = Number.parseInt(open.quantityText, 10);
  return (
    !(quantity > open.designatorText.split(/[,;\s]+/u).filter((piece) => piece !== '').length) ||
    /[-–…]/u.test(open.designatorText)
  );
}

/**
 * True if a line continues in the next row. Its designators must end with a comma or semicolon, as in `R6, R7,`. For a
 * line without a quantity, the name must be incomplete (`Р1-12-0,125-`), or the list must be an element list with
 * quantities. For a line with a quantity, the next row must have only a supply document in addition to designators.
 */
function goesOnBelow({ form, has, name: below, texts }: RowView, open: OpenLine): boolean {
  const { quantityText, designatorText, name } = open;
  if (!/[,;]$/u.test(designatorText)) return false;
  if (quantityText !== '') return texts.of.quantity === undefined && isSupplyDocument(below);
  return /[-–,±]$/u.test(name) || (form === 'elements' && has.has('quantity'));
}

/**
 * Returns a text that is equal for rows that say the same about fitting. Two rows of one designator with different
 * texts are variants; one of the two is not fitted.
 */
const fittingOf = ({ of }: RowTexts): string =>
  `${of.dnp ?? ''}|${[of.value, of.note].some((text) => text !== undefined && saysNotFitted(text))}`;

const isSamePlaces = ({ texts }: RowView, open: OpenLine | null): open is OpenLine =>
  open !== null && /\d/u.test(open.designatorText) && texts.of.designators?.trim() === open.designatorText.trim();

/**
 * Judges a row with other numbers for the same designators. They are alternates, unless the row has its own quantity or
 * name.
 */
function judgeSamePlaces({ texts, name }: RowView, open: OpenLine): JudgedRow {
  const { mpn, quantity } = texts.of;
  const isOther = mpn !== undefined && open.texts.of.mpn !== undefined && mpn !== open.texts.of.mpn;
  const isVariant = fittingOf(texts) !== fittingOf(open.texts);
  const isOtherCount = quantity !== undefined && quantity !== open.quantityText;
  const isBeside =
    isOtherCount ||
    isOtherValue(texts, open.texts) ||
    isAccessory(texts) ||
    isAccessory(open.texts) ||
    areHalves(texts, open.texts);
  return isOther && name !== '' && !isVariant && !isBeside ? { kind: 'alternate', mpn } : line;
}

/** Whether two rows have different nominal values, so that they cannot describe one part. */
function isOtherValue({ of }: RowTexts, { of: before }: RowTexts): boolean {
  if (of.value === undefined || before.value === undefined || of.value === before.value) return false;
  return valueLexeme(of.value) !== null && valueLexeme(before.value) !== null;
}

/**
 * Whether a row without a quantity has a package and at least three filled cells. Such a row names a part, and its
 * quantity was left out.
 */
const isDescribed = ({ texts: { of }, cells }: RowView): boolean =>
  of.package !== undefined && cells.filter((cell) => cell.trim() !== '').length >= 3;

/** Whether a row without a quantity names a part, its shop and a price: `Extension cable`, `Voltaic`, `$4.00`. */
const isPriced = ({ cells }: RowView): boolean =>
  cells.some((cell) => isPrice(cell.trim())) &&
  cells.every((cell) => !/:\s*$/u.test(cell)) &&
  cells.filter((cell) => /\p{L}{3}/u.test(cell) && !isPrice(cell.trim()) && !isLink(cell.trim())).length > 1;

/**
 * Whether a row that has only a name is a separate part, with a number and words that explain it: `74HCU04 (SOIC14,
 * unbuffered)`. Titles of groups have no such form.
 */
const isCounted = ({ name, cells }: RowView): boolean =>
  isAlone(cells) && (numberBeside(name) !== null || opensWithNumber(name));

/**
 * Whether a name begins with a designator and a part number: `U$1 LM385 TO92`. A name that ends with a colon is a
 * title.
 */
function opensWithNumber(name: string): boolean {
  const [first = '', second = ''] = name.split(' ');
  const isPlaced = /^\p{Lu}{1,3}\$?\d{1,3}$/u.test(first) && looksLikeMpn(second);
  return isPlaced && !name.endsWith(':');
}

/**
 * Whether a row without designators and quantity is a separate part, and does not continue the text above. It has a
 * name and a value, or is a whole name in a list without quantities.
 */
function isApart({ texts: { of }, cells, has, name }: RowView): boolean {
  if (of.description !== undefined && of.value !== undefined && of.mpn === undefined) return true;
  const isWhole = /^[\p{Lu}\d]/u.test(name) && name.split(/[\s/]+/u).length > 1;
  return has.has('designators') && !has.has('quantity') && isAlone(cells) && isWhole;
}

/** Whether a row has a part number and a dash instead of designators, in a list without quantities. */
const isUnplacedPart = ({ texts, has, form }: RowView): boolean =>
  texts.isUnplaced && isSureNumber(texts.of.mpn) && !has.has('quantity') && form === null;

/** Judges a row with a name but neither designators nor quantity: an alternate, a continued text or a title. */
function judgeBare(view: RowView, open: OpenLine | null): JudgedRow {
  const { texts, name, cells, form } = view;
  if (isGroupTitle(name)) return refused('group_title');
  if (isFooterRow(cells)) return refused('signature');
  if (isUnplacedPart(view)) return line;
  const { mpn } = texts.of;
  const hasNumber = isSureNumber(mpn) || texts.foreignNumbers.some(({ number }) => /\d/u.test(number));
  if (open !== null && form === 'elements') return judgeFormText(view, open);
  if (open === null)
    return hasNumber || isDescribed(view) || isCounted(view) || isPriced(view) ? line : refused('group_title');
  const replacement = replacementOf(name);
  if (replacement !== null) return { kind: 'alternate', mpn: replacement };
  if (/[-–±,(/]$/u.test(open.name)) return continuation;
  if (isSureNumber(mpn) || isOtherMakers(texts, open)) return { kind: 'alternate', mpn: mpn ?? name };
  return isApart(view) ? line : continuation;
}

/**
 * Whether a row names another part than the line: it has its own maker, or its number begins like the line's number.
 */
const isOtherMakers = ({ of }: RowTexts, open: OpenLine): boolean =>
  of.mpn !== undefined &&
  of.mpn.length > 2 &&
  open.texts.of.mpn !== undefined &&
  (of.maker !== undefined || (/\d/u.test(of.mpn) && of.mpn.slice(0, 4) === open.texts.of.mpn.slice(0, 4)));
