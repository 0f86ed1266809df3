import { digitCode, fourPlaces, letterCode } from '../codes.ts';
import type { Value } from '../values.ts';
import type { FamilySpec } from './form.ts';
import {
  body,
  coarse,
  formsOf,
  grade,
  hot,
  letterOf,
  packings,
  precise,
  wide,
  type Body,
  type Coder,
  type Grade,
} from './leaded-forms.ts';

const leads = {
  category: 'through-hole-resistors',
  valueKey: 'resistance',
  titleKeys: ['tolerance', 'power'],
} as const;

const mfrPpm: Readonly<Record<number, string>> = { 100: 'F', 50: 'E', 25: 'D', 15: 'C' };
const cmfPpm: Readonly<Record<number, string>> = { 100: 'K', 50: 'H', 25: 'E' };

const preciseGrades: readonly Grade[] = [
  grade(1, 100, 3, 0, 1),
  grade(1, 50, 3, 1, 1.5),
  grade(0.5, 50, 4, 1, 2.5),
  grade(0.5, 25, 4, 2, 3),
  grade(0.25, 25, 4, 2, 4),
  grade(0.1, 25, 4, 1, 5),
];

/** Returns a resistance with six characters, as Vishay writes it in CMF codes: 10K000, 4K7000, 100R00. */
const sixPlaces = (value: Value): string => fourPlaces(value).padEnd(6, '0');

const importedFamilies: readonly FamilySpec[] = [
  {
    ...leads,
    brand: 'yageo',
    series: 'CFR',
    values: coarse,
    share: 3,
    packings: packings(['52', 'ammo'], ['73', 'reel-13', 5000]),
    forms: formsOf(
      [
        body('25JB', 'AXIAL-0.25W', 0.25, 250, 0, 2.2, 200),
        body('12JB', 'AXIAL-0.125W', 0.167, 200, 0, 2, 110),
        body('50JB', 'AXIAL-0.5W', 0.5, 350, 0, 3.2, 260),
        body('100JB', 'AXIAL-1W', 1, 500, 1, 6, 520),
        body('200JB', 'AXIAL-2W', 2, 500, 1, 9, 1100),
      ],
      [grade(5, 0, 2, 0, 1)],
      [1, 10e6],
      hot,
      (size, _grade, value, packing) => `CFR-${size.code}-${packing.code}-${letterCode(value)}`,
    ),
  },
  {
    ...leads,
    brand: 'yageo',
    series: 'MFR',
    values: precise,
    share: 5,
    packings: packings(['B', 'ammo'], ['R', 'reel-13', 5000]),
    forms: formsOf(
      [
        body('25', 'AXIAL-0.25W', 0.25, 250, 0, 3.6, 230),
        body('12', 'AXIAL-0.125W', 0.167, 200, 1, 3.4, 120),
        body('50', 'AXIAL-0.5W', 0.5, 350, 1, 5, 320),
        body('1W', 'AXIAL-1W', 1, 500, 2, 9, 600),
      ],
      preciseGrades,
      [10, 1e6],
      hot,
      (size, { tolerance, ppm }, value, packing) =>
        `MFR-${size.code}${letterOf[tolerance]}${packing.code}${mfrPpm[ppm]}52-${letterCode(value)}`,
    ),
  },
  {
    ...leads,
    brand: 'vishay',
    series: 'MRS25',
    values: wide,
    share: 3,
    packings: packings(['CT00', 'ammo'], ['CRP00', 'reel-13', 5000]),
    forms: formsOf(
      [body('MRS25000', 'AXIAL-0.6W', 0.6, 350, 0, 5, 220), body('MRS16000', 'AXIAL-0.4W', 0.4, 200, 1, 5, 125)],
      [grade(1, 50, 3, 0, 1)],
      [1, 10e6],
      hot,
      (size, _grade, value, packing) => `${size.code}C${digitCode(value, 4)}F${packing.code}`,
    ),
  },
  {
    ...leads,
    brand: 'vishay',
    series: 'CMF',
    values: precise,
    share: 4,
    packings: packings(['EB', 'reel-13'], ['BF', 'bulk'], ['EK', 'reel-13', 2500]),
    forms: formsOf(
      [
        body('55', 'AXIAL-0.5W', 0.5, 250, 0, 22, 230),
        body('50', 'AXIAL-0.25W', 0.25, 200, 1, 24, 140),
        body('60', 'AXIAL-1W', 1, 500, 1, 32, 400),
      ],
      preciseGrades,
      [10, 1e6],
      hot,
      (size, { tolerance, ppm }, value, packing) =>
        `CMF${size.code}${sixPlaces(value)}${letterOf[tolerance]}${cmfPpm[ppm]}${packing.code}`,
    ),
  },
  {
    ...leads,
    brand: 'panasonic',
    series: 'ERG',
    values: coarse,
    share: 1,
    packings: packings(['', 'ammo']),
    forms: formsOf(
      [
        body('ERG1SJ', 'AXIAL-1W', 1, 350, 0, 12, 600),
        body('ERG2SJ', 'AXIAL-2W', 2, 350, 0, 16, 1100),
        body('ERG3SJ', 'AXIAL-3W', 3, 350, 1, 22, 1900),
      ],
      [grade(5, 350, 2, 0, 1)],
      [10, 100_000],
      hot,
      (size, _grade, value) => `${size.code}${digitCode(value, 3)}`,
    ),
  },
];

/**
 * Returns an ordering code of Soviet and Russian resistors. It has the type, the value in words and the tolerance:
 * `МЛТ-0,25 10 кОм 5%`.
 */
const domesticCode: Coder = (size, { tolerance }, value) =>
  `${size.code} ${value.text.ru} ${String(tolerance).replace('.', ',')}%`;

const domesticBodies = (type: string, rows: readonly (readonly [string, number, number, number])[]): readonly Body[] =>
  rows.map(([power, watts, volts, milligrams], index) =>
    body(`${type}-${power}`, `AXIAL-${watts}W`, watts, volts, index === 1 ? 0 : 1, 1.5 + watts * 6, milligrams),
  );

const domesticSizes: readonly (readonly [string, number, number, number])[] = [
  ['0,125', 0.125, 200, 150],
  ['0,25', 0.25, 250, 250],
  ['0,5', 0.5, 350, 1000],
  ['1', 1, 500, 2000],
  ['2', 2, 750, 3500],
];

const domestic = (brand: string, type: string, grades: readonly Grade[], share: number): FamilySpec => ({
  ...leads,
  brand,
  series: type,
  isSeriesInTitle: true,
  values: grades.some(({ tier }) => tier > 3) ? precise : wide,
  share,
  packings: packings(['', 'bulk']),
  forms: formsOf(domesticBodies(type, domesticSizes), grades, [1, 10e6], hot, domesticCode),
});

const domesticFamilies: readonly FamilySpec[] = [
  domestic('resurs', 'МЛТ', [grade(5, 500, 2, 0, 1), grade(10, 500, 1, 0, 0.9), grade(2, 500, 2, 1, 1.3)], 3),
  domestic('resurs', 'С2-23', [grade(5, 500, 2, 0, 0.8), grade(1, 100, 3, 0, 1.4), grade(2, 250, 2, 1, 1.1)], 4),
  domestic('resurs', 'С2-33Н', [grade(5, 500, 2, 0, 1), grade(1, 100, 3, 0, 1.6), grade(2, 250, 2, 1, 1.3)], 3),
  domestic(
    'girikond',
    'С2-29В',
    [grade(0.5, 25, 4, 0, 12), grade(0.1, 25, 4, 1, 20), grade(1, 50, 3, 0, 9), grade(0.25, 25, 4, 1, 15)],
    3,
  ),
];

/** Axial resistors of foreign, Soviet and Russian makers. */
export const leadResistorFamilies: readonly FamilySpec[] = [...importedFamilies, ...domesticFamilies];
