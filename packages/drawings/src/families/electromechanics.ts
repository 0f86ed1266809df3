import { across, box, dimension, disc, row, standing, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

/**
 * Draws a pin header (PLS, PLD). The insulator is about as wide as the pitch. At a pitch of 2.54 mm the pins reach 6 mm
 * above the insulator and 3 mm below the board.
 */
export function pinHeader(columns: number, rows: number, pitch: number): PackageDrawing {
  const [length, width] = [columns * pitch, rows * pitch];
  const [insulator, above, below, pin] = [pitch === 2.54 ? 2.54 : pitch * 0.8, pitch * 2.36, 3, pitch * 0.25];
  const height = insulator + above;
  return part({
    name: `${rows}×${columns}, ${pitch}`,
    length,
    width,
    height,
    thumbnailView: 1,
    first: {
      shapes: [
        box(0, 0, length, width, 'plastic'),
        ...row(columns, pitch).flatMap((x) => row(rows, pitch).map((y) => box(x, y, pin, pin, 'gold'))),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...row(columns, pitch).map((x) => box(x, (below - height) / 2, pin, height + below, 'gold')),
        ...row(columns, pitch).map((x) => standing(x, 0, pitch * 0.96, insulator, 'plastic', pitch * 0.06)),
      ],
      dimensions: [dimension('left', -height, 0), ...pitchOf(columns, pitch)],
    },
  });
}

/** Draws a socket for pins (PBS, PBD). At a pitch of 2.54 mm it is 8.5 mm high. */
export function pinSocket(columns: number, rows: number, pitch: number): PackageDrawing {
  const [length, width, height, below] = [columns * pitch, rows * pitch, pitch === 2.54 ? 8.5 : pitch * 2.2, 3];
  const hole = pitch * 0.34;
  return part({
    name: `${rows}×${columns}, ${pitch}`,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width, 'plastic'),
        ...row(columns, pitch).flatMap((x) => row(rows, pitch).map((y) => box(x, y, hole, hole, 'gold'))),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...row(columns, pitch).map((x) => box(x, below / 2, pitch * 0.25, below, 'gold')),
        standing(0, 0, length, height, 'plastic'),
      ],
      dimensions: [dimension('left', -height, 0), ...pitchOf(columns, pitch)],
    },
  });
}

const pitchOf = (count: number, pitch: number) =>
  count > 1 ? [dimension('below', row(count, pitch)[0] ?? 0, row(count, pitch)[1] ?? 0, { mm: pitch })] : [];

export function terminalBlock(positions: number, pitch: number): PackageDrawing {
  const [length, width, height, below] = [positions * pitch, pitch >= 5 ? 8 : 6.5, pitch >= 5 ? 10 : 8.5, 3.5];
  const screw = pitch * 0.3;
  return part({
    name: `${positions}P, ${pitch}`,
    length,
    width,
    height,
    thumbnailView: 1,
    first: {
      shapes: [
        box(0, 0, length, width, 'terminalGreen'),
        ...row(positions, pitch).flatMap((x) => [
          disc(x, 0, screw, 'screw'),
          box(x, 0, screw * 1.7, screw * 0.24, 'plasticEdge'),
        ]),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...row(positions, pitch).map((x) => box(x, below / 2, 0.9, below, 'tin')),
        standing(0, 0, length, height, 'terminalGreen'),
        ...row(positions, pitch).flatMap((x) => [
          standing(x, -0.8, pitch * 0.62, height * 0.42, 'plasticEdge'),
          standing(x, -1, pitch * 0.5, height * 0.2, 'tin'),
        ]),
      ],
      dimensions: [dimension('left', -height, 0), ...pitchOf(positions, pitch)],
    },
  });
}

/** Draws the board side of a crimp connector (XH 2.5, PH 2.0 and others). Its shroud is open at the top. */
export function wireToBoard(positions: number, pitch: number): PackageDrawing {
  const [length, width, height, below] = [positions * pitch + pitch, pitch * 2.3, pitch * 2.8, 3.4];
  return part({
    name: `${positions}P, ${pitch}`,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width, 'nylon', 0.2),
        box(0, 0.2, length - 1.4, width - 1.8, 'cement'),
        ...row(positions, pitch).map((x) => box(x, 0.2, pitch * 0.26, pitch * 0.26, 'tin')),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...row(positions, pitch).map((x) => box(x, below / 2, pitch * 0.26, below, 'tin')),
        standing(0, 0, length, height, 'nylon', 0.2),
      ],
      dimensions: [dimension('left', -height, 0), ...pitchOf(positions, pitch)],
    },
  });
}

/** Draws a tact switch with a square body and a round button. */
export function tactSwitch(side: number, height: number): PackageDrawing {
  const [button, bodyHeight] = [side * 0.58, side >= 12 ? 4.3 : Math.min(3.5, height * 0.8)];
  const overall = side + 1.4;
  const leads = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const));
  return part({
    name: `${side}×${side}×${height}`,
    length: side,
    width: side,
    height,
    first: {
      shapes: [
        ...leads.map(([x, y]) => box(x * (overall / 2 - 0.4), y * side * 0.375, 1, 0.7, 'tin')),
        box(0, 0, side, side, 'plastic', side * 0.03),
        box(0, 0, side * 0.9, side * 0.9, 'tin', side * 0.03),
        ...leads.map(([x, y]) => disc(x * side * 0.36, y * side * 0.36, side * 0.055, 'plastic')),
        disc(0, 0, button / 2, 'plastic'),
      ],
      dimensions: [across('below', side), across('right', side)],
    },
    second: {
      shapes: [
        ...[-1, 1].map((x) => box(x * (overall / 2 - 0.25), 0.9, 0.3, 5, 'tin')),
        standing(0, -bodyHeight + 0.2, button, height - bodyHeight + 0.2, 'plastic', 0.1),
        standing(0, 0, side, bodyHeight, 'plastic'),
        standing(0, -bodyHeight + 0.3, side * 0.96, 0.3, 'tin'),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
  });
}

/** Draws a relay of the type SRD. */
export function relayBox(): PackageDrawing {
  const [length, width, height, below] = [19.2, 15.5, 15.3, 3.6];
  return part({
    name: '',
    length,
    width,
    height,
    thumbnailView: 1,
    first: {
      shapes: [box(0, 0, length, width, 'relayBlue', 0.5)],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...[-7, -5, 5, 7].map((x) => box(x, below / 2, 0.9, below, 'tin')),
        standing(0, 0, length, height, 'relayBlue', 0.5),
        standing(0, 0, length, 1.2, 'sleeve'),
      ],
      dimensions: [dimension('left', -height, 0), dimension('left', 0, below)],
    },
    markingPlace: { x: 0, y: 0, width: length * 0.8, height: width * 0.2, ink: 'light' },
  });
}

/** Multi-turn trimmers of Bourns: length, width and height in millimetres. */
const multiTurnSizes: Readonly<Record<string, readonly [number, number, number]>> = {
  '3296': [9.53, 4.83, 10.03],
  '3266': [6.71, 4.5, 6.71],
  '3006': [19.05, 4.83, 6.35],
};

/** Draws a multi-turn trimmer: a box with a screw at one end and three pins at a pitch of 2.54 mm. */
export function multiTurnTrimmer(name: string): PackageDrawing | null {
  const size = multiTurnSizes[name];
  if (size === undefined) return null;
  const [length, width, height] = size;
  const below = 3.8;
  return part({
    name,
    length,
    width,
    height,
    thumbnailView: 1,
    first: {
      shapes: [
        box(0, 0, length, width, 'trimmerBlue'),
        disc(-length / 2 + 1.27, -width / 2 + 1.27, 1.1, 'brass'),
        box(-length / 2 + 1.27, -width / 2 + 1.27, 1.7, 0.3, 'plasticEdge'),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...row(3, 2.54).map((x) => box(x, below / 2, 0.5, below, 'tin')),
        standing(-length / 2 + 1.27, -height + 0.2, 2.2, 1.7, 'brass'),
        standing(0, 0, length, height, 'trimmerBlue'),
      ],
      dimensions: [dimension('left', -height, 0), dimension('below', -2.54, 0, { mm: 2.54 })],
    },
  });
}

/** Single-turn trimmers of Bourns: length, width and height in millimetres. */
const singleTurnSizes: Readonly<Record<string, readonly [number, number, number]>> = {
  '3362': [6.6, 7, 4.9],
  '3386': [9.53, 9.53, 4.83],
};

export function singleTurnTrimmer(name: string): PackageDrawing | null {
  const size = singleTurnSizes[name];
  if (size === undefined) return null;
  const [length, width, height] = size;
  const below = 3.5;
  return part({
    name,
    length,
    width,
    height,
    first: {
      shapes: [box(0, 0, length, width, 'trimmerBlue'), disc(0, 0, 1.9, 'nylon'), box(0, 0, 3, 0.6, 'plasticEdge')],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...row(3, 2.54).map((x) => box(x, below / 2, 0.5, below, 'tin')),
        standing(0, 0, length, height, 'trimmerBlue'),
      ],
      dimensions: [dimension('left', -height, 0), dimension('below', -2.54, 0, { mm: 2.54 })],
    },
  });
}

/** Draws a round buzzer on two pins. */
export function roundBuzzer(diameter: number, height: number, pitch: number): PackageDrawing {
  const below = 6;
  return part({
    name: `D${diameter}×${height}`,
    length: diameter,
    width: diameter,
    height,
    isRound: true,
    first: {
      shapes: [disc(0, 0, diameter / 2, 'plastic'), disc(0, 0, diameter * 0.1, 'hole')],
      dimensions: [across('below', diameter, { isDiameter: true })],
    },
    second: {
      shapes: [
        ...[-1, 1].map((side) => box((side * pitch) / 2, below / 2, 0.7, below, 'tin')),
        standing(0, 0, diameter, height, 'plastic', 0.3),
      ],
      dimensions: [dimension('left', -height, 0), across('below', pitch)],
    },
  });
}

/** Draws a glass cartridge fuse (IEC 60127), by default of 20 × 5.2 mm. */
export function cartridgeFuse(length = 20, diameter = 5.2): PackageDrawing {
  const cap = length / 4;
  return part({
    name: `${Math.floor(diameter)}×${length}`,
    length,
    width: diameter,
    height: diameter,
    isRound: true,
    first: {
      shapes: [
        box(0, 0, length - cap, diameter * 0.92, 'clearGlass'),
        box(0, 0, length - cap, 0.25, 'tinShade'),
        ...[-1, 1].map((end) => box(end * (length / 2 - cap / 2), 0, cap, diameter, 'tin', 0.3)),
      ],
      dimensions: [across('below', length), across('right', diameter, { isDiameter: true })],
    },
    second: {
      shapes: [disc(0, 0, diameter / 2, 'tin')],
      dimensions: [across('below', diameter, { isDiameter: true })],
    },
  });
}
