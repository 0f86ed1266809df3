import { readPackage } from '../import/package-name.ts';
import { readChipSize, readOutline } from '../search-query/reading/package-names.ts';
import { readBomPackage } from './package.ts';

/** Longer texts name no package. */
const lengthMax = 60;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s_]+/gu, '')
    .replaceAll(/[×*Х]/gu, 'X');

const mouldedCase = /^[A-E] ?\(\d{4}H?\)$/iu;
const crystal = /^SMD-(?<a>\d)\.(?<b>\d)x(?<c>\d)\.(?<d>\d)$/iu;

const namesOfOne = (name: string): readonly string[] => {
  // Of a case the height is told by some only.
  if (mouldedCase.test(name)) return [name, name.replace(/H\)$/iu, ')')];
  const size = crystal.exec(name)?.groups;
  const digits = size === undefined ? [] : [name, `${size['a']}${size['b']}${size['c']}${size['d']}`];
  return [...digits, ...(readChipSize(name, null) ?? []), ...(readOutline(name) ?? [])];
};

/** The names that a package goes by in catalogues; empty where the text names none that is known. */
export function packageNames(written: string): readonly string[] {
  const text = written.trim();
  if (text === '' || text.length > lengthMax) return [];
  const footprint = readBomPackage(text);
  const spelled = [text, readPackage(text).name ?? '', footprint?.isKnown === true ? footprint.name : ''];
  return [...new Set(spelled.flatMap(namesOfOne))];
}

/** Catalogues call bodies of one outline by the family, or leave out how wide they are. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^[LTHV]?QFP-/, 'QFP-'],
  [/^(?:MSOP|VSSOP)-/, 'MSOP-'],
  [/^(SOIC-\d+)W$/, '$1'],
];

const familyOf = (name: string): string =>
  families.reduce((text, [pattern, family]) => text.replace(pattern, family), name);

const isShared = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/**
 * Whether two texts name one package; `unknown`: one of them names nothing that is known, or only the family is the
 * same, so that nothing can be told.
 */
export function comparePackages(one: string, other: string): 'same' | 'other' | 'unknown' {
  if (plain(one) === plain(other)) return 'same';
  // `3225` of a crystal is a chip size by itself.
  const isWritten = (names: readonly string[], text: string): boolean => names.map(plain).includes(plain(text));
  const names = packageNames(one);
  const others = packageNames(other);
  if (isWritten(names, other) || isWritten(others, one)) return 'same';
  if (names.length === 0 || others.length === 0) return 'unknown';
  const [own, their] = [names.map(plain), others.map(plain)];
  if (isShared(own, their)) return 'same';
  return isShared(own.map(familyOf), their.map(familyOf)) ? 'unknown' : 'other';
}
