import { across, box, dimension, row, standing, type PackageDrawing } from '../shape.ts';
import { leggedDrum } from './block.ts';
import { leadedDisc, radialCan } from './capacitor.ts';
import { dualInLine } from './dual-in-line.ts';
import { pinHeader, pinSocket, roundBuzzer, tactSwitch, terminalBlock, wireToBoard } from './electromechanics.ts';
import { ledColour } from './led.ts';
import { numberOf, part, positionsOf, type Hints } from './part.ts';

/**
 * Returns a length of the catalogue (in metres) in millimetres; null = not set, or outside 0.2–500 mm and so a mistake.
 */
function millimetresOf(hints: Hints, key: string): number | null {
  const metres = numberOf(hints, key);
  const mm = metres === null ? null : Math.round(metres * 100_000) / 100;
  return mm !== null && mm >= 0.2 && mm <= 500 ? mm : null;
}

const pitchOf = (hints: Hints): number | null => millimetresOf(hints, 'pitch');

function header(hints: Hints): PackageDrawing | null {
  const [pins, pitch] = [positionsOf(hints), pitchOf(hints)];
  if (pins === null || pitch === null) return null;
  const rows = numberOf(hints, 'rows') === 2 ? 2 : 1;
  const columns = Math.max(1, Math.round(pins / rows));
  return hints.attributes?.['gender'] === 'female' ? pinSocket(columns, rows, pitch) : pinHeader(columns, rows, pitch);
}

function onBoard(draw: (positions: number, pitch: number) => PackageDrawing) {
  return (hints: Hints): PackageDrawing | null => {
    const [pins, pitch] = [positionsOf(hints), pitchOf(hints)];
    return pins === null || pitch === null ? null : draw(pins, pitch);
  };
}

function socket(hints: Hints): PackageDrawing | null {
  const pins = positionsOf(hints);
  return pins === null ? null : dualInLine(pins, pins >= 24);
}

function button(hints: Hints): PackageDrawing | null {
  const [side, height] = [millimetresOf(hints, 'length'), millimetresOf(hints, 'height')];
  return side === null || height === null ? null : tactSwitch(side, height);
}

function buzzer(hints: Hints): PackageDrawing | null {
  const [diameter, height] = [millimetresOf(hints, 'diameter'), millimetresOf(hints, 'height')];
  return diameter === null || height === null
    ? null
    : roundBuzzer(diameter, height, diameter > 15 ? 10 : diameter > 10 ? 7.6 : 5);
}

/**
 * Draws a varistor (IEC 61051-2). Its coating makes it slightly larger than the ceramic disc. The lead pitch is 5, 7.5
 * or 10 mm.
 */
function varistor(hints: Hints): PackageDrawing | null {
  const disc = millimetresOf(hints, 'diameter');
  return disc === null ? null : leadedDisc(disc + 2, 4.2, disc > 14 ? 10 : disc > 7 ? 7.5 : 5, 'dippedBlue');
}

function supercapacitor(hints: Hints): PackageDrawing | null {
  const [diameter, height] = [millimetresOf(hints, 'diameter'), millimetresOf(hints, 'length')];
  if (diameter === null || height === null) return null;
  if (height > diameter) return radialCan(diameter, height);
  const body = { name: `D${diameter}×${height}`, diameter, height, body: 'can' } as const;
  return leggedDrum(body, { count: 2, pitch: 5, between: 0, below: 4 });
}

/**
 * Segments of a digit: centre, width and height of each, in units of the digit's height. The digit's middle is at 0.
 */
const segments = [
  [0, -0.45, 0.42, 0.1],
  [0, 0, 0.42, 0.1],
  [0, 0.45, 0.42, 0.1],
  ...[-0.26, 0.26].flatMap((x) => [-0.225, 0.225].map((y) => [x, y, 0.1, 0.36] as const)),
] as const;

/**
 * Draws a display of seven-segment digits. Its body is about one third higher than the digits (0.56″: 12.6 × 19 × 8
 * mm). The leads are above and below the digits at a pitch of 2.54 mm.
 */
function digits(hints: Hints): PackageDrawing | null {
  const [height, count] = [millimetresOf(hints, 'height'), numberOf(hints, 'digits') ?? 1];
  if (height === null || !Number.isInteger(count) || count < 1 || count > 8) return null;
  const [digitWidth, width] = [height * 0.89, Math.round(height * 13.4) / 10];
  const length = Math.round(digitWidth * count * 10) / 10;
  const leads = row(5, 2.54);
  const colour = ledColour(hints);
  return part({
    name: '',
    length,
    width,
    height: 8,
    first: {
      shapes: [
        ...leads.flatMap((x) => [-1, 1].map((side) => box(x, side * (width / 2 - 1.9), 0.5, 0.5, 'tin'))),
        box(0, 0, length, width, 'plastic'),
        ...row(count, digitWidth).flatMap((at) =>
          segments.map(([x, y, wide, high]) => box(at + x * height, y * height, wide * height, high * height, colour)),
        ),
      ],
      dimensions: [across('below', length), across('right', width), dimension('left', -height / 2, height / 2)],
    },
    second: {
      shapes: [...leads.map((x) => box(x, 2, 0.5, 4, 'tin')), standing(0, 0, length, 8, 'plastic')],
      dimensions: [dimension('left', -8, 0)],
    },
  });
}

/** Drawings of categories whose parts have dimensions among their attributes and no package name, by category slug. */
const drawn: Readonly<Record<string, (hints: Hints) => PackageDrawing | null>> = {
  'pin-headers': header,
  'wire-to-board-connectors': onBoard(wireToBoard),
  'terminal-blocks': onBoard(terminalBlock),
  'ic-sockets': socket,
  'tact-switches': button,
  buzzers: buzzer,
  supercapacitors: supercapacitor,
  varistors: varistor,
  'seven-segment-displays': digits,
};

/** Returns the drawing of a part from its attributes; null = they do not give its size. */
export const byAttributes = (hints: Hints): PackageDrawing | null => {
  const { category = '' } = hints;
  return Object.hasOwn(drawn, category) ? (drawn[category]?.(hints) ?? null) : null;
};
