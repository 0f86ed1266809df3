import type { Axis, Point, Solid } from './solid.ts';

const axes: readonly Axis[] = [0, 1, 2];

/**
 * Returns 1 if `a` is behind `b`, −1 if it is in front, and 0 if neither is the case. Bodies beside each other are
 * compared along the axis on which they overlap least. If one body is inside the other, the body of the higher layer is
 * in front.
 */
function behind(a: Solid, b: Solid, view: Point): number {
  let best = { gap: Number.NEGATIVE_INFINITY, sign: 0 };
  for (const axis of axes) {
    const [aMin, aMax, bMin, bMax] = [a.box.min[axis], a.box.max[axis], b.box.min[axis], b.box.max[axis]];
    const isInside = (aMin >= bMin && aMax <= bMax) || (bMin >= aMin && bMax <= aMax);
    const gap = Math.max(aMin - bMax, bMin - aMax);
    const isFlat = Math.min(aMax - aMin, bMax - bMin) < 1e-9;
    if ((isInside && gap < -1e-6 && !isFlat) || Math.abs(view[axis]) < 1e-9) continue;
    const isALower = aMin + aMax < bMin + bMax;
    if (gap > best.gap) best = { gap, sign: isALower === view[axis] > 0 ? 1 : -1 };
  }
  if (best.sign !== 0) return best.sign;
  return Math.sign(b.layer - a.layer);
}

const depthOf = ({ box: { min, max } }: Solid, view: Point): number =>
  axes.reduce<number>((sum, axis) => sum + ((min[axis] + max[axis]) / 2) * view[axis], 0);

/** Returns the bodies in the order in which they must be painted: a body that hides another is painted after it. */
export function farthestFirst(solids: readonly Solid[], view: Point): readonly Solid[] {
  const byDepth = [...solids].sort((a, b) => depthOf(a, view) - depthOf(b, view));
  const painted: Solid[] = [];
  const left = new Set(byDepth);
  const waiting = new Map<Solid, Solid[]>();
  for (const solid of byDepth) {
    waiting.set(
      solid,
      byDepth.filter((other) => other !== solid && behind(other, solid, view) > 0),
    );
  }
  while (left.size > 0) {
    const [farthest] = left;
    const free = [...left].find((solid) => waiting.get(solid)?.every((other) => !left.has(other)) === true) ?? farthest;
    if (free === undefined) break;
    painted.push(free);
    left.delete(free);
  }
  return painted;
}
