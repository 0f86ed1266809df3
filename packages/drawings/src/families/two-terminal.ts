import type { Material } from '../material.ts';
import { across, box, dimension, polygon, standing, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

type MouldedSize = readonly [
  length: number,
  width: number,
  overall: number,
  height: number,
  lead: number,
  bend: 'gull' | 'under',
];

/** Diodes of JEDEC DO-214 (SMA, SMB, SMC) and JEITA SC-76, SC-79, SC-109, in millimetres. */
const diodeSizes: Readonly<Record<string, MouldedSize>> = {
  'SOD-123': [2.7, 1.6, 3.65, 1.15, 0.55, 'gull'],
  'SOD-123F': [2.7, 1.65, 3.6, 1, 0.9, 'gull'],
  'SOD-323': [1.7, 1.25, 2.5, 0.95, 0.3, 'gull'],
  'SOD-523': [1.2, 0.8, 1.6, 0.6, 0.3, 'gull'],
  'SOD-923': [0.8, 0.6, 1, 0.4, 0.2, 'gull'],
  SMA: [4.3, 2.6, 5, 2.2, 1.45, 'under'],
  SMAF: [3.5, 2.6, 4.7, 1.1, 1.4, 'gull'],
  SMB: [4.3, 3.6, 5.4, 2.3, 2.05, 'under'],
  SMC: [6.85, 5.9, 7.95, 2.3, 3, 'under'],
};

export const mouldedDiodeName = /^(?:SOD-(?:123F?|323|523|923)|SM[ABC]|SMAF)$/;

/** Draws a moulded diode with two terminals and a cathode band. */
export function mouldedDiode(name: string): PackageDrawing | null {
  const size = diodeSizes[name];
  if (size === undefined) return null;
  return moulded(name, size, 'plastic', 'tinShade', 'light');
}

/** Cases of tantalum chips by EIA-535, in millimetres: length, width, height, width of the terminal. */
const tantalumCases: Readonly<Record<string, readonly [number, number, number, number]>> = {
  A: [3.2, 1.6, 1.6, 1.2],
  B: [3.5, 2.8, 1.9, 2.2],
  C: [6, 3.2, 2.5, 2.2],
  D: [7.3, 4.3, 2.8, 2.4],
  E: [7.3, 4.3, 4, 2.4],
  P: [2, 1.25, 1.2, 0.9],
};

export function tantalum(letter: string): PackageDrawing | null {
  const size = tantalumCases[letter];
  if (size === undefined) return null;
  const [length, width, height, lead] = size;
  // The sizes of the cases include the terminals, so the body is drawn slightly shorter and without a dimension.
  return moulded(letter, [length * 0.94, width, length, height, lead, 'under'], 'tantalum', 'tantalumBand', 'dark');
}

function moulded(
  name: string,
  [length, width, overall, height, lead, bend]: MouldedSize,
  body: Material,
  band: Material,
  ink: 'light' | 'dark',
): PackageDrawing {
  const bandWidth = length * 0.14;
  const reach = (overall - length) / 2;
  const ends = [-1, 1];
  return part({
    name,
    length,
    width,
    height,
    first: {
      shapes: [
        ...ends.map((end) => box(end * (overall / 2 - reach / 2), 0, reach, lead, 'tin')),
        box(0, 0, length, width, body),
        box(-length / 2 + bandWidth, 0, bandWidth, width, band),
      ],
      dimensions: [
        ...(body === 'tantalum' ? [] : [across('below', length)]),
        across('below', overall),
        across('right', width),
        across('left', lead),
      ],
    },
    second: {
      shapes: [
        ...ends.map((end) =>
          bend === 'gull'
            ? polygon('tin', gullFoot(end, length, overall, height))
            : standing(end * (overall / 2 - length * 0.12), 0, length * 0.24, height * 0.58, 'tin'),
        ),
        standing(0, -height * 0.06, length, height * 0.94, body),
        box(-length / 2 + bandWidth, -height * 0.985, bandWidth, height * 0.03, band),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: bandWidth * 0.9, y: 0, width: length * 0.62, height: width * 0.4, ink },
  });
}

const gullFoot = (
  end: number,
  length: number,
  overall: number,
  height: number,
): readonly (readonly [number, number])[] => [
  [(end * length) / 2, -height * 0.55],
  [end * (length / 2 + (overall - length) * 0.2), -height * 0.55],
  [end * (length / 2 + (overall - length) * 0.25), -height * 0.14],
  [(end * overall) / 2, -height * 0.14],
  [(end * overall) / 2, 0],
  [end * (length / 2 + (overall - length) * 0.1), 0],
  [(end * length) / 2, -height * 0.4],
];

type CylinderSize = readonly [length: number, diameter: number, cap: number, body: Material];

/** Cylindrical parts in millimetres: MELF resistors (EN 140401-803) and diodes (DO-213). */
const cylinders: Readonly<Record<string, CylinderSize>> = {
  'MELF-0102': [2.2, 1.1, 0.5, 'metalFilm'],
  'MELF-0204': [3.6, 1.4, 0.75, 'metalFilm'],
  'MELF-0207': [5.8, 2.2, 1.15, 'metalFilm'],
  'SOD-80': [3.5, 1.5, 0.45, 'glass'],
  'DO-213AB': [5, 2.5, 0.55, 'plastic'],
};

export const cylinderName = /^(?:MELF-020[47]|MELF-0102|SOD-80|DO-213AB)$/;

/** Draws a cylinder with end caps (MELF). Diodes have a cathode band. */
export function cylinder(name: string, bands: readonly Material[]): PackageDrawing | null {
  const size = cylinders[name];
  if (size === undefined) return null;
  const [length, diameter, cap, body] = size;
  const inner = length - cap * 2;
  const isDiode = !name.startsWith('MELF');
  const rings: readonly Material[] = isDiode ? ['bandBlack'] : bands;
  const step = inner / (Math.max(rings.length, 4) + 1);
  const ringWidth = step * 0.5;
  const seen = (middle: number) => [
    box(0, middle, inner, diameter * 0.96, body),
    ...rings.map((ring, index) =>
      box(-inner / 2 + step * (isDiode ? 0.6 : index + 1), middle, ringWidth, diameter * 0.96, ring),
    ),
    ...[-1, 1].map((end) => box(end * (length / 2 - cap / 2), middle, cap, diameter, 'tin', diameter * 0.06)),
  ];
  return part({
    name,
    length,
    width: diameter,
    height: diameter,
    isRound: true,
    first: {
      shapes: seen(0),
      dimensions: [across('below', length), across('right', diameter, { isDiameter: true })],
    },
    second: {
      shapes: seen(-diameter / 2),
      dimensions: [dimension('below', length / 2 - cap, length / 2, { mm: cap })],
    },
  });
}
