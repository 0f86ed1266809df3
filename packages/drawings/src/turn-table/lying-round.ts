import type { PackageDrawing, Shape } from '../shape.ts';
import { boundsOfShape } from './outline.ts';
import { turned, type Ring, type Solid } from './solid.ts';

function ringsOf(shape: Shape, layer: number): readonly Ring[] {
  const { left, right, top, bottom } = boundsOfShape(shape);
  // A band is on the body, not inside it.
  const radius = ((bottom - top) / 2) * (1 + layer * 0.002);
  const soft = shape.kind === 'rect' ? Math.min(shape.radius, radius * 0.9, (right - left) / 2) : 0;
  const end = [
    { inset: 0, radius: radius - soft },
    { inset: soft * 0.3, radius: radius - soft * 0.3 },
    { inset: soft, radius },
  ];
  if (soft === 0) return [left, right].map((along) => ({ along, radius }));
  return [
    ...end.map((ring) => ({ along: left + ring.inset, radius: ring.radius })),
    ...end.toReversed().map((ring) => ({ along: right - ring.inset, radius: ring.radius })),
  ];
}

/**
 * Builds bodies of parts that are round about their length (axial, MELF). Every shape of the first view is a disc seen
 * from the end.
 */
export const lyingRound = (drawing: PackageDrawing): readonly Solid[] =>
  drawing.views[0].shapes.map((shape, layer) =>
    turned(ringsOf(shape, layer), [0, drawing.width / 2], { axis: 0, material: shape.material, layer }),
  );
