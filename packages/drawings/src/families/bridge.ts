import { across, box, dimension, row, standing, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

type BridgeSize = readonly [length: number, thickness: number, height: number, pitch: number, lead: number];

/** Single-row bridge rectifiers. */
const bridges: Readonly<Record<string, BridgeSize>> = {
  KBP: [14.5, 3.6, 11.2, 3.81, 0.8],
  KBL: [18.5, 6.3, 15.7, 5.08, 1.3],
  KBU: [23.2, 6.8, 18.8, 5.08, 1.3],
  GBU: [21.8, 3.5, 18.3, 5.08, 1.1],
  GBJ: [30, 4.6, 20, 7.5, 1],
};

export function bridge(series: string): PackageDrawing | null {
  const size = bridges[series];
  if (size === undefined) return null;
  const [length, thickness, height, pitch, lead] = size;
  const leadLength = 15;
  return part({
    name: series,
    length,
    width: thickness,
    height,
    first: {
      shapes: [
        ...row(4, pitch).map((x) => box(x, leadLength / 2, lead, leadLength, 'tin')),
        standing(0, 0, length, height, 'plastic', 0.5),
      ],
      dimensions: [across('above', length), dimension('right', -height, 0), ...pitchLine(pitch)],
      isFront: true,
    },
    second: {
      shapes: [box(0, leadLength / 2, 0.5, leadLength, 'tin'), standing(0, 0, thickness, height, 'plastic')],
      dimensions: [across('above', thickness)],
    },
    markingPlace: { x: 0, y: -height / 2, width: length * 0.8, height: height * 0.2, ink: 'light' },
  });
}

const pitchLine = (pitch: number) => {
  const [from = 0, to = 0] = row(4, pitch);
  return [dimension('below', from, to, { mm: pitch })];
};
