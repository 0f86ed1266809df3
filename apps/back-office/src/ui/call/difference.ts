/** A changed field with its values as texts. */
export interface FieldChange {
  readonly field: string;
  /** null = the field was absent or empty. */
  readonly before: string | null;
  readonly after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

/** Returns an item with position and quantity as `№ 2 × 10`; null for any other item. */
function piecesOf(item: unknown): string | null {
  const { position, qty, ...rest } = (item ?? {}) as Readonly<Record<string, unknown>>;
  const isPieces = typeof position === 'number' && typeof qty === 'number' && Object.keys(rest).length === 0;
  return isPieces ? `№ ${position} × ${qty}` : null;
}

/** Returns a value as a text; null if it is absent or empty. Nested values become JSON. */
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

/** Returns the fields that differ between `before` and `after`, with their values as texts. */
export function difference(before: Values, after: Values): readonly FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
