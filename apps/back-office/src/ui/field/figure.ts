/** Limits of a number field. */
export interface FigureBounds {
  readonly min: number;
  readonly max: number;
}

/** Returns true if the number is out of range or, with `isWhole`, not an integer. Returns false for an empty field. */
export const isOutside = (value: number | null | undefined, { min, max }: FigureBounds, isWhole = true): boolean =>
  value !== null && value !== undefined && !(value >= min && value <= max && (!isWhole || Number.isInteger(value)));
