import type { NotPartsList, PartsSheet } from '@farad/domain/bom';

import { listOfParagraphs } from '../markup/word-tables.ts';
import { openTable } from '../markup/open-table.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { sheetsMax } from '../sheet/workbook-sheets.ts';
import { paragraphPlaces, type ParagraphPlace } from './word-paragraphs.ts';
import { wordStreams, type WordStreams } from './word-streams.ts';
import { eachCharacter } from './word-text.ts';

const rowsMax = 100_000;
const linesMax = 5000;
const textMax = 10_000;
const cellsMax = 1000;
const fieldsMax = 100;

/** Characters with a meaning of their own. */
const [cellEnd, paragraphEnd, pageEnd] = ['\u0007', '\r', '\f'];
const [fieldStart, fieldResult, fieldEnd] = ['\u0013', '\u0014', '\u0015'];
const signs: ReadonlyMap<string, string> = new Map([
  ['\u000b', '\n'],
  ['\u001e', '-'],
  ['\u001f', ''],
  ['\u0001', ''],
  ['\u0008', ''],
]);

interface Row extends Pick<ParagraphPlace, 'joinedAbove'> {
  readonly texts: readonly string[];
  readonly edges: readonly number[];
}

interface WordTable {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Two cell edges count as one up to this distance, in twentieths of a point. */
const edgeTolerance = 30;

/** Returns a map from the edges of cells to the columns that begin there. */
function columnsOf(rows: readonly Row[]): ReadonlyMap<number, number> {
  const columns = new Map<number, number>();
  let [column, start] = [-1, -Infinity];
  for (const edge of [...new Set(rows.flatMap(({ edges }) => edges))].toSorted((a, b) => a - b)) {
    if (edge - start > edgeTolerance) [column, start] = [column + 1, edge];
    columns.set(edge, column);
  }
  return columns;
}

/** Returns the table as a sheet. Cells take the columns between their edges, so rows with wider cells line up. */
function sheetOf({ title, rows }: WordTable, name: string): PartsSheet | NotPartsList | null {
  const columns = columnsOf(rows);
  const columnAt = (edge: number | undefined): number => columns.get(edge ?? 0) ?? 0;
  const table = openTable();
  for (const { texts, edges, joinedAbove } of rows) {
    table.openRow();
    const hasEdges = edges.length > texts.length;
    if (hasEdges) table.indent(`${columnAt(edges[0])}`);
    for (const [index, text] of texts.entries()) {
      table.openCell({});
      if (hasEdges) table.widen(`${columnAt(edges[index + 1]) - columnAt(edges[index])}`);
      if (joinedAbove[index] === true) table.joinAbove();
      table.add(text);
      table.closeCell();
    }
  }
  return table.sheet(title === '' ? name : title);
}

/** Collects the tables of a document, and the paragraphs outside of them. */
function readDocument(streams: WordStreams) {
  const placeOf = paragraphPlaces(streams);
  const tables: WordTable[] = [];
  const lines: string[] = [];
  let [text, title] = ['', ''];
  let texts: string[] = [];
  let rows: Row[] = [];
  let rowCount = 0;
  /** One entry for each open field: true once its result has begun. Only the result of a field is text. */
  const fields: boolean[] = [];
  const take = (): string => {
    const taken = text;
    text = '';
    return taken;
  };
  const closeTable = (): void => {
    if (rows.length > 0) tables.push({ title, rows });
    if (rows.length > 0) title = '';
    rows = [];
    texts = [];
  };
  const endCell = (end: number): void => {
    const { edges, joinedAbove } = placeOf(end);
    if (edges === null) {
      const cell = take();
      if (texts.length < cellsMax) texts.push(cell);
    } else {
      rows.push({ texts, edges, joinedAbove });
      rowCount += 1;
      texts = [];
      text = '';
    }
  };
  const endParagraph = (end: number): void => {
    if (placeOf(end).isInTable) {
      text += '\n';
      return;
    }
    closeTable();
    const line = take();
    if (line.trim() !== '') title = line.slice(0, 200).replaceAll('\t', ' ');
    if (lines.length < linesMax) lines.push(line);
  };
  eachCharacter(streams, (character, end) => {
    if (rowCount > rowsMax) return;
    if (character === fieldStart) {
      if (fields.length < fieldsMax) fields.push(false);
    } else if (character === fieldResult) fields.splice(-1, 1, true);
    else if (character === fieldEnd) fields.pop();
    else if (character === cellEnd) endCell(end);
    else if (character === paragraphEnd || character === pageEnd) endParagraph(end);
    else if (fields.every(Boolean) && text.length < textMax) text += signs.get(character) ?? character;
  });
  closeTable();
  return { tables, lines, isTooLong: rowCount > rowsMax };
}

/** Returns the tables of a binary Word document (`.doc`), each as a sheet, like `wordSheets` for `.docx`. */
export function binaryWordSheets(bytes: Uint8Array): Read<readonly PartsSheet[]> {
  const streams = wordStreams(bytes);
  if (streams === 'encrypted') return refuse('encrypted');
  if (streams === 'broken') return refuse('document');
  const { tables, lines, isTooLong } = readDocument(streams);
  if (isTooLong) return refuse('too_many_rows');
  if (tables.length > sheetsMax) return refuse('too_large');
  const sheets: PartsSheet[] = [];
  for (const [index, table] of tables.entries()) {
    const sheet = sheetOf(table, `${index + 1}`);
    if (typeof sheet === 'string') return refuse(sheet);
    if (sheet !== null) sheets.push(sheet);
  }
  if (sheets.length > 0) return { ok: true, value: sheets };
  const list = listOfParagraphs(lines);
  return list === null ? refuse('document') : { ok: true, value: [list] };
}
