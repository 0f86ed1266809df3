import { chipResistorMarking } from '../chip-marking.ts';
import type { Material } from '../material.ts';
import { across, box, dimension, disc, standing, type PackageDrawing, type Shape } from '../shape.ts';
import { ledColour } from './led.ts';
import { numberOf, part, wordsOf, type Hints } from './part.ts';

/** Sizes of a chip in millimetres. Those of resistors, below, are from the data sheets of Yageo RC and Vishay CRCW. */
type ChipSize = readonly [
  length: number,
  lengthTolerance: number,
  width: number,
  widthTolerance: number,
  height: number,
  terminal: number,
];

const resistorSizes: Readonly<Record<string, ChipSize>> = {
  '01005': [0.4, 0.02, 0.2, 0.02, 0.13, 0.1],
  '0201': [0.6, 0.03, 0.3, 0.03, 0.23, 0.12],
  '0402': [1, 0.05, 0.5, 0.05, 0.35, 0.2],
  '0603': [1.6, 0.1, 0.8, 0.1, 0.45, 0.3],
  '0805': [2, 0.1, 1.25, 0.1, 0.5, 0.35],
  '1206': [3.1, 0.1, 1.6, 0.1, 0.55, 0.45],
  '1210': [3.1, 0.1, 2.6, 0.15, 0.55, 0.5],
  '1218': [3.1, 0.1, 4.6, 0.1, 0.55, 0.45],
  '1225': [3.1, 0.15, 6.3, 0.15, 0.55, 0.45],
  '1812': [4.5, 0.2, 3.2, 0.2, 0.55, 0.5],
  '2010': [5, 0.1, 2.5, 0.15, 0.55, 0.6],
  '2512': [6.35, 0.1, 3.2, 0.15, 0.55, 0.6],
  '2728': [6.7, 0.2, 7.1, 0.2, 0.9, 1.3],
  '4527': [11.4, 0.2, 6.8, 0.2, 1.2, 2],
};

/**
 * Sizes of ceramic capacitors, and of inductors, beads and fuses with the same outlines (data sheets of Murata GRM, TDK
 * MLZ).
 */
const blockSizes: Readonly<Record<string, ChipSize>> = {
  '01005': [0.4, 0.02, 0.2, 0.02, 0.2, 0.1],
  '0201': [0.6, 0.03, 0.3, 0.03, 0.3, 0.15],
  '0402': [1, 0.05, 0.5, 0.05, 0.5, 0.25],
  '0504': [1.25, 0.1, 1, 0.1, 1, 0.3],
  '0603': [1.6, 0.1, 0.8, 0.1, 0.8, 0.35],
  '0805': [2, 0.15, 1.25, 0.15, 0.85, 0.4],
  '0806': [2, 0.2, 1.6, 0.2, 1, 0.5],
  '1008': [2.5, 0.2, 2, 0.2, 1.2, 0.5],
  '1206': [3.2, 0.2, 1.6, 0.2, 1.15, 0.5],
  '1210': [3.2, 0.3, 2.5, 0.2, 1.6, 0.5],
  '1806': [4.5, 0.3, 1.6, 0.2, 1.6, 0.5],
  '1808': [4.5, 0.3, 2, 0.2, 1.6, 0.5],
  '1812': [4.5, 0.3, 3.2, 0.2, 2, 0.6],
  '1825': [4.5, 0.3, 6.4, 0.4, 2, 0.6],
  '2010': [5, 0.3, 2.5, 0.2, 1.8, 0.6],
  '2220': [5.7, 0.4, 5, 0.4, 2, 0.6],
  '2225': [5.7, 0.4, 6.3, 0.4, 2, 0.6],
  '2410': [6.1, 0.3, 2.6, 0.2, 2.6, 1.3],
  '2512': [6.35, 0.3, 3.2, 0.2, 2, 0.6],
};

const kinds: readonly (readonly [words: RegExp, kind: 'block' | 'led', material: Material])[] = [
  [/\bleds?\b|светодиод/, 'led', 'ledWhite'],
  [/ferrite|феррит|bead|бусин/, 'block', 'ferrite'],
  [/inductor|катушк|дроссел|индуктив/, 'block', 'coilCore'],
  [/fuse|предохран/, 'block', 'circuitBoard'],
  [/thermistor|термистор|varistor|варистор/, 'block', 'ferrite'],
  [/capacitor|конденсатор/, 'block', 'multilayer'],
];

export const chipName = /^(?:[RCL])?(01005|\d{4})(?:_\d+METRIC)?$/;

/**
 * Draws a chip by its imperial size code. The category decides its material. Returns null if the tables lack the code.
 */
export function chip(code: string, hints: Hints): PackageDrawing | null {
  const words = wordsOf(hints);
  const [, kind, material] = kinds.find(([pattern]) => pattern.test(words)) ?? [];
  if (kind === 'led') return chipLed(code, hints);
  if (kind === 'block' && material !== undefined) return chipBlock(code, material, hints);
  return resistorSizes[code] === undefined ? chipBlock(code, 'multilayer', hints) : chipResistor(code, hints);
}

function chipResistor(code: string, hints: Hints): PackageDrawing | null {
  const size = resistorSizes[code];
  if (size === undefined) return null;
  const [length, lengthTolerance, width, widthTolerance, height, terminal] = size;
  const glaze = Math.min(0.06, height * 0.15);
  const wrap = Math.min(0.05, height * 0.12);
  const ends = [-1, 1];
  const ohms = numberOf(hints, 'resistance');
  return part({
    name: code,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width, 'plastic'),
        ...ends.map((end) => box(end * (length / 2 - terminal / 2), 0, terminal, width, 'tin')),
      ],
      dimensions: [
        across('below', length, { toleranceMm: lengthTolerance }),
        across('right', width, { toleranceMm: widthTolerance }),
      ],
    },
    second: {
      shapes: [
        ...ends.map((end) => standing(end * (length / 2 - terminal / 2), 0, terminal, height, 'tin')),
        standing(0, -wrap, length - wrap * 2, height - wrap * 2, 'alumina'),
        standing(0, -height + glaze, length - terminal * 2, glaze, 'plastic'),
      ],
      dimensions: [
        dimension('left', -height, 0),
        dimension('below', length / 2 - terminal, length / 2, { mm: terminal }),
      ],
    },
    markingPlace: { x: 0, y: 0, width: (length - terminal * 2) * 0.86, height: width * 0.62, ink: 'light' },
    marking: length < 1.5 || ohms === null ? null : chipResistorMarking(ohms, numberOf(hints, 'tolerance')),
  });
}

function chipBlock(code: string, material: Material, hints: Hints): PackageDrawing | null {
  const size = blockSizes[code] ?? resistorSizes[code];
  if (size === undefined) return null;
  const [length, lengthTolerance, width, widthTolerance, usualHeight, terminal] = size;
  const knownHeight = numberOf(hints, 'height');
  const height = knownHeight === null ? usualHeight : knownHeight * 1000;
  const radius = Math.min(length, width) * 0.05;
  const capped = (base: Shape, cap: (end: number) => Shape): readonly Shape[] => [base, cap(-1), cap(1)];
  return part({
    name: code,
    length,
    width,
    height,
    first: {
      shapes: capped(box(0, 0, length - terminal, width * 0.98, material), (end) =>
        box(end * (length / 2 - terminal / 2), 0, terminal, width, 'tin', radius),
      ),
      dimensions: [
        across('below', length, { toleranceMm: lengthTolerance }),
        across('right', width, { toleranceMm: widthTolerance }),
      ],
    },
    second: {
      shapes: capped(standing(0, -height * 0.01, length - terminal, height * 0.98, material), (end) =>
        standing(end * (length / 2 - terminal / 2), 0, terminal, height, 'tin', radius),
      ),
      dimensions: [
        dimension('left', -height, 0),
        dimension('below', length / 2 - terminal, length / 2, { mm: terminal }),
      ],
    },
  });
}

function chipLed(code: string, hints: Hints): PackageDrawing | null {
  const size = blockSizes[code];
  if (size === undefined) return null;
  const [length, lengthTolerance, width, widthTolerance] = size;
  const [base, height] = [0.3, Math.min(0.8, Math.max(0.4, width * 0.8))];
  const terminal = length * 0.18;
  const lens = length - terminal * 2;
  const colour = ledColour(hints);
  return part({
    name: code,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width, 'nylon'),
        ...[-1, 1].map((end) => box(end * (length / 2 - terminal / 2), 0, terminal, width, 'gold')),
        box(0, 0, lens, width, colour),
        disc(-lens * 0.12, 0, Math.min(lens, width) * 0.12, 'gold'),
      ],
      dimensions: [
        across('below', length, { toleranceMm: lengthTolerance }),
        across('right', width, { toleranceMm: widthTolerance }),
      ],
    },
    second: {
      shapes: [
        standing(0, 0, length, base, 'nylon'),
        ...[-1, 1].map((end) => standing(end * (length / 2 - terminal / 2), 0, terminal, base, 'gold')),
        standing(0, -base, lens, height - base, colour),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
  });
}

/** Draws a chip with several resistors or capacitors: `0603x4`, `0402x4`. */
export function chipArray(code: string, elements: number): PackageDrawing | null {
  const element = resistorSizes[code];
  if (element === undefined) return null;
  const pitch = code === '0402' ? 0.5 : 0.8;
  const [length, width, height] = [pitch * elements, element[0], element[4]];
  const pads = Array.from({ length: elements }, (_, index) => (index - (elements - 1) / 2) * pitch);
  const pad = pitch * 0.58;
  return part({
    name: `${code}x${elements}`,
    length,
    width,
    height,
    first: {
      shapes: [
        box(0, 0, length, width * 0.94, 'plastic'),
        ...pads.flatMap((x) => [-1, 1].map((end) => box(x, end * (width / 2 - width * 0.1), pad, width * 0.2, 'tin'))),
      ],
      dimensions: [dimension('above', pads[0] ?? 0, pads[1] ?? 0), across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        standing(0, 0, length, height, 'alumina'),
        standing(0, -height + 0.08, length, 0.08, 'plastic'),
        ...pads.map((x) => standing(x, 0, pad, height, 'tin')),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: 0, width: length * 0.8, height: width * 0.42, ink: 'light' },
  });
}
