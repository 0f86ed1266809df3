import type { Material } from '../material.ts';

/** A point in millimetres: x to the right, y towards the viewer of the first frame, z up from the board. */
export type Point = readonly [x: number, y: number, z: number];

/** A flat side of a body. Its points run counter-clockwise when seen from outside the body. */
export interface Face {
  readonly points: readonly Point[];
  readonly material: Material;
}

export interface Box {
  readonly min: Point;
  readonly max: Point;
}

/**
 * A body, convex unless it has `pieces`. If one body is inside another, the body with the larger `layer` is drawn in
 * front.
 */
export interface Solid {
  readonly faces: readonly Face[];
  readonly box: Box;
  readonly layer: number;
  /** Convex pieces of a body that is not convex itself, such as a bent lead. Empty for a convex body. */
  readonly pieces: readonly Solid[];
}

export type Flat = readonly (readonly [number, number])[];

/** Axis along which an outline is extruded: 0 = x, 1 = y, 2 = z. The outline is in the plane of the other two axes. */
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

/** Returns the pieces as one body, so that they are painted directly after each other. */
export const grouped = (pieces: readonly Solid[]): Solid => ({
  ...solidOf(
    pieces.flatMap(({ faces }) => faces),
    Math.max(...pieces.map(({ layer }) => layer)),
  ),
  pieces,
});

/** Returns twice the signed area of an outline. Positive = its points run counter-clockwise. */
const turnOf = (outline: Flat): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/**
 * Returns a point of an outline as a point in space. `along` is its coordinate on `axis`. Its own two coordinates
 * belong to the axes that follow `axis` in cyclic order.
 */
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
  /** Returns the material of a side, from the middle and the normal of its edge; null = the material of the body. */
  readonly sideMaterial?: (middle: readonly [number, number], normal: readonly [number, number]) => Material | null;
}

/**
 * Returns the body that an outline forms when it is extruded along an axis. The outline's coordinates belong to the
 * other two axes in cyclic order: (y, z) for x, (z, x) for y, (x, y) for z.
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

/** Number of corners that a circle is drawn with. */
const roundCorners = 24;

export const circle = (x: number, y: number, radius: number, corners = roundCorners): Flat =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });

/** A circle of a body of revolution: its place on the axis, and its radius. */
export interface Ring {
  readonly along: number;
  readonly radius: number;
}

/**
 * Returns a body of revolution about an axis through `centre`. The two coordinates of `centre` belong to the other axes
 * in cyclic order.
 */
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

/** Returns a flat mark at a height above the board. It is visible only from above. */
export const decal = (outline: Flat, height: number, material: Material, layer: number): Solid => {
  const ring = turnOf(outline) < 0 ? [...outline].reverse() : outline;
  return solidOf([{ points: ring.map(([x, y]) => [x, y, height] as const), material }], layer);
};
