import type { Shape } from '../shape.ts';
import { outlineOf, type Range } from './outline.ts';
import { prism, type Solid } from './solid.ts';

/** Returns the body that a shape of a front view forms when it is extruded through a depth. */
export const stretchedFront = (shape: Shape, depth: Range, layer: number): Solid =>
  prism(
    outlineOf(shape).map(([x, y]) => [-y, x] as const),
    { axis: 1, ...depth, material: shape.material, layer },
  );

/** Returns the body that a shape of an end view forms when it is extruded. The shape's x is the y of the part. */
export const stretchedEnd = (shape: Shape, depth: Range, layer: number): Solid =>
  prism(
    outlineOf(shape).map(([x, y]) => [x, -y] as const),
    { axis: 0, ...depth, material: shape.material, layer },
  );
