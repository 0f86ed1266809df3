import type { BomReading } from '@farad/domain/bom';
import { align, namedBy, placesOf, withoutDnp, type AlignedLine, type Alignment } from './align.ts';
import { fold, isKept } from '../kit/fold.ts';
import type { ReadList } from './read-list.ts';
import type { TrueLine, TrueList } from './truth.ts';

export const readingMeasures = [
  'lines',
  'designators',
  'quantities',
  'not fitted',
  'numbers',
  "distributors' numbers",
  'makers',
  'values',
] as const;

export type ReadingMeasure = (typeof readingMeasures)[number];

/** `right` of `all` stated values were read correctly. */
export interface Score {
  right: number;
  all: number;
}

export interface Failure {
  readonly file: string;
  readonly row: number;
  readonly measure: string;
  readonly stated: string;
  readonly got: string;
}

export interface JudgedReading {
  readonly list: TrueList;
  readonly scores: Readonly<Record<ReadingMeasure, Score>>;
  /** Number of read lines that come from no line of the list, for example from a heading. */
  readonly extra: number;
  /** Number of true lines that were neither read nor reported as refused. */
  readonly lost: number;
  readonly failures: readonly Failure[];
  readonly alignment: Alignment;
  readonly refusedAs: string | null;
}

export const emptyScores = (): Record<ReadingMeasure, Score> => ({
  lines: { right: 0, all: 0 },
  designators: { right: 0, all: 0 },
  quantities: { right: 0, all: 0 },
  'not fitted': { right: 0, all: 0 },
  numbers: { right: 0, all: 0 },
  "distributors' numbers": { right: 0, all: 0 },
  makers: { right: 0, all: 0 },
  values: { right: 0, all: 0 },
});

const number = (text: string): number => Number(text.replaceAll(/\s/gu, '').replace(',', '.'));

/**
 * Returns the quantity of a true line: the stated quantity, else the number of its designators; null if it has neither.
 */
function piecesOf(line: TrueLine): number | null {
  if (line.qty !== '' && number(line.qty) > 0) return Math.ceil(number(line.qty));
  return placesOf(line)?.size ?? null;
}

function quantityRight(truth: TrueLine, { line, stands }: AlignedLine): boolean | null {
  if (truth.dnp === true || piecesOf(truth) === null) return null;
  // Rows with the same designators count once, because one row names an alternate part for the other.
  const byPlaces = new Map<string, number>();
  for (const one of stands) {
    const key = one.refs.length === 0 ? `row ${one.row}` : one.refs.join(' ');
    if (one.dnp !== true || line.isDnp) byPlaces.set(key, Math.max(byPlaces.get(key) ?? 0, piecesOf(one) ?? 0));
  }
  let sum = 0;
  for (const pieces of byPlaces.values()) sum += pieces;
  return line.quantity === sum;
}

function placesRight(truth: TrueLine, { places, stands }: AlignedLine): boolean | null {
  const stated = placesOf(truth);
  if (stated === null) return null;
  const all = new Set(stands.flatMap((one) => [...(placesOf(one) ?? [])]));
  return [...stated].every((place) => places.has(place)) && [...places].every((place) => all.has(place));
}

/**
 * Returns true if the line's part number was read. A number must be in a number field exactly. For a name of several
 * words, each word must be in some text. null = the list states no number.
 */
function numberRight({ mpn }: TrueLine, { line, texts }: AlignedLine): boolean | null {
  if (mpn === '') return null;
  if (/\s/u.test(mpn)) return isKept(mpn, texts);
  const numbers = [line.mpn, line.value, ...line.alternates.map((one) => one.mpn)];
  return [...numbers, ...line.foreignNumbers.map((one) => one.number)].some((one) => fold(one ?? '') === fold(mpn));
}

/** Returns for each measure whether the line was read correctly; null = the list states nothing for this measure. */
function verdictsOf(truth: TrueLine, own: AlignedLine): Record<ReadingMeasure, boolean | null> {
  const { line, texts } = own;
  const name = namedBy(truth);
  const isOf = (stated: string, kept: string): boolean | null => (stated === '' ? null : isKept(stated, kept));
  return {
    lines: name === '' || isKept(name, texts),
    designators: placesRight(truth, own),
    quantities: quantityRight(truth, own),
    'not fitted': truth.dnp === true || (truth.dnp === false && line.isDnp) ? truth.dnp === line.isDnp : null,
    numbers: numberRight(truth, own),
    "distributors' numbers": isOf(truth.sku, line.foreignNumbers.map((one) => fold(one.number)).join(' ')),
    makers: isOf(truth.maker, texts),
    values: isOf(withoutDnp(truth.value), texts),
  };
}

/** Returns the verdicts for a line that was not read: everything it states counts as wrong. */
const missedVerdicts = (truth: TrueLine): Record<ReadingMeasure, boolean | null> => ({
  lines: false,
  designators: placesOf(truth) === null ? null : false,
  quantities: truth.dnp === true || piecesOf(truth) === null ? null : false,
  'not fitted': truth.dnp === true ? false : null,
  numbers: truth.mpn === '' ? null : false,
  "distributors' numbers": truth.sku === '' ? null : false,
  makers: truth.maker === '' ? null : false,
  values: withoutDnp(truth.value) === '' ? null : false,
});

const statedOf = (truth: TrueLine, measure: ReadingMeasure): string =>
  ({
    lines: namedBy(truth),
    designators: truth.refs.join(' '),
    quantities: truth.qty || `${truth.refs.length} places`,
    'not fitted': String(truth.dnp),
    numbers: truth.mpn,
    "distributors' numbers": truth.sku,
    makers: truth.maker,
    values: truth.value,
  })[measure];

const gotOf = ({ line }: AlignedLine, measure: ReadingMeasure): string => {
  const foreign = line.foreignNumbers.map((one) => one.number).join(' ');
  const all = [line.mpn, line.value, line.description, foreign, line.customerNumber && `own: ${line.customerNumber}`];
  return {
    lines: all.filter(Boolean).join(' · '),
    designators: line.designators.join(' '),
    quantities: String(line.quantity),
    'not fitted': String(line.isDnp),
    numbers: all.filter(Boolean).join(' · '),
    "distributors' numbers": foreign,
    makers: String(line.maker),
    values: `${line.value} · ${line.words}`,
  }[measure];
};

/**
 * Returns true if the customer sees why this line was not read: a refused row contains the line's name or designators.
 */
function isTold(truth: TrueLine, refused: BomReading['refused'], texts: readonly string[]): boolean {
  const name = fold(namedBy(truth)).slice(0, 12);
  return refused.some(({ row, reason }, index) => {
    if (reason === 'blank') return false;
    const text = texts[index] ?? '';
    if (name !== '' && text.includes(name)) return true;
    const isNameless = name === '' && truth.refs.length === 0;
    return row === truth.row && (isNameless || truth.refs.some((ref) => text.includes(fold(ref))));
  });
}

/**
 * Returns true if a read line is contained in a true line, for example as the second of two numbers in one cell. Such a
 * line does not count as extra.
 */
const isPieceOf = ({ line }: AlignedLine, truth: readonly TrueLine[]): boolean =>
  truth.some((one) => {
    const isThere = line.rows.includes(one.row) || line.designators.some((place) => placesOf(one)?.has(fold(place)));
    return isThere && (line.mpn === null || fold(`${one.mpn} ${one.value} ${one.desc}`).includes(fold(line.mpn)));
  });

/** Returns how the customer learns that this line was not read; null = the line was lost silently. */
function toldWhy(truth: TrueLine, read: ReadList, foldedRefused: readonly string[]): string | null {
  if (read.kind === 'refused' || read.kind === 'threw') return `${read.kind} as ${read.what}`;
  if (read.kind === 'asked') return 'asks for columns';
  return isTold(truth, read.reading.refused, foldedRefused) ? 'told as no line' : null;
}

/**
 * Returns true for a line without a name and designators. Such a line need not be read: a report to the customer is
 * enough.
 */
const isNothing = (truth: TrueLine): boolean => namedBy(truth) === '' && truth.refs.length === 0;

/** Collects the scores and failures while one list is judged. */
class Judging {
  readonly scores = emptyScores();
  readonly failures: Failure[] = [];
  lost = 0;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  fail(row: number, measure: string, stated: string, got: string): void {
    this.failures.push({ file: this.file, row, measure, stated, got });
  }

  missed(truth: TrueLine, why: string | null): void {
    if (why === null) this.lost += 1;
    this.fail(truth.row, why === null ? 'silent loss' : 'not a line', namedBy(truth), why ?? '');
    this.count(truth, missedVerdicts(truth), null);
  }

  count(truth: TrueLine, verdicts: Record<ReadingMeasure, boolean | null>, own: AlignedLine | null): void {
    for (const measure of readingMeasures) {
      const isRight = verdicts[measure];
      if (isRight === null) continue;
      this.scores[measure].all += 1;
      if (isRight) this.scores[measure].right += 1;
      else if (own !== null) this.fail(truth.row, measure, statedOf(truth, measure), gotOf(own, measure));
    }
  }
}

function refusalOf(read: ReadList): string | null {
  if (read.kind === 'read') return null;
  return read.kind === 'asked' ? 'asks for columns' : `${read.kind}: ${read.what}`;
}

/** Judges how the shop read one list. If the file was refused, all lines count as wrong, but not as silently lost. */
export function judgeReading(list: TrueList, read: ReadList): JudgedReading {
  const alignment = align(list.lines, read.kind === 'read' ? read.reading.lines : []);
  const judging = new Judging(list.file);
  const foldedRefused = read.kind === 'read' ? read.reading.refused.map(({ text }) => fold(text)) : [];
  for (const truth of list.lines) {
    const own = alignment.of.get(truth);
    if (own !== undefined) {
      judging.count(truth, verdictsOf(truth, own), own);
      continue;
    }
    const why = toldWhy(truth, read, foldedRefused);
    if (why === null || !isNothing(truth)) judging.missed(truth, why);
  }
  const extra = alignment.lines.filter((one) => one.stands.length === 0 && !isPieceOf(one, list.lines));
  for (const one of extra) judging.fail(one.line.rows[0] ?? 0, 'extra line', '', gotOf(one, 'lines'));
  const { scores, failures, lost } = judging;
  return { list, scores, extra: extra.length, lost, failures, alignment, refusedAs: refusalOf(read) };
}
