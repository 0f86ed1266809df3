/** Values of one parameter, in the order of the compared products. */
export interface ComparedRow<Value> {
  readonly values: readonly (Value | undefined)[];
  /** True if all products have the same value, so the row shows no difference. */
  readonly isEqual: boolean;
  /** For each value, true if it differs from the first known value. */
  readonly differs: readonly boolean[];
}

/**
 * Returns one row of a comparison (product C12). A missing value differs from a known one. Returns null if no product
 * has a value. For a single product the row is equal.
 */
export function comparedRow<Value>(values: readonly (Value | undefined)[]): ComparedRow<Value> | null {
  const known = values.map((value) => (value === undefined ? undefined : JSON.stringify(value)));
  const first = known.find((value) => value !== undefined);
  if (first === undefined) return null;
  const differs = known.map((value) => value !== first);
  return { values, isEqual: !differs.includes(true), differs };
}
