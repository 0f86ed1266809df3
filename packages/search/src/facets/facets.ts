import type { AttributeKey, AttributeKind, AttributeValue } from '@farad/domain/category';
import type { AttributeFacet, ValueCount } from '@farad/domain/search-query';
import { compareValues } from '../columns/dictionary.ts';

/** Distinct values, ascending, and how many documents have each value. Values of no document are left out. */
export interface CountedValues {
  readonly values: readonly AttributeValue[];
  readonly counts: readonly number[];
}

/** Number of steps in a histogram. */
const histogramSteps = 20;

/**
 * Returns the values of a column with their counts. `byCode` has the number of documents per code; code 0 means "no
 * value".
 */
export const countedValues = (all: readonly AttributeValue[], byCode: Uint32Array): CountedValues => {
  const values: AttributeValue[] = [];
  const counts: number[] = [];
  for (let code = 1; code < byCode.length; code++) {
    if (byCode[code] === 0) continue;
    values.push(all[code - 1]!);
    counts.push(byCode[code]!);
  }
  return { values, counts };
};

/** Adds the counts of two segments. */
export const addCounted = (a: CountedValues, b: CountedValues): CountedValues => {
  if (a.values.length === 0) return b;
  const values: AttributeValue[] = [];
  const counts: number[] = [];
  for (let i = 0, j = 0; i < a.values.length || j < b.values.length;) {
    const order = i === a.values.length ? 1 : j === b.values.length ? -1 : compareValues(a.values[i]!, b.values[j]!);
    values.push(order <= 0 ? a.values[i]! : b.values[j]!);
    counts.push((order <= 0 ? a.counts[i]! : 0) + (order >= 0 ? b.counts[j]! : 0));
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return { values, counts };
};

const startOf = (value: AttributeValue): number => (typeof value === 'object' ? value[0] : Number(value));
const endOf = (value: AttributeValue): number => (typeof value === 'object' ? value[1] : Number(value));

const boundsOf = (values: readonly AttributeValue[]): { readonly from: number; readonly to: number } => {
  let from = Infinity;
  let to = -Infinity;
  for (const value of values) {
    from = Math.min(from, startOf(value));
    to = Math.max(to, endOf(value));
  }
  return { from, to };
};

/**
 * Returns the edges of the histogram's steps. They are spaced logarithmically, or linearly if `from` is not positive.
 */
export const stepEdges = (from: number, to: number): readonly number[] => {
  if (from === to) return [from, to];
  const isLogarithmic = from > 0;
  return Array.from({ length: histogramSteps + 1 }, (_, step) => {
    if (step === 0) return from;
    if (step === histogramSteps) return to;
    const part = step / histogramSteps;
    return isLogarithmic ? from * (to / from) ** part : from + (to - from) * part;
  });
};

/**
 * Builds a histogram. A number counts in its step (the last step includes its upper edge), a range in every step it
 * overlaps.
 */
const histogram = (counted: CountedValues, from: number, to: number): AttributeFacet['histogram'] => {
  const edges = stepEdges(from, to);
  const last = edges.length - 2;
  const steps = edges.slice(0, -1).map((edge, step) => ({ from: edge, to: edges[step + 1]!, count: 0 }));
  const isIn = (value: AttributeValue, step: number): boolean => {
    if (typeof value === 'object') return value[0] <= steps[step]!.to && value[1] >= steps[step]!.from;
    return startOf(value) >= steps[step]!.from && (step === last || startOf(value) < steps[step]!.to);
  };
  let first = 0;
  counted.values.forEach((value, index) => {
    while (first < last && startOf(value) >= steps[first]!.to && !isIn(value, first)) first++;
    for (let step = first; step <= last && steps[step]!.from <= endOf(value); step++)
      if (isIn(value, step)) steps[step]!.count += counted.counts[index]!;
  });
  return steps;
};

const valueCounts = (counted: CountedValues, isIn: (count: number, index: number) => boolean): readonly ValueCount[] =>
  counted.values.flatMap((value, index) =>
    typeof value !== 'object' && isIn(counted.counts[index]!, index) ? [{ value, count: counted.counts[index]! }] : [],
  );

/** Returns the `limit` most frequent values, sorted by value. */
const mostFrequent = (counted: CountedValues, limit: number): readonly ValueCount[] => {
  const places = counted.values.map((_, index) => index);
  places.sort((a, b) => counted.counts[b]! - counted.counts[a]! || a - b);
  const kept = new Set(places.slice(0, limit));
  return valueCounts(counted, (_count, index) => kept.has(index));
};

/**
 * Returns the facet of an attribute. `distinctLimit` is the maximum number of listed values. If there are more, a facet
 * of numbers has only a histogram, and a facet of words lists only the most frequent.
 */
export const attributeFacet = (
  key: AttributeKey,
  kind: AttributeKind,
  counted: CountedValues,
  distinctLimit: number,
): AttributeFacet => {
  const filled = counted.counts.reduce((sum, count) => sum + count, 0);
  const isFew = counted.values.length <= distinctLimit;
  if (kind !== 'number' && kind !== 'range') {
    const values = isFew ? valueCounts(counted, () => true) : mostFrequent(counted, distinctLimit);
    return { key, values, bounds: null, filled, histogram: [] };
  }
  if (filled === 0) return { key, values: [], bounds: null, filled, histogram: [] };
  const bounds = boundsOf(counted.values);
  const values = isFew ? valueCounts(counted, () => true) : [];
  return { key, values, bounds, filled, histogram: histogram(counted, bounds.from, bounds.to) };
};
