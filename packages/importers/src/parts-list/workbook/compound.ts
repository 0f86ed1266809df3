import type { PartsSheet } from '@farad/domain/bom';

import { refuse, type Read } from '../sheet/refusal.ts';
import { workbookSheets } from '../sheet/workbook-sheets.ts';

const [entrySize, nameSize] = [128, 64];
/** Storage, stream, root. */
const entryTypes = new Set([1, 2, 5]);

/**
 * Names that the entries of a compound file's directory have. Entries lie at multiples of their size; all that look like
 * one are taken, so that no chain of sectors, which may be damaged, has to be followed.
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

/** Sheets of an XLS workbook, or what else the compound file is: a board of Altium, a letter, an encrypted workbook. */
export function compoundWorkbook(bytes: Uint8Array): Read<readonly PartsSheet[]> {
  const names = entryNames(bytes);
  const has = (...searched: readonly string[]): boolean => searched.some((name) => names.has(name));
  if (has('encryptedpackage', 'encryptioninfo')) return refuse('encrypted');
  if (has('workbook', 'book')) return workbookSheets(bytes);
  if (has('worddocument', 'powerpoint document', 'visiodocument')) return refuse('document');
  return refuse(has('fileheader', 'board6', 'components6') ? 'board' : 'broken');
}
