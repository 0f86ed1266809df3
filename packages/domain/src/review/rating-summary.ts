import { ratings } from './review.ts';

export interface RatingSummary {
  readonly count: number;
  /** Rounded to one decimal; null without reviews. */
  readonly average: number | null;
  /** How many gave 1, 2, 3, 4, 5 stars. */
  readonly byStars: readonly number[];
}

/** The average of the stars that were given; `countOf`: how many gave so many. */
export function rateProduct(countOf: (stars: number) => number): RatingSummary {
  const byStars = ratings.map(countOf);
  const count = byStars.reduce((sum, given) => sum + given, 0);
  const stars = byStars.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.round((stars * 10) / count) / 10, byStars };
}
