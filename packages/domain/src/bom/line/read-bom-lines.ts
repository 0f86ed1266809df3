import { withCountInName } from './count-in-name.ts';
import type { BomLine, BomReading, RefusedRow, RefusedRowReason } from '../row/bom-line.ts';
import { cleanText } from '../cell/clean-text.ts';
import { looksLikeDesignators } from '../cell/column-values.ts';
import { readDesignators, readPlaces, type ReadDesignators } from '../cell/designators.ts';
import { saysNotFitted } from '../cell/not-fitted.ts';
import { duplicateDesignators } from './duplicate-designators.ts';
import { withMisplaced } from '../sheet/misplaced-part.ts';
import { drawingFormOf, withoutForm } from '../form/drawing-form.ts';
import { formReaderOf, hasPosition, isOfOtherVariant, ownSection, type FormReader } from '../form/form-reader.ts';
import { sectionOf, type ListSection } from '../row/list-form.ts';
import { isNoQuantity, purchaseQuantity } from '../form/purchase-quantity.ts';
import { cellsAsAbove, nameAsAbove } from '../form/same-as-above.ts';
import { readBomQuantity, separatesThousands, withoutThousands } from '../cell/quantity.ts';
import { finishLine } from './finish-line.ts';
import { leftOutPlaces } from './partly-left-out.ts';
import { withGroupCells } from '../sheet/grouped-rows.ts';
import { headingsOf, isHeaderAgain, type Headings } from '../sheet/header-again.ts';
import type { BomField, BomLayout } from '../header/layout.ts';
import { toLatinLetters } from '../../shared/look-alikes.ts';
import type { OpenLine } from '../row/open-line.ts';
import type { PartsSheet } from '../header/parts-file.ts';
import { judgeRow } from './judge-row.ts';
import { withSharedQuantities } from './shared-quantity.ts';
import type { RowView } from '../row/row-view.ts';
import { rowReaderOf, textsOf, type RowReader, type RowTexts } from '../cell/row-texts.ts';
import { isGroupTitle, isSignatureRow, isTotalRow } from '../cell/row-words.ts';

/** Maximum number of designators in a list, so that a file cannot exhaust the memory. */
const designatorsOfListMax = 200_000;
/** Maximum length of a title. */
const titleMax = 300;

interface Reading {
  readonly reader: RowReader;
  readonly form: FormReader;
  readonly lines: OpenLine[];
  readonly refused: RefusedRow[];
  open: OpenLine | null;
  /** Cells of the last line's first row, to which cells below may refer. */
  above: readonly string[];
  group: string;
  /**
   * Designator letters of the lines under the title; null = no line yet. Lines with other letters do not belong to the
   * group.
   */
  groupLetters: string | null;
  /** True if all quantities are 0, as with formulas that were never calculated. */
  readonly hasNoCounts: boolean;
  /** The last title states that the parts below are not fitted. */
  isLeftOut: boolean;
  section: ListSection | null;
}

/** Position of a row in the file. */
interface RowPlace {
  readonly row: number;
  /** Further records of the file that were joined into the row. */
  readonly joined: readonly number[];
  /** null = the list is on one sheet. */
  readonly sheet: string | null;
}

const textOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cleanText(cell).text)
    .filter((text) => text !== '')
    .join(' | ')
    .slice(0, 200);

const nameOf = ({ of }: RowTexts): string => of.mpn ?? of.description ?? of.value ?? '';

function groupOf(reading: Reading, places: string): string {
  const letters = toLatinLetters(/^\p{L}+/u.exec(places)?.[0] ?? '');
  reading.groupLetters ??= letters;
  return letters === reading.groupLetters ? reading.group : '';
}

function begin(reading: Reading, { row, joined, sheet }: RowPlace, cells: readonly string[], texts: RowTexts): void {
  const open: OpenLine = {
    rows: [row, ...joined],
    sheets: sheet === null ? [] : [row, ...joined].map(() => sheet),
    cells,
    texts,
    designatorText: texts.of.designators ?? '',
    quantityText: reading.hasNoCounts ? '' : (texts.of.quantity ?? ''),
    quantityTexts: texts.of.quantity === undefined ? [] : [texts.of.quantity],
    noteText: texts.of.note ?? '',
    papers: [...texts.papers],
    name: nameAsAbove(nameOf(texts), reading.lines.at(-1)?.name ?? null),
    alternates: [],
    foreignNumbers: [...texts.foreignNumbers],
    group: groupOf(reading, texts.of.designators ?? ''),
    isUnderLeftOut: reading.isLeftOut,
    hasQuantities: reading.reader.has.has('quantity'),
    form: reading.form.form,
    section: reading.section,
  };
  reading.lines.push(open);
  reading.open = open;
  reading.above = cells;
}

/**
 * Starts a group of lines, or extends the title of the open group if no line followed it: types may be listed below the
 * name of the kind.
 */
function openGroup(reading: Reading, title: string): void {
  const section = sectionOf(title);
  if (section !== null) reading.section = section;
  const goesOn = reading.group !== '' && reading.groupLetters === null && !isGroupTitle(title);
  reading.group = section !== null ? '' : goesOn ? `${reading.group} ${title}`.slice(0, titleMax) : title;
  reading.groupLetters = null;
  reading.isLeftOut = saysNotFitted(title);
}

/**
 * Whether a row is the foot of a page. Rows of a purchase list are numbered, so an empty row ends a page, not the list.
 */
const isFootOfPage = ({ form }: Reading, cells: readonly string[]): boolean =>
  form.form === 'purchases' && cells.every((cell) => cell.trim() === '');

/**
 * Moves a name from the column of designators to the description. Lists of hardware below a parts list have their names
 * there: `Screws - M2.5x12mm`.
 */
function withNameAtPlace(texts: RowTexts): RowTexts {
  const { designators = '', quantity, mpn = '', ...of } = texts.of;
  const isNamed =
    ['description', 'shop_number', 'customer_number'].some((field) => field in of) || !/^\d{0,2}$/u.test(mpn);
  const isName =
    /\s/u.test(designators) &&
    /\p{Ll}{3}/u.test(designators) &&
    (of.value === undefined || /^\p{L}{4,}\s/u.test(designators)) &&
    !saysNotFitted(designators) &&
    !/\bTB[AD]\b/u.test(designators) &&
    readDesignators(designators).unreadable.length > 0;
  if (isNamed || !isName || quantity === undefined || texts.foreignNumbers.length > 0) return texts;
  return { ...texts, of: { ...of, quantity, description: designators } };
}

/** Reads a row within the list. */
function readRow(reading: Reading, place: RowPlace, written: readonly string[]): void {
  const { has, columns } = reading.reader;
  const cells = cellsAsAbove(written, reading.above, columns, reading.form.form !== null);
  const own = withCountInName(textsOf(cells, reading.reader), has);
  const texts = withNameAtPlace(withMisplaced(own, cells, has));
  if (reading.form.form === 'purchases' && isNoQuantity(texts.of.quantity)) delete texts.of.quantity;
  const section = ownSection(cells, reading.form);
  if (section !== undefined) reading.section = section;
  // The parts of a circuit may follow directly after the section of documents, without a section title.
  const isPlaced = reading.section === 'documents' && looksLikeDesignators(texts.of.designators ?? '');
  if (isPlaced && texts.of.quantity !== undefined) reading.section = null;
  const view: RowView = {
    texts,
    cells,
    name: nameOf(texts),
    has,
    isUnderLeftOut: reading.isLeftOut,
    form: reading.form.form,
    isOfOtherVariant: isOfOtherVariant(cells, reading.form),
    section: reading.section,
    hasPosition: hasPosition(cells, reading.form),
    isRecord: reading.form.section !== null,
  };
  const judged = judgeRow(view, reading.open);
  const { open } = reading;
  if (judged.kind === 'refused') {
    if (judged.reason === 'group_title') openGroup(reading, view.name === '' ? textOf(cells) : view.name);
    if (judged.reason !== 'header' && !isFootOfPage(reading, cells)) reading.open = null;
    refuse(reading, place, judged.reason, textOf(cells));
  } else if (judged.kind === 'line' || open === null) {
    begin(reading, place, cells, texts);
  } else {
    open.rows.push(place.row);
    if (place.sheet !== null) open.sheets.push(place.sheet);
    open.foreignNumbers.push(...texts.foreignNumbers);
    open.papers.push(...texts.papers);
    if (judged.kind === 'alternate') open.alternates.push({ mpn: judged.mpn, maker: texts.of.maker ?? null });
    else continueLine(open, texts, view.name);
  }
}

/** Appends the texts of the next row to a line. */
function continueLine(open: OpenLine, { of, otherMpns }: RowTexts, name: string): void {
  if (name !== '') open.name = /[-–(/]$/u.test(open.name) ? open.name + name : `${open.name} ${name}`.trim();
  if (of.designators !== undefined) open.designatorText = `${open.designatorText} ${of.designators}`.trim();
  if (open.quantityText === '') open.quantityText = of.quantity ?? '';
  if (of.quantity !== undefined) open.quantityTexts.push(of.quantity);
  if (of.note !== undefined && of.note !== open.noteText) open.noteText = `${open.noteText} ${of.note}`.trim();
  for (const mpn of otherMpns) open.alternates.push({ mpn, maker: null });
}

function refuse(reading: Reading, { row, joined, sheet }: RowPlace, reason: RefusedRowReason, text: string): void {
  for (const number of [row, ...joined]) reading.refused.push({ row: number, sheet, reason, text });
}

function refuseOutside(
  reading: Reading,
  place: RowPlace,
  cells: readonly string[],
  reason: 'before_header' | 'header' | 'after_end' | 'signature',
): void {
  const text = textOf(cells);
  const isEnd = reason === 'after_end';
  const actual: RefusedRowReason =
    text === ''
      ? 'blank'
      : isEnd && isTotalRow(cells)
        ? 'total'
        : isEnd && isSignatureRow(cells)
          ? 'signature'
          : reason;
  refuse(reading, place, actual, text);
}

/** Whether the quantity column has only zeros in a list whose designators can be counted. */
function areAllZero({ rows }: PartsSheet, { columns, firstRow, lastRow }: BomLayout): boolean {
  const quantity = columns.find(({ field, priority }) => field === 'quantity' && priority === 0);
  if (quantity === undefined || !columns.some(({ field }) => field === 'designators')) return false;
  const texts = rows.slice(firstRow, lastRow + 1).map((cells) => (cells[quantity.index] ?? '').trim());
  const filled = texts.filter((text) => text !== '');
  return filled.length > 1 && filled.every((text) => /^0(?:[.,]0+)?$/u.test(text));
}

/** Classifies a row by its position; null = within the list. */
function outsideOf(
  index: number,
  cells: readonly string[],
  layout: BomLayout,
  headings: Headings,
): 'before_header' | 'header' | 'after_end' | null {
  const { headerRow, headerRows, firstRow, lastRow } = layout;
  if (headerRow !== null && index >= headerRow && index < headerRow + headerRows) return 'header';
  if (index < firstRow) return 'before_header';
  if (index > lastRow) return 'after_end';
  return isHeaderAgain(cells, headings, layout) ? 'header' : null;
}

/** Returns the sheet name for each row of a list over several sheets. */
function sheetNames({ pages = [] }: PartsSheet): readonly string[] {
  return pages.flatMap(({ name, rows }) => Array.from({ length: rows }, () => name));
}

/**
 * Reads the lines of a sheet. Every row either belongs to a line or is refused with a reason. A row with another number
 * for the same designators becomes an alternate of its line. Continued texts are joined, and group titles describe the
 * lines below them. The frame and title blocks of a drawing are skipped.
 *
 * @param defaults texts of fields for lines that have none
 */
export function readBomLines(
  sheet: PartsSheet,
  layout: BomLayout,
  defaults: Partial<Record<BomField, string>> = {},
): BomReading {
  const drawing = drawingFormOf(sheet);
  const rows = withGroupCells(withoutForm(sheet, drawing).rows, layout);
  const names = sheetNames(sheet);
  const headings = headingsOf(rows, layout);
  const reading: Reading = {
    reader: rowReaderOf(layout, defaults),
    form: formReaderOf(layout),
    hasNoCounts: areAllZero(sheet, layout),
    lines: [],
    refused: [],
    open: null,
    above: [],
    group: '',
    groupLetters: null,
    isLeftOut: false,
    section: null,
  };
  rows.forEach((cells, index) => {
    const row = sheet.rowNumbers[index] ?? index + 1;
    const joined = (sheet.joinedRows?.[index] ?? []).filter((number) => number !== row);
    const place: RowPlace = { row, joined, sheet: names[index] ?? null };
    const outside = outsideOf(index, cells, layout, headings);
    if (drawing.stampRows.has(index)) {
      refuseOutside(reading, place, (sheet.rows[index] ?? []).slice(drawing.frameColumns), 'signature');
    } else if (outside !== null) refuseOutside(reading, place, cells, outside);
    else readRow(reading, place, cells);
  });
  return { lines: finishLines(reading), refused: reading.refused };
}

/** Whether the notes column holds the designators of a part, as in specifications. */
const isPlacedByNote = ({ form, designatorText, noteText }: OpenLine): boolean =>
  form === 'specification' && designatorText === '' && looksLikeDesignators(noteText);

function takePlacesOfNote(line: OpenLine): void {
  line.designatorText = line.noteText;
  line.noteText = '';
}

const piecesOf = ({ quantityText }: OpenLine): number | null => {
  const read = readBomQuantity(quantityText);
  return read.kind === 'quantity' ? read.quantity : null;
};

const placesBehind = /^(?<name>.*\S)(?: [-–—:] (?<places>[^-–—:]+)| ?\((?<listed>[^()]+)\))$/u;

const placesBefore = /^(?<places>\p{Lu}[^-–—:]{0,100}?) [-–—:] (?<name>\S.*)$/u;
const linkBehind = /(?: [-–—:])? https?:\/\/\S+$/u;

/**
 * Moves designators that stand before or after a name to the designators of the line: `SMD 0603 Capacitor 1uF - C1,
 * C2`, `U5 - CH340G`. Does so only if their number equals the quantity. A link behind the name is left out.
 */
function takePlacesOfName(line: OpenLine): void {
  const text = line.name.slice(0, 1000).replace(linkBehind, '');
  takePlaces(line, placesBehind.exec(text)?.groups ?? {});
  const before = placesBefore.exec(text)?.groups ?? {};
  // `TP4056 - charger` begins with a part, so only short designators count here.
  if (/^\p{Lu}{1,3}\d{1,2}(?:[ ,;-]+\p{Lu}{0,3}\d{1,2})*$/u.test(before['places'] ?? '')) takePlaces(line, before);
}

function takePlaces(line: OpenLine, { name = '', places, listed }: Readonly<Record<string, string>>): void {
  const text = places ?? listed ?? '';
  if (line.designatorText !== '' || !looksLikeDesignators(text)) return;
  if (readDesignators(text).designators.length !== piecesOf(line)) return;
  line.designatorText = text;
  line.name = name;
}

/**
 * Splits a line if remarks name some of its designators as not fitted. Returns the fitted ones as one line, then the
 * others as a second line.
 */
function finishParts(line: OpenLine, places: ReadDesignators): readonly BomLine[] {
  const { designators } = places;
  const out = leftOutPlaces([line.noteText, ...line.texts.remarks], designators);
  if (out.length === 0) return [finishLine(line, places)];
  if (out.length === designators.length) return [finishLine(line, places, true)];
  const kept = designators.filter((place) => !out.includes(place));
  const part = (own: readonly string[], isLeftOut: boolean): BomLine => {
    const quantityText = piecesOf(line) === designators.length ? String(own.length) : line.quantityText;
    return finishLine({ ...line, quantityText }, { ...places, designators: own }, isLeftOut);
  };
  return [part(kept, false), part(out, true)];
}

function finishLines({ lines }: Reading): readonly BomLine[] {
  let room = designatorsOfListMax;
  const areGrouped = separatesThousands(lines.map(({ quantityText }) => quantityText));
  const finished = withSharedQuantities(lines).flatMap((line) => {
    if (line.form === 'purchases') line.quantityText = purchaseQuantity(line.quantityTexts);
    if (areGrouped) line.quantityText = withoutThousands(line.quantityText);
    if (isPlacedByNote(line)) takePlacesOfNote(line);
    else takePlacesOfName(line);
    const places = readPlaces(line.designatorText, piecesOf(line), room);
    room -= places.designators.length;
    return finishParts(line, places);
  });
  return duplicateDesignators(finished);
}
