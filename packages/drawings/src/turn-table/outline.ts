import { boundsOf, type Bounds, type Shape } from '../shape.ts';
import { circle, type Flat } from './solid.ts';

/** An interval on one axis, in millimetres. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Number of straight segments that a round corner is drawn with. */
const cornerSteps = 4;

const roundedRect = (x: number, y: number, width: number, height: number, radius: number): Flat => {
  const middles = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ] as const;
  return middles.flatMap(([middleX, middleY], quarter) =>
    Array.from({ length: cornerSteps + 1 }, (_, step): readonly [number, number] => {
      const angle = (Math.PI / 2) * (quarter + step / cornerSteps);
      return [middleX + Math.cos(angle) * radius, middleY + Math.sin(angle) * radius];
    }),
  );
};

/** True if a rectangle looks round because of its corners, such as the top view of a crystal's case. */
export const isSoft = (shape: Shape): boolean =>
  shape.kind === 'rect' && shape.radius > Math.min(shape.width, shape.height) * 0.25;

/** Returns the outline of a shape as a list of corners. */
export function outlineOf(shape: Shape): Flat {
  if (shape.kind === 'polygon') return shape.points;
  if (shape.kind === 'circle') return circle(shape.x, shape.y, shape.radius);
  const { x, y, width, height } = shape;
  if (isSoft(shape)) return roundedRect(x, y, width, height, Math.min(shape.radius, width / 2, height / 2));
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export const boundsOfShape = (shape: Shape): Bounds => boundsOf({ shapes: [shape], dimensions: [] });

/** Returns the horizontal range of a shape in the picture. */
export const acrossOf = (shape: Shape): Range => {
  const { left, right } = boundsOfShape(shape);
  return { from: left, to: right };
};

/** Returns the vertical range of a shape in the picture, downwards. */
export const downOf = (shape: Shape): Range => {
  const { top, bottom } = boundsOfShape(shape);
  return { from: top, to: bottom };
};

/** Returns the heights above the board that a shape of a side view covers. */
export const heightsOf = (shape: Shape): Range => {
  const { top, bottom } = boundsOfShape(shape);
  return { from: -bottom, to: -top };
};

export const lengthOf = ({ from, to }: Range): number => to - from;

/** True if two ranges belong to the same piece: they share more than a third of the shorter range. */
export const meets = (a: Range, b: Range): boolean =>
  Math.min(a.to, b.to) - Math.max(a.from, b.from) > Math.min(lengthOf(a), lengthOf(b)) / 3;

const isSame = (a: Range, b: Range): boolean => Math.abs(a.from - b.from) + Math.abs(a.to - b.to) < 1e-6;

export const distinct = (ranges: readonly Range[]): readonly Range[] =>
  ranges.filter((range, index) => ranges.findIndex((other) => isSame(other, range)) === index);

/** Returns half the width of an outline at a vertical position of the picture. */
export function halfWidthAt(outline: Flat, height: number): number {
  const crossings = outline.flatMap(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    if (Math.min(y, nextY) > height || Math.max(y, nextY) < height) return [];
    return y === nextY ? [x, nextX] : [x + ((nextX - x) * (height - y)) / (nextY - y)];
  });
  return crossings.length < 2 ? 0 : (Math.max(...crossings) - Math.min(...crossings)) / 2;
}
