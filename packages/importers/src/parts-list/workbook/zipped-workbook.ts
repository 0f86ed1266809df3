import { partsFileRowsMax } from '@farad/domain/bom';
import { zipSync } from 'fflate';

import { hasTooManyBinaryRows } from '../xlsb/binary-rows.ts';
import { markUnstored } from '../formula/unstored-formulas.ts';
import type { ReadSheets } from '../markup/markup-sheets.ts';
import { openDocumentSheets } from '../markup/open-document.ts';
import { wordSheets } from '../markup/word-tables.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { workbookSheets } from '../sheet/workbook-sheets.ts';
import { unpackEntries, zipEntries, type ZipEntry } from './zip.ts';

/** Pattern of the ZIP entries of a workbook that contain no cells. */
const withoutCells =
  /(?:^|\/)(?:media|drawings|embeddings|printerSettings|theme|externalLinks|pivotCache|pivotTables|charts|ctrlProps|customXml|activeX)\/|comments|vmlDrawing|worksheets\/_rels\//i;

const bytesOf = (text: string): readonly number[] => Array.from(text, (sign) => sign.charCodeAt(0));
const tags = { row: bytesOf('row'), value: bytesOf('v>'), inline: bytesOf('is>'), link: bytesOf('hyperlink') };
const [openSign, colonSign, zeroSign] = [60, 58, 48];

const standsAt = (bytes: Uint8Array, at: number, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);

/** Returns the index where the local name of the tag at `at` starts, after a namespace prefix. */
function nameStart(bytes: Uint8Array, at: number): number {
  for (let next = at + 1; next < at + 40; next += 1) {
    const sign = bytes[next] ?? 0;
    if (sign === colonSign) return next + 1;
    if (sign < zeroSign) break;
  }
  return at + 1;
}

/**
 * Returns whether more rows than allowed have values, in one pass over the bytes of a sheet. Also renames the tags of
 * hyperlinks, so that the library skips them: one hyperlink may name a range of billions of cells, and the library
 * would create each of them.
 */
function hasTooManyRows(bytes: Uint8Array): boolean {
  let rows = 0;
  let isCounted = true;
  for (let at = bytes.indexOf(openSign); at >= 0; at = bytes.indexOf(openSign, at + 1)) {
    const name = nameStart(bytes, at);
    if (standsAt(bytes, name, tags.row)) isCounted = false;
    else if (!isCounted && (standsAt(bytes, name, tags.value) || standsAt(bytes, name, tags.inline))) {
      isCounted = true;
      rows += 1;
      if (rows > partsFileRowsMax) return true;
    } else if (standsAt(bytes, name, tags.link)) bytes[name] = 95;
  }
  return false;
}

const kindOf = (entries: readonly ZipEntry[]): 'xlsb' | 'xlsm' | 'xlsx' => {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.has('xl/workbook.bin')) return 'xlsb';
  return names.has('xl/vbaproject.bin') ? 'xlsm' : 'xlsx';
};

/** Patterns of the ZIP entries needed to read sheets: XML, and in a binary workbook also `.bin` records. */
const sheetEntries = { xml: /\.(?:xml|rels)$/i, binary: /\.(?:xml|rels)$|^xl\/(?:worksheets\/)?[^/]+\.bin$/i };

const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i;

function officeSheets(bytes: Uint8Array, entries: readonly ZipEntry[]): Read<ReadSheets> {
  const kind = kindOf(entries);
  const isNeeded = kind === 'xlsb' ? sheetEntries.binary : sheetEntries.xml;
  const needed = entries.filter(
    ({ name }) => isNeeded.test(name) && name.length <= 200 && !/vbaProject/i.test(name) && !withoutCells.test(name),
  );
  const unpacked = unpackEntries(bytes, needed);
  if (!unpacked.ok) return unpacked;
  const parts = new Map(
    Array.from(unpacked.value, ([name, content]) => [name, isSheet.test(name) ? markUnstored(content) : content]),
  );
  for (const [name, content] of parts) {
    const isLong = /\.xml$/i.test(name) ? hasTooManyRows : /\.bin$/i.test(name) ? hasTooManyBinaryRows : null;
    if (isLong?.(content) === true) return refuse('too_many_rows');
  }
  const sheets = workbookSheets(zipSync(Object.fromEntries(parts), { level: 0 }));
  return sheets.ok ? { ok: true, value: { kind, sheets: sheets.value } } : sheets;
}

function openDocument(bytes: Uint8Array, entries: readonly ZipEntry[]): Read<ReadSheets> {
  const unpacked = unpackEntries(
    bytes,
    entries.filter(({ name }) => name === 'content.xml'),
  );
  if (!unpacked.ok) return unpacked;
  const content = unpacked.value.get('content.xml');
  if (content === undefined) return refuse('broken');
  const sheets = openDocumentSheets(new TextDecoder().decode(content));
  return sheets.ok ? { ok: true, value: { kind: 'ods', sheets: sheets.value } } : sheets;
}

function wordDocument(bytes: Uint8Array, entries: readonly ZipEntry[]): Read<ReadSheets> {
  const unpacked = unpackEntries(
    bytes,
    entries.filter(({ name }) => name === 'word/document.xml'),
  );
  if (!unpacked.ok) return unpacked;
  const content = unpacked.value.get('word/document.xml');
  if (content === undefined) return refuse('document');
  const sheets = wordSheets(new TextDecoder().decode(content));
  return sheets.ok ? { ok: true, value: { kind: 'docx', sheets: sheets.value } } : sheets;
}

/**
 * Returns the sheets of a zipped workbook or text document. Another zip file is refused, and the answer names its real
 * kind.
 */
export function zippedWorkbook(bytes: Uint8Array): Read<ReadSheets> {
  const entries = zipEntries(bytes);
  if (!entries.ok) return entries;
  const has = (pattern: RegExp): boolean => entries.value.some(({ name }) => pattern.test(name));
  if (has(/^xl\//i)) return officeSheets(bytes, entries.value);
  if (has(/^content\.xml$/)) return openDocument(bytes, entries.value);
  if (has(/^word\//i)) return wordDocument(bytes, entries.value);
  if (has(/^(?:ppt|visio)\//i)) return refuse('document');
  return refuse(has(/\.(?:gbr|gtl|gbl|gts|gbs|gto|gko|drl|gbrjob)$/i) ? 'gerber' : 'archive');
}
