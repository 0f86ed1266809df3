import { digitCode, fourPlaces, letterCode } from '../codes.ts';
import {
  base,
  byTier,
  chipSizes,
  formsOf,
  halfPercent,
  sizesNamed,
  thickGrades,
  thickTemperature,
  thickValues,
  thinGrades,
  thinTemperature,
  thinValues,
  toleranceLetter,
  uncut,
  yageoReels,
  yageoTape,
} from './chip-forms.ts';
import type { FamilySpec, Packing } from './form.ts';

const yageoFamilies: readonly FamilySpec[] = [
  {
    ...base,
    brand: 'yageo',
    series: 'RC',
    values: thickValues,
    packings: yageoReels,
    share: 8,
    forms: formsOf(
      chipSizes,
      [...thickGrades, halfPercent],
      thickTemperature,
      (chip, grade, value, packing) =>
        `RC${chip.size}${toleranceLetter(grade.tolerance)}${yageoTape(chip)}-${packing.code}${letterCode(value)}L`,
    ),
  },
  {
    ...base,
    brand: 'yageo',
    series: 'AC',
    values: thickValues,
    packings: yageoReels,
    share: 3,
    forms: formsOf(
      chipSizes,
      thickGrades,
      { ...thickTemperature, automotive: true },
      (chip, grade, value, packing) =>
        `AC${chip.size}${toleranceLetter(grade.tolerance)}${yageoTape(chip)}-${packing.code}${letterCode(value)}L`,
    ),
  },
  {
    ...base,
    brand: 'yageo',
    series: 'RT',
    values: thinValues,
    packings: yageoReels,
    share: 10,
    forms: formsOf(
      chipSizes.filter((chip) => chip.size !== '0201'),
      thinGrades([0.1, 0.25, 0.5, 1], [10, 15, 25, 50], [10, 1e6]),
      thinTemperature,
      (chip, grade, value, packing) => {
        const ppm = ({ 10: 'B', 15: 'C', 25: 'D', 50: 'E' } as Record<number, string>)[grade.ppm] ?? 'E';
        return `RT${chip.size}${toleranceLetter(grade.tolerance)}${yageoTape(chip)}${ppm}${packing.code}${letterCode(value)}L`;
      },
    ),
  },
];

const vishayReels = (code: string, second: string): readonly Packing[] => [
  { code, attribute: 'reel-7', reel: 1 },
  { code: second, attribute: 'reel-13', reel: 20_000 },
];

const tnpwPpm: Readonly<Record<number, string>> = { 10: 'Y', 25: 'E', 50: 'H' };

const vishayFamilies: readonly FamilySpec[] = [
  {
    ...base,
    brand: 'vishay',
    series: 'CRCW',
    values: thickValues,
    packings: vishayReels('EA', 'EC'),
    share: 6,
    forms: formsOf(
      sizesNamed('0603', '0805', '1206', '1210'),
      thickGrades,
      { ...thickTemperature, automotive: true },
      (chip, grade, value, packing) =>
        `CRCW${chip.size}${fourPlaces(value)}${toleranceLetter(grade.tolerance)}${grade.ppm === 100 ? 'K' : 'N'}${packing.code}`,
    ),
  },
  {
    ...base,
    brand: 'vishay',
    series: 'CRCW0402',
    values: thickValues,
    packings: vishayReels('ED', 'EE'),
    share: 2,
    forms: formsOf(
      sizesNamed('0402'),
      thickGrades,
      { ...thickTemperature, automotive: true },
      (chip, grade, value, packing) =>
        `CRCW${chip.size}${fourPlaces(value)}${toleranceLetter(grade.tolerance)}${grade.ppm === 100 ? 'K' : 'N'}${packing.code}`,
    ),
  },
  {
    ...base,
    brand: 'vishay',
    series: 'TNPW',
    values: thinValues,
    packings: [
      { code: 'EA', attribute: 'reel-7', reel: 1 },
      { code: 'EN', attribute: 'reel-7', reel: 1000 },
    ],
    share: 5,
    forms: formsOf(
      sizesNamed('0603', '0805', '1206', '1210'),
      thinGrades([0.1, 0.25, 0.5, 1], [10, 25, 50], [10, 1e6]),
      { ...thinTemperature, automotive: true },
      (chip, grade, value, packing) =>
        `TNPW${chip.size}${fourPlaces(value)}${toleranceLetter(grade.tolerance)}${tnpwPpm[grade.ppm]}${packing.code}`,
    ),
  },
  {
    ...base,
    brand: 'vishay',
    series: 'MCT',
    values: thinValues,
    packings: [
      { code: 'P500', attribute: 'reel-7', reel: 1 },
      { code: 'P100', attribute: 'reel-7', reel: 1000 },
      { code: 'PW00', attribute: 'reel-13', reel: 20_000 },
    ],
    share: 3,
    forms: formsOf(
      sizesNamed('0603', '0805', '1206'),
      thinGrades([0.5, 1], [25, 50], [10, 1e6]),
      thinTemperature,
      (chip, grade, value, packing) =>
        `MC${chip.size === '0603' ? 'T' : chip.size === '0805' ? 'U' : 'A'}${chip.size}0${grade.ppm === 50 ? 'C' : 'D'}${digitCode(value, 4)}${toleranceLetter(grade.tolerance)}${packing.code}`,
    ),
  },
];

const smallVishay: FamilySpec = {
  ...base,
  brand: 'vishay',
  series: 'TNPW0402',
  values: thinValues,
  packings: vishayReels('ED', 'EE'),
  share: 2,
  forms: formsOf(
    sizesNamed('0402'),
    thinGrades([0.1, 0.25, 0.5, 1], [10, 25, 50], [10, 1e5]),
    { ...thinTemperature, automotive: true },
    (chip, grade, value, packing) =>
      `TNPW${chip.size}${fourPlaces(value)}${toleranceLetter(grade.tolerance)}${tnpwPpm[grade.ppm]}${packing.code}`,
  ),
};

/** Panasonic ERJ codes by size: type letters with 1 % tolerance, type letters with 5 %, letter of the packing. */
const erjTypes: Readonly<Record<string, readonly [string, string, string]>> = {
  '0201': ['1GN', '1GN', 'C'],
  '0402': ['2RK', '2GE', 'X'],
  '0603': ['3EK', '3GEY', 'V'],
  '0805': ['6EN', '6GEY', 'V'],
  '1206': ['8EN', '8GEY', 'V'],
  '1210': ['14N', '14Y', 'U'],
  '2010': ['12SF', '12Y', 'U'],
  '2512': ['1TN', '1TY', 'U'],
};
const eraTypes: Readonly<Record<string, readonly [string, string]>> = {
  '0402': ['2', 'X'],
  '0603': ['3', 'V'],
  '0805': ['6', 'V'],
  '1206': ['8', 'V'],
};

const panasonicFamilies: readonly FamilySpec[] = [
  {
    ...base,
    brand: 'panasonic',
    series: 'ERJ',
    values: thickValues,
    packings: uncut,
    share: 5,
    forms: formsOf(chipSizes, thickGrades, { ...thickTemperature, automotive: true }, (chip, grade, value) => {
      const [fine, coarse, ending] = erjTypes[chip.size] ?? ['', '', ''];
      if (grade.tolerance === 5) return `ERJ-${coarse}J${digitCode(value, 3)}${ending}`;
      return `ERJ-${fine}${fine.endsWith('F') ? '' : 'F'}${digitCode(value, 4)}${ending}`;
    }),
  },
  {
    ...base,
    brand: 'panasonic',
    series: 'ERA',
    values: thinValues,
    packings: uncut,
    share: 3,
    forms: formsOf(
      sizesNamed('0402', '0603', '0805', '1206'),
      [
        ...thinGrades([0.1], [10, 25], [47, 330_000]),
        ...thinGrades([0.05], [10], [100, 100_000]),
        ...thinGrades([0.5], [25], [47, 330_000]),
      ].map((grade) => ({ ...grade, tier: 3 })),
      { ...thinTemperature, automotive: true },
      (chip, grade, value) => {
        const [type, ending] = eraTypes[chip.size] ?? ['', ''];
        const tolerance = ({ 0.05: 'W', 0.1: 'B', 0.5: 'D' } as Record<number, string>)[grade.tolerance] ?? 'B';
        return `ERA-${type}A${grade.ppm === 10 ? 'R' : 'E'}${tolerance}${byTier(value)}${ending}`;
      },
    ),
  },
];

/** ROHM MCR codes by size: start of the code with 1 % tolerance, start with 5 %. */
const mcrTypes: Readonly<Record<string, readonly [string, string]>> = {
  '0402': ['01MZPF', '01MZPJ'],
  '0603': ['03EZPFX', '03EZPJ'],
  '0805': ['10EZPF', '10EZPJ'],
  '1206': ['18EZPF', '18EZPJ'],
  '1210': ['25JZHF', '25JZHJ'],
  '2010': ['50JZHF', '50JZHJ'],
  '2512': ['100JZHF', '100JZHJ'],
};
const koaSizes: Readonly<Record<string, string>> = {
  '0402': '1ETTP',
  '0603': '1JTTD',
  '0805': '2ATTD',
  '1206': '2BTTD',
  '1210': '2ETTE',
  '2010': '2HTTE',
  '2512': '3ATTE',
};

const japaneseFamilies: readonly FamilySpec[] = [
  {
    ...base,
    brand: 'rohm',
    series: 'MCR',
    values: thickValues,
    packings: uncut,
    share: 3,
    forms: formsOf(sizesNamed(...Object.keys(mcrTypes)), thickGrades, thickTemperature, (chip, grade, value) => {
      const [fine, coarse] = mcrTypes[chip.size] ?? ['', ''];
      return grade.tolerance === 1 ? `MCR${fine}${digitCode(value, 4)}` : `MCR${coarse}${digitCode(value, 3)}`;
    }),
  },
  {
    ...base,
    brand: 'koa',
    series: 'RK73',
    values: thickValues,
    packings: uncut,
    share: 3,
    forms: formsOf(
      sizesNamed(...Object.keys(koaSizes)),
      thickGrades,
      { ...thickTemperature, automotive: true },
      (chip, grade, value) =>
        grade.tolerance === 1
          ? `RK73H${koaSizes[chip.size]}${digitCode(value, 4)}F`
          : `RK73B${koaSizes[chip.size]}${digitCode(value, 3)}J`,
    ),
  },
  ...['RN73R', 'RN73H'].map((series): FamilySpec => ({
    ...base,
    brand: 'koa',
    series,
    values: thinValues,
    packings: uncut,
    share: 3,
    forms: formsOf(
      sizesNamed('0402', '0603', '0805', '1206'),
      thinGrades([0.1, 0.25, 0.5, 1], [10, 25, 50, 100], [10, 1e6]),
      { ...thinTemperature, automotive: series === 'RN73H' },
      (chip, grade, value) =>
        `${series}${koaSizes[chip.size]}${digitCode(value, 4)}${toleranceLetter(grade.tolerance)}${grade.ppm}`,
    ),
  })),
];

const metricSizes: Readonly<Record<string, string>> = {
  '0402': '1005',
  '0603': '1608',
  '0805': '2012',
  '1206': '3216',
};

const otherFamilies: readonly FamilySpec[] = [
  {
    ...base,
    brand: 'bourns',
    series: 'CR',
    values: thickValues,
    packings: uncut,
    share: 2,
    forms: formsOf(sizesNamed('0603', '0805', '1206'), thickGrades, thickTemperature, (chip, grade, value) =>
      grade.tolerance === 1
        ? `CR${chip.size}-FX-${digitCode(value, 4)}ELF`
        : `CR${chip.size}-JW-${digitCode(value, 3)}ELF`,
    ),
  },
  {
    ...base,
    brand: 'samsung',
    series: 'RC (Samsung)',
    values: thickValues,
    packings: uncut,
    share: 2,
    forms: formsOf(sizesNamed('0402', '0603', '0805', '1206'), thickGrades, thickTemperature, (chip, grade, value) =>
      grade.tolerance === 1
        ? `RC${metricSizes[chip.size]}F${digitCode(value, 4)}CS`
        : `RC${metricSizes[chip.size]}J${digitCode(value, 3)}CS`,
    ),
  },
  {
    ...base,
    brand: 'te',
    series: 'CRGCQ',
    values: thickValues,
    packings: uncut,
    share: 2,
    forms: formsOf(
      sizesNamed('0402', '0603', '0805', '1206', '1210', '2010', '2512'),
      thickGrades,
      { ...thickTemperature, automotive: true },
      (chip, grade, value) => `CRGCQ${chip.size}${toleranceLetter(grade.tolerance)}${letterCode(value)}`,
    ),
  },
  {
    ...base,
    brand: 'te',
    series: 'CPF',
    values: thinValues,
    packings: uncut,
    share: 2,
    forms: formsOf(
      sizesNamed('0402', '0603', '0805', '1206'),
      thinGrades([0.1], [10, 25], [10, 300_000]).map((grade) => ({ ...grade, tier: 3 })),
      thinTemperature,
      (chip, grade, value) => `CPF${chip.size}B${letterCode(value)}${grade.ppm === 25 ? 'E1' : 'C1'}`,
    ),
  },
];

const thinFamilies: readonly FamilySpec[] = [
  {
    ...base,
    brand: 'bourns',
    series: 'CRT',
    values: thinValues,
    packings: uncut,
    share: 2,
    forms: formsOf(
      sizesNamed('0402', '0603', '0805', '1206'),
      thinGrades([0.1, 0.5, 1], [10, 25, 50], [10, 1e6]),
      thinTemperature,
      (chip, grade, value) =>
        `CRT${chip.size}-${toleranceLetter(grade.tolerance)}${{ 10: 'C', 25: 'Y', 50: 'Z' }[grade.ppm]}-${digitCode(value, 4)}${chip.size === '0402' ? 'G' : 'E'}LF`,
    ),
  },
  {
    ...base,
    brand: 'susumu',
    series: 'RG',
    values: thinValues,
    packings: [
      { code: 'T5', attribute: 'reel-7', reel: 1 },
      { code: 'T1', attribute: 'reel-7', reel: 1000 },
    ],
    share: 2,
    forms: formsOf(
      sizesNamed('0402', '0603', '0805', '1206'),
      [...thinGrades([0.1, 0.5], [10, 25], [10, 1e6]), ...thinGrades([0.05], [10], [100, 1e5])].map((grade) => ({
        ...grade,
        tier: 3,
      })),
      { ...thinTemperature, automotive: true },
      (chip, grade, value, packing) =>
        `RG${metricSizes[chip.size]}${grade.ppm === 10 ? 'N' : 'P'}-${byTier(value)}-${grade.tolerance === 0.05 ? 'W' : toleranceLetter(grade.tolerance)}-${packing.code}`,
    ),
  },
];

/** Chip resistors of all makers, by their ordering-code rules. */
export const chipResistorFamilies: readonly FamilySpec[] = [
  ...yageoFamilies,
  ...vishayFamilies,
  smallVishay,
  ...panasonicFamilies,
  ...japaneseFamilies,
  ...otherFamilies,
  ...thinFamilies,
];
