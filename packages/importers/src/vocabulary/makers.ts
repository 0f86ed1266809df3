import { makerKey, readMakerName } from '@farad/domain/import';

import { makerRows } from './maker-rows.ts';

/** A maker that a short code may mean, with the prefixes of its part numbers. */
export interface CodeMeaning {
  readonly name: string;
  /** Prefixes of its part numbers, in upper case. Empty = its part numbers are not known. */
  readonly numberStarts: readonly string[];
}

const split = (text: string, sign: string): readonly string[] => text.split(sign).filter((each) => each !== '');

const exact = new Map<string, string>();
const byKey = new Map<string, string>();
const byCode = new Map<string, CodeMeaning>();
for (const row of makerRows.trim().split('\n')) {
  const [name = '', spellings = '', codes = '', starts = ''] = row.split('|');
  for (const spelling of [name, ...split(spellings, ';')]) {
    exact.set(spelling.toLowerCase(), name);
    byKey.set(readMakerName(spelling).key, name);
  }
  for (const code of split(codes, ';')) byCode.set(makerKey(code), { name, numberStarts: split(starts, ' ') });
}

/**
 * Returns the maker that this spelling means for every supplier, or null. Codes of one to three letters are excluded.
 */
export const knownMakerName = (spelling: string): string | null => {
  const { key, code, full } = readMakerName(spelling);
  const whole = exact.get(spelling.trim().toLowerCase()) ?? byKey.get(key);
  if (whole !== undefined || full === null) return whole ?? null;
  // "HRS(Hirose)": the code and the full name mean the same maker.
  const ofFull = byKey.get(full);
  const ofCode = byCode.get(code)?.name ?? byKey.get(code);
  return ofFull !== undefined && ofFull === ofCode ? ofFull : null;
};

/** Returns the makers that a code of one to three letters may mean. Other companies may use it too. */
export const codeMeaning = (spelling: string): CodeMeaning | null => {
  const { code, full } = readMakerName(spelling);
  return full === null ? (byCode.get(code) ?? null) : null;
};

/**
 * Returns the maker that a spelling in a parts list probably means; null = unknown. Short codes count too, because in a
 * parts list the part number beside them decides.
 */
export const knownMaker = (spelling: string): string | null =>
  knownMakerName(spelling) ?? codeMeaning(spelling)?.name ?? byKey.get(makerKey(spelling)) ?? null;
