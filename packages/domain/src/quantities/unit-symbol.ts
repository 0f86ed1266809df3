import type { Unit } from '../category/category.ts';

/** Symbol of a unit in Russian, and in English and Turkish (`international`). */
export interface UnitSymbol {
  readonly ru: string;
  readonly international: string;
}

export const unitSymbols: Readonly<Record<Unit, UnitSymbol>> = {
  ohm: { ru: 'Ом', international: 'Ω' },
  farad: { ru: 'Ф', international: 'F' },
  henry: { ru: 'Гн', international: 'H' },
  hertz: { ru: 'Гц', international: 'Hz' },
  volt: { ru: 'В', international: 'V' },
  ampere: { ru: 'А', international: 'A' },
  watt: { ru: 'Вт', international: 'W' },
  percent: { ru: '%', international: '%' },
  ppm_per_kelvin: { ru: 'ppm/°C', international: 'ppm/°C' },
  celsius: { ru: '°C', international: '°C' },
  metre: { ru: 'м', international: 'm' },
  second: { ru: 'с', international: 's' },
  byte: { ru: 'Б', international: 'B' },
  bit: { ru: 'бит', international: 'bit' },
  lumen: { ru: 'лм', international: 'lm' },
  candela: { ru: 'кд', international: 'cd' },
  decibel: { ru: 'дБ', international: 'dB' },
  gram: { ru: 'г', international: 'g' },
  newton: { ru: 'Н', international: 'N' },
  degree: { ru: '°', international: '°' },
  ampere_hour: { ru: 'А·ч', international: 'A·h' },
  bit_per_second: { ru: 'бит/с', international: 'bit/s' },
  siemens: { ru: 'См', international: 'S' },
  kelvin_per_watt: { ru: 'К/Вт', international: 'K/W' },
  count: { ru: '', international: '' },
};

/** Other spellings of units besides {@link unitSymbols}, in their most frequent letter case. */
export const unitSpellings: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  ohm: ['Ohm', 'Ohms', 'ohm', 'ohms', 'R', 'ω'],
  farad: ['фарад', 'farad'],
  henry: ['генри', 'henry'],
  hertz: ['герц', 'hertz'],
  volt: ['вольт', 'volt', 'Vdc', 'Vac'],
  ampere: ['ампер', 'amp'],
  watt: ['ватт', 'watt', 'watts'],
  ppm_per_kelvin: ['ppm', 'ppm/K', 'ppm/C', 'ppm/С', 'ppm/°С', 'ppm/К'],
  celsius: ['°С', 'C', 'С', 'degC'],
  second: ['сек', 'sec'],
  byte: ['байт', 'byte', 'bytes'],
  bit: ['б', 'b', 'bits'],
  decibel: [],
  degree: ['град', 'deg'],
  ampere_hour: ['Ач', 'Ah', 'А*ч', 'A*h'],
  bit_per_second: ['bps', 'b/s', 'б/с'],
  kelvin_per_watt: ['°C/W', '°C/Вт', '°С/Вт', 'C/W'],
  count: ['шт', 'шт.', 'штук', 'pcs', 'pc', 'adet'],
};

/** Units that take no prefix: there is no kilo-percent. */
export const plainUnits: ReadonlySet<Unit> = new Set<Unit>([
  'percent',
  'ppm_per_kelvin',
  'celsius',
  'decibel',
  'degree',
  'kelvin_per_watt',
]);

/** Units of memory. Their prefixes are powers of 1024, as in datasheets: 64 KB = 65536 bytes. */
export const binaryUnits: ReadonlySet<Unit> = new Set<Unit>(['byte', 'bit']);

/** Units with which nobody uses mega. An upper-case M before them means milli. */
export const neverMega: ReadonlySet<Unit> = new Set<Unit>([
  'ampere',
  'ampere_hour',
  'candela',
  'gram',
  'henry',
  'lumen',
  'metre',
  'newton',
  'second',
  'siemens',
  'volt',
  'watt',
]);

/** Units with which nobody uses milli. A lower-case m before them means mega. */
export const neverMilli: ReadonlySet<Unit> = new Set<Unit>(['hertz', 'byte', 'bit', 'bit_per_second', 'count']);
