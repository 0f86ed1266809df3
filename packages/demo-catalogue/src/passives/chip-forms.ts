import type { AttributeValues } from '@farad/domain/category';
import { digitCode } from '../codes.ts';
import { e24AndE192, e24AndE96, valuesOf, type Value } from '../values.ts';
import type { FormSpec, Packing } from './form.ts';

export interface ChipSize {
  readonly size: string;
  readonly watts: number;
  readonly volts: number;
  readonly rank: number;
  readonly price: number;
  readonly milligrams: number;
}

/** Sizes of thick film chip resistors, with the power at 70 °C and the working voltage that all makers state. */
export const chipSizes: readonly ChipSize[] = [
  { size: '0603', watts: 0.1, volts: 75, rank: 0, price: 1.1, milligrams: 2 },
  { size: '0805', watts: 0.125, volts: 150, rank: 0, price: 1.2, milligrams: 5 },
  { size: '0402', watts: 0.0625, volts: 50, rank: 0, price: 1, milligrams: 1 },
  { size: '1206', watts: 0.25, volts: 200, rank: 0, price: 1.7, milligrams: 9 },
  { size: '1210', watts: 0.5, volts: 200, rank: 1, price: 4, milligrams: 16 },
  { size: '2512', watts: 1, volts: 200, rank: 1, price: 8, milligrams: 40 },
  { size: '2010', watts: 0.75, volts: 200, rank: 1, price: 6, milligrams: 27 },
  { size: '0201', watts: 0.05, volts: 25, rank: 1, price: 1.2, milligrams: 1 },
];

export const sizesNamed = (...names: readonly string[]): readonly ChipSize[] =>
  chipSizes.filter((chip) => names.includes(chip.size));

export const thickTemperature: AttributeValues = { operating_temperature: [-55, 155], mounting: 'smd' };
export const thinTemperature: AttributeValues = { operating_temperature: [-55, 125], mounting: 'smd' };

interface Grade {
  readonly tolerance: number;
  readonly ppm: number;
  readonly rank: number;
  /** Finest E series of the values in this grade: 2 = E24, 3 = E96, 4 = E192. */
  readonly tier: number;
  readonly from: number;
  readonly to: number;
  readonly priceFactor: number;
}

/** Grades of thick film resistors: 1 % and 5 %. Resistances below 10 Ω have a larger temperature coefficient. */
export const thickGrades: readonly Grade[] = [
  { tolerance: 1, ppm: 100, rank: 0, tier: 3, from: 10, to: 10e6, priceFactor: 1 },
  { tolerance: 5, ppm: 200, rank: 0, tier: 2, from: 1, to: 10e6, priceFactor: 0.8 },
  { tolerance: 1, ppm: 200, rank: 1, tier: 3, from: 1, to: 9.99, priceFactor: 1.1 },
];
export const halfPercent: Grade = { tolerance: 0.5, ppm: 100, rank: 1, tier: 3, from: 10, to: 1e6, priceFactor: 1.6 };

/** Returns grades of thin film resistors: each of `tolerances` with each of `ppms` (temperature coefficients). */
export const thinGrades = (
  tolerances: readonly number[],
  ppms: readonly number[],
  [from, to]: readonly [number, number],
): readonly Grade[] =>
  tolerances.flatMap((tolerance) =>
    ppms.map((ppm) => ({
      tolerance,
      ppm,
      rank: (tolerance === 0.1 || tolerance === 1 ? 0 : 1) + (ppm === 25 || ppm === 50 ? 0 : 1),
      tier: 4,
      from,
      to,
      priceFactor: (tolerance <= 0.1 ? 7 : 4) * (ppm <= 15 ? 2 : 1),
    })),
  );

export const formsOf = (
  sizes: readonly ChipSize[],
  grades: readonly Grade[],
  common: AttributeValues,
  code: (chip: ChipSize, grade: Grade, value: Value, packing: Packing) => string,
): readonly FormSpec[] =>
  sizes.flatMap((chip) =>
    grades.map((grade) => ({
      rank: chip.rank + grade.rank,
      attributes: {
        tolerance: grade.tolerance,
        power: chip.watts,
        voltage: chip.volts,
        temperature_coefficient: grade.ppm,
        package: chip.size,
        ...common,
      },
      package: chip.size,
      price: chip.price * grade.priceFactor,
      weightMilligrams: chip.milligrams,
      accepts: (value: Value) => value.tier <= grade.tier && value.si >= grade.from && value.si <= grade.to,
      code: (value: Value, packing: Packing) => code(chip, grade, value, packing),
    })),
  );

export const thickValues = valuesOf(e24AndE96, 'ohm', [1, 10e6], 10_000);
export const thinValues = valuesOf(e24AndE192, 'ohm', [10, 1e6], 10_000);

/** Returns the letter of a tolerance in percent (IEC 60062). */
export const toleranceLetter = (tolerance: number): string =>
  ({ 0.05: 'A', 0.1: 'B', 0.25: 'C', 0.5: 'D', 1: 'F', 2: 'G', 5: 'J' })[tolerance] ?? 'K';

/** Returns the digit code of a resistance: three characters for values of E24, four for the other values. */
export const byTier = (value: Value): string => digitCode(value, value.tier <= 2 ? 3 : 4);

export const base = {
  category: 'chip-resistors',
  valueKey: 'resistance',
  titleKeys: ['tolerance', 'power', 'package'],
} as const;
export const uncut: readonly Packing[] = [{ code: '', attribute: 'reel-7', reel: 1 }];
export const yageoReels: readonly Packing[] = [
  { code: '07', attribute: 'reel-7', reel: 1 },
  { code: '13', attribute: 'reel-13', reel: 20_000 },
  { code: '10', attribute: 'reel-10', reel: 10_000 },
];
const isEmbossed = (chip: ChipSize): boolean => chip.size === '2010' || chip.size === '2512';
export const yageoTape = (chip: ChipSize): string => (isEmbossed(chip) ? 'K' : 'R');
