/** How searches of a period stand against the one before, in whole per cent; null: nobody searched before. */
export const trendOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
