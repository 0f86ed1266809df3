import type { PackageDrawing } from '../shape.ts';
import {
  housedResistor,
  leggedBox,
  leggedDrum,
  padBlock,
  shaftBox,
  squareBridge,
  studPart,
  tubeResistor,
} from './block.ts';
import { leadedDisc } from './capacitor.ts';
import { cartridgeFuse } from './electromechanics.ts';
import { fourLead } from './gull-wing.ts';
import { ledColour } from './led.ts';
import { numberOf, type Hints } from './part.ts';
import { noLead } from './quad.ts';
import { tabbed } from './transistor-outline.ts';

/** Tubes of the resistors С5-35В by rated power in watts (ОЖО.467.551 ТУ): length and diameter in millimetres. */
const tubes: readonly (readonly [watts: number, length: number, diameter: number])[] = [
  [3, 26, 13],
  [5, 26, 14],
  [7.5, 35, 14],
  [10, 41, 14],
  [15, 45, 17],
  [20, 50, 17],
  [25, 51, 21],
  [50, 90, 29],
  [75, 140, 29],
  [100, 170, 29],
];

function tubeOf(hints: Hints): PackageDrawing {
  const watts = numberOf(hints, 'power') ?? 10;
  const [, length, diameter] = tubes.find(([upTo]) => watts <= upTo) ?? [100, 170, 29];
  return tubeResistor('С5-35В', length, diameter);
}

type Draw = (hints: Hints) => PackageDrawing | null;

/**
 * Packages that belong to no family, by canonical name. Their sizes are from data sheets of the makers and from
 * handbooks.
 */
const particular: Readonly<Record<string, Draw>> = {
  // Bridges
  'DB-1': () =>
    leggedBox(
      { name: 'DB-1', length: 8.3, width: 6.4, height: 3.2, body: 'plastic' },
      { count: 2, pitch: 5.08, between: 7.6, below: 3.5 },
    ),
  'DB-1S': () =>
    fourLead('DB-1S', { length: 8.3, bodyWidth: 6.4, overall: 10, height: 3.1, pitch: 5.1, leadWidth: 1.1 }),
  MBS: () => fourLead('MBS', { length: 4.7, bodyWidth: 3.9, overall: 6.8, height: 2.5, pitch: 2.5, leadWidth: 0.65 }),
  ABS: () => fourLead('ABS', { length: 5, bodyWidth: 4.4, overall: 6.4, height: 1.4, pitch: 4, leadWidth: 0.65 }),
  WOM: () =>
    leggedDrum(
      { name: 'WOM', diameter: 9.1, height: 5.5, body: 'plastic' },
      { count: 2, pitch: 5.1, between: 5.1, below: 12 },
    ),
  KBPC: () => squareBridge('KBPC', 28.6, 10.5, 7.6),
  'KC-402': () =>
    leggedBox(
      { name: 'КЦ402', length: 37, width: 29, height: 9.5, body: 'plastic' },
      { count: 4, pitch: 7.5, between: 0, below: 8 },
    ),
  'KC-405': () =>
    leggedBox(
      { name: 'КЦ405', length: 37, width: 10, height: 24, body: 'plastic' },
      { count: 4, pitch: 7.5, between: 0, below: 6 },
    ),
  'KC-407': () =>
    leggedBox(
      { name: 'КЦ407', length: 7.5, width: 7.5, height: 3, body: 'plastic' },
      { count: 2, pitch: 5, between: 5, below: 5 },
    ),
  // Light and other sensors
  'DIP-2': () =>
    padBlock(
      { name: 'DIP-2', length: 5.4, width: 4.3, height: 3.2, body: 'clearGlass' },
      { perSide: 1, pitch: 5.08, window: 'plastic' },
    ),
  'SMD-2': () =>
    padBlock(
      { name: 'SMD-2', length: 6.4, width: 3.9, height: 1.2, body: 'plastic' },
      { perSide: 1, pitch: 5, window: 'plasticEdge' },
    ),
  'SMD-8': () =>
    padBlock(
      { name: 'SMD-8', length: 3.94, width: 2.36, height: 1.35, body: 'plastic' },
      { perSide: 4, pitch: 0.97, window: 'clearGlass' },
    ),
  'LGA-7': () =>
    padBlock({ name: 'LGA-7', length: 3.8, width: 3.6, height: 0.93, body: 'shield' }, { perSide: 3, pitch: 0.9 }),
  'LGA-14': () =>
    padBlock({ name: 'LGA-14', length: 5, width: 3, height: 0.95, body: 'plastic' }, { perSide: 6, pitch: 0.8 }),
  'WSOF-6': () =>
    padBlock(
      { name: 'WSOF-6', length: 3, width: 1.6, height: 0.7, body: 'clearGlass' },
      { perSide: 3, pitch: 0.5, window: 'plastic' },
    ),
  'TMB-6': () =>
    padBlock(
      { name: 'TMB-6', length: 3.8, width: 2.6, height: 1.35, body: 'clearGlass' },
      { perSide: 3, pitch: 0.95, window: 'plastic' },
    ),
  'THT-4': () =>
    leggedBox(
      { name: 'TCST', length: 24.5, width: 6.3, height: 10.8, body: 'plastic' },
      { count: 2, pitch: 10.3, between: 2.54, below: 3.5 },
    ),
  'THT-6': () =>
    leggedDrum(
      { name: 'MQ', diameter: 19.5, height: 17, body: 'shield' },
      { count: 3, pitch: 4.75, between: 9.5, below: 6 },
    ),
  'CB-5': () =>
    leggedBox(
      { name: 'CB-5', length: 14, width: 4, height: 14, body: 'plastic' },
      { count: 3, pitch: 1.91, between: 0, below: 5 },
    ),
  'SMD-4': (hints) =>
    /environment|датчик|sensor/.test(hints.category ?? '')
      ? padBlock(
          { name: 'SMD-4', length: 6.8, width: 2.35, height: 3, body: 'clearGlass' },
          { perSide: 4, pitch: 1.27, window: 'plastic' },
        )
      : fourLead('SMD-4', { length: 4.58, bodyWidth: 6.5, overall: 10, height: 3.6, pitch: 2.54, leadWidth: 1.2 }),
  // Without leads
  'DFN-4': () => noLead('DFN-4', 4, [1.5, 1.5]),
  'QFN-14': () => noLead('DFN-14', 14, [4, 3]),
  LFPAK56: () =>
    fourLead('LFPAK56', { length: 4.9, bodyWidth: 4.1, overall: 6.15, height: 1.05, pitch: 1.27, leadWidth: 0.5 }, 4),
  '3535': (hints) =>
    padBlock(
      { name: '3535', length: 3.45, width: 3.45, height: 2, body: 'nylon' },
      { perSide: 2, pitch: 1.6, window: lampOf(hints) },
    ),
  '2020': (hints) =>
    padBlock(
      { name: '2020', length: 2, width: 2, height: 0.84, body: 'plastic' },
      { perSide: 3, pitch: 0.7, window: lampOf(hints) },
    ),
  // Power transistors and circuits with many leads
  'MULTIWATT-11': () => tabbed('MULTIWATT', 11),
  'MULTIWATT-15': () => tabbed('MULTIWATT', 15),
  'FLEXIWATT-25': () => tabbed('FLEXIWATT', 25),
  'DBS-13': () => tabbed('DBS', 13),
  'TO-220-11': () => tabbed('TO-220-WIDE', 11),
  'TO-220-27': () => tabbed('TO-220-DOUBLE', 27),
  'TOP-3': () => tabbed('TO-3P', 3),
  'TO-202-3': () => tabbed('TO-202', 3),
  'TO-251-3': () => tabbed('TO-251', 3),
  // Discs, beads and rods of thermistors
  'DISC-3.3': () => leadedDisc(3.3, 3, 2.54, 'plasticEdge'),
  'DISC-15': () => leadedDisc(15, 7, 7.5, 'plasticEdge'),
  'BEAD-2.4': () => leadedDisc(2.4, 2.4, 1.3, 'plastic'),
  // Trimmers and potentiometers
  'CП5-2B': () =>
    leggedBox(
      { name: 'СП5-2В', length: 13, width: 13, height: 5.6, body: 'trimmerBlue' },
      { count: 3, pitch: 5, between: 0, below: 4 },
    ),
  'CП3-19A': () =>
    leggedDrum(
      { name: 'СП3-19А', diameter: 6.6, height: 4.1, body: 'nylon' },
      { count: 3, pitch: 2.5, between: 0, below: 4 },
    ),
  PTV09: () => shaftBox({ name: 'PTV09', length: 9.7, width: 11, height: 5, body: 'boardBlue' }, 6, 15),
  // Power resistors
  HSA10: () => housedResistor({ name: 'HSA10', length: 15.9, width: 16.5, height: 8.8 }, 30),
  HSA25: () => housedResistor({ name: 'HSA25', length: 28, width: 28, height: 14.2 }, 51),
  HSA50: () => housedResistor({ name: 'HSA50', length: 50, width: 29.7, height: 15.9 }, 72.5),
  HSC100: () => housedResistor({ name: 'HSC100', length: 65.2, width: 47.5, height: 24.1 }, 89),
  'C5-35B': tubeOf,
  '4X15': () => cartridgeFuse(15, 4),
  // Parts on a stud
  'KD-202': () => studPart('КД202', { hexagon: 11, flange: 3.5, can: 9, height: 20, stud: 5, below: 12 }),
  'KD-203': () => studPart('КД203', { hexagon: 17, flange: 5, can: 14, height: 32, stud: 6, below: 13 }),
  'KD-D815': () => studPart('Д815', { hexagon: 14, flange: 4, can: 11, height: 18, stud: 5, below: 11 }),
  'KT-7': () => studPart('КТ-7', { hexagon: 11, flange: 3.5, can: 10, height: 14, stud: 4, below: 10 }),
  'KD-212': () =>
    leggedDrum(
      { name: 'КД212', diameter: 6.8, height: 4.2, body: 'aluminium' },
      { count: 2, pitch: 4, between: 0, below: 9 },
    ),
  'KD-213': () =>
    leggedDrum(
      { name: 'КД213', diameter: 12.6, height: 5.5, body: 'aluminium' },
      { count: 2, pitch: 5, between: 0, below: 9 },
    ),
};

const lampOf = (hints: Hints) => (ledColour(hints) === 'ledWhite' ? 'phosphor' : ledColour(hints));

export const particularPackage = (canonical: string, hints: Hints): PackageDrawing | null =>
  Object.hasOwn(particular, canonical) ? (particular[canonical]?.(hints) ?? null) : null;
