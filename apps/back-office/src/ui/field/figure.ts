/** Smallest and largest value of a number field. */
export interface FigureBounds {
  readonly min: number;
  readonly max: number;
}

/** Returns true if a number is out of range, or a fraction although integers are required. An empty field is valid. */
export const isOutside = (value: number | null | undefined, { min, max }: FigureBounds, isWhole = true): boolean =>
  value !== null && value !== undefined && !(value >= min && value <= max && (!isWhole || Number.isInteger(value)));
