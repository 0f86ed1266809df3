import type { PackageDrawing } from '../shape.ts';
import { fromAbove } from './from-above.ts';
import { fromFront } from './from-front.ts';
import { lyingRound } from './lying-round.ts';
import type { Solid } from './solid.ts';

/** Returns the bodies of a part, built from its two views. */
export function solidsOf(drawing: PackageDrawing): readonly Solid[] {
  const [first] = drawing.views;
  if (first.isFront === true) return fromFront(drawing);
  const isLying =
    drawing.isRound && drawing.length > drawing.width && first.shapes.every(({ kind }) => kind === 'rect');
  return isLying ? lyingRound(drawing) : fromAbove(drawing);
}
