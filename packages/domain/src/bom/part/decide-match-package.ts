import { readPackage } from '../../import/package-name.ts';
import { readChipSize, readOutline } from '../../search-query/dictionary/package-names.ts';
import { readBomPackage } from '../cell/package.ts';

/** Maximum length of a text that can name a package. */
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
  // `B (3528H)` also counts as `B (3528)`, because only some makers state the height of a moulded case.
  if (mouldedCase.test(name)) return [name, name.replace(/H\)$/iu, ')')];
  const size = crystal.exec(name)?.groups;
  const digits = size === undefined ? [] : [name, `${size['a']}${size['b']}${size['c']}${size['d']}`];
  return [...digits, ...(readChipSize(name, null) ?? []), ...(readOutline(name) ?? [])];
};

/** Names that only standards bodies or single makers use → the usual name. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^DO-?204AL(?:\(DO-41\))?$/iu, 'DO-41'],
  [/^DO-?204AH(?:\(DO-35\))?$/iu, 'DO-35'],
  [/^DO-?204AC(?:\(DO-15\))?$/iu, 'DO-15'],
  [/^SO-?8-?FL$/iu, 'DFN-8'],
  [/^[uµμ]-?MAX-?(\d{1,2})$/iu, 'MSOP-$1'],
];

const usualName = (text: string): string =>
  otherNames.reduce((name, [pattern, usual]) => name.replace(pattern, usual), text);

/** Returns the names of a package in catalogues. Empty if the text names no known package. */
export function packageNames(written: string): readonly string[] {
  const text = usualName(written.trim());
  if (text === '' || text.length > lengthMax) return [];
  const footprint = readBomPackage(text);
  const spelled = [text, readPackage(text).name ?? '', footprint?.isKnown === true ? footprint.name : ''];
  return [...new Set(spelled.flatMap(namesOfOne))];
}

/**
 * Package families that count as equal: a pattern, and the common name. Catalogues may use the common name, or leave
 * out the width or the pad under the body.
 */
const families: readonly (readonly [RegExp, string])[] = [
  [/^[LTHV]?QFP-/, 'QFP-'],
  [/^H?(?:MSOP|VSSOP)-/, 'MSOP-'],
  [/^HTSSOP-/, 'TSSOP-'],
  [/^(SOIC-\d+)W$/, '$1'],
  // From 30 pins on, a name does not say the pitch, so these names count as equal.
  [/^(?:SSOP|SO|SOP|SOIC)-(?=[3-9]\d$)/, 'SOIC-'],
  // Leadless packages are named QFN, DFN or SON. Some names count the pad under the body as a contact.
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

/** Returns the name that counts the pad as one more contact: QFN-33 for QFN-32. */
function withPad(name: string): readonly string[] {
  const pins = /^QFN-(?<pins>\d+)$/.exec(name)?.groups?.['pins'];
  return pins === undefined ? [] : [`QFN-${Number(pins) + 1}`];
}

const isShared = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/**
 * Families in whose names the number is the count of contacts: `UCBGA`, `PDFN`. For SOT, TO and LL, the number is a
 * type.
 */
const counted = /(?:BGA|CSP|[DQ]FN|FPN|QFP|SON|SOP|SOIC|SOJ|SO|DIP|SIP|PLCC|LCC|LGA|PGA|ML[PF])$/;

/** Splits `UCBGA-36(2x2)` → UCBGA, 36. Returns null if the text is not a family with a number. */
function bodyOf(text: string): { readonly family: string; readonly figure: string } | null {
  const [, family = '', figure = ''] = /^([A-Z]{1,10})-?(\d{1,3})(?![\d.X])/.exec(plain(text)) ?? [];
  return family === '' ? null : { family, figure };
}

/**
 * True if the numbers in two unknown package names prove that the packages differ. Within one family, different numbers
 * of equal length prove it. In different families whose number is the number of contacts, any different numbers prove
 * it. A difference of one contact proves nothing, because one name may count the pad below the package.
 */
function differInFigure(one: string, other: string): boolean {
  const [a, b] = [bodyOf(one), bodyOf(other)];
  if (a === null || b === null || Math.abs(Number(a.figure) - Number(b.figure)) < 2) return false;
  if (a.family === b.family) return a.figure.length === b.figure.length;
  return counted.test(a.family) && counted.test(b.family);
}

/** Patterns of package names → shape of the body. Packages of different shapes are different packages. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/^(?:[A-Z]{0,4}(?:QFN|DFNB?|SON)|ML[PF]|LFCSP|LLP|HSOF)-?\d/, 'leadless'],
  [/^(?:[A-Z]{0,4}BGA|[A-Z]{0,3}CSP)-?\d/, 'balls'],
  [/^[A-Z]{0,3}QFP-?\d/, 'four sides'],
  [/^(?:H?T?S?SOP|[MQ]SOP|H?VSSOP|TVSOP|SOIC|SO|P?DSO)-?\d/, 'two sides'],
  [/^(?:T?SOT-?\d{1,2}(?!\d)|CPH)/, 'small transistor'],
  [/^(?:[PSC]?DIP|SIP)-?\d/, 'through hole'],
  [/^(?:D-?PAK|DDPAK|D2-?PAK|I-?PAK|TO-?25[12]|TO-?263)/, 'tab'],
  [/^I?TO-?(?:92|126|220|247|3P)(?!\d)/, 'leads below'],
  [/^(?:LL-?34|SOD-?80|DO-?213AA|MINI-?MELF)(?!\d)/, 'small cylinder'],
  [/^(?:LL-?41|DO-?213AB|MELF$)(?!\d)/, 'large cylinder'],
  // Crystals: in a can, in the cylinder of watch crystals, or in plastic.
  [/^HC-?(?:18|33|49|50)(?!\d)/, 'can'],
  [/^(?:DT|TF)-?(?:15|26|38)(?!\d)/, 'crystal cylinder'],
  [/^MC-?(?:146|156|306|405|406)(?!\d)/, 'crystal in plastic'],
];

const shapeOf = (name: string): string | null => {
  const text = plain(name).replace(/^PG-/, '');
  return shapes.find(([pattern]) => pattern.test(text))?.[1] ?? null;
};

/** Whether two names mean bodies of different shapes. Works for unknown packages too: `TSOT-5`, `SOIC-8`. */
function differInShape(one: string, other: string): boolean {
  const [a, b] = [shapeOf(one), shapeOf(other)];
  if (a === null || b === null || a === b) return false;
  // Makers name leadless bodies after the package that they replace: SO-8FL, PowerPAK SO-8.
  const areLeadless = [a, b].includes('leadless') && [a, b].includes('two sides');
  return !areLeadless || bodyOf(one)?.figure !== bodyOf(other)?.figure;
}

/**
 * Compares two package names. Returns `unknown` if only the family is equal. Also returns `unknown` if a name is
 * unknown and neither its number nor its shape proves a difference.
 */
export function comparePackages(one: string, other: string): 'same' | 'other' | 'unknown' {
  if (plain(one) === plain(other)) return 'same';
  // The name as written also counts: a crystal's package `3225` is the name of a chip size, too.
  const isWritten = (names: readonly string[], text: string): boolean => names.map(plain).includes(plain(text));
  const names = packageNames(one);
  const others = packageNames(other);
  if (isWritten(names, other) || isWritten(others, one)) return 'same';
  if (names.length === 0 || others.length === 0)
    return differInFigure(one, other) || differInShape(one, other) ? 'other' : 'unknown';
  const [own, their] = [names.map(plain), others.map(plain)];
  if (isShared(own, their)) return 'same';
  const [ownFamilies, theirFamilies] = [own.map(familyOf), their.map(familyOf)];
  return isShared(ownFamilies, theirFamilies) ||
    isShared(ownFamilies, theirFamilies.flatMap(withPad)) ||
    isShared(ownFamilies.flatMap(withPad), theirFamilies)
    ? 'unknown'
    : 'other';
}
