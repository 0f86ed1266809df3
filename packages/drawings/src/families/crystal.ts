import { across, box, dimension, disc, standing, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

/**
 * Draws a crystal in a metal can (IEC 60444): HC-49/U, which is 13.46 mm high, or the low HC-49/S. The lead pitch is
 * 4.88 mm.
 */
export function crystalCan(isLow: boolean, isSurface: boolean): PackageDrawing {
  const [length, width, can, canWidth, pitch] = [11.05, 4.65, 10.2, 3.7, 4.88];
  const height = isSurface ? 4.3 : isLow ? 3.5 : 13.46;
  const below = isLow ? 9 : 12;
  const stand = isSurface ? 0.8 : 0;
  return part({
    name: isSurface ? 'HC-49S-SMD' : isLow ? 'HC-49S' : 'HC-49U',
    length,
    width,
    height,
    thumbnailView: isLow ? 0 : 1,
    first: {
      shapes: [
        ...(isSurface ? [box(0, 0, 12.7, 0.6, 'tin'), box(0, 0, 11.4, 4.7, 'plastic')] : []),
        box(0, 0, length, width, 'tinShade', width / 2),
        box(0, 0, can, canWidth, 'tin', canWidth / 2),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...(isSurface
          ? [standing(0, 0, 12.7, 0.3, 'tin'), standing(0, -0.1, 11.4, stand, 'plastic')]
          : [-1, 1].map((side) => box((side * pitch) / 2, below / 2, 0.43, below, 'tinShade'))),
        standing(0, -stand, length, 0.6, 'tinShade'),
        standing(0, -stand - 0.4, can, height - stand - 0.4, 'tin', 0.6),
      ],
      dimensions: [dimension('left', -height, 0), ...(isSurface ? [] : [across('below', pitch)])],
    },
    markingPlace: { x: 0, y: 0, width: can * 0.7, height: canWidth * 0.42, ink: 'dark' },
  });
}

/** Heights of ceramic SMD crystals and oscillators in millimetres, by size: `3225` = 3.2 × 2.5 mm. */
const heights: Readonly<Record<string, number>> = {
  '1612': 0.4,
  '2016': 0.5,
  '2520': 0.55,
  '3215': 0.9,
  '3225': 0.8,
  '5032': 1.1,
  '6035': 1.2,
  '7050': 1.4,
};

export const surfaceCrystalName = /^SMD-?(1612|2016|2520|3215|3225|5032|6035|7050)(?:-?[24]P)?$/;

export function surfaceCrystal(code: string): PackageDrawing | null {
  const height = heights[code];
  if (height === undefined) return null;
  const [length, width] = [Number(code.slice(0, 2)) / 10, Number(code.slice(2)) / 10];
  const [lidLength, lidWidth] = [length * 0.86, width * 0.83];
  return part({
    name: code,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width, 'alumina', width * 0.06),
        box(0, 0, lidLength, lidWidth, 'tin', width * 0.08),
        disc(-lidLength * 0.4, lidWidth * 0.34, width * 0.04, 'plasticEdge'),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        standing(0, 0, length, height * 0.8, 'alumina'),
        standing(0, -height * 0.8, lidLength, height * 0.2, 'tin'),
        ...[-1, 1].map((side) => standing(side * length * 0.36, 0, length * 0.24, height * 0.1, 'gold')),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: 0, width: lidLength * 0.8, height: lidWidth * 0.34, ink: 'dark' },
  });
}

/** Draws a cylindrical watch crystal of 2 × 6 or 3 × 8 mm. */
export function watchCrystal(diameter: number): PackageDrawing {
  const length = diameter >= 3 ? 8.2 : 6;
  const lead = 6;
  const pitch = diameter >= 3 ? 1.1 : 0.7;
  return part({
    name: diameter >= 3 ? 'DT-38' : 'DT-26',
    length,
    width: diameter,
    height: diameter,
    isRound: true,
    first: {
      shapes: [
        ...[-1, 1].map((side) => box(length / 2 + lead / 2, (side * pitch) / 2, lead, 0.25, 'tinShade')),
        box(0, 0, length, diameter, 'tin', diameter * 0.15),
      ],
      dimensions: [across('below', length), dimension('left', -diameter / 2, diameter / 2, { isDiameter: true })],
    },
    second: {
      shapes: [
        disc(0, 0, diameter / 2, 'tin'),
        ...[-1, 1].map((side) => disc((side * pitch) / 2, 0, 0.15, 'tinShade')),
      ],
      dimensions: [across('below', pitch)],
    },
  });
}
