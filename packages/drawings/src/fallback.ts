import { axialInductor, axialResistor, resistorOfPower } from './families/axial.ts';
import { bridge } from './families/bridge.ts';
import { filmBox, leadedDisc, radialCan, surfaceCan, uprightBox } from './families/capacitor.ts';
import { chip } from './families/chip.ts';
import { crystalCan, surfaceCrystal } from './families/crystal.ts';
import { dualInLine } from './families/dual-in-line.ts';
import {
  cartridgeFuse,
  multiTurnTrimmer,
  pinHeader,
  pinSocket,
  relayBox,
  roundBuzzer,
  tactSwitch,
  terminalBlock,
  wireToBoard,
} from './families/electromechanics.ts';
import { smallOutline, smallOutlineTransistor } from './families/gull-wing.ts';
import { roundLed } from './families/led.ts';
import { anyBoard, anyBox, anyDisplay, radioModule } from './families/module.ts';
import { numberOf, positionsOf, unmeasured, wordsOf, type Hints } from './families/part.ts';
import { toolPictures } from './families/tools.ts';
import { tabbed } from './families/transistor-outline.ts';
import { mouldedDiode, tantalum } from './families/two-terminal.ts';
import type { PackageDrawing } from './shape.ts';

type Fallback = readonly [words: RegExp, draw: (hints: Hints) => PackageDrawing | null];

/**
 * Pictures that show only the kind of part. The first pattern that matches the category's slug or the title is used, so
 * special patterns stand before general ones.
 */
const fallbacks: readonly Fallback[] = [
  [/smd-electrolytic/, () => surfaceCan(6.3, 7.7)],
  [/electrolytic|supercapacitor|электролит|ионистор/, () => radialCan(8, 12)],
  [/tantal|тантал/, () => tantalum('B')],
  [/film-capacitor|пл[её]ночн.*конденс/, () => filmBox(10)],
  [/leaded-ceramic|к10-17|дисков/, () => uprightBox('', 6.8, 3, 5.5, 5, 'discCeramic')],
  [/varistor|варистор/, () => leadedDisc(9, 4, 5, 'dippedBlue')],
  [/resettable|самовосстан/, () => leadedDisc(8, 3, 5, 'filmBox')],
  [/thermistor|термистор/, () => leadedDisc(5, 3.5, 2.5, 'plasticEdge')],
  [/chip-capacitor|chip-ceramic|capacitor|конденсатор/, (hints) => chip('0805', { ...hints, category: 'capacitor' })],
  [/trimmer|potentiometer|подстроеч|потенциометр/, () => multiTurnTrimmer('3296')],
  [/through-hole-resistor|power-resistor|мощн.*резист/, (hints) => leadResistor(hints)],
  [/resistor-network|сборк/, () => smallOutline('SOIC-16')],
  [/resistor|резистор/, (hints) => chip('0603', hints)],
  [/axial-inductor/, () => axialInductor('AXIAL-0309')],
  [/power-inductor|дроссел/, () => uprightBox('', 6, 6, 3, 4, 'coilCore')],
  [/inductor|ferrite|катушк|феррит/, (hints) => chip('0805', { ...hints, category: 'inductor' })],
  [/oscillator|генератор/, () => surfaceCrystal('5032')],
  [/crystal|кварц/, () => crystalCan(true, false)],
  [/fuse|предохран/, () => cartridgeFuse()],
  [/seven-segment|семисегмент/, () => dualInLine(10, true)],
  [/optocoupler|оптопар/, () => dualInLine(4, false)],
  [/display|дисплей|индикатор/, () => anyDisplay()],
  [/\bleds?\b|светодиод|photodetector|фотодиод/, (hints) => roundLed(5, hints)],
  [/bridge|мост/, () => bridge('KBP')],
  [/diode|диод|стабилитрон/, () => mouldedDiode('SMA')],
  [/mosfet|igbt|thyristor|triac|тиристор|симистор|полевой/, () => tabbed('TO-220', 3)],
  [/transistor|jfet|транзистор/, () => smallOutlineTransistor('SOT-23')],
  [/regulator|voltage-reference|стабилизатор/, () => smallOutlineTransistor('SOT-223')],
  [/wifi|radio-module|bluetooth/, () => radioModule('ESP32-WROOM')],
  [/ic-socket|панельк/, () => dualInLine(8, false)],
  [
    /linear-ics|logic|amplifier|comparator|timer|converter|microcontroller|memory|transceiver|driver|clock|микросхем/,
    () => smallOutline('SOIC-8'),
  ],
  [/terminal|клемм/, (hints) => terminalBlock(positionsOf(hints) ?? 2, 5)],
  [/wire-to-board|io-connector/, (hints) => wireToBoard(positionsOf(hints) ?? 3, 2.5)],
  [/header|connector|разъ[её]м|вилк/, (hints) => headerOf(hints)],
  [/switch|кнопк|переключат/, () => tactSwitch(6, 5)],
  [/relay|реле/, () => relayBox()],
  [/buzzer|зуммер/, () => roundBuzzer(12, 9.5, 7.6)],
  [/board|плат|module|модул|sensor|датчик|supply|supplies/, () => anyBoard('boardBlue')],
];

const leadResistor = (hints: Hints): PackageDrawing | null =>
  axialResistor(resistorOfPower(numberOf(hints, 'power'), hints), hints);

/**
 * Returns the picture of a pin header or socket. Its trade name gives the rows and the contacts: PLS and PBS have one
 * row, PLD, PBD and IDC have two. Names with PB are sockets.
 */
function headerOf(hints: Hints): PackageDrawing {
  const words = wordsOf(hints);
  const rows = numberOf(hints, 'rows') === 2 || /pld|pbd|idc/.test(words) ? 2 : 1;
  const named = /(?:pl[sd]2?|pb[sd]|idc)-(\d+)/.exec(words)?.[1];
  const contacts = positionsOf(hints) ?? (named === undefined ? 6 : Number(named));
  const columns = Math.min(Math.max(1, Math.round(contacts / rows)), 40);
  const isSocket = /socket|гнезд|розетк|pbs|pbd/.test(words);
  return isSocket ? pinSocket(columns, rows, 2.54) : pinHeader(columns, rows, 2.54);
}

/** Returns a picture of the kind of part without dimensions, for an unknown package. */
export function fallbackDrawing(hints: Hints): PackageDrawing {
  const words = wordsOf(hints);
  const tool = toolPictures[hints.category ?? '']?.(hints);
  const drawn = tool ?? fallbacks.find(([pattern]) => pattern.test(words))?.[1](hints);
  return unmeasured(drawn ?? anyBox());
}
