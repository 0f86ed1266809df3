/** Periods of the search statistics, in days. */
export const searchPeriods = [1, 7, 30, 90] as const;

/** How many results a search had: 0 = none, 1 = one, 2 = two to ten, 3 = more. */
export type ResultsBucket = 0 | 1 | 2 | 3;

const fewMax = 10;

export function resultsBucket(count: number): ResultsBucket {
  if (count <= 1) return count === 1 ? 1 : 0;
  return count <= fewMax ? 2 : 3;
}
