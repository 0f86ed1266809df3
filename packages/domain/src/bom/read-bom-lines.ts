import type { BomLine, BomReading, RefusedRowReason } from './bom-line.ts';
import { cleanText } from './clean-text.ts';
import { readDesignators } from './designators.ts';
import { saysNotFitted } from './dnp.ts';
import { duplicateDesignators } from './duplicate-designators.ts';
import { headerForm } from './header-form.ts';
import { headerMeaning } from './header-meaning.ts';
import type { BomField, BomLayout } from './layout.ts';
import { withMisplaced } from './misplaced-part.ts';
import { finishLine } from './finish-line.ts';
import { toLatinLetters } from '../shared/look-alikes.ts';
import type { OpenLine } from './open-line.ts';
import type { PartsSheet } from './parts-file.ts';
import { judgeRow, type RowView } from './judge-row.ts';
import { rowReaderOf, textsOf, type RowReader, type RowTexts } from './row-texts.ts';
import { isGroupTitle, isSignatureRow, isTotalRow } from './row-words.ts';

/** Designators of one list together: what a file can make us write out. */
const designatorsOfListMax = 200_000;
/** Letters of a title. */
const titleMax = 300;

interface Reading {
  readonly reader: RowReader;
  readonly lines: OpenLine[];
  readonly refused: { row: number; reason: RefusedRowReason; text: string }[];
  open: OpenLine | null;
  group: string;
  /** Letters of the places under the title; another kind of place is of no group. */
  groupLetters: string | null;
  /** All quantities are 0: results of formulas that were never counted. */
  readonly hasNoCounts: boolean;
  /** The last title says that what stands below is not fitted. */
  isLeftOut: boolean;
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

function begin(reading: Reading, row: number, cells: readonly string[], texts: RowTexts): void {
  const open: OpenLine = {
    rows: [row],
    cells,
    texts,
    designatorText: texts.of.designators ?? '',
    quantityText: reading.hasNoCounts ? '' : (texts.of.quantity ?? ''),
    name: nameOf(texts),
    alternates: [],
    foreignNumbers: [...texts.foreignNumbers],
    group: groupOf(reading, texts.of.designators ?? ''),
    isUnderLeftOut: reading.isLeftOut,
    hasQuantities: reading.reader.has.has('quantity'),
  };
  reading.lines.push(open);
  reading.open = open;
}

/** A title, or one more row of it: the types of a kind stand below its name. */
function openGroup(reading: Reading, title: string): void {
  const goesOn = reading.group !== '' && reading.groupLetters === null && !isGroupTitle(title);
  reading.group = goesOn ? `${reading.group} ${title}`.slice(0, titleMax) : title;
  reading.groupLetters = null;
  reading.isLeftOut = saysNotFitted(title);
}

/** A row in the list itself. */
function readRow(reading: Reading, row: number, cells: readonly string[]): void {
  const texts = withMisplaced(textsOf(cells, reading.reader), cells, reading.reader.has);
  const { has } = reading.reader;
  const view: RowView = { texts, cells, name: nameOf(texts), has, isUnderLeftOut: reading.isLeftOut };
  const judged = judgeRow(view, reading.open);
  const { open } = reading;
  if (judged.kind === 'refused') {
    if (judged.reason === 'group_title') openGroup(reading, view.name === '' ? textOf(cells) : view.name);
    if (judged.reason !== 'header') reading.open = null;
    reading.refused.push({ row, reason: judged.reason, text: textOf(cells) });
  } else if (judged.kind === 'line' || open === null) {
    begin(reading, row, cells, texts);
  } else {
    open.rows.push(row);
    open.foreignNumbers.push(...texts.foreignNumbers);
    if (judged.kind === 'alternate') open.alternates.push({ mpn: judged.mpn, maker: texts.of.maker ?? null });
    else continueLine(open, texts, view.name);
  }
}

/** The text of a line goes on in the next row. */
function continueLine(open: OpenLine, { of, otherMpns }: RowTexts, name: string): void {
  if (name !== '') open.name = /[-–(/]$/u.test(open.name) ? open.name + name : `${open.name} ${name}`.trim();
  if (of.designators !== undefined) open.designatorText = `${open.designatorText} ${of.designators}`.trim();
  if (open.quantityText === '') open.quantityText = of.quantity ?? '';
  for (const mpn of otherMpns) open.alternates.push({ mpn, maker: null });
}

function refuseOutside(
  reading: Reading,
  row: number,
  cells: readonly string[],
  reason: 'before_header' | 'header' | 'after_end',
): void {
  const text = textOf(cells);
  const isEnd = reason === 'after_end';
  const actual =
    text === ''
      ? 'blank'
      : isEnd && isTotalRow(cells)
        ? 'total'
        : isEnd && isSignatureRow(cells)
          ? 'signature'
          : reason;
  reading.refused.push({ row, reason: actual, text });
}

/** Whether the column of quantities has nothing but noughts, in a list whose places can be counted. */
function areAllZero({ rows }: PartsSheet, { columns, firstRow, lastRow }: BomLayout): boolean {
  const quantity = columns.find(({ field, priority }) => field === 'quantity' && priority === 0);
  if (quantity === undefined || !columns.some(({ field }) => field === 'designators')) return false;
  const texts = rows.slice(firstRow, lastRow + 1).map((cells) => (cells[quantity.index] ?? '').trim());
  const filled = texts.filter((text) => text !== '');
  return filled.length > 1 && filled.every((text) => /^0(?:[.,]0+)?$/u.test(text));
}

/** The header once more, as on every page of a printed list. */
const isHeaderAgain = (cells: readonly string[], layout: BomLayout): boolean =>
  layout.headerRow !== null &&
  ((layout.columns.some(({ header }) => header !== '') &&
    layout.columns.every(({ header, index }) => headerForm(header) === headerForm(cells[index] ?? ''))) ||
    isOtherHeader(cells, layout));

/** The same columns under other words: a second language, a second row of headings. */
function isOtherHeader(cells: readonly string[], { columns }: BomLayout): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  const same = columns.filter(({ field, header, index }) => {
    const text = cells[index] ?? '';
    if (text.trim() === '' || text.length > 60) return false;
    const isSame = header !== '' && headerForm(text) !== '' && headerForm(header) === headerForm(text);
    return isSame || (field !== null && (headerMeaning(text)?.fields.includes(field) ?? false));
  }).length;
  return same >= 3 && same >= filled * 0.6;
}

/**
 * The lines of a sheet: every row is of a line or refused with the reason. Rows that only name another part for the same
 * places join their line as alternates, rows on which a text goes on join it too, titles of groups tell what the lines
 * below them are.
 *
 * @param defaults texts for lines whose columns have none
 */
export function readBomLines(
  sheet: PartsSheet,
  layout: BomLayout,
  defaults: Partial<Record<BomField, string>> = {},
): BomReading {
  const reader = rowReaderOf(layout, defaults);
  const hasNoCounts = areAllZero(sheet, layout);
  const titles = { group: '', groupLetters: null, isLeftOut: false };
  const reading: Reading = { reader, hasNoCounts, lines: [], refused: [], open: null, ...titles };
  sheet.rows.forEach((cells, index) => {
    const row = sheet.rowNumbers[index] ?? index + 1;
    const isHeader =
      layout.headerRow !== null && index >= layout.headerRow && index < layout.headerRow + layout.headerRows;
    if (isHeader) refuseOutside(reading, row, cells, 'header');
    else if (index < layout.firstRow) refuseOutside(reading, row, cells, 'before_header');
    else if (index > layout.lastRow) refuseOutside(reading, row, cells, 'after_end');
    else if (isHeaderAgain(cells, layout)) refuseOutside(reading, row, cells, 'header');
    else readRow(reading, row, cells);
  });
  return { lines: finishLines(reading), refused: reading.refused };
}

function finishLines({ lines }: Reading): readonly BomLine[] {
  let room = designatorsOfListMax;
  const finished = lines.map((line) => {
    const designators = readDesignators(line.designatorText, room);
    room -= designators.designators.length;
    return finishLine(line, designators);
  });
  return duplicateDesignators(finished);
}
