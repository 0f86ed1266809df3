import type { Material } from '../material.ts';
import { across, box, dimension, disc, polygon, row, standing, type PackageDrawing, type Shape } from '../shape.ts';
import { part } from './part.ts';

interface Block {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly body: Material;
}

/** Pads of a body: number on each long side, and distance between their centres. */
interface Pads {
  readonly perSide: number;
  readonly pitch: number;
  /** Material of a round window in the middle of the top, for light sensors. */
  readonly window?: Material;
}

/** Draws a body with pads along two sides and no leads: LGA, sensors, lamps. */
export function padBlock(
  { name, length, width, height, body }: Block,
  { perSide, pitch, window }: Pads,
): PackageDrawing {
  const places = row(perSide, pitch);
  const [pad, reach] = [Math.min(pitch * 0.55, length * 0.6), width * 0.16];
  return part({
    name,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width, body),
        ...(window === undefined ? [] : [disc(0, 0, Math.min(length, width) * 0.3, window)]),
        disc(-length / 2 + width * 0.1, width / 2 - width * 0.1, width * 0.04, 'plasticEdge'),
      ],
      dimensions: [
        across('below', length),
        across('right', width),
        ...(perSide > 1 ? [dimension('above', places[0] ?? 0, places[1] ?? 0, { mm: pitch })] : []),
      ],
    },
    second: {
      shapes: [
        standing(0, 0, length, height, body),
        ...places.map((x) => standing(x, 0, pad, Math.min(height * 0.25, reach), 'tin')),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: window === undefined ? { x: 0, y: 0, width: length * 0.8, height: width * 0.24, ink: 'light' } : null,
  });
}

interface Leads {
  /** Number of leads in each row along the body. */
  readonly count: number;
  readonly pitch: number;
  /** Distance between the two rows; 0 = there is one row, in the middle. */
  readonly between: number;
  readonly below: number;
}

const leadsOf = ({ count, pitch, below }: Leads): readonly Shape[] =>
  row(count, pitch).map((x) => box(x, below / 2, 0.6, below, 'tin'));

/** Draws leads as seen from above. The body is drawn over them and hides the ends under it. */
const leadsFromAbove = ({ count, pitch, between }: Leads): readonly Shape[] =>
  row(count, pitch).flatMap((x) =>
    (between === 0 ? [0] : [-between / 2, between / 2]).map((y) => box(x, y, 0.6, 0.6, 'tin')),
  );

const pitchLine = ({ count, pitch }: Leads) => {
  const [from, to] = row(count, pitch);
  return from === undefined || to === undefined ? [] : [dimension('below', from, to, { mm: pitch })];
};

/** Draws a box on straight leads. */
export const leggedBox = ({ name, length, width, height, body }: Block, leads: Leads): PackageDrawing =>
  part({
    name,
    length,
    width,
    height,
    thumbnailView: height > width ? 1 : 0,
    first: {
      shapes: [...leadsFromAbove(leads), box(0, 0, length, width, body)],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [...leadsOf(leads), standing(0, 0, length, height, body)],
      dimensions: [dimension('left', -height, 0), ...pitchLine(leads)],
    },
    markingPlace: { x: 0, y: 0, width: length * 0.8, height: width * 0.2, ink: 'light' },
  });

type Drum = Omit<Block, 'length' | 'width'> & { readonly diameter: number };

/** Draws a round body on straight leads. */
export const leggedDrum = ({ name, diameter, height, body }: Drum, leads: Leads): PackageDrawing =>
  part({
    name,
    length: diameter,
    width: diameter,
    height,
    isRound: true,
    thumbnailView: 1,
    first: {
      shapes: [...leadsFromAbove(leads), disc(0, 0, diameter / 2, body)],
      dimensions: [across('below', diameter, { isDiameter: true })],
    },
    second: {
      shapes: [...leadsOf(leads), standing(0, 0, diameter, height, body, 0.3)],
      dimensions: [dimension('left', -height, 0), ...pitchLine(leads)],
    },
  });

interface Stud {
  /** Distance between two opposite sides of the hexagon. */
  readonly hexagon: number;
  readonly flange: number;
  readonly can: number;
  readonly height: number;
  /** Diameter of the thread. */
  readonly stud: number;
  readonly below: number;
}

const hexagonOf = (acrossFlats: number) =>
  Array.from({ length: 6 }, (_, index): readonly [number, number] => {
    const angle = (Math.PI / 3) * index;
    return [(Math.cos(angle) * acrossFlats) / Math.sqrt(3), (Math.sin(angle) * acrossFlats) / Math.sqrt(3)];
  });

/** Draws a power part on a threaded stud: hexagon, can, and a tube with the wire. */
export function studPart(name: string, { hexagon, flange, can, height, stud, below }: Stud): PackageDrawing {
  const corners = (hexagon * 2) / Math.sqrt(3);
  const tube = can * 0.3;
  return part({
    name,
    length: corners,
    width: hexagon,
    height,
    thumbnailView: 1,
    first: {
      shapes: [polygon('tinShade', hexagonOf(hexagon)), disc(0, 0, can / 2, 'tin'), disc(0, 0, tube / 2, 'brass')],
      dimensions: [across('right', hexagon), across('below', can, { isDiameter: true })],
    },
    second: {
      shapes: [
        box(0, below / 2, stud, below, 'screw'),
        standing(0, 0, corners, flange, 'tinShade'),
        standing(0, -flange, can, height * 0.6 - flange, 'tin', 0.4),
        standing(0, -height * 0.6, tube, height * 0.4, 'brass', 0.3),
      ],
      dimensions: [
        dimension('left', -height, 0),
        dimension('right', 0, below),
        across('below', stud, { isDiameter: true }),
      ],
    },
  });
}

/** Draws a wirewound resistor in an aluminium housing with flanges, with a lug at each end. */
export function housedResistor({ name, length, width, height }: Omit<Block, 'body'>, overall: number): PackageDrawing {
  const [lug, hole] = [(overall - length) / 2, Math.min(2.2, width * 0.05)];
  const holes = [-1, 1].flatMap((x) => [-1, 1].map((y) => disc(x * length * 0.36, y * width * 0.42, hole, 'hole')));
  const fins = row(5, width * 0.1);
  return part({
    name,
    length,
    width,
    height,
    first: {
      shapes: [
        ...[-1, 1].map((end) => box(end * (length / 2 + lug / 2), 0, lug, width * 0.16, 'tin')),
        box(0, 0, length, width, 'brass', 0.4),
        ...holes,
        box(0, 0, length, width * 0.62, 'gold', 0.4),
        ...fins.map((y) => box(0, y, length, width * 0.02, 'brass')),
      ],
      dimensions: [across('below', length), across('above', overall), across('right', width)],
    },
    second: {
      shapes: [
        ...[-1, 1].map((end) => standing(end * (length / 2 + lug / 2), -height * 0.45, lug, 0.8, 'tin')),
        standing(0, 0, length, height * 0.22, 'brass'),
        standing(0, -height * 0.22, length, height * 0.78, 'gold', 0.4),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
  });
}

/** Draws a wirewound resistor on a ceramic tube, with a lug at each end. */
export function tubeResistor(name: string, length: number, diameter: number): PackageDrawing {
  const ring = length * 0.08;
  return part({
    name,
    length,
    width: diameter,
    height: diameter,
    isRound: true,
    first: {
      shapes: [
        box(0, 0, length, diameter * 0.86, 'cement'),
        box(0, 0, length * 0.86, diameter, 'boardBlue', 0.5),
        ...[-1, 1].map((end) => box(end * length * 0.36, 0, ring, diameter * 1.01, 'tin')),
      ],
      dimensions: [across('below', length), across('right', diameter, { isDiameter: true })],
    },
    second: {
      shapes: [disc(0, 0, diameter / 2, 'boardBlue'), disc(0, 0, diameter * 0.28, 'hole')],
      dimensions: [across('below', diameter, { isDiameter: true })],
    },
  });
}

/** Draws a potentiometer: a box with an upright shaft and three leads. */
export const shaftBox = (
  { name, length, width, height, body }: Block,
  shaft: number,
  shaftLength: number,
): PackageDrawing =>
  part({
    name,
    length,
    width,
    height: height + shaftLength,
    thumbnailView: 1,
    first: {
      shapes: [box(0, 0, length, width, body), disc(0, 0, shaft / 2, 'tin'), box(0, 0, shaft, 0.8, 'tinShade')],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...row(3, 2.5).map((x) => box(x, 1.75, 0.8, 3.5, 'tinShade')),
        standing(0, 0, length, height, body),
        standing(0, -height, shaft, shaftLength, 'tin', 0.3),
      ],
      dimensions: [
        dimension('left', -height - shaftLength, 0),
        across('above', shaft, { isDiameter: true }),
        dimension('below', -2.5, 0, { mm: 2.5 }),
      ],
    },
  });

/** Draws a bridge rectifier in a square metal case, with a hole in the middle and four upright lugs. */
export function squareBridge(name: string, side: number, height: number, lugs: number): PackageDrawing {
  const at = side * 0.32;
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x * at, y * at] as const));
  return part({
    name,
    length: side,
    width: side,
    height: height + lugs,
    first: {
      shapes: [
        box(0, 0, side, side, 'plastic', side * 0.04),
        disc(0, 0, side * 0.09, 'hole'),
        ...corners.map(([x, y]) => box(x, y, 6.3, 0.8, 'tin')),
      ],
      dimensions: [across('below', side), across('right', side)],
    },
    second: {
      shapes: [
        ...[-1, 1].map((x) => standing(x * at, -height, 6.3, lugs, 'tin')),
        standing(0, 0, side, height, 'plastic'),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: side * 0.2, width: side * 0.5, height: side * 0.1, ink: 'light' },
  });
}
