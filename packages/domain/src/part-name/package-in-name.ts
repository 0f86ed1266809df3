import { readPackage } from '../import/package-name.ts';
import type { NamePiece } from './name-pieces.ts';

/** Metric sizes of crystals, which are their packages: 3225 is 3.2 × 2.5 mm. */
const crystalSize = /^(?:SMD-?)?(1612|2016|2520|3215|3225|5032|6035|7050)(?:-?[24]P)?$/iu;

/** Returns the package of a crystal. Its four digits are metric and no chip size. */
function ofCrystal({ text, outline }: NamePiece): string | null {
  const size = crystalSize.exec(text)?.[1];
  if (size !== undefined) return readPackage(`SMD${size}`).name;
  return /^\d/u.test(text) ? null : outline;
}

/** Returns the only package that the pieces state; null = none, or several. */
export function packageInName(pieces: readonly NamePiece[], isCrystal: boolean): string | null {
  let found: string | null = null;
  for (const piece of pieces) {
    const name = isCrystal ? ofCrystal(piece) : piece.outline;
    if (name === null || name === found) continue;
    if (found !== null) return null;
    found = name;
  }
  return found;
}
