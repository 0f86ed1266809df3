import {
  across,
  box,
  dimension,
  disc,
  polygon,
  row,
  standing,
  strip,
  type PackageDrawing,
  type Shape,
} from '../shape.ts';
import { part } from './part.ts';

/**
 * Sizes in millimetres of a flat body on a metal tab, with leads below. It is drawn from the front and from the side.
 * JEDEC TO-220AB, TO-247AC, TO-225AA (TO-126), SC-65 (TO-3P).
 */
interface TabSize {
  readonly width: number;
  readonly bodyHeight: number;
  readonly tabHeight: number;
  readonly thickness: number;
  readonly tabThickness: number;
  readonly hole: number;
  /** Distance from the top edge to the middle of the hole. */
  readonly holeAt: number;
  readonly pitch: number;
  readonly leadWidth: number;
  readonly leadLength: number;
}

const tabs: Readonly<Record<string, TabSize>> = {
  'TO-220': {
    width: 10.16,
    bodyHeight: 9.15,
    tabHeight: 6.6,
    thickness: 4.57,
    tabThickness: 1.27,
    hole: 3.84,
    holeAt: 2.74,
    pitch: 2.54,
    leadWidth: 0.8,
    leadLength: 13.5,
  },
  'TO-220F': {
    width: 10.16,
    bodyHeight: 15.87,
    tabHeight: 0,
    thickness: 4.7,
    tabThickness: 0,
    hole: 3.18,
    holeAt: 3.3,
    pitch: 2.54,
    leadWidth: 0.8,
    leadLength: 12.9,
  },
  'TO-247': {
    width: 15.9,
    bodyHeight: 20.95,
    tabHeight: 0,
    thickness: 5,
    tabThickness: 2,
    hole: 3.6,
    holeAt: 5.6,
    pitch: 5.45,
    leadWidth: 1.2,
    leadLength: 20,
  },
  'TO-264': {
    width: 19.8,
    bodyHeight: 26,
    tabHeight: 0,
    thickness: 5,
    tabThickness: 2,
    hole: 3.3,
    holeAt: 6,
    pitch: 5.45,
    leadWidth: 1.2,
    leadLength: 20,
  },
  'TO-3P': {
    width: 15.6,
    bodyHeight: 19.9,
    tabHeight: 0,
    thickness: 4.8,
    tabThickness: 1.5,
    hole: 3.2,
    holeAt: 5,
    pitch: 5.45,
    leadWidth: 1,
    leadLength: 20,
  },
  // The following outlines are not in standards but from makers. Their leads are in rows, and the pitch is within a
  // row.
  MULTIWATT: {
    width: 19.9,
    bodyHeight: 10.7,
    tabHeight: 6.8,
    thickness: 5,
    tabThickness: 1.6,
    hole: 3.75,
    holeAt: 2.8,
    pitch: 1.7,
    leadWidth: 0.75,
    leadLength: 17.5,
  },
  FLEXIWATT: {
    width: 29.2,
    bodyHeight: 13.6,
    tabHeight: 2.6,
    thickness: 4.5,
    tabThickness: 1.2,
    hole: 3.2,
    holeAt: 2.2,
    pitch: 1,
    leadWidth: 0.45,
    leadLength: 13,
  },
  DBS: {
    width: 23.9,
    bodyHeight: 12.2,
    tabHeight: 4.8,
    thickness: 4.5,
    tabThickness: 1.6,
    hole: 3.6,
    holeAt: 2.6,
    pitch: 1.7,
    leadWidth: 0.7,
    leadLength: 12,
  },
  'TO-220-WIDE': {
    width: 20.2,
    bodyHeight: 11,
    tabHeight: 6.6,
    thickness: 4.5,
    tabThickness: 1.3,
    hole: 3.8,
    holeAt: 2.8,
    pitch: 1.7,
    leadWidth: 0.8,
    leadLength: 17,
  },
  'TO-220-DOUBLE': {
    width: 41,
    bodyHeight: 11,
    tabHeight: 6.6,
    thickness: 4.5,
    tabThickness: 1.3,
    hole: 3.8,
    holeAt: 2.8,
    pitch: 1.5,
    leadWidth: 0.6,
    leadLength: 17,
  },
  'TO-202': {
    width: 9.8,
    bodyHeight: 7.3,
    tabHeight: 7.5,
    thickness: 4.4,
    tabThickness: 0.6,
    hole: 3.7,
    holeAt: 3,
    pitch: 2.54,
    leadWidth: 0.75,
    leadLength: 13,
  },
  'TO-251': {
    width: 6.6,
    bodyHeight: 6.1,
    tabHeight: 1.1,
    thickness: 2.3,
    tabThickness: 0.5,
    hole: 0,
    holeAt: 0.5,
    pitch: 2.28,
    leadWidth: 0.76,
    leadLength: 9,
  },
  'TO-126': {
    width: 7.8,
    bodyHeight: 10.8,
    tabHeight: 0,
    thickness: 2.7,
    tabThickness: 0.5,
    hole: 3.2,
    holeAt: 3.8,
    pitch: 2.28,
    leadWidth: 0.75,
    leadLength: 15.5,
  },
};

export const isTabbed = (name: string): boolean => name in tabs;

export function tabbed(name: string, leads: number): PackageDrawing | null {
  const size = tabs[name];
  if (size === undefined) return null;
  const { width, bodyHeight, tabHeight, thickness, hole, leadLength, leadWidth } = size;
  const height = bodyHeight + tabHeight;
  const pitch = leads > 7 ? size.pitch : leads > 3 ? 1.7 : leads === 2 ? size.pitch * 2 : size.pitch;
  const positions = row(leads, pitch);
  const holeY = -height + size.holeAt;
  return part({
    name: leads === 3 ? name : `${name}-${leads}`,
    length: width,
    width: thickness,
    height,
    first: {
      shapes: [
        ...positions.flatMap((x) => [
          box(x, leadLength / 2, leadWidth, leadLength, 'tin'),
          box(x, leadLength * 0.12, leadWidth * 1.6, leadLength * 0.24, 'tin'),
        ]),
        ...(tabHeight > 0 ? [standing(0, -bodyHeight + 0.3, width, tabHeight + 0.3, 'tinShade', 0.4)] : []),
        standing(0, 0, tabHeight > 0 ? width * 0.985 : width, bodyHeight, 'plastic', 0.2),
        ...(hole > 0 ? [disc(0, holeY, hole / 2, 'hole')] : []),
      ],
      dimensions: [
        across('above', width),
        dimension('right', -height, 0),
        dimension('right', 0, leadLength),
        dimension('below', positions[0] ?? 0, positions[1] ?? 0, { mm: pitch }),
        ...(hole > 0 ? [dimension('left', holeY - hole / 2, holeY + hole / 2, { isDiameter: true })] : []),
      ],
      isFront: true,
    },
    second: {
      shapes: sideOfTab(size),
      dimensions: [across('above', thickness)],
    },
    markingPlace: {
      x: 0,
      y: -bodyHeight * (tabHeight > 0 ? 0.5 : 0.36),
      width: width * 0.84,
      height: width * 0.16,
      ink: 'light',
    },
  });
}

function sideOfTab({ bodyHeight, tabHeight, thickness, tabThickness, leadLength }: TabSize): readonly Shape[] {
  const height = bodyHeight + tabHeight;
  const lead = thickness * 0.12;
  return [
    box(-thickness / 2 + thickness * 0.6, leadLength / 2 - 0.4, lead, leadLength + 0.8, 'tin'),
    standing(0, 0, thickness, bodyHeight, 'plastic'),
    ...(tabThickness > 0
      ? [
          standing(
            -thickness / 2 + tabThickness / 2,
            -bodyHeight * 0.06,
            tabThickness,
            height - bodyHeight * 0.06,
            'tinShade',
          ),
        ]
      : []),
  ];
}

const flattened = (radius: number, flat: number): readonly (readonly [number, number])[] => {
  const from = Math.asin(flat / radius);
  return Array.from({ length: 33 }, (_, index): readonly [number, number] => {
    const angle = from - ((Math.PI + from * 2) * index) / 32;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
};

/** Draws a TO-92 (JEDEC TO-226AA): a half-round body with leads at a pitch of 1.27 mm. */
export function halfRound(): PackageDrawing {
  const [diameter, height, depth, leadLength] = [4.58, 4.58, 3.86, 13];
  const flat = depth - diameter / 2;
  return part({
    name: 'TO-92',
    length: diameter,
    width: depth,
    height,
    thumbnailView: 1,
    first: {
      shapes: [
        polygon('plastic', flattened(diameter / 2, flat)),
        ...row(3, 1.27).map((x) => box(x, 0.3, 0.45, 0.45, 'tin')),
      ],
      dimensions: [across('above', diameter), dimension('right', -diameter / 2, flat, { mm: depth })],
    },
    second: {
      shapes: [
        ...row(3, 1.27).map((x) => box(x, leadLength / 2, 0.45, leadLength, 'tin')),
        standing(0, 0, diameter, height, 'plastic', 0.15),
        standing(0, -0.2, diameter * 0.72, height - 0.4, 'plasticEdge', 0.1),
      ],
      dimensions: [
        dimension('left', -height, 0),
        dimension('left', 0, leadLength),
        dimension('below', -1.27, 0, { mm: 1.27 }),
      ],
    },
  });
}

/**
 * Sizes of a power package for surface mounting (JEDEC TO-252, TO-263) in millimetres. `overall` includes the leads.
 */
type PowerSize = readonly [
  body: number,
  bodyHeight: number,
  overall: number,
  height: number,
  pitch: number,
  lead: number,
  tab: number,
  tabReach: number,
];

const powers: Readonly<Record<string, PowerSize>> = {
  'TO-252': [6.6, 6.1, 9.9, 2.3, 2.285, 0.76, 5.3, 1.1],
  'TO-263': [10.1, 8.7, 15.1, 4.45, 2.54, 0.8, 9.8, 1.4],
};

export const isSurfacePower = (name: string): boolean => name in powers;

export function surfacePower(name: string, leads: number): PackageDrawing | null {
  const size = powers[name];
  if (size === undefined) return null;
  const [width, bodyHeight, overall, height, usualPitch, lead, tab, tabReach] = size;
  const pitch = leads > 3 ? usualPitch * 0.66 : usualPitch;
  const positions = row(leads, pitch).filter((x) => leads !== 3 || x !== 0);
  const top = -overall / 2;
  const bodyTop = top + tabReach;
  const reach = overall - tabReach - bodyHeight;
  return part({
    name: leads === 3 ? name : `${name}-${leads}`,
    length: width,
    width: bodyHeight,
    height,
    first: {
      shapes: [
        box(0, top + tabReach / 2 + 0.1, tab, tabReach + 0.2, 'tinShade'),
        ...positions.map((x) => box(x, bodyTop + bodyHeight + reach / 2, lead, reach, 'tin')),
        ...(leads === 3 ? [box(0, bodyTop + bodyHeight + reach * 0.15, lead, reach * 0.3, 'tin')] : []),
        box(0, bodyTop + bodyHeight / 2, width, bodyHeight, 'plastic'),
      ],
      dimensions: [
        across('above', width),
        dimension('right', top, overall / 2),
        dimension('left', bodyTop, bodyTop + bodyHeight),
        dimension('below', positions[0] ?? 0, positions[1] ?? 0),
      ],
    },
    second: {
      shapes: [
        ...strip('tin', 0.5, [
          [bodyHeight / 2 - 0.3, -height * 0.42],
          [bodyHeight / 2 + reach * 0.4, -height * 0.42],
          [bodyHeight / 2 + reach * 0.55, -0.25],
          [bodyHeight / 2 + reach, -0.25],
        ]),
        standing(0, -0.1, bodyHeight, height - 0.1, 'plastic'),
        standing(-tabReach / 2, 0, bodyHeight * 0.8 + tabReach, 0.55, 'tinShade'),
      ],
      dimensions: [dimension('left', -height, 0)],
    },
    markingPlace: { x: 0, y: bodyTop + bodyHeight / 2, width: width * 0.8, height: width * 0.17, ink: 'light' },
  });
}
