import type { Material } from '../material.ts';
import { across, box, dimension, disc, row, standing, strip, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

interface ModuleSize {
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** Height of the strip above the shield that is left free for the antenna. */
  readonly antenna: number;
  readonly padsPerSide: number;
  readonly pitch: number;
}

const modules: Readonly<Record<string, ModuleSize>> = {
  'ESP32-WROOM': { width: 18, height: 25.5, thickness: 3.1, antenna: 6, padsPerSide: 14, pitch: 1.27 },
  'ESP-12F': { width: 16, height: 24, thickness: 3, antenna: 7.2, padsPerSide: 8, pitch: 2 },
};

/** Draws a radio module: a board with a printed antenna, a shield can and castellated pads. */
export function radioModule(name: 'ESP32-WROOM' | 'ESP-12F'): PackageDrawing {
  const { width, height, thickness, antenna, padsPerSide, pitch } = modules[name] as ModuleSize;
  const shieldHeight = height - antenna - 1.6;
  const padMiddle = height / 2 - 1.3 - ((padsPerSide - 1) * pitch) / 2;
  return part({
    name,
    length: width,
    width: height,
    height: thickness,
    first: {
      shapes: [
        box(0, 0, width, height, 'plastic'),
        ...strip('gold', 0.5, meander(width * 0.8, -height / 2 + 0.8, antenna - 2)),
        ...row(padsPerSide, pitch).flatMap((y) =>
          [-1, 1].map((side) => box(side * (width / 2 - 0.45), padMiddle + y, 0.9, pitch * 0.6, 'gold')),
        ),
        box(0, -height / 2 + antenna + shieldHeight / 2, width - 2.4, shieldHeight, 'shield', 0.4),
      ],
      dimensions: [across('below', width), across('right', height)],
    },
    second: {
      shapes: [
        standing(0, 0, width, 0.8, 'plastic'),
        ...[-1, 1].map((side) => standing(side * (width / 2 - 0.45), 0, 0.9, 0.8, 'gold')),
        standing(0, -0.8, width - 2.4, thickness - 0.8, 'shield'),
      ],
      dimensions: [dimension('left', -thickness, 0)],
    },
    markingPlace: { x: 0, y: -height / 2 + antenna + shieldHeight * 0.4, width: width * 0.72, height: 2, ink: 'dark' },
  });
}

function meander(width: number, top: number, depth: number): readonly (readonly [number, number])[] {
  const turns = 6;
  const step = width / turns;
  return Array.from({ length: turns * 2 + 1 }, (_, index): readonly [number, number] => [
    -width / 2 + Math.floor(index / 2) * step,
    top + (index % 4 === 1 || index % 4 === 2 ? depth : 0),
  ]);
}

/** Draws a board of unknown size, with a connector, chips and holes. */
export function anyBoard(colour: Material): PackageDrawing {
  const [length, width] = [46, 28];
  return part({
    name: '',
    length,
    width,
    height: 8,
    first: {
      shapes: [
        box(0, 0, length, width, colour, 1.4),
        ...[-1, 1].flatMap((x) => [-1, 1].map((y) => disc(x * (length / 2 - 2.4), y * (width / 2 - 2.4), 1.3, 'hole'))),
        ...row(12, 2.54).flatMap((x) => [-1, 1].map((y) => disc(x, y * (width / 2 - 2.2), 0.62, 'gold'))),
        box(4, 0, 10, 10, 'plastic'),
        box(-9, 2, 5, 4, 'plastic'),
        box(-length / 2 + 2.6, 0, 6.4, 8, 'tin'),
        box(16, 2, 3, 5, 'multilayer'),
      ],
      dimensions: [],
    },
    second: {
      shapes: [
        standing(0, 0, length, 1.6, colour),
        standing(-length / 2 + 2.6, -1.6, 6.4, 3, 'tin'),
        standing(4, -1.6, 10, 1.5, 'plastic'),
      ],
      dimensions: [],
    },
  });
}

/** Draws a display of unknown size: a board with a window. */
export function anyDisplay(): PackageDrawing {
  const [length, width] = [44, 30];
  return part({
    name: '',
    length,
    width,
    height: 8,
    first: {
      shapes: [
        box(0, 0, length, width, 'boardBlue', 1),
        ...row(8, 2.54).map((x) => disc(x, -width / 2 + 1.9, 0.62, 'gold')),
        box(0, 1.6, length * 0.9, width * 0.72, 'plastic'),
        box(0, 1.6, length * 0.8, width * 0.54, 'coilGreen'),
      ],
      dimensions: [],
    },
    second: {
      shapes: [standing(0, 0, length, 1.6, 'boardBlue'), standing(0, -1.6, length * 0.9, 5, 'plastic')],
      dimensions: [],
    },
  });
}

/** Draws a body of plastic without leads, for a semiconductor in an unknown package. Wrong leads would mislead. */
export function anyBody(): PackageDrawing {
  const [side, height] = [8, 2];
  return part({
    name: '',
    length: side,
    width: side,
    height,
    first: {
      shapes: [box(0, 0, side, side, 'plastic', 0.4), disc(-side / 2 + 1.2, side / 2 - 1.2, 0.5, 'plasticEdge')],
      dimensions: [],
    },
    second: { shapes: [standing(0, 0, side, height, 'plastic', 0.3)], dimensions: [] },
  });
}

/** Draws a cardboard box, for a part about which nothing else is known. */
export function anyBox(body: Material = 'carbonFilm'): PackageDrawing {
  const [length, width, height] = [30, 20, 18];
  return part({
    name: '',
    length,
    width,
    height,
    first: { shapes: [box(0, 0, length, width, body, 1), box(0, 0, length, 3, 'discCeramic')], dimensions: [] },
    second: { shapes: [standing(0, 0, length, height, body, 1)], dimensions: [] },
  });
}
