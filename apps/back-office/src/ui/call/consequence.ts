/** Returns the effect of a price factor in per cent, with up to two decimals: 0.95 → -5, 1.125 → 12.5. */
export const percentOf = (coefficient: number): number => Math.round((coefficient - 1) * 10_000) / 100;
