/** Least and most of a field of figures. */
export interface FigureBounds {
  readonly min: number;
  readonly max: number;
}

/** Whether a figure is beyond its bounds, or a fraction where whole ones are asked for; nothing typed is not. */
export const isOutside = (value: number | null | undefined, { min, max }: FigureBounds, isWhole = true): boolean =>
  value !== null && value !== undefined && !(value >= min && value <= max && (!isWhole || Number.isInteger(value)));
