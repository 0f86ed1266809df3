import type { PackageDrawing, Shape } from '../shape.ts';
import { boundsOfShape } from './outline.ts';
import { turned, type Ring, type Solid } from './solid.ts';

function ringsOf(shape: Shape, layer: number): readonly Ring[] {
  const { left, right, top, bottom } = boundsOfShape(shape);
  // Colour bands are slightly larger than the body, because they are on it.
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
 * Returns the bodies of a part that is a cylinder lying on its side (axial, MELF). Each shape of the first view becomes
 * a body of revolution.
 */
export const lyingRound = (drawing: PackageDrawing): readonly Solid[] =>
  drawing.views[0].shapes.map((shape, layer) =>
    turned(ringsOf(shape, layer), [0, drawing.width / 2], { axis: 0, material: shape.material, layer }),
  );
