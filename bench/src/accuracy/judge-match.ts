import type { BomMatch } from '@farad/domain/bom';
import type { AlignedLine } from './align.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { differsByPacking, fold, mayBeOneMaker } from '../kit/fold.ts';
import type { Failure, JudgedReading } from './judge-reading.ts';
import type { TrueLine } from './truth.ts';

/** Possible results for a line whose part number is in the catalogue. */
export const knownOutcomes = [
  'taken',
  'several, the right one first',
  'conflict, the file contradicts itself',
  'error of the line, the right one first',
  "another maker's, offered first",
  'doubted, the file contradicts it, the right one first',
  'offered, the right one first',
  'offered, another one first',
  'conflict without a reason',
  'nothing found',
  'not read',
  'wrong',
] as const;

export type KnownOutcome = (typeof knownOutcomes)[number];

export interface JudgedMatching {
  readonly known: Readonly<Record<KnownOutcome, number>>;
  /**
   * Number of lines for which the shop chose a part although their part number is not in the catalogue. A part that
   * only differs by its packaging suffix does not count.
   */
  readonly strangeTaken: number;
  readonly strange: number;
  readonly failures: readonly Failure[];
}

const chipSizes = ['0201', '0402', '0603', '0805', '1206', '1210', '1218', '1812', '2010', '2512'];
const bodies =
  /(SOT-?23-?\d?|SOT-?223|SOT-?89|SOT-?323|SOIC-?\d+|SOP-?\d+|SSOP-?\d+|TSSOP-?\d+|[TL]QFP-?\d+|DIP-?\d+|TO-?\d{2,3})/;

/**
 * Returns true if both texts contain a known package (a chip size, or a body such as SOT-23), and the packages differ.
 */
function differInPackage(one: string, other: string): boolean {
  const sizeOf = (text: string): string | undefined =>
    chipSizes.find((size) => new RegExp(`(?<!\\d)${size}(?!\\d)`).test(text));
  const [a, b] = [sizeOf(one), sizeOf(other)];
  if (a !== undefined && b !== undefined) return a !== b;
  const [c, d] = [one, other].map((text) => bodies.exec(text.toUpperCase())?.[1]?.replaceAll('-', ''));
  return (a ?? c) !== undefined && (b ?? d) !== undefined && (a ?? c) !== (b ?? d);
}

const steps: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3, k: 1e3, K: 1e3, M: 1e6 };

/** Parses a value in base units: `4k7`, `100n`, `0.1uF`, `1K`. Returns null if the text is not one value. */
function nominalOf(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[μµ]/gu, 'u').replace(',', '.').trim();
  const [, whole = '', step = '', rest = ''] =
    /^(\d+(?:\.\d+)?)\s*([pnumkKMR]?)(\d*)(?:[FHΩ]|Ohms?|ohms?)?$/.exec(plain) ?? [];
  return whole === '' ? null : Number(rest === '' ? whole : `${whole}.${rest}`) * (steps[step] ?? 1);
}

/** Returns true if the value in a line differs by more than 2 % from the value of every part. */
function differInValue(value: string, parts: readonly ShopPart[]): boolean {
  const stated = nominalOf(value);
  const nominals = parts.flatMap((part) => part.nominal ?? []);
  if (stated === null || nominals.length === 0) return false;
  return nominals.every((nominal) => Math.abs(stated - nominal) > nominal / 50);
}

interface Known {
  readonly parts: readonly ShopPart[];
  /** True = the catalogue has the number, but not from the maker that the line states. */
  readonly isOtherMaker: boolean;
  readonly isContradictory: boolean;
}

/** Returns the catalogue parts whose maker's or distributor's number is in the line; null if there are none. */
function knownOf(truth: TrueLine, { byNumber, byOther }: CatalogueParts): Known | null {
  const byMpn = truth.mpn === '' ? [] : (byNumber.get(fold(truth.mpn)) ?? []);
  const others = [truth.sku, truth.mpn].filter((text) => text !== '');
  const bySku = others.flatMap((text) => byOther.get(fold(text)) ?? []);
  const all = [...new Set([...byMpn, ...bySku])];
  if (all.length === 0) return null;
  const ofMaker = truth.maker === '' ? all : all.filter((part) => mayBeOneMaker(part.maker, truth.maker));
  const isOtherMaker = ofMaker.length === 0;
  const parts = isOtherMaker ? all : ofMaker;
  const isOtherSku = byMpn.length > 0 && bySku.length > 0 && !bySku.some((part) => byMpn.includes(part));
  const isOtherNumber =
    byMpn.length === 0 && truth.mpn !== '' && !parts.some(({ mpn }) => differsByPacking(mpn, truth.mpn));
  const isOtherSize = truth.pkg !== '' && parts.every((part) => differInPackage(part.package, truth.pkg));
  const isOtherValue = differInValue(truth.value, parts);
  return {
    parts,
    isOtherMaker,
    isContradictory: [isOtherMaker, isOtherSku, isOtherNumber, isOtherSize, isOtherValue].includes(true),
  };
}

const isSame = (part: ShopPart | undefined, { parts }: Known): boolean =>
  part !== undefined &&
  parts.some((one) => one.id === part.id || fold(one.mpn) === fold(part.mpn) || differsByPacking(one.mpn, part.mpn));

function outcomeOf(match: BomMatch, known: Known, { byId }: CatalogueParts): KnownOutcome {
  if (match.productId !== null) return isSame(byId.get(match.productId), known) ? 'taken' : 'wrong';
  if (match.status === 'conflict' && !known.isContradictory) return 'conflict without a reason';
  if (match.status === 'conflict') return 'conflict, the file contradicts itself';
  const [first] = match.candidates;
  if (first === undefined) return 'nothing found';
  if (!isSame(byId.get(first.productId), known)) return 'offered, another one first';
  if (match.status === 'error') return 'error of the line, the right one first';
  if (match.status === 'probable' && known.isOtherMaker) return "another maker's, offered first";
  if (match.status !== 'several' && known.isContradictory)
    return 'doubted, the file contradicts it, the right one first';
  return match.status === 'several' ? 'several, the right one first' : 'offered, the right one first';
}

/**
 * Returns true if a text looks like a part number. It is false for a name in words, such as `К10-17в 0,1 мкФ`, because
 * such a line may be matched by its value.
 */
const isNumberLike = (text: string): boolean =>
  text.length >= 4 && !/\s/u.test(text) && /\d/.test(text) && /\p{L}/u.test(text);

const described = (part: ShopPart | undefined): string =>
  part === undefined ? 'nothing' : `${part.mpn} · ${part.maker} · ${part.package}`;

const good: readonly KnownOutcome[] = [
  'taken',
  'several, the right one first',
  'conflict, the file contradicts itself',
  'error of the line, the right one first',
  "another maker's, offered first",
  'doubted, the file contradicts it, the right one first',
];

export const noOutcomes = (): Record<KnownOutcome, number> =>
  Object.fromEntries(knownOutcomes.map((name) => [name, 0])) as Record<KnownOutcome, number>;

/** Judges the matches of one list. Lines marked as not fitted are skipped, because nobody orders their parts. */
export function judgeMatching(
  { list, alignment }: JudgedReading,
  matches: readonly (BomMatch | null)[],
  catalogue: CatalogueParts,
): JudgedMatching {
  const known = noOutcomes();
  const failures: Failure[] = [];
  let strange = 0;
  let strangeTaken = 0;
  const matchOf = (own: AlignedLine | undefined): BomMatch | undefined => (own && matches[own.place]) ?? undefined;
  for (const truth of list.lines) {
    if (truth.dnp === true) continue;
    const match = matchOf(alignment.of.get(truth));
    const one = knownOf(truth, catalogue);
    const taken = catalogue.byId.get(match?.productId ?? -1);
    const fail = (measure: string): void => {
      const got = `${match?.status ?? 'not a line'}${match?.reason ? ` by ${match.reason}` : ''}: `;
      const offered = taken ?? catalogue.byId.get(match?.candidates[0]?.productId ?? -1);
      const stated = [truth.mpn, truth.sku, truth.maker, truth.value, truth.pkg]
        .filter((text) => text !== '')
        .join(' · ');
      failures.push({ file: list.file, row: truth.row, measure, stated, got: got + described(offered) });
    };
    if (one !== null) {
      const outcome = match === undefined ? 'not read' : outcomeOf(match, one, catalogue);
      known[outcome] += 1;
      if (!good.includes(outcome)) fail(`match: ${outcome}`);
    } else if (isNumberLike(truth.mpn)) {
      strange += 1;
      if (taken === undefined || differsByPacking(taken.mpn, truth.mpn)) continue;
      strangeTaken += 1;
      fail(`match: another part by ${match?.reason} for a number that the catalogue has not`);
    }
  }
  return { known, strange, strangeTaken, failures };
}
