import { unknownLine, usualGrades, type BomLine } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import type { LineQuestion } from '@farad/search/lists/match-lines';

/** A line of a parts list. `pinned` = the product with the line's distributor number; null = the line has none. */
export interface BenchLine {
  readonly line: BomLine;
  readonly pinned: ProductId | null;
}

const plain: BomLine = { ...unknownLine, quantity: 4 };

const packages = ['0402', '0603', '0805', '1206'];
const figures = ['10', '12', '15', '18', '22', '27', '33', '39', '47', '56', '68', '82'];
const kinds = [
  (figure: string) => `резистор ${figure}к 1%`,
  (figure: string) => `резистор ${figure} Ом 5%`,
  (figure: string) => `конденсатор ${figure}нФ 25В X7R`,
  (figure: string) => `конденсатор ${figure}пФ 50В C0G`,
  (figure: string) => `capacitor ${figure}uF 10V X5R`,
] as const;

/**
 * Returns a line that describes a part by values. Value, kind and package vary, so that hardly any two lines are equal.
 */
const generic = (place: number): BomLine => {
  const number = Math.floor(place / 10) * 3 + (place % 10);
  const kind = kinds[number % kinds.length]!;
  const figure = figures[Math.floor(number / kinds.length) % figures.length]!;
  const body = packages[Math.floor(number / kinds.length / figures.length) % packages.length]!;
  return { ...plain, words: `${kind(figure)} ${body}`, package: body, quantity: 1 + (place % 50) };
};

const mistyped = (mpn: string): string => `${mpn.slice(0, mpn.length >> 1)}Q${mpn.slice((mpn.length >> 1) + 1)}`;

export interface KnownPart {
  readonly id: ProductId;
  readonly mpn: string;
}

/**
 * Returns the line at a place of the list. Of ten lines, 4 name a part, 3 describe one by values, 1 has a distributor's
 * number, 1 has a typing error and 1 matches nothing.
 */
const lineOf = (place: number, { id, mpn }: KnownPart): BenchLine => {
  const kind = place % 10;
  if (kind < 4) return { line: { ...plain, mpn }, pinned: null };
  if (kind < 7) return { line: generic(place), pinned: null };
  if (kind === 7)
    return { line: { ...plain, foreignNumbers: [{ distributor: 'lcsc', number: `C${id}` }] }, pinned: id };
  if (kind === 8) return { line: { ...plain, mpn: mistyped(mpn) }, pinned: null };
  return { line: { ...plain, mpn: `ZQX${place}-${(place * 7919) % 100_003}W` }, pinned: null };
};

/** Returns a realistic parts list with `count` lines. */
export const partsList = (parts: readonly KnownPart[], count: number): readonly BenchLine[] =>
  Array.from({ length: count }, (_, place) => lineOf(place, parts[place % parts.length]!));

/** Returns the question that a line asks the search engine. */
export const questionOf = ({ line, pinned }: BenchLine): LineQuestion => ({
  mpn: line.mpn,
  alternates: [],
  mentions: [],
  grades: usualGrades,
  pinned: pinned === null ? [] : [pinned],
  words: line.words,
  package: line.package,
  makers: [],
  quantity: line.quantity,
});
