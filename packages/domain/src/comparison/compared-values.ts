/** One row of the comparison table: the values of a parameter, in the order of the compared products. */
export interface ComparedRow<Value> {
  readonly values: readonly (Value | undefined)[];
  /** True if all products have the same value, so the row shows no difference. */
  readonly isEqual: boolean;
  /** One flag per value: true if it differs from the first value that is present. */
  readonly differs: readonly boolean[];
}

/**
 * Returns one row of the comparison table, or null if no product has a value (product C12). A missing value counts as
 * different from the others.
 */
export function comparedRow<Value>(values: readonly (Value | undefined)[]): ComparedRow<Value> | null {
  const known = values.map((value) => (value === undefined ? undefined : JSON.stringify(value)));
  const first = known.find((value) => value !== undefined);
  if (first === undefined) return null;
  const differs = known.map((value) => value !== first);
  return { values, isEqual: !differs.includes(true), differs };
}
