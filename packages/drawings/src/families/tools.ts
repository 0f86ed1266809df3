import type { Material } from '../material.ts';
import { box, disc, polygon, row, standing, strip, type PackageDrawing, type Shape, type View } from '../shape.ts';
import { numberOf, part, type Hints } from './part.ts';

const plain = (shapes: readonly Shape[]): View => ({ shapes, dimensions: [] });

const picture = (length: number, width: number, height: number, first: readonly Shape[], second: readonly Shape[]) =>
  part({ name: '', length, width, height, first: plain(first), second: plain(second) });

const colours: Readonly<Record<string, Material>> = {
  black: 'plastic',
  red: 'bandRed',
  blue: 'bandBlue',
  green: 'bandGreen',
  yellow: 'bandYellow',
  white: 'bandWhite',
  brown: 'bandBrown',
  orange: 'bandOrange',
  violet: 'bandViolet',
  grey: 'bandGrey',
  gray: 'bandGrey',
  transparent: 'clearGlass',
};

const colourOf = ({ attributes }: Hints, otherwise: Material): Material => {
  const colour = attributes?.['color'];
  return (typeof colour === 'string' ? colours[colour] : undefined) ?? otherwise;
};

/** Draws a coil of wire: its turns seen from above, and one free end. */
function wireCoil(hints: Hints): PackageDrawing {
  const colour = colourOf(hints, 'bandRed');
  return picture(
    40,
    28,
    8,
    [
      ...strip(colour, 1.4, [
        [0, 13.3],
        [17, 13.3],
        [20, 10],
      ]),
      ...[14, 12.6, 11.2, 9.8].map((radius) => disc(0, 0, radius, colour)),
      disc(0, 0, 8.4, 'hole'),
    ],
    row(5, 1.6).map((y) => box(0, y, 28, 1.6, colour, 0.8)),
  );
}

/** Draws solder wire on a spool. */
const solderSpool = (): PackageDrawing =>
  picture(
    22,
    24,
    24,
    [
      ...row(9, 1.8).map((x) => box(x, 0, 1.8, 19, 'tin', 0.6)),
      ...[-1, 1].map((end) => box(end * 9.2, 0, 2, 24, 'plastic', 0.6)),
    ],
    [disc(0, 0, 12, 'plastic'), disc(0, 0, 9.5, 'tin'), disc(0, 0, 5, 'plastic'), disc(0, 0, 2.4, 'hole')],
  );

/** Draws a jar with a lid, for flux, rosin and paste. */
const jar = (): PackageDrawing =>
  picture(
    18,
    24,
    18,
    [standing(0, 0, 18, 18, 'glass', 1.6), standing(0, -18, 15, 5, 'plastic', 0.6), box(0, -9, 18, 8, 'nylon')],
    [disc(0, 0, 9, 'glass'), disc(0, 0, 7.5, 'plastic')],
  );

function solderOrFlux(hints: Hints): PackageDrawing {
  const isWire = numberOf(hints, 'diameter') !== null || /припо|solder|lehim tel/i.test(hints.title ?? 'solder');
  return isWire ? solderSpool() : jar();
}

const ironShapes: readonly Shape[] = [
  box(-27, 0, 10, 1.2, 'plastic', 0.6),
  box(-12, 0, 24, 6, 'trimmerBlue', 2),
  box(1.5, 0, 3, 7.4, 'plasticEdge', 0.8),
  box(11, 0, 16, 3, 'tin'),
  polygon('brass', [
    [19, -1.2],
    [19, 1.2],
    [27, 0.2],
    [27, -0.2],
  ]),
];

const iron = (): PackageDrawing =>
  picture(59, 7.4, 7.4, ironShapes, [disc(0, 0, 3.7, 'plasticEdge'), disc(0, 0, 1.5, 'tin'), disc(0, 0, 0.5, 'brass')]);

/** Draws a soldering station: its window, its knob, and the socket of the iron. */
const station = (): PackageDrawing =>
  picture(
    34,
    24,
    24,
    [
      box(0, 0, 34, 24, 'plastic', 1.6),
      box(-5, -4.5, 18, 8, 'coilGreen', 0.4),
      disc(11, -4.5, 4, 'plasticEdge'),
      disc(-10, 6.5, 2.4, 'tin'),
      box(6, 6.5, 12, 2.4, 'trimmerBlue', 0.6),
    ],
    [standing(0, 0, 28, 24, 'plastic', 1.6)],
  );

const ironOrStation = ({ title = '' }: Hints): PackageDrawing =>
  /станци|station|istasyon/i.test(title) ? station() : iron();

/** Draws a soldering tip: the sleeve over the heater, and the working end. */
const solderingTip = (): PackageDrawing =>
  picture(
    32,
    6,
    6,
    [
      box(-8, 0, 16, 6, 'tin', 0.4),
      box(1.5, 0, 3, 4.6, 'tinShade'),
      polygon('brass', [
        [3, -1.9],
        [3, 1.9],
        [16, 0.3],
        [16, -0.3],
      ]),
    ],
    [disc(0, 0, 3, 'tin'), disc(0, 0, 1.9, 'brass')],
  );

function shrinkTube(hints: Hints): PackageDrawing {
  const colour = colourOf(hints, 'plastic');
  return picture(
    36,
    8,
    8,
    [box(0, 0, 36, 8, colour), box(-16.6, 0, 2.8, 8, colour, 1.4), box(-16.6, 0, 1.4, 6, 'hole', 0.7)],
    [disc(0, 0, 4, colour), disc(0, 0, 3, 'hole')],
  );
}

const blades = 7;

/** Draws one blade of a fan. It leans to one side. */
function blade(index: number): Shape {
  const at = (radius: number, turn: number): readonly [number, number] => {
    const angle = ((index + turn) / blades) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  return polygon('plasticEdge', [at(6, 0), at(18, 0.25), at(18, 0.85), at(6, 0.6)]);
}

/** Draws an axial fan: frame, blades, hub, and holes for screws. */
const fan = (): PackageDrawing =>
  picture(
    40,
    40,
    12,
    [
      box(0, 0, 40, 40, 'plastic', 2.4),
      disc(0, 0, 18.8, 'hole'),
      ...Array.from({ length: blades }, (_, index) => blade(index)),
      disc(0, 0, 7, 'plastic'),
      ...[-1, 1].flatMap((x) => [-1, 1].map((y) => disc(x * 16.8, y * 16.8, 1.5, 'hole'))),
    ],
    [standing(0, 0, 40, 12, 'plastic', 0.8)],
  );

/**
 * Pictures of goods that are not electronic parts, by category slug. They show only the kind of goods, not their size.
 */
export const toolPictures: Readonly<Record<string, (hints: Hints) => PackageDrawing>> = {
  wires: wireCoil,
  'solder-flux': solderOrFlux,
  'soldering-stations': ironOrStation,
  'soldering-tips': solderingTip,
  'heat-shrink': shrinkTube,
  fans: fan,
};
