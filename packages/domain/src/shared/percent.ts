/** Returns `part` as a percentage of `whole` with one decimal; null = `whole` is not positive. */
export const percent = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part * 1000) / whole) / 10;
