/** Facts that decide how many pieces of a product to reorder, if any. */
export interface ReorderFigures {
  /** Pieces in stock that no order reserves. */
  readonly available: number;
  /** Pieces that customers ordered within the last `days` days. */
  readonly ordered: number;
  readonly days: number;
  /** Days from reordering until the goods arrive. */
  readonly leadDays: number;
  /** Days for which the reordered goods must last after they arrived. */
  readonly coverDays: number;
  readonly minQuantity: number;
  readonly multiple: number;
}

export interface Reorder {
  /** Reorder if `available` is not above this number. It is the demand until reordered goods arrive. */
  readonly threshold: number;
  /** Number of pieces to reorder; null = none, the stock is sufficient. */
  readonly suggested: number | null;
}

/**
 * Returns when to reorder a product and how many pieces. The number is a multiple of `multiple` and at least
 * `minQuantity`.
 */
export function reorderOf(figures: ReorderFigures): Reorder {
  const { available, ordered, days, leadDays, coverDays, minQuantity, multiple } = figures;
  const threshold = Math.ceil((ordered * leadDays) / days);
  if (ordered === 0 || available > threshold) return { threshold, suggested: null };
  const wanted = Math.ceil((ordered * (leadDays + coverDays)) / days) - available;
  return { threshold, suggested: Math.ceil(Math.max(wanted, minQuantity, 1) / multiple) * multiple };
}
