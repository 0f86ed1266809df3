import type { Material } from '../material.ts';
import type { Shape } from '../shape.ts';
import { acrossOf, boundsOfShape, halfWidthAt, heightsOf, lengthOf, outlineOf } from './outline.ts';
import { prism, turned, type Ring, type Solid } from './solid.ts';

const ringCount = 7;

/**
 * Returns the circles of a body of revolution with this profile. They are closer together at the top, where a dome
 * curves.
 */
function ringsOf(profile: Shape): readonly Ring[] {
  const outline = outlineOf(profile);
  const { top, bottom } = boundsOfShape(profile);
  return Array.from({ length: ringCount + 1 }, (_, index) => {
    const y = bottom + (top - bottom) * Math.sin((Math.PI / 2) * (index / ringCount));
    return { along: -y, radius: halfWidthAt(outline, y) };
  });
}

/** True if a mark of the side view is a stripe over most of the body's height. */
const isStripe = (mark: Shape, body: Shape): boolean =>
  lengthOf(heightsOf(mark)) > lengthOf(heightsOf(body)) * 0.6 &&
  lengthOf(acrossOf(mark)) < lengthOf(acrossOf(body)) * 0.6;

/**
 * Returns the body over a shape of the plan that is not a rectangle: a body of revolution if the plan is a circle and
 * the side view is a polygon, otherwise a prism. Stripes of the side view are painted on the front of the prism.
 */
export function upright(plan: Shape, side: Shape, layer: number, marks: readonly Shape[]): Solid {
  const { material } = plan;
  if (plan.kind === 'circle' && side.kind === 'polygon')
    return turned(ringsOf(side), [plan.x, plan.y], { axis: 2, material, layer });
  const stripes = marks.filter((mark) => isStripe(mark, side)).map((mark) => ({ ...acrossOf(mark), mark }));
  const sideMaterial = ([x]: readonly [number, number], [, front]: readonly [number, number]): Material | null =>
    stripes.find(({ from, to }) => front > 0 && x >= from && x <= to)?.mark.material ?? null;
  return prism(outlineOf(plan), { axis: 2, ...heightsOf(side), material, layer, sideMaterial });
}
