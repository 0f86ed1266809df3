import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { missingFields, readBomLines, recogniseLayout, type BomReading, type PartsFile } from '@farad/domain/bom';
import { readPartsFile } from '@farad/importers/parts-list';

/** Result of reading a file without the customer's corrections. */
export type ReadList =
  | { readonly kind: 'read'; readonly reading: BomReading }
  /** No column was recognised as naming the parts, so the product asks the customer to choose the columns. */
  | { readonly kind: 'asked'; readonly reading: BomReading }
  | { readonly kind: 'refused'; readonly what: string }
  | { readonly kind: 'threw'; readonly what: string };

/** Reads the tables of a file. Returns why the file is refused if it is no list. */
export function tablesAt(path: string): PartsFile | string {
  const bytes = readFileSync(path);
  if (path.endsWith(tablesEnding)) return JSON.parse(bytes.toString()) as PartsFile;
  const file = readPartsFile(bytes, basename(path));
  return file.ok ? file.value : file.error.what;
}

/** Ending of a file that holds the tables of a list as JSON, as the shop stores them. */
export const tablesEnding = '.sheets.json';

/** Reads a file in the same way as an upload: apps/server/src/core/boms/parts-thread/read-list.ts. */
export function readListAt(path: string): ReadList {
  try {
    const file = tablesAt(path);
    if (typeof file === 'string') return { kind: 'refused', what: file };
    const { sheets, bestSheet } = file;
    const layout = recogniseLayout(sheets, bestSheet, {}, () => null);
    const sheet = sheets[layout.sheet] ?? { name: '', rows: [], rowNumbers: [] };
    const reading = readBomLines(sheet, layout);
    if (missingFields(layout).part) return { kind: 'asked', reading };
    return reading.lines.length === 0 ? { kind: 'refused', what: 'text_without_parts' } : { kind: 'read', reading };
  } catch (error) {
    return { kind: 'threw', what: error instanceof Error ? error.message : String(error) };
  }
}
