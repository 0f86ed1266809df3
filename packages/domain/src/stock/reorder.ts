/** What is known of a product that may have to be ordered from a supplier. */
export interface ReorderFigures {
  /** On hand and not held by orders. */
  readonly available: number;
  /** Pieces that customers ordered in the days that were looked at. */
  readonly ordered: number;
  readonly days: number;
  /** Until the goods are here. */
  readonly leadDays: number;
  /** For how long they are to last then. */
  readonly coverDays: number;
  readonly minQuantity: number;
  readonly multiple: number;
}

export interface Reorder {
  /** At so many, or fewer, available pieces it has to be ordered: the demand until the goods come. */
  readonly threshold: number;
  /** null: there is enough. */
  readonly suggested: number | null;
}

/** When a product has to be ordered, and how many: in its multiple, no fewer than its minimum (product X). */
export function reorderOf(figures: ReorderFigures): Reorder {
  const { available, ordered, days, leadDays, coverDays, minQuantity, multiple } = figures;
  const threshold = Math.ceil((ordered * leadDays) / days);
  if (ordered === 0 || available > threshold) return { threshold, suggested: null };
  const wanted = Math.ceil((ordered * (leadDays + coverDays)) / days) - available;
  return { threshold, suggested: Math.ceil(Math.max(wanted, minQuantity, 1) / multiple) * multiple };
}
