import type { PartsFileEncoding } from '@farad/domain/bom';
import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';

import { readPartsFile } from './read.ts';

/** Encodes a text in an old encoding, by asking the decoder what each byte or pair of bytes means. */
export function encoded(text: string, encoding: PartsFileEncoding): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, readonly number[]>();
  for (let byte = 0; byte < 256; byte += 1) {
    const sign = decoder.decode(new Uint8Array([byte]));
    if (sign !== '\ufffd') bytesOf.set(sign, [byte]);
  }
  if (encoding === 'gb18030')
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) {
        const sign = decoder.decode(new Uint8Array([lead, trail]));
        if ([...sign].length === 1 && !bytesOf.has(sign)) bytesOf.set(sign, [lead, trail]);
      }
  return new Uint8Array(
    Array.from(text).flatMap((sign) => {
      const bytes = bytesOf.get(sign);
      if (bytes === undefined) throw new Error(`${encoding} has no ${sign}`);
      return [...bytes];
    }),
  );
}

export function utf16(text: string, order: 'le' | 'be', hasMark: boolean): Uint8Array {
  const whole = (hasMark ? '\ufeff' : '') + text;
  const view = new DataView(new ArrayBuffer(whole.length * 2));
  for (let at = 0; at < whole.length; at += 1) view.setUint16(at * 2, whole.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
}

export const utf8 = (text: string): Uint8Array => strToU8(text);

/** Returns a workbook with one sheet, or with several by name. */
export function workbook(sheets: Readonly<Record<string, WorkSheet>>, type: BookType): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: 'array', bookType: type }) as ArrayBuffer);
}

export const sheetOf = (rows: readonly (readonly unknown[])[]): WorkSheet =>
  utils.aoa_to_sheet(rows.map((row) => [...row]));

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const relations = (target: string, type: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

/** Returns an XLSX file around the given XML of its only sheet. */
export const rawXlsx = (worksheet: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': utf8(contentTypes),
    '_rels/.rels': utf8(relations('xl/workbook.xml', 'officeDocument')),
    'xl/workbook.xml': utf8(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="BOM" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': utf8(relations('worksheets/sheet1.xml', 'worksheet')),
    'xl/worksheets/sheet1.xml': utf8(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${worksheet}</worksheet>`,
    ),
    ...more,
  });

export const odsOf = (tables: string): Uint8Array =>
  zipSync({
    mimetype: utf8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': utf8(
      `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });

/**
 * Returns what a file is read as: format, sheets, and the rows of the best sheet. If the file is refused, returns the
 * reason.
 */
export function readAs(bytes: Uint8Array | string, name = 'bom.csv') {
  const read = readPartsFile(typeof bytes === 'string' ? utf8(bytes) : bytes, name);
  if (!read.ok) return read.error.what;
  const { kind, encoding, separator, sheets, bestSheet } = read.value;
  return { kind, encoding, separator, bestSheet, sheets, rows: sheets[bestSheet]?.rows ?? [] };
}
