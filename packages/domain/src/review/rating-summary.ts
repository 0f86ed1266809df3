import { ratings } from './review.ts';

export interface RatingSummary {
  readonly count: number;
  /** Average number of stars, rounded to one decimal; null = no reviews. */
  readonly average: number | null;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly byStars: readonly number[];
}

/** Returns the rating of a product. `countOf` returns the number of reviews with a given number of stars. */
export function rateProduct(countOf: (stars: number) => number): RatingSummary {
  const byStars = ratings.map(countOf);
  const count = byStars.reduce((sum, given) => sum + given, 0);
  const stars = byStars.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.round((stars * 10) / count) / 10, byStars };
}
