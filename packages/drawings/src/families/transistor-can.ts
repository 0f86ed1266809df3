import type { Material } from '../material.ts';
import { across, box, dimension, disc, polygon, row, standing, type PackageDrawing } from '../shape.ts';
import { part } from './part.ts';

type CanSize = readonly [flange: number, can: number, height: number, leads: number, circle: number];

/** Metal cans with a tab, in millimetres: JEDEC TO-18, TO-39 (TO-5), TO-99. */
const cans: Readonly<Record<string, CanSize>> = {
  'TO-18': [5.6, 4.7, 5, 3, 2.54],
  'TO-39': [9.2, 8.3, 6.4, 3, 5.08],
  'TO-99': [9.2, 8.3, 4.4, 8, 5.08],
  'TO-99-12': [9.2, 8.3, 4.4, 12, 5.08],
  'KT-312': [9.4, 8.4, 6.6, 3, 5],
  'KT-MP': [11.7, 9, 8.2, 3, 5],
  'KT-KU101': [9.4, 8.4, 6.6, 3, 5],
  AL102: [5.6, 4.7, 4.5, 2, 2.54],
};

export const isMetalCan = (name: string): boolean => name in cans;

export function metalCan(name: string): PackageDrawing | null {
  const size = cans[name];
  if (size === undefined) return null;
  const [flange, can, height, leads, circle] = size;
  const leadLength = 12.7;
  return part({
    name,
    length: flange,
    width: flange,
    height,
    isRound: true,
    thumbnailView: 1,
    first: {
      shapes: [
        box(-flange * 0.44, flange * 0.44, flange * 0.14, flange * 0.14, 'tinShade'),
        disc(0, 0, flange / 2, 'tinShade'),
        disc(0, 0, can / 2, 'tin'),
      ],
      dimensions: [across('below', flange, { isDiameter: true })],
    },
    second: {
      shapes: [
        ...row(Math.min(leads, 3), circle / 2).map((x) => box(x, leadLength / 2, 0.45, leadLength, 'tinShade')),
        standing(0, 0, flange, 0.7, 'tinShade'),
        standing(0, -0.5, can, height - 0.5, 'tin', 0.5),
      ],
      dimensions: [dimension('left', -height, 0), across('below', circle), across('above', can, { isDiameter: true })],
    },
  });
}

/** Draws a TO-3: rhombic flange with two holes, can, two pins. */
export function rhombicCan(): PackageDrawing {
  const [length, width, can, height, holes] = [39.2, 25.4, 21, 8.2, 30.1];
  const metal: Material = 'tin';
  return part({
    name: 'TO-3',
    length,
    width,
    height,
    first: {
      shapes: [
        polygon('tinShade', [
          [-length / 2, -3.2],
          [-length / 2 + 2, -4.6],
          [-5.5, -width / 2],
          [5.5, -width / 2],
          [length / 2 - 2, -4.6],
          [length / 2, -3.2],
          [length / 2, 3.2],
          [length / 2 - 2, 4.6],
          [5.5, width / 2],
          [-5.5, width / 2],
          [-length / 2 + 2, 4.6],
          [-length / 2, 3.2],
        ]),
        disc(0, 0, can / 2, metal),
        disc(-holes / 2, 0, 2.05, 'hole'),
        disc(holes / 2, 0, 2.05, 'hole'),
      ],
      dimensions: [across('below', holes), across('below', length), across('right', width)],
    },
    second: {
      shapes: [
        ...[-5.45, 5.45].map((x) => box(x, 5.5, 1, 11, metal)),
        standing(0, 0, length, 1.6, 'tinShade'),
        standing(0, -1.6, can, height - 1.6, metal, 1),
      ],
      dimensions: [dimension('left', -height, 0), across('below', 10.9)],
    },
  });
}

/** Draws a КТ-13 (the package of КТ315 and КТ361): a flat body with three flat leads. */
export function flatTile(): PackageDrawing {
  const [width, height, thickness, leadLength] = [7.2, 6, 3, 12];
  return part({
    name: 'КТ-13',
    length: width,
    width: thickness,
    height,
    first: {
      shapes: [
        ...row(3, 2.5).map((x) => box(x, leadLength / 2, 0.95, leadLength, 'gold')),
        standing(0, 0, width, height, 'discCeramic', 0.2),
      ],
      dimensions: [across('above', width), dimension('right', -height, 0), dimension('below', -2.5, 0, { mm: 2.5 })],
      isFront: true,
    },
    second: {
      shapes: [box(0, leadLength / 2, 0.2, leadLength, 'gold'), standing(0, 0, thickness, height, 'discCeramic', 0.2)],
      dimensions: [across('above', thickness)],
    },
    markingPlace: { x: 0, y: -height / 2, width: width * 0.8, height: height * 0.3, ink: 'dark' },
  });
}
