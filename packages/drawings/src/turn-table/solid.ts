import type { Material } from '../material.ts';

/** Millimetres: x to the right, y towards the viewer of the first frame, z up from the board. */
export type Point = readonly [x: number, y: number, z: number];

/** A flat side. Its points run counter-clockwise when seen from outside. */
export interface Face {
  readonly points: readonly Point[];
  readonly material: Material;
}

export interface Box {
  readonly min: Point;
  readonly max: Point;
}

/** A convex body. If one body is inside another, the larger `layer` is in front. */
export interface Solid {
  readonly faces: readonly Face[];
  readonly box: Box;
  readonly layer: number;
  /** Convex pieces of a body that is not convex itself, such as a bent lead. Empty for a convex body. */
  readonly pieces: readonly Solid[];
}

export type Flat = readonly (readonly [number, number])[];

/** Axis of extrusion. The outline is in the plane of the other two axes. */
export type Axis = 0 | 1 | 2;

const boxOf = (points: readonly Point[]): Box => {
  const along = (axis: Axis): readonly number[] => points.map((point) => point[axis]);
  const corner = (pick: (...values: number[]) => number): Point => [
    pick(...along(0)),
    pick(...along(1)),
    pick(...along(2)),
  ];
  return { min: corner(Math.min), max: corner(Math.max) };
};

const solidOf = (faces: readonly Face[], layer: number): Solid => ({
  faces,
  box: boxOf(faces.flatMap((face) => face.points)),
  layer,
  pieces: [],
});

/** Groups pieces that belong together: they are sorted among other bodies as one. */
export const grouped = (pieces: readonly Solid[]): Solid => ({
  ...solidOf(
    pieces.flatMap(({ faces }) => faces),
    Math.max(...pieces.map(({ layer }) => layer)),
  ),
  pieces,
});

/** Returns twice the signed area; positive = counter-clockwise. */
const turnOf = (outline: Flat): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Places a point of an outline in space. The outline's two coordinates follow `axis` in cyclic order. */
const placed = (axis: Axis, [a, b]: readonly [number, number], along: number): Point => {
  if (axis === 0) return [along, a, b];
  return axis === 1 ? [b, along, a] : [a, b, along];
};

export interface Stretch {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  readonly material: Material;
  readonly layer: number;
  /** Returns the material of a side face, by the middle of its edge; null = the body's own. */
  readonly sideMaterial?: (middle: readonly [number, number], normal: readonly [number, number]) => Material | null;
}

/**
 * Extrudes an outline along an axis. The outline is in the plane of the other two axes in cyclic order: (y, z) for x,
 * (z, x) for y, (x, y) for z.
 */
export function prism(outline: Flat, { axis, from, to, material, layer, sideMaterial }: Stretch): Solid {
  const ring = turnOf(outline) < 0 ? [...outline].reverse() : outline;
  const sides = ring.map((point, index): Face => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const middle = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as const;
    const normal = [next[1] - point[1], point[0] - next[0]] as const;
    return {
      points: [placed(axis, point, from), placed(axis, next, from), placed(axis, next, to), placed(axis, point, to)],
      material: sideMaterial?.(middle, normal) ?? material,
    };
  });
  const far = ring.map((point) => placed(axis, point, to));
  const near = [...ring].reverse().map((point) => placed(axis, point, from));
  return solidOf([{ points: far, material }, { points: near, material }, ...sides], layer);
}

/** Number of corners of a round body. */
const roundCorners = 24;

export const circle = (x: number, y: number, radius: number, corners = roundCorners): Flat =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });

/** One ring of a body of revolution. */
export interface Ring {
  readonly along: number;
  readonly radius: number;
}

/** Builds a body of revolution about an axis through `centre` (its two coordinates, in cyclic order). */
export function turned(
  rings: readonly Ring[],
  centre: readonly [number, number],
  { axis, material, layer }: Pick<Stretch, 'axis' | 'material' | 'layer'>,
): Solid {
  const corners = roundCorners;
  const outlines = rings.map(({ along, radius }) =>
    circle(centre[0], centre[1], Math.max(radius, 0.001), corners).map((point) => placed(axis, point, along)),
  );
  const mantle = outlines.slice(1).flatMap((upper, index) =>
    upper.map((point, at): Face => {
      const lower = outlines[index] ?? upper;
      const next = (at + 1) % corners;
      return {
        points: [lower[at] ?? point, lower[next] ?? point, upper[next] ?? point, point],
        material,
      };
    }),
  );
  const [first = [], last = []] = [outlines[0], outlines.at(-1)];
  return solidOf([...mantle, { points: last, material }, { points: [...first].reverse(), material }], layer);
}

/** Builds a flat mark that is visible from above. */
export const decal = (outline: Flat, height: number, material: Material, layer: number): Solid => {
  const ring = turnOf(outline) < 0 ? [...outline].reverse() : outline;
  return solidOf([{ points: ring.map(([x, y]) => [x, y, height] as const), material }], layer);
};
