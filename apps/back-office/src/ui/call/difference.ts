/** One field of a change as it was and as it is. */
export interface FieldChange {
  readonly field: string;
  /** null: was not there. */
  readonly before: string | null;
  readonly after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

/** Pieces of a line of an order, `№ 2 × 10`; null: it is something else. */
function piecesOf(item: unknown): string | null {
  const { position, qty, ...rest } = (item ?? {}) as Readonly<Record<string, unknown>>;
  const isPieces = typeof position === 'number' && typeof qty === 'number' && Object.keys(rest).length === 0;
  return isPieces ? `№ ${position} × ${qty}` : null;
}

/** A value in words; what is nested keeps its shape as JSON. */
function written(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  if (Array.isArray(value)) {
    const pieces = value.map(piecesOf);
    if (pieces.every((each) => each !== null)) return pieces.join(', ');
  }
  return JSON.stringify(value);
}

/** What differs between two sets of values: fields in the order they come, those that stayed left out. */
export function difference(before: Values, after: Values): readonly FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
