/**
 * Terms: a part is drawn in two views, from the top and the side, or from the front and the side. A view is a list of
 * flat shapes in millimetres; x grows to the right, y downwards. In side views the board is at y = 0, and leads of
 * through-hole parts are below it.
 */

import type { Material } from './material.ts';

interface Rect {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Corner radius in millimetres. */
  readonly radius: number;
  readonly material: Material;
}

interface Circle {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly material: Material;
}

interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly material: Material;
}

export type Shape = Rect | Circle | Polygon;

/**
 * A dimension line outside the view. `from` and `to` are its ends, as coordinates along the line. `mm` is the printed
 * length.
 */
export interface Dimension {
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly from: number;
  readonly to: number;
  readonly mm: number;
  readonly toleranceMm: number | null;
  readonly isDiameter: boolean;
}

export interface View {
  readonly shapes: readonly Shape[];
  /** True = this is a view from the front: the part stands on y = 0, and its leads are below. */
  readonly isFront?: boolean;
  readonly dimensions: readonly Dimension[];
}

/** Area of the first view where a marking can be printed. */
export interface MarkingPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: 'light' | 'dark';
}

export interface PackageDrawing {
  /** Canonical package name: `0603`, `SOIC-8`. '' = not known. */
  readonly name: string;
  /** False = the picture shows only the kind of part and has no dimensions. */
  readonly isMeasured: boolean;
  /** Size of the body in millimetres. The height is measured from the board. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** True = the body is round, and `width` is its diameter. */
  readonly isRound: boolean;
  readonly views: readonly [first: View, second: View];
  /** Index of the view that is used for the small picture, because it is easier to recognise. */
  readonly thumbnailView: 0 | 1;
  readonly markingPlace: MarkingPlace | null;
  /** Marking that follows from the part's value (`1002`); null = the part has none, or it is not known. */
  readonly marking: string | null;
}

export const box = (
  centreX: number,
  centreY: number,
  width: number,
  height: number,
  material: Material,
  radius = 0,
): Rect => ({ kind: 'rect', x: centreX - width / 2, y: centreY - height / 2, width, height, radius, material });

/** Returns a box whose lower edge is at y = `bottom`; 0 = the board. */
export const standing = (
  centreX: number,
  bottom: number,
  width: number,
  height: number,
  material: Material,
  radius = 0,
): Rect => ({ kind: 'rect', x: centreX - width / 2, y: bottom - height, width, height, radius, material });

export const disc = (x: number, y: number, radius: number, material: Material): Circle => ({
  kind: 'circle',
  x,
  y,
  radius,
  material,
});

export const polygon = (material: Material, points: readonly (readonly [number, number])[]): Polygon => ({
  kind: 'polygon',
  points,
  material,
});

/** Returns the shapes of a bent lead: a strip of constant thickness along a path with right-angled or slanted bends. */
export function strip(
  material: Material,
  thickness: number,
  path: readonly (readonly [number, number])[],
): readonly Shape[] {
  const half = thickness / 2;
  return path.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = path[index] ?? [toX, toY];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const alongX = ((toX - fromX) / length) * half;
    const alongY = ((toY - fromY) / length) * half;
    return polygon(material, [
      [fromX - alongX - alongY, fromY - alongY + alongX],
      [toX + alongX - alongY, toY + alongY + alongX],
      [toX + alongX + alongY, toY + alongY - alongX],
      [fromX - alongX + alongY, fromY - alongY - alongX],
    ]);
  });
}

interface DimensionOptions {
  readonly mm?: number;
  readonly toleranceMm?: number | null;
  readonly isDiameter?: boolean;
}

export const dimension = (
  side: Dimension['side'],
  from: number,
  to: number,
  options: DimensionOptions = {},
): Dimension => ({
  side,
  from,
  to,
  mm: options.mm ?? Math.abs(to - from),
  toleranceMm: options.toleranceMm ?? null,
  isDiameter: options.isDiameter ?? false,
});

/** Returns the dimension line of a width that is symmetric to the middle of the view. */
export const across = (side: Dimension['side'], mm: number, options: DimensionOptions = {}): Dimension =>
  dimension(side, -mm / 2, mm / 2, options);

/** Returns the positions of `count` leads at a pitch. They are symmetric to 0. */
export const row = (count: number, pitch: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const cornersOf = (shape: Shape): readonly (readonly [number, number])[] => {
  if (shape.kind === 'polygon') return shape.points;
  if (shape.kind === 'rect')
    return [
      [shape.x, shape.y],
      [shape.x + shape.width, shape.y + shape.height],
    ];
  return [
    [shape.x - shape.radius, shape.y - shape.radius],
    [shape.x + shape.radius, shape.y + shape.radius],
  ];
};

export function boundsOf(view: View): Bounds {
  const corners = view.shapes.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
