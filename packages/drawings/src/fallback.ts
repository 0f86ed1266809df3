import { axialInductor, axialResistor, resistorOfPower } from './families/axial.ts';
import { bridge } from './families/bridge.ts';
import { filmBox, leadedDisc, radialCan, surfaceCan, uprightBox } from './families/capacitor.ts';
import { chip } from './families/chip.ts';
import { crystalCan, surfaceCrystal } from './families/crystal.ts';
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
import { roundLed } from './families/led.ts';
import { anyBoard, anyBody, anyBox, anyDisplay, radioModule } from './families/module.ts';
import { numberOf, positionsOf, unmeasured, wordsOf, type Hints } from './families/part.ts';
import { toolPictures } from './families/tools.ts';
import { resolvePackage } from './resolve.ts';
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
  [/resistor-network|сборк/, () => anyBody()],
  [/resistor|резистор/, (hints) => chip('0603', hints)],
  [/axial-inductor/, () => axialInductor('AXIAL-0309')],
  [/power-inductor|дроссел/, () => uprightBox('', 6, 6, 3, 4, 'coilCore')],
  [/inductor|ferrite|катушк|феррит/, (hints) => chip('0805', { ...hints, category: 'inductor' })],
  [/oscillator|генератор/, () => surfaceCrystal('5032')],
  [/crystal|кварц/, () => crystalCan(true, false)],
  [/fuse|предохран/, () => cartridgeFuse()],
  [/optocoupler|оптопар/, () => anyBody()],
  [/seven-segment|семисегмент|display|дисплей|индикатор/, () => anyDisplay()],
  [/\bleds?\b|светодиод|photodetector|фотодиод/, (hints) => roundLed(5, hints)],
  [/bridge|мост/, () => bridge('KBP')],
  [/diode|диод|стабилитрон/, () => mouldedDiode('SMA')],
  [/mosfet|igbt|thyristor|triac|тиристор|симистор|полевой|transistor|jfet|транзистор/, () => anyBody()],
  [/regulator|voltage-reference|стабилизатор/, () => anyBody()],
  [/wifi|radio-module|bluetooth/, () => radioModule('ESP32-WROOM')],
  [/ic-socket|панельк/, () => anyBody()],
  [
    /linear-ics|logic|amplifier|comparator|timer|converter|microcontroller|memory|transceiver|driver|clock|микросхем/,
    () => anyBody(),
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

/** Matches a package of a semiconductor in a title: `L7805CV TO-220`, `STM32F103C8T6, LQFP48`. */
const packageInTitle =
  /(?<![\p{L}\d-])(?:TO|T?SOT|SC|SO|[A-Z]{0,2}S?SOP|MSOP|SOIC|P?DIP|[LTPV]?QFP|[A-Z]{0,2}QFN|[A-Z]{0,2}DFN|D2?PAK|SMA|SMB|SMC)-?\d{0,3}[A-Z]{0,2}(?:-\d{1,3})?(?![\p{L}\d])/u;

/** Returns the drawing of the package that a part's title names; null = the title names no known package. */
function drawingByTitle({ title = '', ...hints }: Hints): PackageDrawing | null {
  const name = packageInTitle.exec(title)?.[0];
  return name === undefined ? null : resolvePackage(name, hints);
}

/**
 * Returns a picture without dimensions for a part whose package is unknown. If the title names a package, that package
 * is drawn; otherwise the kind of part. Semiconductors are then drawn without leads, because the number of leads is not
 * known.
 */
export function fallbackDrawing(hints: Hints): PackageDrawing {
  const words = wordsOf(hints);
  const tool = toolPictures[hints.category ?? '']?.(hints) ?? drawingByTitle(hints);
  const drawn = tool ?? fallbacks.find(([pattern]) => pattern.test(words))?.[1](hints);
  return unmeasured(drawn ?? anyBox());
}
