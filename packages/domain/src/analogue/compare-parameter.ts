import type { AttributeValue } from '../category/category.ts';
import type { ParameterVerdict } from './analogue.ts';
import { goodnessOf, namesOf, rankOf, type Goodness } from './goodness.ts';

/** Relative difference below which values count as equal. Values parsed from decimal texts carry rounding errors. */
const equalShare = 1e-9;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= equalShare * Math.max(Math.abs(a), Math.abs(b));

const byOrder = (isBetter: boolean): ParameterVerdict => (isBetter ? 'better' : 'worse');

type Range = readonly [number, number];

const isRange = (value: AttributeValue): value is Range => typeof value === 'object';

const holds = (outer: Range, inner: Range): boolean =>
  (outer[0] <= inner[0] || isNear(outer[0], inner[0])) && (outer[1] >= inner[1] || isNear(outer[1], inner[1]));

function compareRanges(original: Range, other: Range, goodness: Goodness): ParameterVerdict {
  const isWider = holds(other, original);
  const isNarrower = holds(original, other);
  if (isWider && isNarrower) return 'equal';
  return byOrder(goodness === 'covering' ? isWider : goodness === 'within' && isNarrower);
}

function compareNumbers(original: number, other: number, goodness: Goodness): ParameterVerdict {
  if (isNear(original, other)) return 'equal';
  if (goodness === 'higher') return byOrder(other > original);
  if (goodness !== 'lower') return 'worse';
  // Temperature coefficients are compared by their distance from zero: −50 equals +50.
  if (isNear(Math.abs(original), Math.abs(other))) return 'equal';
  return byOrder(Math.abs(other) < Math.abs(original));
}

function compareNames(key: string, original: string, other: string, goodness: Goodness): ParameterVerdict {
  if (namesOf(key, original).includes(other)) return 'equal';
  if (goodness !== 'ranked') return 'worse';
  const [rank, otherRank] = [original, other].map((value) => Math.max(...namesOf(key, value).map(rankOf)));
  if (rank === undefined || otherRank === undefined || rank < 0 || otherRank < 0) return 'worse';
  return byOrder(otherRank > rank);
}

/**
 * Returns how the value `other` of an analogue compares with the value `original`. A missing value or a value of
 * another type gives `unknown`. If the values of the attribute have no order, any difference gives `worse`.
 */
export function compareValues(
  key: string,
  original: AttributeValue | undefined,
  other: AttributeValue | undefined,
  goodness: Goodness,
): ParameterVerdict {
  // A feature that the maker does not state counts as absent.
  if (goodness === 'flag') return compareNumbers(Number(original === true), Number(other === true), 'higher');
  if (original === undefined || other === undefined) return 'unknown';
  if (isRange(original) && isRange(other)) return compareRanges(original, other, goodness);
  if (typeof original === 'number' && typeof other === 'number') return compareNumbers(original, other, goodness);
  if (typeof original === 'string' && typeof other === 'string') return compareNames(key, original, other, goodness);
  if (typeof original === 'boolean' && typeof other === 'boolean') return original === other ? 'equal' : 'worse';
  return 'unknown';
}

type Values = Readonly<Record<string, AttributeValue>>;

/**
 * Returns how to compare an attribute of two parts. If one part has an attribute that changes the meaning of `key`, the
 * changed meaning is used for both parts.
 */
export const sharedGoodness = (key: string, original: Values, other: Values): Goodness =>
  goodnessOf(key, { ...original, ...other });
