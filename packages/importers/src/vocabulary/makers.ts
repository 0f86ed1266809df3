import { makerKey } from '@farad/domain/import';

import { makerRows } from './maker-rows.ts';

const exact = new Map<string, string>();
const byKey = new Map<string, string>();
for (const row of makerRows.trim().split('\n')) {
  const [name = '', spellings = ''] = row.split('|');
  byKey.set(makerKey(name), name);
  for (const spelling of [name, ...spellings.split(';')]) {
    exact.set(spelling.toLowerCase(), name);
    if (!spelling.includes('(')) byKey.set(makerKey(spelling), name);
  }
}

/** The maker that this spelling is known to mean. */
export const knownMaker = (spelling: string): string | null =>
  exact.get(spelling.trim().toLowerCase()) ?? byKey.get(makerKey(spelling)) ?? null;
