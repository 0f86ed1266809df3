/** One changed field with the values before and after. */
export interface FieldChange {
  readonly field: string;
  /** null = the field was absent. */
  readonly before: string | null;
  readonly after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

/** Formats a quantity of an order line as `№ 2 × 10`; null if the item is something else. */
function piecesOf(item: unknown): string | null {
  const { position, qty, ...rest } = (item ?? {}) as Readonly<Record<string, unknown>>;
  const isPieces = typeof position === 'number' && typeof qty === 'number' && Object.keys(rest).length === 0;
  return isPieces ? `№ ${position} × ${qty}` : null;
}

/** Formats a value as text. Nested values are formatted as JSON. */
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

/** Returns the changed fields between two sets of values, in the order of their keys. */
export function difference(before: Values, after: Values): readonly FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
