import { toLatinLetters } from '../shared/look-alikes.ts';
import { listedCodes } from './listed-codes.ts';

/** Kinds of parts in the list of SMD codes. */
export const smdKinds = [
  'transistor_npn',
  'transistor_pnp',
  'mosfet_n',
  'mosfet_p',
  'diode',
  'schottky',
  'rectifier',
  'zener',
  'tvs',
  'tvs_bidirectional',
  'regulator',
  'reference',
] as const;

export type SmdKind = (typeof smdKinds)[number];

/** A part on which a code is printed. Makers print the same code on different parts. */
export interface SmdCode {
  readonly code: string;
  readonly mpn: string;
  readonly package: string;
  readonly kind: SmdKind;
}

const isKind = (text: string): text is SmdKind => (smdKinds as readonly string[]).includes(text);

function readList(): readonly SmdCode[] {
  return listedCodes
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [packageName = '', kind = '', pairs = ''] = line.split(' | ');
      if (!isKind(kind)) throw new Error(`unknown kind in the list of SMD codes: ${kind}`);
      return pairs.split(' ').map((pair) => {
        const at = pair.indexOf('=');
        return { code: pair.slice(0, at), mpn: pair.slice(at + 1), package: packageName, kind };
      });
    });
}

/** All SMD codes that the shop knows. */
export const smdCodes: readonly SmdCode[] = readList();

const byCode = new Map<string, SmdCode[]>();
for (const one of smdCodes) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one]);

/** Letter → digit of the same shape. In the marking on a part, the digit is more likely. */
const lookLikeDigits: Readonly<Record<string, string>> = { З: '3', О: '0' };

const fold = (text: string): string =>
  toLatinLetters(
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/[ЗО]/gu, (letter) => lookLikeDigits[letter] ?? letter),
  );

const foldPackage = (name: string): string => fold(name).replace(/^(?:SC59|TO236|TO236AB)$/, 'SOT23');

/** Maximum number of characters that may follow the code in a marking. They often stand for a month or a factory. */
const printedMoreMax = 2;

export interface SmdSearch {
  readonly code: string;
  /** Package to look for; empty = any. */
  readonly package: string;
}

/** Maximum length of a searched text. */
export const smdCodeMax = 12;

/**
 * Returns the parts that a marking may mean. Parts with exactly this code come first. Then come parts whose code the
 * marking begins with; the rest may be a date. Letter case and Cyrillic look-alikes make no difference. Empty = no part
 * has the code.
 */
export function findSmdCodes({ code, package: packageName }: SmdSearch): readonly SmdCode[] {
  const print = fold(code).slice(0, smdCodeMax);
  const body = foldPackage(packageName);
  const fits = (found: SmdCode): boolean => body === '' || foldPackage(found.package) === body;
  const codes = Array.from({ length: printedMoreMax + 1 }, (_, cut) => print.slice(0, print.length - cut));
  const found = codes.filter((text, cut) => cut === 0 || text.length >= 2);
  const readings = found.flatMap((text) => (byCode.get(text) ?? []).filter(fits));
  const isSame = (one: SmdCode, other: SmdCode): boolean => one.mpn === other.mpn && one.package === other.package;
  return readings.filter((one, at) => readings.findIndex((other) => isSame(one, other)) === at);
}
