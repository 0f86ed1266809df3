import { across, box, dimension, disc, row, standing, strip, type PackageDrawing, type Shape } from '../shape.ts';
import { part } from './part.ts';

/**
 * Sizes of a body with two rows of bent leads, in millimetres. `length` is along the rows. `overall` is across the
 * rows, leads included.
 */
interface GullWingSize {
  readonly length: number;
  readonly bodyWidth: number;
  readonly overall: number;
  readonly height: number;
  readonly leadWidth: number;
  readonly pitch: number;
  /** Positions of the leads' centres in the lower and in the upper row. Pin 1 is the left one of the lower row. */
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** Width of the leads in the upper row, if they are wider (a cooling tab). */
  readonly tabWidth?: number;
  readonly hasPinMark?: boolean;
}

function gullWing(name: string, size: GullWingSize): PackageDrawing {
  const { length, bodyWidth, overall, height, lower } = size;
  const [first = 0, second = 0] = lower;
  const mark = Math.min(length, bodyWidth) * 0.07;
  const pinMark =
    size.hasPinMark === true ? [disc(-length / 2 + mark * 2.4, bodyWidth / 2 - mark * 2.4, mark, 'plasticEdge')] : [];
  return part({
    name,
    length,
    width: bodyWidth,
    height,
    first: {
      shapes: [...leadsFromAbove(size), box(0, 0, length, bodyWidth, 'plastic'), ...pinMark],
      dimensions: [
        across('below', length),
        across('right', overall),
        across('left', bodyWidth),
        ...(lower.length > 1 ? [dimension('below', first, second)] : []),
      ].sort(nearestFirst),
    },
    second: {
      shapes: [...bentLeads(size), standing(0, -standOff(height), bodyWidth, height - standOff(height), 'plastic')],
      dimensions: [dimension('left', -height, 0), across('below', overall)],
    },
    markingPlace: { x: mark, y: 0, width: length * 0.8, height: bodyWidth * 0.36, ink: 'light' },
  });
}

const nearestFirst = (a: { from: number; to: number }, b: { from: number; to: number }): number =>
  Math.abs(a.to - a.from) - Math.abs(b.to - b.from);

const standOff = (height: number): number => Math.min(0.12, height * 0.1);

function leadsFromAbove({ bodyWidth, overall, leadWidth, lower, upper, tabWidth }: GullWingSize): readonly Shape[] {
  const reach = (overall - bodyWidth) / 2;
  const at = (overall + bodyWidth) / 4;
  return [
    ...lower.map((x) => box(x, at, leadWidth, reach, 'tin')),
    ...upper.map((x) => box(x, -at, tabWidth ?? leadWidth, reach, 'tin')),
  ];
}

/** Draws the leads as seen along the rows: out of the middle of the body's side, down, and a foot on the board. */
function bentLeads({ bodyWidth, overall, height }: GullWingSize): readonly Shape[] {
  const thickness = Math.min(0.2, height * 0.14);
  const reach = (overall - bodyWidth) / 2;
  const knee = bodyWidth / 2 + reach * 0.38;
  return [-1, 1].flatMap((side) =>
    strip('tin', thickness, [
      [side * (bodyWidth / 2 - 0.1), -height * 0.5],
      [side * knee, -height * 0.5],
      [side * (knee + reach * 0.08), -thickness / 2],
      [side * (overall / 2 - thickness / 2), -thickness / 2],
    ]),
  );
}

/** Draws a body with two (or `perSide`) leads on each long side: bridges, optocouplers, LFPAK. */
export const fourLead = (
  name: string,
  size: Pick<GullWingSize, 'length' | 'bodyWidth' | 'overall' | 'height' | 'pitch' | 'leadWidth'>,
  perSide = 2,
): PackageDrawing =>
  gullWing(name, { ...size, lower: row(perSide, size.pitch), upper: row(perSide, size.pitch), hasPinMark: true });

type DualRow = readonly [
  length: number,
  bodyWidth: number,
  overall: number,
  height: number,
  pitch: number,
  lead: number,
];

/**
 * Packages with two rows: JEDEC MS-012 (narrow SOIC), MS-013 (wide SOIC), MO-153 (TSSOP), MO-150 (SSOP), MO-187 (MSOP),
 * MO-137 (QSOP).
 */
const dualRows: Readonly<Record<string, DualRow>> = {
  'SOIC-4': [4.4, 4.4, 7, 2.1, 2.54, 0.4],
  'SOIC-6': [4.4, 4.4, 7, 2.1, 1.27, 0.4],
  'SOIC-8': [4.9, 3.9, 6, 1.75, 1.27, 0.42],
  'SOIC-8W': [5.28, 5.28, 7.9, 2.1, 1.27, 0.42],
  'SOIC-10': [4.9, 3.9, 6, 1.75, 1, 0.4],
  'SOIC-14': [8.65, 3.9, 6, 1.75, 1.27, 0.42],
  'SOIC-16': [9.9, 3.9, 6, 1.75, 1.27, 0.42],
  'SOIC-16W': [10.3, 7.5, 10.3, 2.65, 1.27, 0.42],
  'SOIC-18': [11.55, 7.5, 10.3, 2.65, 1.27, 0.42],
  'SOIC-20': [12.8, 7.5, 10.3, 2.65, 1.27, 0.42],
  'SOIC-24': [15.4, 7.5, 10.3, 2.65, 1.27, 0.42],
  'SOIC-28': [17.9, 7.5, 10.3, 2.65, 1.27, 0.42],
  'TSSOP-8': [3, 4.4, 6.4, 1.2, 0.65, 0.25],
  'TSSOP-14': [5, 4.4, 6.4, 1.2, 0.65, 0.25],
  'TSSOP-16': [5, 4.4, 6.4, 1.2, 0.65, 0.25],
  'TSSOP-20': [6.5, 4.4, 6.4, 1.2, 0.65, 0.25],
  'TSSOP-24': [7.8, 4.4, 6.4, 1.2, 0.65, 0.25],
  'TSSOP-28': [9.7, 4.4, 6.4, 1.2, 0.65, 0.25],
  'TSSOP-32': [11, 6.1, 8.1, 1.2, 0.65, 0.25],
  'TSSOP-38': [9.7, 4.4, 6.4, 1.2, 0.5, 0.22],
  'TSSOP-48': [12.5, 6.1, 8.1, 1.2, 0.5, 0.22],
  'TSSOP-56': [14, 6.1, 8.1, 1.2, 0.5, 0.22],
  'SSOP-8': [2.9, 2.8, 4, 1.3, 0.65, 0.25],
  'SSOP-14': [6.2, 5.3, 7.8, 2, 0.65, 0.3],
  'SSOP-16': [6.2, 5.3, 7.8, 2, 0.65, 0.3],
  'SSOP-20': [7.2, 5.3, 7.8, 2, 0.65, 0.3],
  'SSOP-24': [8.2, 5.3, 7.8, 2, 0.65, 0.3],
  'SSOP-28': [10.2, 5.3, 7.8, 2, 0.65, 0.3],
  'QSOP-16': [4.9, 3.9, 6, 1.75, 0.635, 0.25],
  'QSOP-20': [8.65, 3.9, 6, 1.75, 0.635, 0.25],
  'QSOP-24': [8.65, 3.9, 6, 1.75, 0.635, 0.25],
  'MSOP-8': [3, 3, 4.9, 1.1, 0.65, 0.3],
  'MSOP-10': [3, 3, 4.9, 1.1, 0.5, 0.22],
  'MSOP-12': [4, 3, 4.9, 1.1, 0.65, 0.22],
  'MSOP-16': [4, 3, 4.9, 1.1, 0.5, 0.22],
};

export const dualRowName = /^(?:SOIC|SSOP|TSSOP|QSOP|MSOP)-\d+W?$/;

/** Draws a small-outline package by its canonical name. Returns null if the table lacks this number of leads. */
export function smallOutline(name: string): PackageDrawing | null {
  const size = dualRows[name];
  if (size === undefined) return null;
  const [length, bodyWidth, overall, height, pitch, leadWidth] = size;
  const leads = row(Number.parseInt(name.split('-')[1] ?? '', 10) / 2, pitch);
  return gullWing(name, {
    length,
    bodyWidth,
    overall,
    height,
    pitch,
    leadWidth,
    lower: leads,
    upper: leads,
    hasPinMark: true,
  });
}

type Outline = readonly [
  length: number,
  bodyWidth: number,
  overall: number,
  height: number,
  pitch: number,
  lead: number,
  lower: readonly number[],
  upper: readonly number[],
  tabWidth?: number,
];

/**
 * Small transistor packages: JEDEC TO-236, MO-178, MO-203, TO-243, TO-261; JEITA SC-70, SC-75, SC-89. The positions of
 * leads are in units of the pitch.
 */
const outlines: Readonly<Record<string, Outline>> = {
  'SOT-23': [2.9, 1.3, 2.4, 1.1, 0.95, 0.42, [-1, 1], [0]],
  'SOT-23-5': [2.9, 1.6, 2.8, 1.15, 0.95, 0.4, [-1, 0, 1], [-1, 1]],
  'SOT-23-6': [2.9, 1.6, 2.8, 1.15, 0.95, 0.4, [-1, 0, 1], [-1, 0, 1]],
  'SOT-23-8': [2.9, 1.6, 2.8, 1.15, 0.65, 0.3, [-1.5, -0.5, 0.5, 1.5], [-1.5, -0.5, 0.5, 1.5]],
  'SOT-143': [2.9, 1.3, 2.4, 1, 0.95, 0.42, [-1, 1], [-1, 1]],
  'SOT-323': [2, 1.25, 2.1, 0.95, 0.65, 0.3, [-1, 1], [0]],
  'SC-70-5': [2, 1.25, 2.1, 0.95, 0.65, 0.25, [-1, 0, 1], [-1, 1]],
  'SOT-363': [2, 1.25, 2.1, 0.95, 0.65, 0.25, [-1, 0, 1], [-1, 0, 1]],
  'SOT-523': [1.6, 0.8, 1.6, 0.75, 0.5, 0.26, [-1, 1], [0]],
  'SOT-563': [1.6, 1.2, 1.6, 0.55, 0.5, 0.22, [-1, 0, 1], [-1, 0, 1]],
  'SOT-723': [1.2, 0.8, 1.2, 0.5, 0.4, 0.22, [-1, 1], [0]],
  'SOT-89': [4.5, 2.5, 4.1, 1.5, 1.5, 0.45, [-1, 0, 1], [0], 1.7],
  'SOT-89-5': [4.5, 2.5, 4.5, 1.5, 1.5, 0.45, [-1, 0, 1], [-1, 1]],
  'SOT-223': [6.5, 3.5, 7, 1.7, 2.3, 0.7, [-1, 0, 1], [0], 3],
  'SOT-223-6': [6.5, 3.5, 7, 1.7, 1.27, 0.5, [-2, -1, 0, 1, 2], [0], 3],
};

export const outlineName = /^(?:SOT-(?:23(?:-[568])?|143|323|363|523|563|723|89(?:-5)?|223(?:-6)?)|SC-70-5)$/;

export function smallOutlineTransistor(name: string): PackageDrawing | null {
  const outline = outlines[name];
  if (outline === undefined) return null;
  const [length, bodyWidth, overall, height, pitch, leadWidth, lower, upper, tabWidth] = outline;
  const hasPinMark = lower.length + upper.length > 5;
  return gullWing(name, {
    length,
    bodyWidth,
    overall,
    height,
    pitch,
    leadWidth,
    lower: lower.map((step) => step * pitch),
    upper: upper.map((step) => step * pitch),
    hasPinMark,
    ...(tabWidth === undefined ? {} : { tabWidth }),
  });
}
