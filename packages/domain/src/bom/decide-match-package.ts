import { readPackage } from '../import/package-name.ts';
import { readChipSize, readOutline } from '../search-query/reading/package-names.ts';

/** Longer texts name no package. */
const lengthMax = 40;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s_]+/gu, '')
    .replaceAll(/[×*Х]/gu, 'X');

/** The names that a package goes by in catalogues; empty where the text names none that is known. */
export function packageNames(written: string): readonly string[] {
  const text = written.trim();
  if (text === '' || text.length > lengthMax) return [];
  const spelled = [text, readPackage(text).name ?? ''];
  const known = spelled.flatMap((name) => [...(readChipSize(name, null) ?? []), ...(readOutline(name) ?? [])]);
  return [...new Set(known)];
}

/** Whether two texts name one package; `unknown`: one of them names nothing that is known, and they are not written alike. */
export function comparePackages(one: string, other: string): 'same' | 'other' | 'unknown' {
  if (plain(one) === plain(other)) return 'same';
  const names = packageNames(one).map(plain);
  const others = packageNames(other).map(plain);
  if (names.length === 0 || others.length === 0) return 'unknown';
  return names.some((name) => others.includes(name)) ? 'same' : 'other';
}
