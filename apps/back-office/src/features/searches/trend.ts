/**
 * Returns by how many per cent the number of searches rose or fell since the earlier period; null if there were none
 * then.
 */
export const trendOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
