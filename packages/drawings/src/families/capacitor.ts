import { across, box, dimension, disc, polygon, standing, type PackageDrawing } from '../shape.ts';
import type { Material } from '../material.ts';
import { part } from './part.ts';

const leadLength = 10;

/** Lead pitch of radial aluminium capacitors by their largest diameter, in millimetres (IEC 60384-4). */
const radialPitches: readonly (readonly [upTo: number, pitch: number])[] = [
  [4, 1.5],
  [5, 2],
  [6.3, 2.5],
  [8, 3.5],
  [10.5, 5],
  [13, 5],
  [18, 7.5],
];

const radialPitch = (diameter: number): number => radialPitches.find(([upTo]) => diameter <= upTo)?.[1] ?? 10;

export function radialCan(diameter: number, height: number): PackageDrawing {
  const pitch = radialPitch(diameter);
  const lead = diameter < 8 ? 0.5 : diameter < 16 ? 0.6 : 0.8;
  const vent = diameter * 0.3;
  return part({
    name: `D${diameter}×${height}`,
    length: diameter,
    width: diameter,
    height,
    isRound: true,
    thumbnailView: 1,
    first: {
      shapes: [
        disc(0, 0, diameter / 2, 'sleeve'),
        disc(0, 0, diameter * 0.43, 'aluminium'),
        box(0, 0, vent * 2, diameter * 0.025, 'aluminiumShade'),
        box(0, 0, diameter * 0.025, vent * 2, 'aluminiumShade'),
      ],
      dimensions: [across('below', diameter, { isDiameter: true })],
    },
    second: {
      shapes: [
        ...[-1, 1].map((side) =>
          box((side * pitch) / 2, leadLength / 2 - (side > 0 ? 1 : 0), lead, leadLength - (side > 0 ? 2 : 0), 'tin'),
        ),
        standing(0, 0, diameter, height, 'sleeve', diameter * 0.06),
        standing(diameter * 0.3, 0, diameter * 0.24, height, 'sleeveStripe', 0.05),
        ...[0.22, 0.42, 0.62, 0.82].map((at) =>
          box(diameter * 0.3, -height * at, diameter * 0.12, height * 0.025, 'sleeve'),
        ),
        standing(0, -height * 0.08, diameter, height * 0.03, 'can'),
      ],
      dimensions: [dimension('left', -height, 0), across('below', pitch)],
    },
  });
}

export function surfaceCan(diameter: number, height: number): PackageDrawing {
  const base = diameter + 0.3;
  const corner = base * 0.18;
  const half = base / 2;
  const lead = diameter < 8 ? 0.65 : 0.9;
  return part({
    name: `SMD D${diameter}×${height}`,
    length: base,
    width: base,
    height,
    first: {
      shapes: [
        ...[-1, 1].map((side) => box(side * half, 0, base * 0.12, lead, 'tin')),
        polygon('can', [
          [-half + corner, -half],
          [half, -half],
          [half, half],
          [-half + corner, half],
          [-half, half - corner],
          [-half, -half + corner],
        ]),
        disc(0, 0, diameter / 2, 'aluminium'),
        polygon('can', crescent(diameter / 2)),
      ],
      dimensions: [across('below', base), across('right', base), across('above', diameter, { isDiameter: true })],
    },
    second: {
      shapes: [
        ...[-1, 1].map((side) => standing(side * half, 0, base * 0.12, 0.25, 'tin')),
        standing(0, -0.05, base, height * 0.14, 'can'),
        standing(0, -height * 0.14, diameter * 0.94, height * 0.1, 'aluminiumShade'),
        standing(0, -height * 0.2, diameter, height * 0.8, 'aluminium', diameter * 0.05),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: diameter * 0.12, y: 0, width: diameter * 0.5, height: diameter * 0.2, ink: 'dark' },
  });
}

/** Returns the outline of the black segment that marks the minus side. */
const crescent = (radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 17 }, (_, index): readonly [number, number] => {
    const angle = (Math.PI * 2) / 3 + ((Math.PI * 2) / 3) * (index / 16);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

type FilmSize = readonly [length: number, thickness: number, height: number];

/** Box film capacitors by lead pitch in millimetres (WIMA MKS, Epcos B3252x). */
const filmBoxes: Readonly<Record<string, FilmSize>> = {
  '5': [7.2, 2.5, 6.5],
  '7.5': [10, 4, 9],
  '10': [13, 5, 11],
  '15': [18, 7, 13],
  '22.5': [26.5, 8.5, 18.5],
  '27.5': [31.5, 11, 21],
  '37.5': [41.5, 16, 28.5],
};

export const isFilmPitch = (pitch: number): boolean => String(pitch) in filmBoxes;

export function filmBox(pitch: number): PackageDrawing | null {
  const size = filmBoxes[String(pitch)];
  if (size === undefined) return null;
  const [length, thickness, height] = size;
  return uprightBox(`P=${pitch}`, length, thickness, height, pitch, 'filmBox');
}

/** Draws an upright box on two leads. */
export function uprightBox(
  name: string,
  length: number,
  thickness: number,
  height: number,
  pitch: number,
  body: Material,
): PackageDrawing {
  const below = Math.min(leadLength * 0.6, height * 0.8);
  const lead = length > 14 ? 0.8 : 0.5;
  return part({
    name,
    length,
    width: thickness,
    height,
    thumbnailView: 1,
    first: {
      shapes: [box(0, 0, length, thickness, body, thickness * 0.06)],
      dimensions: [across('below', length), across('right', thickness)],
    },
    second: {
      shapes: [
        ...[-1, 1].map((side) => box((side * pitch) / 2, below / 2, lead, below, 'tin')),
        standing(0, 0, length, height, body, thickness * 0.06),
      ],
      dimensions: [dimension('left', -height, 0), across('below', pitch)],
    },
  });
}

/** Draws a ceramic disc capacitor or a varistor. */
export function leadedDisc(diameter: number, thickness: number, pitch: number, body: Material): PackageDrawing {
  const below = 9;
  return part({
    name: `D${diameter}`,
    length: diameter,
    width: thickness,
    height: diameter + 1,
    first: {
      shapes: [
        ...[-1, 1].flatMap((side) => [box((side * pitch) / 2, below / 2 - 1, 0.5, below + 2, 'tin')]),
        disc(0, -diameter / 2 - 0.8, diameter / 2, body),
      ],
      dimensions: [across('above', diameter, { isDiameter: true }), across('below', pitch)],
      isFront: true,
    },
    second: {
      shapes: [
        box(0, below / 2 - 1, 0.5, below + 2, 'tin'),
        standing(0, -0.8, thickness, diameter, body, thickness * 0.45),
      ],
      dimensions: [across('above', thickness)],
    },
    markingPlace: { x: 0, y: -diameter / 2 - 0.8, width: diameter * 0.7, height: diameter * 0.26, ink: 'dark' },
  });
}
