import type { AttributeValues } from '@farad/domain/category';
import { digitCode, letterCode } from '../codes.ts';
import { e24, valuesOf } from '../values.ts';
import type { FamilySpec, FormSpec } from './form.ts';
import { body, coarse, formsOf, grade, letterOf, packings, precise, type Body } from './leaded-forms.ts';

const melfSizes: readonly Body[] = [
  body('MMA0204', 'MELF-0204', 0.4, 200, 0, 6, 19),
  body('MMB0207', 'MELF-0207', 1, 350, 1, 9, 80),
  body('MMU0102', 'MELF-0102', 0.2, 100, 1, 7, 7),
];
const melfPacks: Readonly<Record<string, readonly [string, string]>> = {
  MMA0204: ['B300', 'BL00'],
  MMB0207: ['B200', 'B700'],
  MMU0102: ['B300', 'BL00'],
};

const melfFamilies: readonly FamilySpec[] = [
  {
    category: 'melf-resistors',
    valueKey: 'resistance',
    titleKeys: ['tolerance', 'power', 'package'],
    brand: 'vishay',
    series: 'MMx',
    values: precise,
    share: 4,
    packings: packings(['0', 'reel-7'], ['1', 'reel-7', 1500]),
    forms: formsOf(
      melfSizes,
      [grade(1, 50, 3, 0, 1), grade(0.5, 25, 4, 1, 2), grade(0.1, 25, 4, 1, 4), grade(0.25, 25, 4, 2, 3)],
      [10, 1e6],
      { operating_temperature: [-55, 155], mounting: 'smd', automotive: true },
      (size, { tolerance, ppm }, value, packing) =>
        `${size.code}0${ppm === 50 ? 'C' : 'D'}${digitCode(value, 4)}${letterOf[tolerance]}${melfPacks[size.code]?.[Number(packing.code)] ?? ''}`,
    ),
  },
];

const networks = {
  category: 'resistor-networks',
  valueKey: 'resistance',
  titleKeys: ['tolerance', 'package'],
} as const;

const networkForm = (
  packageName: string,
  attributes: AttributeValues,
  price: number,
  code: FormSpec['code'],
  rank = 0,
): FormSpec => ({
  rank,
  attributes: { tolerance: 5, ...attributes, package: packageName },
  package: packageName,
  price,
  weightMilligrams: 20,
  accepts: (value) => value.tier <= 2 && value.si >= 9.99 && value.si <= 1.001e6,
  code,
});

const networkFamilies: readonly FamilySpec[] = [
  {
    ...networks,
    brand: 'yageo',
    series: 'YC',
    values: coarse,
    share: 1,
    packings: packings(['07', 'reel-7']),
    forms: [
      networkForm(
        '0603x4',
        { elements: 4, pins: 8, power: 0.0625, mounting: 'smd' },
        3,
        (v, p) => `YC164-JR-${p.code}${letterCode(v)}L`,
      ),
      networkForm(
        '0402x4',
        { elements: 4, pins: 8, power: 0.0625, mounting: 'smd' },
        3,
        (v, p) => `YC124-JR-${p.code}${letterCode(v)}L`,
      ),
      networkForm(
        '0603x2',
        { elements: 2, pins: 4, power: 0.0625, mounting: 'smd' },
        3,
        (v, p) => `YC162-JR-${p.code}${letterCode(v)}L`,
        1,
      ),
    ],
  },
  {
    ...networks,
    brand: 'bourns',
    series: 'CAY16',
    values: coarse,
    share: 1,
    packings: packings(['', 'reel-7']),
    forms: [
      networkForm(
        '0603x4',
        { elements: 4, pins: 8, power: 0.0625, mounting: 'smd' },
        4,
        (v) => `CAY16-${digitCode(v, 3)}J4LF`,
      ),
    ],
  },
  {
    ...networks,
    brand: 'bourns',
    series: '4600X',
    values: coarse,
    share: 2,
    packings: packings(['', 'tube']),
    forms: [4, 5, 6, 7, 8, 9, 10].flatMap((pins) => {
      const size = pins === 10 ? '10' : `0${pins}`;
      return [
        networkForm(
          `SIP-${pins}`,
          { tolerance: 2, elements: pins - 1, pins, power: 0.2, mounting: 'tht' },
          22,
          (v) => `46${size}X-101-${digitCode(v, 3)}LF`,
          pins === 9 ? 0 : 1,
        ),
        ...(pins % 2 === 0
          ? [
              networkForm(
                `SIP-${pins}`,
                { tolerance: 2, elements: pins / 2, pins, power: 0.3, mounting: 'tht' },
                24,
                (v) => `46${size}X-102-${digitCode(v, 3)}LF`,
                1,
              ),
            ]
          : []),
      ];
    }),
  },
];

const trimmerValues = [
  10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 10e3, 20e3, 25e3, 50e3, 100e3, 200e3, 250e3, 500e3, 1e6, 2e6,
];

/**
 * Values of trimmers: 1, 2 and 5 in each decade, and 25 and 250 kΩ. Their code is two digits and the number of zeros.
 */
const oneTwoFive = valuesOf([100, 200, 250, 500], 'ohm', [10, 2e6], 10_000).filter((value) =>
  trimmerValues.includes(value.si),
);

const trimmer = (series: string, code: FormSpec['code'], attributes: AttributeValues, price: number): FormSpec => ({
  rank: 0,
  attributes: { tolerance: 10, temperature_coefficient: 100, ...attributes },
  package: series,
  price,
  weightMilligrams: 900,
  accepts: () => true,
  code,
});

const trimmerBase = {
  category: 'trimmers',
  brand: 'bourns',
  valueKey: 'resistance',
  titleKeys: ['tolerance', 'power', 'package'],
  values: oneTwoFive,
  share: 1,
  packings: packings(['', 'tube']),
} as const;

const bournsTrimmer = (
  series: string,
  endings: readonly string[],
  attributes: AttributeValues,
  price: number,
): FamilySpec => ({
  ...trimmerBase,
  series,
  forms: endings.map((ending) =>
    trimmer(
      `${series}${ending}`,
      (value) => `${series}${ending}-1-${digitCode(value, 3)}LF`,
      { ...attributes, package: `${series}${ending}` },
      price,
    ),
  ),
});

const variableFamilies: readonly FamilySpec[] = [
  bournsTrimmer('3296', ['W', 'X', 'Y', 'P', 'Z'], { power: 0.5, turns: 25, mounting: 'tht' }, 62),
  bournsTrimmer('3362', ['P', 'W', 'M', 'H', 'R', 'S', 'U', 'X'], { power: 0.5, turns: 1, mounting: 'tht' }, 48),
  bournsTrimmer('3386', ['P', 'F', 'W', 'H', 'X', 'T'], { power: 0.5, turns: 1, mounting: 'tht' }, 70),
  bournsTrimmer('3006', ['P', 'Y', 'W'], { power: 0.75, turns: 15, mounting: 'tht' }, 96),
  bournsTrimmer('3266', ['W', 'X', 'Y', 'P', 'Z'], { power: 0.25, turns: 12, mounting: 'tht' }, 110),
  {
    ...trimmerBase,
    brand: 'resurs',
    series: 'СП5-2В',
    isSeriesInTitle: true,
    forms: [0.5, 1].map((watts) =>
      trimmer(
        'СП5-2В',
        (value) => `СП5-2В${watts === 1 ? 'Б' : ''} ${String(watts).replace('.', ',')} Вт ${value.text.ru} 5%`,
        { tolerance: 5, power: watts, turns: 40, mounting: 'tht' },
        95,
      ),
    ),
  },
  {
    ...trimmerBase,
    brand: 'resurs',
    series: 'СП3-19А',
    isSeriesInTitle: true,
    forms: [
      trimmer(
        'СП3-19А',
        (value) => `СП3-19А 0,5 Вт ${value.text.ru} 10%`,
        { power: 0.5, turns: 1, mounting: 'tht' },
        60,
      ),
    ],
  },
  {
    category: 'potentiometers',
    brand: 'bourns',
    series: 'PTV09',
    valueKey: 'resistance',
    titleKeys: ['taper', 'power'],
    values: oneTwoFive.filter(({ si }) => si >= 1000 && si <= 1e6),
    share: 1,
    packings: packings(['', 'tray']),
    forms: ['4020U', '4020F', '4025F', '4030F', '2020F', '2015F'].flatMap((shape) =>
      ['B', 'A'].map((taper) => ({
        ...trimmer(
          'PTV09',
          (value) => `PTV09A-${shape}-${taper}${digitCode(value, 3)}`,
          {
            tolerance: 20,
            power: 0.05,
            taper: taper === 'B' ? 'linear' : 'logarithmic',
            diameter: 0.009,
            channels: 1,
            mounting: 'tht',
          },
          72,
        ),
        rank: taper === 'B' ? 0 : 1,
      })),
    ),
  },
];

const powerForm = (
  series: string,
  watts: number,
  volts: number,
  price: number,
  code: FormSpec['code'],
  rank = 0,
): FormSpec => ({
  rank,
  attributes: { tolerance: 5, power: watts, voltage: volts, package: series, mounting: 'tht' },
  package: series,
  price,
  weightMilligrams: Math.round(watts * 1100),
  accepts: () => true,
  code,
});

const powerValues = valuesOf(e24, 'ohm', [0.1, 10_000], 10);
const powerFamilies: readonly FamilySpec[] = [
  {
    category: 'power-resistors',
    brand: 'yageo',
    series: 'SQP',
    valueKey: 'resistance',
    titleKeys: ['tolerance', 'power'],
    values: powerValues,
    share: 1,
    packings: packings(['', 'box']),
    forms: (
      [
        ['500', 5, 350, 14],
        ['10A', 10, 700, 24],
        ['300', 3, 300, 12],
        ['700', 7, 500, 20],
      ] as const
    ).map(([size, watts, volts, price]) =>
      powerForm(`SQP-${watts}W`, watts, volts, price, (value) => `SQP${size}JB-${letterCode(value)}`),
    ),
  },
  {
    category: 'power-resistors',
    brand: 'te',
    series: 'HS',
    valueKey: 'resistance',
    titleKeys: ['tolerance', 'power'],
    values: powerValues,
    share: 1,
    packings: packings(['', 'box']),
    forms: (
      [
        ['HSA25', 25, 550, 390],
        ['HSA50', 50, 1250, 560],
        ['HSC100', 100, 1900, 1150],
        ['HSA10', 10, 250, 330],
      ] as const
    ).map(([size, watts, volts, price]) =>
      powerForm(size, watts, volts, price, (value) => `${size}${letterCode(value)}J`),
    ),
  },
  {
    category: 'power-resistors',
    brand: 'resurs',
    series: 'С5-35В',
    isSeriesInTitle: true,
    valueKey: 'resistance',
    titleKeys: ['tolerance', 'power'],
    values: powerValues.filter(({ si }) => si >= 3),
    share: 1,
    packings: packings(['', 'box']),
    forms: [10, 25, 50, 100].map((watts) =>
      powerForm('С5-35В', watts, 500, 120 + watts * 5, (value) => `С5-35В-${watts} ${value.text.ru} 5%`),
    ),
  },
];

/** MELF resistors, networks, trimmers, potentiometers and power resistors. */
export const specialResistorFamilies: readonly FamilySpec[] = [
  ...melfFamilies,
  ...networkFamilies,
  ...variableFamilies,
  ...powerFamilies,
];
