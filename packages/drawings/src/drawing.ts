import { byAttributes } from './families/by-attributes.ts';
import { fallbackDrawing } from './fallback.ts';
import type { Hints } from './families/part.ts';
import { resolvePackage } from './resolve.ts';
import type { PackageDrawing } from './shape.ts';

export { drawingLabel } from './label.ts';
export { dimensionedSvg } from './sheet.ts';
export { thumbnailSvg } from './thumbnail.ts';
export type { Hints } from './families/part.ts';
export type { PackageDrawing } from './shape.ts';

/**
 * Returns the drawing of a package by any of its names (`0603`, `so8`, `DPAK`, `LQFP-64(10x10)`). The hints tell the
 * material of a chip, its colour bands and its marking. For an unknown or missing name it returns a picture of the kind
 * of part, without dimensions (`isMeasured` false).
 */
export function packageOf(name: string | null, hints: Hints = {}): PackageDrawing {
  const isNamed = name !== null && name.trim() !== '';
  const resolved = isNamed ? resolvePackage(name, hints) : byAttributes(hints);
  return resolved ?? fallbackDrawing(hints);
}
