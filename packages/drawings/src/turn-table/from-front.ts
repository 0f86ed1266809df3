import type { PackageDrawing, Shape } from '../shape.ts';
import { acrossOf, downOf, meets, type Range } from './outline.ts';
import type { Solid } from './solid.ts';
import { stretchedFront } from './stretched.ts';

/** Distance in millimetres by which a hole stands out from its surface, so that it is painted over the surface. */
const proud = 0.02;

const contains = (shape: Shape, [x, y]: readonly [number, number]): boolean => {
  const [across, down] = [acrossOf(shape), downOf(shape)];
  return x >= across.from && x <= across.to && y >= down.from && y <= down.to;
};

/**
 * Returns the bodies of a part that is drawn from the front (TO-220). The shapes get their depths from the side view.
 */
export function fromFront(drawing: PackageDrawing): readonly Solid[] {
  const [first, second] = drawing.views;
  const depthOf = (shape: Shape): Range => {
    const heights = downOf(shape);
    const ranges = second.shapes
      .filter((each) => each.material === shape.material && meets(downOf(each), heights))
      .map(acrossOf);
    if (ranges.length === 0) return { from: -drawing.width / 2, to: drawing.width / 2 };
    return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
  };
  return first.shapes.map((shape, layer) => {
    if (shape.material !== 'hole' || shape.kind !== 'circle') return stretchedFront(shape, depthOf(shape), layer);
    const around = first.shapes.findLast((each) => each !== shape && contains(each, [shape.x, shape.y])) ?? shape;
    const { from, to } = depthOf(around);
    return stretchedFront(shape, { from: from - proud, to: to + proud }, layer);
  });
}
