import { across, box, dimension, polygon, row, standing, strip, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

/**
 * Body lengths in millimetres by number of leads: JEDEC MS-001 (`narrow`, row spacing 7.62 mm) and MS-011 (`wide`,
 * 15.24 mm).
 */
const narrow: Readonly<Record<number, number>> = {
  4: 4.6,
  6: 7.1,
  8: 9.27,
  10: 12.7,
  12: 15.24,
  14: 19.05,
  16: 19.3,
  18: 22.86,
  20: 26.16,
  22: 27.9,
  24: 31.75,
  28: 34.8,
};
const wide: Readonly<Record<number, number>> = { 24: 31.75, 28: 36.83, 32: 41.9, 40: 52.07, 48: 61.5, 64: 81.3 };

const leadBelow = 3.3;

export function dualInLine(count: number, isWide: boolean): PackageDrawing | null {
  const length = isWide || narrow[count] === undefined ? wide[count] : narrow[count];
  if (length === undefined) return null;
  const rows = length === narrow[count] && !isWide ? 7.62 : 15.24;
  const bodyWidth = rows === 7.62 ? 6.35 : 13.97;
  const [height, standOff] = [rows === 7.62 ? 3.8 : 4.4, 0.5];
  const leads = row(count / 2, 2.54);
  const notch = Array.from({ length: 13 }, (_, index): readonly [number, number] => {
    const angle = -Math.PI / 2 + (Math.PI * index) / 12;
    return [-length / 2 + Math.cos(angle) * 0.9, Math.sin(angle) * 0.9];
  });
  return part({
    name: `DIP-${count}`,
    length,
    width: bodyWidth,
    height,
    first: {
      shapes: [
        ...leads.flatMap((x) =>
          [-1, 1].map((side) =>
            box(x, side * (bodyWidth / 4 + rows / 4 + 0.1), 1.3, rows / 2 - bodyWidth / 2 + 0.3, 'tin'),
          ),
        ),
        box(0, 0, length, bodyWidth, 'plastic'),
        polygon('plasticEdge', notch),
      ],
      dimensions: [
        dimension('below', leads[0] ?? 0, leads[1] ?? 0, { mm: 2.54 }),
        across('below', length),
        across('right', bodyWidth),
      ],
    },
    second: {
      shapes: [
        ...[-1, 1].flatMap((side) => [
          ...strip('tin', 0.25, [
            [side * (bodyWidth / 2 - 0.1), -height * 0.5],
            [side * (rows / 2), -height * 0.5],
            [side * (rows / 2), leadBelow],
          ]),
        ]),
        standing(0, -standOff, bodyWidth, height - standOff, 'plastic'),
      ],
      dimensions: [dimension('left', -height, 0), across('below', rows)],
    },
    markingPlace: { x: 0.4, y: 0, width: length * 0.74, height: bodyWidth * 0.3, ink: 'light' },
  });
}

/** Draws a package with one row of leads at a pitch of 2.54 mm, such as a resistor network. */
export function singleInLine(count: number): PackageDrawing {
  const [length, width, height] = [count * 2.54, 2.5, 5.1];
  const leads = row(count, 2.54);
  return part({
    name: `SIP-${count}`,
    length,
    width,
    height,
    thumbnailView: 1,
    first: {
      shapes: [box(0, 0, length, width, 'plastic', 0.3)],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...leads.map((x) => box(x, leadBelow / 2, 0.5, leadBelow, 'tin')),
        standing(0, 0, length, height, 'plastic', 0.3),
        standing(leads[0] ?? 0, -0.6, 0.7, 0.7, 'plasticEdge', 0.35),
      ],
      dimensions: [
        dimension('left', -height, 0),
        ...(count > 1 ? [dimension('below', leads[0] ?? 0, leads[1] ?? 0, { mm: 2.54 })] : []),
      ],
    },
  });
}
