/** Facts of a product that may have to be reordered. */
export interface ReorderFigures {
  /** On hand and not reserved. */
  readonly available: number;
  /** Pieces that customers ordered in the examined period. */
  readonly ordered: number;
  readonly days: number;
  /** Days until the goods arrive. */
  readonly leadDays: number;
  /** Days that the ordered goods should then last. */
  readonly coverDays: number;
  readonly minQuantity: number;
  readonly multiple: number;
}

export interface Reorder {
  /** Reorder at this number of available pieces or below: the demand until the goods arrive. */
  readonly threshold: number;
  /** null = enough in stock. */
  readonly suggested: number | null;
}

/** Returns when to reorder a product and how many: a multiple of its step, at least its minimum (product X). */
export function reorderOf(figures: ReorderFigures): Reorder {
  const { available, ordered, days, leadDays, coverDays, minQuantity, multiple } = figures;
  const threshold = Math.ceil((ordered * leadDays) / days);
  if (ordered === 0 || available > threshold) return { threshold, suggested: null };
  const wanted = Math.ceil((ordered * (leadDays + coverDays)) / days) - available;
  return { threshold, suggested: Math.ceil(Math.max(wanted, minQuantity, 1) / multiple) * multiple };
}
