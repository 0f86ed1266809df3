/** Values of one parameter, in the order of the compared products. */
export interface ComparedRow<Value> {
  readonly values: readonly (Value | undefined)[];
  /** All products have the same value: the row tells nothing apart. */
  readonly isEqual: boolean;
  /** Whether each value is another than the first known one; the first known one itself is not marked. */
  readonly differs: readonly boolean[];
}

/**
 * One row of a comparison (product C12). A product without a value differs from those that have one; a row that no
 * product has is null. One product alone is equal to itself.
 */
export function comparedRow<Value>(values: readonly (Value | undefined)[]): ComparedRow<Value> | null {
  const known = values.map((value) => (value === undefined ? undefined : JSON.stringify(value)));
  const first = known.find((value) => value !== undefined);
  if (first === undefined) return null;
  const differs = known.map((value) => value !== first);
  return { values, isEqual: !differs.includes(true), differs };
}
