import type { Material } from '../material.ts';
import { across, box, dimension, disc, polygon, standing, type PackageDrawing } from '../shape.ts';
import { part, wordsOf, type Hints } from './part.ts';

const colours: readonly (readonly [RegExp, Material])[] = [
  [/red|красн/, 'ledRed'],
  [/green|зел[её]н/, 'ledGreen'],
  [/blue|син|голуб/, 'ledBlue'],
  [/yellow|amber|ж[её]лт|янтар/, 'ledYellow'],
  [/orange|оранж/, 'ledOrange'],
];

export function ledColour(hints: Hints): Material {
  const colour = hints.attributes?.['color'];
  const words = `${typeof colour === 'string' ? colour : ''} ${wordsOf(hints)}`.toLowerCase();
  return colours.find(([pattern]) => pattern.test(words))?.[1] ?? 'ledWhite';
}

/**
 * Draws a round LED with lens and flange. Its lead pitch is 2.54 mm. The leads are drawn shorter than they are (25 mm).
 */
export function roundLed(diameter: number, hints: Hints): PackageDrawing {
  const flange = diameter + 0.8;
  const height = diameter >= 10 ? 13.5 : diameter >= 5 ? 8.7 : 5.3;
  const lead = 12;
  const colour = ledColour(hints);
  const dome = Array.from({ length: 25 }, (_, index): readonly [number, number] => {
    const angle = Math.PI * (1 + index / 24);
    return [(Math.cos(angle) * diameter) / 2, -height + diameter / 2 + (Math.sin(angle) * diameter) / 2];
  });
  return part({
    name: `LED ${diameter} mm`,
    length: diameter,
    width: diameter,
    height,
    isRound: true,
    thumbnailView: 1,
    first: {
      shapes: [disc(0, 0, flange / 2, colour), disc(0, 0, diameter / 2, colour)],
      dimensions: [across('below', flange, { isDiameter: true })],
    },
    second: {
      shapes: [
        ...[-1.27, 1.27].map((x) => box(x, lead / 2 + (x > 0 ? -0.75 : 0), 0.5, lead - (x > 0 ? 1.5 : 0), 'tin')),
        polygon(colour, [[-diameter / 2, 0], ...dome, [diameter / 2, 0]]),
        standing(0, 0, flange, 1, colour),
      ],
      dimensions: [
        across('above', diameter, { isDiameter: true }),
        dimension('left', -height, 0),
        dimension('below', -1.27, 1.27, { mm: 2.54 }),
      ],
    },
  });
}

const leadedBodies: Readonly<Record<string, readonly [length: number, width: number, height: number]>> = {
  'PLCC-2': [3.5, 2.8, 1.9],
  '3528': [3.5, 2.8, 1.9],
  '2835': [3.5, 2.8, 0.7],
  '3014': [3, 1.4, 0.75],
  '5050': [5, 5, 1.6],
  '5730': [5.7, 3, 0.9],
};

export const lampName = /^(PLCC-2|3528|2835|3014|5050|5730)$/;

/** Draws a moulded SMD LED with a round window. */
export function mouldedLamp(name: string, hints: Hints): PackageDrawing | null {
  const size = leadedBodies[name];
  if (size === undefined) return null;
  const [length, width, height] = size;
  const known = ledColour(hints);
  const colour = known === 'ledWhite' ? 'phosphor' : known;
  return part({
    name,
    length,
    width,
    height,
    first: {
      shapes: [
        ...[-1, 1].map((end) => box(end * length * 0.44, 0, length * 0.12, width * 0.7, 'tin')),
        box(0, 0, length * 0.94, width, 'nylon'),
        disc(0, 0, Math.min(length, width) * 0.4, colour),
      ],
      dimensions: [across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...[-1, 1].map((end) => standing(end * length * 0.44, 0, length * 0.12, height * 0.5, 'tin')),
        standing(0, -0.05, length * 0.94, height - 0.05, 'nylon'),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
  });
}
