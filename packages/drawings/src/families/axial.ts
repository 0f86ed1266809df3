import { colourBands } from '@farad/domain/colour-code';

import { bandMaterials } from '../colour-bands.ts';
import type { Material } from '../material.ts';
import { across, box, dimension, disc, standing, type PackageDrawing, type Shape } from '../shape.ts';
import { numberOf, part, wordsOf, type Hints } from './part.ts';

interface AxialSize {
  readonly length: number;
  readonly diameter: number;
  readonly lead: number;
}

/** Axial diodes by JEDEC DO-204, in millimetres: length and diameter of the body, diameter of the lead. */
const diodes: Readonly<Record<string, AxialSize & { readonly body: Material }>> = {
  'DO-34': { length: 3, diameter: 1.6, lead: 0.5, body: 'glass' },
  'DO-35': { length: 3.9, diameter: 1.8, lead: 0.5, body: 'glass' },
  'DO-41': { length: 5.2, diameter: 2.7, lead: 0.8, body: 'plastic' },
  'DO-15': { length: 6.8, diameter: 3.2, lead: 0.8, body: 'plastic' },
  'DO-201AD': { length: 9.2, diameter: 5.2, lead: 1.25, body: 'plastic' },
  'DO-7': { length: 7.6, diameter: 2.7, lead: 0.5, body: 'glass' },
  'SOD-57': { length: 4.3, diameter: 3.8, lead: 0.82, body: 'plastic' },
  // These sizes are from handbooks of Soviet diodes and thermistors.
  'KD-105': { length: 7, diameter: 4.5, lead: 0.9, body: 'plastic' },
  'KD-208': { length: 8, diameter: 5, lead: 1, body: 'plastic' },
  'KD-226': { length: 8.4, diameter: 4.8, lead: 1, body: 'plastic' },
  'KD-243': { length: 5.2, diameter: 2.7, lead: 0.8, body: 'plastic' },
  'KD-257': { length: 9.5, diameter: 5.3, lead: 1.2, body: 'plastic' },
  'KD-D226': { length: 9, diameter: 10.2, lead: 1, body: 'tin' },
  'KD-D814': { length: 15, diameter: 7, lead: 1, body: 'tin' },
  'MMT-4': { length: 25, diameter: 6.5, lead: 0.8, body: 'tin' },
  'R-6': { length: 9, diameter: 9, lead: 1.3, body: 'plastic' },
};

/** Film resistors by IEC 60115, and МЛТ by the Soviet specification ОЖО.467.180 ТУ, in millimetres. */
const resistors: Readonly<Record<string, AxialSize>> = {
  'AXIAL-0204': { length: 3.4, diameter: 1.8, lead: 0.45 },
  'AXIAL-0207': { length: 6.3, diameter: 2.3, lead: 0.6 },
  'AXIAL-0309': { length: 9, diameter: 3.2, lead: 0.65 },
  'AXIAL-0411': { length: 11, diameter: 4.5, lead: 0.8 },
  'AXIAL-0516': { length: 15.5, diameter: 5.5, lead: 0.8 },
  'МЛТ-0,125': { length: 6, diameter: 2.2, lead: 0.6 },
  'МЛТ-0,25': { length: 7, diameter: 3, lead: 0.6 },
  'МЛТ-0,5': { length: 10.8, diameter: 4.2, lead: 0.8 },
  'МЛТ-1': { length: 13, diameter: 6.6, lead: 0.8 },
  'МЛТ-2': { length: 18.5, diameter: 8.6, lead: 1 },
};

/** Cement resistors SQP by rated power in watts: length, width and height in millimetres. */
const cementSizes: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [18, 7, 7],
  3: [22, 8, 8],
  5: [22, 10, 9],
  7: [35, 10, 9],
  10: [48, 10, 9],
  15: [48, 12.5, 11.5],
};

export function cementResistor(watts: number): PackageDrawing | null {
  const size = cementSizes[watts];
  if (size === undefined) return null;
  const [length, width, height] = size;
  const reach = 8;
  const lead = (middle: number) => [-1, 1].map((end) => box(end * (length / 2 + reach / 2), middle, reach, 0.8, 'tin'));
  return part({
    name: `SQP-${watts}W`,
    length,
    width,
    height,
    first: {
      shapes: [...lead(0), box(0, 0, length, width, 'cement', 0.3)],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [...lead(-height / 2), standing(0, 0, length, height, 'cement', 0.3)],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: 0, width: length * 0.8, height: width * 0.3, ink: 'dark' },
  });
}

export const isAxialDiode = (name: string): boolean => name in diodes;

export const isAxialResistor = (name: string): boolean => name in resistors;

/** Returns the name of the axial package for a rated power (IEC 60115). `watts` null = the power is not known. */
export function axialOfPower(watts: number | null): string {
  if (watts === null) return 'AXIAL-0207';
  if (watts < 0.2) return 'AXIAL-0204';
  if (watts <= 0.34) return 'AXIAL-0207';
  if (watts <= 0.6) return 'AXIAL-0309';
  return watts <= 1.1 ? 'AXIAL-0411' : 'AXIAL-0516';
}

const isRedSeries = (hints: Hints): boolean => /(?<![\p{L}\d])о?(?:млт|mlt)(?!\p{L})/u.test(wordsOf(hints));

const isBeigeSeries = (hints: Hints): boolean => /(?<![\p{L}\d])[сcs]2-[23]3/u.test(wordsOf(hints));

/** Returns the name of a resistor's package for a rated power in watts. The series МЛТ has other sizes. */
export function resistorOfPower(watts: number | null, hints: Hints): string {
  const red = `МЛТ-${String(watts).replace('.', ',')}`;
  return isRedSeries(hints) && isAxialResistor(red) ? red : axialOfPower(watts);
}

/** Returns the colours of a resistor's bands. Empty if its resistance is not known. */
export function bandsOf(hints: Hints): readonly Material[] {
  const ohms = numberOf(hints, 'resistance');
  const bands = ohms === null ? null : colourBands(ohms, numberOf(hints, 'tolerance'));
  return (bands ?? []).map((band) => bandMaterials[band]);
}

export function axialDiode(name: string): PackageDrawing | null {
  const size = diodes[name];
  if (size === undefined) return null;
  const cathode: Material = size.body === 'glass' ? 'bandBlack' : size.body === 'tin' ? 'tinShade' : 'bandSilver';
  const ring = box(-size.length / 2 + size.length * 0.14, 0, size.length * 0.12, size.diameter, cathode);
  const body = box(0, 0, size.length, size.diameter, size.body, size.body === 'glass' ? size.diameter * 0.35 : 0);
  return leaded(name, size, [body, ring]);
}

export function axialResistor(name: string, hints: Hints): PackageDrawing | null {
  const size = resistors[name];
  if (size === undefined) return null;
  const isLacquered = name.startsWith('МЛТ') || isRedSeries(hints);
  const tolerance = numberOf(hints, 'tolerance');
  const isMetalFilm = tolerance === null ? /metal|металл/.test(wordsOf(hints)) : tolerance < 5;
  if (isLacquered) return leaded(name, size, [box(0, 0, size.length, size.diameter, 'lacquer', size.diameter * 0.2)]);
  const body: Material = isMetalFilm && !isBeigeSeries(hints) ? 'metalFilm' : 'carbonFilm';
  return leaded(name, size, [...dogBone(size, body), ...bandShapes(size, bandsOf(hints))]);
}

/** Draws an axial inductor: the body of a resistor, in green. */
export function axialInductor(name: string): PackageDrawing | null {
  const size = resistors[name];
  return size === undefined ? null : leaded(name, size, dogBone(size, 'coilGreen'));
}

const cap = (length: number): number => length * 0.22;

const dogBone = ({ length, diameter }: AxialSize, body: Material): readonly Shape[] => [
  box(0, 0, length - cap(length), diameter * 0.84, body),
  ...[-1, 1].map((end) => box(end * (length / 2 - cap(length) / 2), 0, cap(length), diameter, body, diameter * 0.28)),
];

/**
 * Returns the colour bands of a resistor. The first is on the left cap, the last (tolerance) on the right cap, and the
 * others are evenly between.
 */
function bandShapes({ length, diameter }: AxialSize, bands: readonly Material[]): readonly Shape[] {
  const width = length * 0.065;
  const [from, to] = [-length / 2 + cap(length) * 0.5, length / 2 - cap(length) * 0.5];
  if (bands.length === 1) return [box(0, 0, width, diameter * 0.84, bands[0] ?? 'bandBlack')];
  const inner = length - cap(length) * 2;
  return bands.map((band, index) => {
    const isEnd = index === 0 || index === bands.length - 1;
    const between = -inner / 2 + (inner * (index - 0.35)) / (bands.length - 1.7);
    const x = index === 0 ? from : index === bands.length - 1 ? to : between;
    return box(x, 0, width, diameter * (isEnd ? 1 : 0.84), band);
  });
}

function leaded(name: string, size: AxialSize, body: readonly Shape[]): PackageDrawing {
  const { length, diameter, lead } = size;
  const reach = Math.max(length * 0.5, 3);
  return part({
    name,
    length,
    width: diameter,
    height: diameter,
    isRound: true,
    first: {
      shapes: [...[-1, 1].map((end) => box(end * (length / 2 + reach / 2), 0, reach, lead, 'tin')), ...body],
      dimensions: [across('below', length), across('right', diameter, { isDiameter: true })],
    },
    second: {
      shapes: [disc(0, 0, diameter / 2, body[0]?.material ?? 'carbonFilm'), disc(0, 0, lead / 2, 'tin')],
      dimensions: [across('below', lead, { isDiameter: true })],
    },
    markingPlace: name.startsWith('МЛТ')
      ? { x: 0, y: 0, width: length * 0.8, height: diameter * 0.5, ink: 'light' }
      : null,
  });
}
