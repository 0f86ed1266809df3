/**
 * Returns by how many per cent a coefficient changes a price, with up to two decimals: 0.95 gives -5, 1.125 gives 12.5.
 */
export const percentOf = (coefficient: number): number => Math.round((coefficient - 1) * 10_000) / 100;
