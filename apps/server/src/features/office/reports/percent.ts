/** Returns a percentage with one decimal; null = there is no whole. */
export const percent = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part * 1000) / whole) / 10;
