/** Returns the change in searches between two periods, in whole per cent; null if the earlier period had none. */
export const trendOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
