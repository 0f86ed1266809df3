import { across, box, dimension, disc, standing, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

/** Draws a shielded power inductor: a ferrite box with the coil seen from above, and two pads below. */
export function powerCoil(length: number, width: number, height: number): PackageDrawing {
  const drum = Math.min(length, width);
  const pad = length * 0.24;
  return part({
    name: `${length}×${width}×${height}`,
    length,
    width,
    height,
    first: {
      shapes: [
        ...[-1, 1].map((end) => box(end * (length / 2 - pad / 2), 0, pad, width * 0.5, 'tin')),
        box(0, 0, length * 0.97, width, 'coilCore', drum * 0.12),
        disc(0, 0, drum * 0.4, 'ferrite'),
        disc(0, 0, drum * 0.34, 'coilCore'),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        standing(0, 0, length * 0.97, height, 'coilCore', height * 0.08),
        ...[-1, 1].map((end) => standing(end * (length / 2 - pad / 2), 0, pad, height * 0.12, 'tin')),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: 0, width: drum * 0.56, height: drum * 0.22, ink: 'light' },
  });
}
