import { readPackage } from '../../import/package-name.ts';
import { readChipSize, readOutline } from '../../search-query/reading/words/package-names.ts';
import { readBomPackage } from '../cell/package.ts';

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

/** Names that only registers of outlines and single makers use. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^DO-?204AL(?:\(DO-41\))?$/iu, 'DO-41'],
  [/^DO-?204AH(?:\(DO-35\))?$/iu, 'DO-35'],
  [/^DO-?204AC(?:\(DO-15\))?$/iu, 'DO-15'],
  [/^[uµμ]-?MAX-?(\d{1,2})$/iu, 'MSOP-$1'],
];

const usualName = (text: string): string =>
  otherNames.reduce((name, [pattern, usual]) => name.replace(pattern, usual), text);

/** The names that a package goes by in catalogues; empty where the text names none that is known. */
export function packageNames(written: string): readonly string[] {
  const text = usualName(written.trim());
  if (text === '' || text.length > lengthMax) return [];
  const footprint = readBomPackage(text);
  const spelled = [text, readPackage(text).name ?? '', footprint?.isKnown === true ? footprint.name : ''];
  return [...new Set(spelled.flatMap(namesOfOne))];
}

/** Catalogues call bodies of one outline by the family, leave out how wide they are, or whether a pad is below. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^[LTHV]?QFP-/, 'QFP-'],
  [/^H?(?:MSOP|VSSOP)-/, 'MSOP-'],
  [/^HTSSOP-/, 'TSSOP-'],
  [/^(SOIC-\d+)W$/, '$1'],
  // Wider than SOIC-28 nothing is of one pitch by its name.
  [/^(?:SSOP|SO|SOP|SOIC)-(?=[3-9]\d$)/, 'SOIC-'],
  // Bodies without leads go by QFN, DFN and SON; some count the pad below.
  [/^[VWUTXH]?(?:QFN|DFN|SON)-/, 'QFN-'],
  [/^(SOD-\d+F)(?:A|L)$/, '$1'],
  [/^SMAF$/, 'SMA'],
  [/^SMBF$/, 'SMB'],
  [/^TSOP-([56])$/, 'SOT-23-$1'],
  [/^SC-74$/, 'SOT-23-6'],
  [/^SC-59$/, 'SOT-23'],
];

const familyOf = (name: string): string =>
  families.reduce((text, [pattern, family]) => text.replace(pattern, family), name);

/** The name of a body whose pad is counted as one more contact: QFN-33 of QFN-32. */
function withPad(name: string): readonly string[] {
  const pins = /^QFN-(?<pins>\d+)$/.exec(name)?.groups?.['pins'];
  return pins === undefined ? [] : [`QFN-${Number(pins) + 1}`];
}

const isShared = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** Families whose figure counts contacts: `UCBGA`, `PDFN`; that of SOT, TO, LL is a type. */
const counted = /(?:BGA|CSP|[DQ]FN|FPN|QFP|SON|SOP|SOIC|SOJ|SO|DIP|SIP|PLCC|LCC|LGA|PGA|ML[PF])$/;

/** `UCBGA-36(2x2)` → UCBGA, 36; null: the text is not a family with a figure. */
function bodyOf(text: string): { readonly family: string; readonly figure: string } | null {
  const [, family = '', figure = ''] = /^([A-Z]{1,10})-?(\d{1,3})(?![\d.X])/.exec(plain(text)) ?? [];
  return family === '' ? null : { family, figure };
}

/** Whether bodies that are not known differ for sure: in contacts, the pad below aside, or in the type of one family. */
function differInFigure(one: string, other: string): boolean {
  const [a, b] = [bodyOf(one), bodyOf(other)];
  if (a === null || b === null || Math.abs(Number(a.figure) - Number(b.figure)) < 2) return false;
  if (a.family === b.family) return a.figure.length === b.figure.length;
  return counted.test(a.family) && counted.test(b.family);
}

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
  if (names.length === 0 || others.length === 0) return differInFigure(one, other) ? 'other' : 'unknown';
  const [own, their] = [names.map(plain), others.map(plain)];
  if (isShared(own, their)) return 'same';
  const [ownFamilies, theirFamilies] = [own.map(familyOf), their.map(familyOf)];
  return isShared(ownFamilies, theirFamilies) ||
    isShared(ownFamilies, theirFamilies.flatMap(withPad)) ||
    isShared(ownFamilies.flatMap(withPad), theirFamilies)
    ? 'unknown'
    : 'other';
}
