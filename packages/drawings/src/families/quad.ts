import { across, box, dimension, disc, row, standing, strip, type PackageDrawing, type Shape } from '../shape.ts';
import { part } from './part.ts';

type QuadSize = readonly [body: number, pitch: number];

/**
 * Side of the square body and pitch in millimetres, by number of leads (JEDEC MS-026). The leads add 2 mm to the side.
 */
const flatPacks: Readonly<Record<number, QuadSize>> = {
  32: [7, 0.8],
  44: [10, 0.8],
  48: [7, 0.5],
  52: [10, 0.65],
  64: [10, 0.5],
  80: [12, 0.5],
  100: [14, 0.5],
  112: [20, 0.65],
  128: [14, 0.4],
  144: [20, 0.5],
  176: [24, 0.5],
  208: [28, 0.5],
};

/**
 * Side of the square body and pitch in millimetres, by number of leads (JEDEC MO-220). A name can give another body in
 * brackets: `QFN-48(6x6)`.
 */
const noLeads: Readonly<Record<number, QuadSize>> = {
  6: [2, 0.65],
  8: [3, 0.65],
  10: [3, 0.5],
  12: [3, 0.5],
  16: [3, 0.5],
  20: [4, 0.5],
  24: [4, 0.5],
  28: [5, 0.5],
  32: [5, 0.5],
  36: [6, 0.5],
  40: [6, 0.5],
  44: [7, 0.5],
  48: [7, 0.5],
  56: [8, 0.5],
  64: [9, 0.5],
  68: [8, 0.4],
  80: [10, 0.4],
  88: [10, 0.4],
};

const standardPitches = [1.27, 1, 0.8, 0.65, 0.5, 0.4, 0.35];

/** Returns the largest standard pitch at which all leads of one side fit. */
const pitchThatFits = (side: number, perSide: number, margin: number): number =>
  standardPitches.find((pitch) => pitch * (perSide - 1) + margin <= side) ?? side / (perSide + 1);

/** Draws leads on four sides. `perEnd` = leads of the left and the right side, `perSide` of the others. */
const ring = (
  [perSide, perEnd]: readonly [number, number],
  pitch: number,
  [right, bottom]: readonly [number, number],
  along: number,
  out: number,
): readonly Shape[] => [
  ...row(perSide, pitch).flatMap((x) => [-1, 1].map((side) => box(x, side * bottom, along, out, 'tin'))),
  ...row(perEnd, pitch).flatMap((y) => [-1, 1].map((side) => box(side * right, y, out, along, 'tin'))),
];

const pinMark = (body: number): Shape =>
  disc(-body / 2 + body * 0.12, body / 2 - body * 0.12, body * 0.035, 'plasticEdge');

export function flatPack(family: 'LQFP' | 'TQFP', count: number, body: number | null): PackageDrawing | null {
  const usual = flatPacks[count];
  if (usual === undefined || count % 4 !== 0) return null;
  const size = body ?? usual[0];
  const perSide = count / 4;
  const pitch = body === null || body === usual[0] ? usual[1] : pitchThatFits(size, perSide, 1.2);
  const height = family === 'LQFP' ? 1.6 : 1.2;
  const overall = size + 2;
  const lead = pitch * 0.42;
  const positions = row(perSide, pitch);
  return part({
    name: `${family}-${count}`,
    length: size,
    width: size,
    height,
    first: {
      shapes: [
        ...ring([perSide, perSide], pitch, [size / 2 + 0.5, size / 2 + 0.5], lead, 1),
        box(0, 0, size, size, 'plastic', size * 0.015),
        pinMark(size),
      ],
      dimensions: [
        across('below', size),
        across('below', overall),
        across('right', overall),
        dimension('above', positions[0] ?? 0, positions[1] ?? 0, { mm: pitch }),
      ],
    },
    second: {
      shapes: [
        ...[-1, 1].flatMap((side) =>
          strip('tin', 0.15, [
            [side * (size / 2 - 0.1), -height * 0.5],
            [side * (size / 2 + 0.35), -height * 0.5],
            [side * (size / 2 + 0.45), -0.08],
            [side * (size / 2 + 1), -0.08],
          ]),
        ),
        standing(0, -0.1, size, height - 0.1, 'plastic'),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: 0, width: size * 0.78, height: size * 0.16, ink: 'light' },
  });
}

export function noLead(name: string, count: number, body: readonly [number, number] | null): PackageDrawing | null {
  const isDual = name.startsWith('DFN') || count <= 10;
  const usual = noLeads[count];
  const [length, width] = body ?? (usual === undefined ? [0, 0] : [usual[0], usual[0]]);
  if (length === 0) return null;
  if (count % 2 !== 0) return null;
  // Of 14 leads, 4 are on each long side and 3 on each end.
  const perSide = isDual ? count / 2 : Math.ceil(count / 4);
  const perEnd = isDual ? 0 : count / 2 - perSide;
  const pitch =
    body === null && usual !== undefined
      ? usual[1]
      : pitchThatFits(Math.min(length, width), perSide, isDual ? 0.5 : 0.9);
  const [pad, out] = [pitch * 0.48, Math.min(0.4, length * 0.14)];
  const height = 0.85;
  const leads = isDual
    ? row(perSide, pitch).flatMap((x) => [-1, 1].map((side) => box(x, side * (width / 2 - out / 2), pad, out, 'tin')))
    : ring([perSide, perEnd], pitch, [length / 2 - out / 2, width / 2 - out / 2], pad, out);
  const positions = row(perSide, pitch);
  return part({
    name,
    length,
    width,
    height,
    first: {
      shapes: [...leads, box(0, 0, length - out * 0.3, width - out * 0.3, 'plastic'), pinMark(Math.min(length, width))],
      dimensions: [
        across('below', length),
        across('right', width),
        ...(perSide > 1 ? [dimension('above', positions[0] ?? 0, positions[1] ?? 0, { mm: pitch })] : []),
      ],
    },
    second: {
      shapes: [
        standing(0, 0, length, height, 'plastic'),
        ...row(perSide, pitch).map((x) => standing(x, 0, pad, 0.2, 'tin')),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: 0, width: length * 0.72, height: width * 0.18, ink: 'light' },
  });
}

/**
 * Draws a ball grid array: its body from above, and the balls from the side. If `body` is null, the pitch is 0.8 mm.
 */
export function ballGrid(name: string, count: number, body: readonly [number, number] | null): PackageDrawing {
  const columns = Math.ceil(Math.sqrt(count));
  const [length, width] = body ?? [Math.round((columns + 1) * 0.8), Math.round((columns + 1) * 0.8)];
  const pitch = body === null ? 0.8 : pitchThatFits(Math.min(length, width), columns, Math.min(length, width) * 0.08);
  const [height, ball] = [pitch < 0.5 ? 0.6 : 1.2, pitch * 0.5];
  const positions = row(columns, pitch);
  return part({
    name,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width, 'circuitBoard'),
        box(0, 0, length * 0.88, width * 0.88, 'plastic'),
        pinMark(Math.min(length, width) * 0.86),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...positions.map((x) => disc(x, -ball / 2, ball / 2, 'tin')),
        standing(0, -ball * 0.8, length, (height - ball * 0.8) * 0.35, 'circuitBoard'),
        standing(0, -ball * 0.8 - (height - ball * 0.8) * 0.35, length * 0.88, (height - ball * 0.8) * 0.65, 'plastic'),
      ],
      dimensions: [
        dimension('left', -height, 0),
        ...(columns > 1 ? [dimension('below', positions[0] ?? 0, positions[1] ?? 0, { mm: pitch })] : []),
      ],
    },
    markingPlace: { x: 0, y: 0, width: length * 0.7, height: width * 0.16, ink: 'light' },
  });
}
