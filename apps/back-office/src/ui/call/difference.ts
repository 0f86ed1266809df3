type Values = Readonly<Record<string, unknown>> | null;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true if a value is absent or empty. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A changed field. null = the field was absent or empty. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the fields that differ between `before` and `after`. */
export function changedFields(before: Values, after: Values): readonly ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const valueOf = (values: Values, field: string): unknown => {
    const value = values?.[field];
    return isNothing(value) ? null : value;
  };
  return [...fields]
    .map((field) => ({ field, before: valueOf(before, field), after: valueOf(after, field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** A changed field with its values as texts. */
export interface FieldChange extends ChangedField {
  readonly before: string | null;
  readonly after: string | null;
}

/** Returns a value as a text; null if it is absent or empty. Nested values become JSON. */
function written(value: unknown): string | null {
  if (isNothing(value)) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

/** Returns the fields that differ between `before` and `after`, with their values as texts. */
export const difference = (before: Values, after: Values): readonly FieldChange[] =>
  changedFields(before, after).map((change) => ({
    field: change.field,
    before: written(change.before),
    after: written(change.after),
  }));
