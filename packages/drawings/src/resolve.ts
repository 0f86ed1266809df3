import {
  axialDiode,
  axialInductor,
  axialOfPower,
  axialResistor,
  bandsOf,
  cementResistor,
  isAxialDiode,
  isAxialResistor,
  resistorOfPower,
} from './families/axial.ts';
import { bridge } from './families/bridge.ts';
import { filmBox, isFilmPitch, leadedDisc, radialCan, surfaceCan, uprightBox } from './families/capacitor.ts';
import { chip, chipArray, chipName } from './families/chip.ts';
import { crystalCan, surfaceCrystal, surfaceCrystalName, watchCrystal } from './families/crystal.ts';
import { dualInLine, singleInLine } from './families/dual-in-line.ts';
import {
  cartridgeFuse,
  multiTurnTrimmer,
  pinHeader,
  pinSocket,
  roundBuzzer,
  singleTurnTrimmer,
  tactSwitch,
  terminalBlock,
  wireToBoard,
} from './families/electromechanics.ts';
import { dualRowName, outlineName, smallOutline, smallOutlineTransistor } from './families/gull-wing.ts';
import { lampName, mouldedLamp, roundLed } from './families/led.ts';
import { radioModule } from './families/module.ts';
import { numberOf, positionsOf, wordsOf, type Hints } from './families/part.ts';
import { particularPackage } from './families/particular.ts';
import { ballGrid, flatPack, noLead } from './families/quad.ts';
import { flatTile, isMetalCan, metalCan, rhombicCan } from './families/transistor-can.ts';
import { halfRound, isSurfacePower, isTabbed, surfacePower, tabbed } from './families/transistor-outline.ts';
import { powerCoil } from './families/coil.ts';
import { cylinder, cylinderName, mouldedDiode, mouldedDiodeName, tantalum } from './families/two-terminal.ts';
import { canonicalName } from './package-name.ts';
import type { PackageDrawing } from './shape.ts';

type Resolver = readonly [
  pattern: RegExp,
  draw: (match: readonly (string | undefined)[], hints: Hints, name: string) => PackageDrawing | null,
];

const number = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

const optional = (text: string | undefined): number | null => (text === undefined ? null : number(text));

const sizes = String.raw`(?:-EP)?(?:[-_(]?(\d+(?:\.\d+)?)[X×](\d+(?:\.\d+)?)(?:MM)?\)?)?$`;

const bodyOf = (match: readonly (string | undefined)[], at: number): readonly [number, number] | null =>
  match[at] === undefined || match[at + 1] === undefined ? null : [number(match[at]), number(match[at + 1])];

/**
 * Patterns of canonical names with functions that draw the package. They are tried in this order. The first function
 * that returns a drawing decides.
 */
const resolvers: readonly Resolver[] = [
  [lampName, (_, hints, name) => mouldedLamp(name, hints)],
  [surfaceCrystalName, ([, code = '']) => surfaceCrystal(code)],
  [/^(3225|5032|7050|2520|3215)$/, ([, code = ''], hints) => (isCrystal(hints) ? surfaceCrystal(code) : null)],
  [chipName, ([, code = ''], hints) => chip(code, hints)],
  [/^(0402|0603)X(\d)$/, ([, code = '', elements]) => chipArray(code, number(elements))],
  [cylinderName, (_, hints, name) => cylinder(name, bandsOf(hints))],
  [mouldedDiodeName, (_, _hints, name) => mouldedDiode(name)],
  [outlineName, (_, _hints, name) => smallOutlineTransistor(name)],
  [dualRowName, (_, _hints, name) => smallOutline(name)],
  [/^DIP-(\d+)(W)?$/, ([, count, wide]) => dualInLine(number(count), wide !== undefined)],
  [
    new RegExp(`^(LQFP|TQFP)-(\\d+)${sizes}`),
    ([, family, count, side]) => flatPack(family === 'TQFP' ? 'TQFP' : 'LQFP', number(count), optional(side)),
  ],
  [new RegExp(`^((?:QFN|DFN)-(\\d+))${sizes}`), (match) => noLead(match[1] ?? '', number(match[2]), bodyOf(match, 3))],
  [
    new RegExp(`^((?:BGA|WLCSP)-(\\d+))${sizes}`),
    (match) => ballGrid(match[1] ?? '', number(match[2]), bodyOf(match, 3)),
  ],
  [/^TO-92$/, () => halfRound()],
  [/^TO-3$/, () => rhombicCan()],
  [/^КТ-13$/, () => flatTile()],
  [/^((?:TO|DO)-[0-9A-Z]+)(?:-(\d))?$/, ([, base = '', leads]) => transistorOutline(base, optional(leads) ?? 3)],
  [/^SQP-(\d+)W$/, ([, watts]) => cementResistor(number(watts))],
  [/^BRIDGE-(\w+)$/, ([, series = '']) => bridge(series)],
  [/^(?:R-6|SOD-57)$/, (_, _hints, name) => axialDiode(name)],
  [/^(AXIAL|МЛТ)/, (_, hints, name) => axial(name, hints)],
  [/^(?:CASE-?)?([ABCDEP])(?:-\d+.*)?$/, ([, letter = ''], hints) => (isTantalum(hints) ? tantalum(letter) : null)],
  [/^(SMD,?-?)?D(\d+(?:\.\d+)?)[X×]L?(\d+(?:\.\d+)?)/, (match, hints) => canOrDisc(match, hints)],
  [/^(?:RADIAL,?-?)?P=?(\d+(?:\.\d+)?)$/, ([, pitch], hints) => onPitch(number(pitch), hints)],
  [/^HC-49U?$/, () => crystalCan(false, false)],
  [/^HC-49S$/, () => crystalCan(true, false)],
  [/^HC-49S-SMD$/, () => crystalCan(true, true)],
  [/^DT-(26|38)$/, ([, kind]) => watchCrystal(kind === '38' ? 3.1 : 2)],
  [/ESP32.*WROOM/, () => radioModule('ESP32-WROOM')],
  [/ESP-12/, () => radioModule('ESP-12F')],
  [/^LED-?([35]|10)MM$/, ([, diameter], hints) => roundLed(number(diameter), hints)],
  [/^(3296|3266|3006)/, ([, series = '']) => multiTurnTrimmer(series)],
  [/^(3362|3386)/, ([, series = '']) => singleTurnTrimmer(series)],
  [/^5X20/, () => cartridgeFuse()],
  [/^TANT-([ABCDEP])$/, ([, letter = '']) => tantalum(letter)],
  [/^SIP-(\d{1,2})$/, ([, count]) => singleInLine(number(count))],
  [
    /^SMD-(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)/,
    ([, first, second], hints) => surfaceBox(number(first), number(second), hints),
  ],
  [/^(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)$/, (match, hints) => coilOf(match, hints)],
  [/^(6|12)X\1X(\d+(?:\.\d+)?)$/, ([, side, height]) => tactSwitch(number(side), number(height))],
  [/^P([LB])D-?(\d{1,2})$/, ([, kind, count]) => twoRows(kind === 'B', number(count) / 2)],
  [/^([12])X(\d{1,2})(?:P|-)?,?(?:P=?)?(\d\.\d+|\d)?(?:MM)?$/, (match, hints) => pins(match, hints)],
];

const isCrystal = (hints: Hints): boolean => /crystal|oscillator|кварц|генератор/.test(wordsOf(hints));

const isTantalum = (hints: Hints): boolean => /tantal|тантал/.test(wordsOf(hints));

function transistorOutline(base: string, leads: number): PackageDrawing | null {
  if (isTabbed(base)) return tabbed(base, leads);
  if (isSurfacePower(base)) return surfacePower(base, leads);
  if (isMetalCan(base)) return metalCan(base);
  return isAxialDiode(base) ? axialDiode(base) : null;
}

const isCoil = (hints: Hints): boolean => /inductor|дроссел|катушк|coil/.test(wordsOf(hints));

const coilOf = ([, length, width, height]: readonly (string | undefined)[], hints: Hints): PackageDrawing | null =>
  isCoil(hints) ? powerCoil(number(length), number(width), number(height)) : null;

/**
 * Draws a part named by two sizes. `SMD-3.2x2.5` of a crystal means length and width; `SMD-6.3x7.7` of a capacitor
 * means diameter and height. Returns null for other parts.
 */
function surfaceBox(first: number, second: number, hints: Hints): PackageDrawing | null {
  if (isCrystal(hints)) return surfaceCrystal(`${Math.round(first * 10)}${Math.round(second * 10)}`);
  return /capacitor|конденсатор/.test(wordsOf(hints)) ? surfaceCan(first, second) : null;
}

function axial(name: string, hints: Hints): PackageDrawing | null {
  const watts = /^AXIAL-(\d+(?:\.\d+)?)W$/.exec(name)?.[1];
  const power = optional(watts) ?? numberOf(hints, 'power');
  if (isCoil(hints)) return axialInductor(isAxialResistor(name) ? name : axialOfPower(power));
  return axialResistor(isAxialResistor(name) ? name : resistorOfPower(power, hints), hints);
}

function canOrDisc([, surface, first, second]: readonly (string | undefined)[], hints: Hints): PackageDrawing {
  const [diameter, height] = [number(first), number(second)];
  if (surface !== undefined || /smd-electrolytic/.test(wordsOf(hints))) return surfaceCan(diameter, height);
  if (/buzzer|зуммер|звуков/.test(wordsOf(hints))) return roundBuzzer(diameter, height, pitchOf(hints) ?? 7.6);
  return radialCan(diameter, height);
}

/** Returns the lead pitch of a part in millimetres; null = not known. */
const pitchOf = (hints: Hints): number | null => {
  const metres = numberOf(hints, 'pitch') ?? numberOf(hints, 'lead_spacing');
  return metres === null ? null : Math.round(metres * 100_000) / 100;
};

function onPitch(pitch: number, hints: Hints): PackageDrawing | null {
  const words = wordsOf(hints);
  const positions = positionsOf(hints);
  if (/terminal|клемм/.test(words)) return positions === null ? null : terminalBlock(positions, pitch);
  if (/wire-to-board/.test(words)) return positions === null ? null : wireToBoard(positions, pitch);
  if (/header|connector|разъ[её]м|вилк|розетк/.test(words))
    return positions === null ? null : pins([undefined, '1', String(positions), String(pitch)], hints);
  if (/varistor|варистор/.test(words)) return leadedDisc(pitch >= 7.5 ? 12 : 7, 4, pitch, 'dippedBlue');
  if (/ceramic|керам/.test(words)) return uprightBox(`P=${pitch}`, pitch + 1.8, 2.8, 5.5, pitch, 'discCeramic');
  return isFilmPitch(pitch) ? filmBox(pitch) : null;
}

const twoRows = (isSocket: boolean, columns: number): PackageDrawing | null => {
  if (!Number.isInteger(columns) || columns === 0) return null;
  return isSocket ? pinSocket(columns, 2, 2.54) : pinHeader(columns, 2, 2.54);
};

function pins([, rows, columns, pitch]: readonly (string | undefined)[], hints: Hints): PackageDrawing {
  const [rowCount, knownPins] = [number(rows), positionsOf(hints)];
  const columnCount = knownPins === null ? number(columns) : Math.max(1, Math.round(knownPins / rowCount));
  const step = optional(pitch) ?? pitchOf(hints) ?? 2.54;
  const isSocket = /socket|гнезд|розетк|pbs|pbd/.test(wordsOf(hints));
  return isSocket ? pinSocket(columnCount, rowCount, step) : pinHeader(columnCount, rowCount, step);
}

/**
 * True for names that contain a number of five digits without a leading zero. Only chip sizes have five digits, and
 * they start with 0; no package has so many leads.
 */
const isBeyondReason = (name: string): boolean => /[1-9]\d{4}/.test(name);

/**
 * Returns both names of `SOT-323(SC-70)`: the one before the brackets and the one in them. Empty if there are no
 * brackets.
 */
const namesOf = (name: string): readonly string[] => /^([^()]+)\((\p{L}[^()]*)\)$/u.exec(name.trim())?.slice(1) ?? [];

/** Returns the drawing of a package with dimensions; null = the name is not known. */
export function resolvePackage(name: string, hints: Hints): PackageDrawing | null {
  const whole = resolveName(name, hints);
  if (whole !== null) return whole;
  for (const each of namesOf(name)) {
    const drawing = resolveName(each, hints);
    if (drawing !== null) return drawing;
  }
  return null;
}

function resolveName(name: string, hints: Hints): PackageDrawing | null {
  const canonical = canonicalName(name);
  if (isBeyondReason(canonical)) return null;
  // The original spelling is tried first, because the canonical name of every LGA is a QFN.
  const particular = particularPackage(name.trim().toUpperCase(), hints) ?? particularPackage(canonical, hints);
  if (particular !== null) return particular;
  if (isMetalCan(canonical)) return metalCan(canonical);
  if (isAxialDiode(canonical)) return axialDiode(canonical);
  for (const [pattern, draw] of resolvers) {
    const match = pattern.exec(canonical);
    const drawing = match === null ? null : draw([...match], hints, canonical);
    if (drawing !== null) return drawing;
  }
  return null;
}
