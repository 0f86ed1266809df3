import type { PartsFile } from '@farad/domain/bom';

import { refuse, type Read } from '../sheet/refusal.ts';
import { workbookSheets } from '../sheet/workbook-sheets.ts';
import { binaryWordSheets } from '../word/binary-tables.ts';

const [entrySize, nameSize] = [128, 64];
/** Types of directory entries: storage, stream, root. */
const entryTypes = new Set([1, 2, 5]);

/**
 * Returns the names of all entries in a compound file. Reads every block, at multiples of an entry's size, that looks
 * like a directory entry. Sector chains are not followed, because they may be damaged.
 */
function entryNames(bytes: Uint8Array): ReadonlySet<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder('utf-16le');
  const names = new Set<string>();
  for (let at = 512; at + entrySize <= bytes.length; at += entrySize) {
    const length = view.getUint16(at + nameSize, true);
    if (length < 4 || length > nameSize || length % 2 === 1 || !entryTypes.has(bytes[at + 66] ?? 0)) continue;
    if (view.getUint16(at + length - 2, true) === 0)
      names.add(decoder.decode(bytes.subarray(at, at + length - 2)).toLowerCase());
  }
  return names;
}

/**
 * Returns the sheets of an XLS workbook or the tables of a Word document. Refuses other compound files by their real
 * kind: a board of Altium, an encrypted workbook.
 */
export function compoundWorkbook(bytes: Uint8Array): Read<Pick<PartsFile, 'kind' | 'sheets'>> {
  const names = entryNames(bytes);
  const has = (...searched: readonly string[]): boolean => searched.some((name) => names.has(name));
  if (has('encryptedpackage', 'encryptioninfo')) return refuse('encrypted');
  if (has('workbook', 'book')) {
    const read = workbookSheets(bytes);
    return read.ok ? { ok: true, value: { kind: 'xls', sheets: read.value } } : read;
  }
  if (has('worddocument')) {
    const read = binaryWordSheets(bytes);
    return read.ok ? { ok: true, value: { kind: 'doc', sheets: read.value } } : read;
  }
  if (has('powerpoint document', 'visiodocument')) return refuse('document');
  return refuse(has('fileheader', 'board6', 'components6') ? 'board' : 'broken');
}
