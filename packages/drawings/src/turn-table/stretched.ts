import type { Shape } from '../shape.ts';
import { outlineOf, type Range } from './outline.ts';
import { prism, type Solid } from './solid.ts';

/** Extrudes a shape of a front view through a depth. */
export const stretchedFront = (shape: Shape, depth: Range, layer: number): Solid =>
  prism(
    outlineOf(shape).map(([x, y]) => [-y, x] as const),
    { axis: 1, ...depth, material: shape.material, layer },
  );

/** Extrudes a shape of an end view: the shape's x runs along the part's y. */
export const stretchedEnd = (shape: Shape, depth: Range, layer: number): Solid =>
  prism(
    outlineOf(shape).map(([x, y]) => [x, -y] as const),
    { axis: 0, ...depth, material: shape.material, layer },
  );
