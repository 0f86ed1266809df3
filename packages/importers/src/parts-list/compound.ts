import type { PartsSheet } from '@farad/domain/bom';
import { CFB } from '@e965/xlsx';

import { refuse, type Read } from './refusal.ts';
import { workbookSheets } from './workbook-sheets.ts';

/** Names of the streams of a compound file; null: it is damaged. */
function streamNames(bytes: Uint8Array): readonly string[] | null {
  try {
    return CFB.parse(bytes).FullPaths;
  } catch {
    // The library throws for every kind of damage.
    return null;
  }
}

/** Sheets of an XLS workbook, or what else the compound file is: a board of Altium, a letter, an encrypted workbook. */
export function compoundWorkbook(bytes: Uint8Array): Read<readonly PartsSheet[]> {
  const names = streamNames(bytes);
  if (names === null) return refuse('broken');
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has(/\/(?:EncryptedPackage|EncryptionInfo)$/i)) return refuse('encrypted');
  if (has(/\/(?:Workbook|Book)$/i)) return workbookSheets(bytes);
  if (has(/\/(?:WordDocument|PowerPoint Document|VisioDocument)$/i)) return refuse('document');
  if (has(/\/(?:FileHeader|Board6?|Components6?|Storage)(?:\/|$)/i)) return refuse('board');
  return refuse('broken');
}
