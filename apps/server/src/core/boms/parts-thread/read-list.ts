import { gunzipSync, gzipSync } from 'node:zlib';

import type { WireBomMapping } from '@farad/contract/shop/boms/files';
import {
  headerKey,
  missingFields,
  partFields,
  readBomLines,
  recogniseLayout,
  unreadLists,
  unreadNumbers,
  type BomField,
  type BomLayout,
  type BomLine,
  type BomReading,
  type PartsFile,
  type PartsSheet,
} from '@farad/domain/bom';
import { readPartsFile, readPartsText } from '@farad/importers/parts-list';

import { lineFacts } from './line-facts.ts';
import type { ReadAnswer, ReadRequest } from './messages.ts';

const previewHead = 60;
const previewTail = 5;
const cellLengthMax = 200;
/** Approximate length of one JSON array of lines, in characters. */
const chunkLength = 500_000;

/**
 * True if the file is a text file. Text files are stored unparsed, since a person may correct their encoding or
 * separator.
 */
const isText = ({ kind }: PartsFile): boolean =>
  kind === 'csv' || kind === 'tsv' || kind === 'text' || kind === 'fixed_width';

const pack = (content: Uint8Array | string): Uint8Array => gzipSync(content, { level: 4 });

interface Read {
  readonly file: PartsFile;
  readonly keptAs: 'source' | 'sheets';
  readonly kept: Uint8Array;
}

function readSource({ source, choices }: ReadRequest): Read | Extract<ReadAnswer, { ok: false }> {
  // Stores the tables of the file instead of the file. `source.kind === 'sheets'` below reads these tables again.
  const asSheets = (file: PartsFile): Read => ({ file, keptAs: 'sheets', kept: pack(JSON.stringify(file)) });
  if (source.kind === 'sheets') {
    return { file: JSON.parse(gunzipSync(source.bytes).toString()) as PartsFile, keptAs: 'sheets', kept: source.bytes };
  }
  if (source.kind === 'text') {
    const read = readPartsText(source.text);
    return read.ok ? asSheets(read.value) : { ok: false, error: read.error.what };
  }
  const bytes = source.isPacked ? gunzipSync(source.bytes) : source.bytes;
  const read = readPartsFile(bytes, source.name, choices);
  if (!read.ok) return { ok: false, error: read.error.what };
  return isText(read.value) ? { file: read.value, keptAs: 'source', kept: pack(bytes) } : asSheets(read.value);
}

const cut = (text: string): string => text.slice(0, cellLengthMax);

/**
 * Returns the sheet name and the row number of each row of a list that spans several sheets; empty for a single sheet.
 */
const placesOf = ({
  pages = [],
  rowNumbers,
}: PartsSheet): readonly { readonly sheet: string; readonly row: number }[] =>
  pages
    .flatMap(({ name, rows }) => Array.from({ length: rows }, () => cut(name)))
    .map((sheet, index) => ({ sheet, row: rowNumbers[index] ?? index + 1 }));

function previewOf(sheet: PartsSheet): WireBomMapping['preview'] {
  const { rows, rowNumbers } = sheet;
  const places = placesOf(sheet);
  const indexes = [...rows.keys()];
  const shown =
    rows.length <= previewHead + previewTail
      ? indexes
      : [...indexes.slice(0, previewHead), ...indexes.slice(-previewTail)];
  return shown.map((index) => {
    const place = places[index] ?? null;
    const number = place === null ? (rowNumbers[index] ?? index + 1) : index + 1;
    return { index, number, place, cells: (rows[index] ?? []).map(cut) };
  });
}

function missingOf(layout: BomLayout, defaults: Partial<Record<BomField, string>>): BomField[] {
  const missing = missingFields(layout);
  const hasPart = partFields.some((field) => (defaults[field] ?? '') !== '');
  return [
    ...(missing.part && !hasPart ? (['mpn'] as const) : []),
    ...(missing.quantity ? (['quantity'] as const) : []),
  ];
}

const unreadOf = (sheet: PartsSheet, layout: BomLayout): WireBomMapping['unreadNumbers'] =>
  unreadNumbers(sheet, layout).map((index) => {
    return { index, header: cut(layout.columns.find((column) => column.index === index)?.header ?? '') };
  });

const unreadSheetsOf = ({ sheets }: PartsFile, { sheet }: BomLayout): WireBomMapping['unreadSheets'] =>
  unreadLists(sheets, sheet).map(({ index, sheet: { name }, lines }) => ({
    index,
    name: cut(name),
    lines: lines.length,
  }));

function mappingOf(file: PartsFile, layout: BomLayout, reading: BomReading, { choices }: ReadRequest): WireBomMapping {
  const { headerRow, headerRows, firstRow, lastRow, sheet } = layout;
  const defaults = choices.defaults ?? {};
  const read = file.sheets[sheet];
  return {
    kind: file.kind,
    encoding: file.encoding,
    separator: file.separator,
    sheets: file.sheets.map(({ name, rows, pages }) => ({
      name: cut(name),
      rows: rows.length,
      pages: pages?.length ?? 1,
    })),
    sheet,
    headerRow,
    headerRows,
    firstRow,
    lastRow,
    columns: layout.columns.map((column) => ({
      ...column,
      header: cut(column.header),
      samples: column.samples.map(cut),
    })),
    defaults,
    missing: missingOf(layout, defaults),
    unreadNumbers: read === undefined ? [] : unreadOf(read, layout),
    unreadSheets: choices.sheet === undefined ? unreadSheetsOf(file, layout) : [],
    preview: read === undefined ? [] : previewOf(read),
    linesRead: reading.lines.reduce((sum, { rows }) => sum + rows.length, 0),
    refused: reading.refused.map((row) => ({
      ...row,
      sheet: row.sheet === null ? null : cut(row.sheet),
      text: cut(row.text),
    })),
  };
}

/**
 * Returns the initial action for a line. Lines with the problem `not_bought` (usually made in-house) are excluded until
 * the customer decides.
 */
const firstAction = ({ problems }: BomLine): 'order' | 'exclude' =>
  problems.some(({ code }) => code === 'not_bought') ? 'exclude' : 'order';

/** Returns lines for the database as JSON arrays of limited size. */
function linesOf(lines: readonly BomLine[]): string[] {
  const chunks: string[] = [];
  let chunk: string[] = [];
  let length = 0;
  const end = (): void => {
    if (chunk.length > 0) chunks.push(`[${chunk.join(',')}]`);
    chunk = [];
    length = 0;
  };
  for (const [row, line] of lines.entries()) {
    const text = JSON.stringify({ row, line, ...lineFacts(line), action: firstAction(line) });
    chunk.push(text);
    length += text.length;
    if (length > chunkLength) end();
  }
  end();
  return chunks;
}

/**
 * Reads a parts list: recognises the file format, finds the table and the meaning of its columns, and returns the
 * lines.
 */
export function readList(request: ReadRequest): ReadAnswer {
  const read = readSource(request);
  if (!('file' in read)) return read;
  const { file, keptAs, kept } = read;
  const { choices, remembered } = request;
  const layout = recogniseLayout(file.sheets, file.bestSheet, choices, (key) => remembered[key] ?? null);
  const sheet = file.sheets[layout.sheet] ?? { name: '', rows: [], rowNumbers: [] };
  const reading = readBomLines(sheet, layout, choices.defaults ?? {});
  const mapping = mappingOf(file, layout, reading, request);
  const needsMapping = mapping.missing.includes('mpn');
  const isFirstTime = request.source.kind !== 'sheets' && Object.keys(choices).length === 0;
  if (isFirstTime && !needsMapping && reading.lines.length === 0) return { ok: false, error: 'text_without_parts' };
  return {
    ok: true,
    value: {
      keptAs,
      kept,
      headerKey: headerKey(layout),
      mapping: JSON.stringify(mapping),
      needsMapping,
      lines: needsMapping ? [] : linesOf(reading.lines),
      lineCount: needsMapping ? 0 : reading.lines.length,
    },
  };
}
