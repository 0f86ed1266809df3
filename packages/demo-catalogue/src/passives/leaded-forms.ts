import type { AttributeValues } from '@farad/domain/category';
import { e24, e24AndE192, e24AndE96, valuesOf, type Value } from '../values.ts';
import type { FormSpec, Packing } from './form.ts';

export const packings = (...rows: readonly (readonly [string, string, number?])[]): readonly Packing[] =>
  rows.map(([code, attribute, reel = 1]) => ({ code, attribute, reel }));

export interface Grade {
  readonly tolerance: number;
  readonly ppm: number;
  readonly tier: number;
  readonly rank: number;
  readonly factor: number;
}

export interface Body {
  /** Part of the ordering code that stands for the size. */
  readonly code: string;
  readonly package: string;
  readonly watts: number;
  readonly volts: number;
  readonly rank: number;
  readonly price: number;
  readonly milligrams: number;
}

export type Coder = (body: Body, grade: Grade, value: Value, packing: Packing) => string;

export const formsOf = (
  bodies: readonly Body[],
  grades: readonly Grade[],
  [from, to]: readonly [number, number],
  common: AttributeValues,
  code: Coder,
): readonly FormSpec[] =>
  bodies.flatMap((body) =>
    grades.map((grade) => ({
      rank: body.rank + grade.rank,
      attributes: {
        tolerance: grade.tolerance,
        power: body.watts,
        voltage: body.volts,
        ...(grade.ppm === 0 ? {} : { temperature_coefficient: grade.ppm }),
        package: body.package,
        ...common,
      },
      package: body.package,
      price: body.price * grade.factor,
      weightMilligrams: body.milligrams,
      accepts: (value: Value) => value.tier <= grade.tier && value.si >= from * 0.999 && value.si <= to * 1.001,
      code: (value: Value, packing: Packing) => code(body, grade, value, packing),
    })),
  );

export const body = (
  ...[code, packageName, watts, volts, rank, price, milligrams]: readonly [
    code: string,
    packageName: string,
    watts: number,
    volts: number,
    rank: number,
    price: number,
    milligrams: number,
  ]
): Body => ({ code, package: packageName, watts, volts, rank, price, milligrams });

export const grade = (tolerance: number, ppm: number, tier: number, rank: number, factor: number): Grade => ({
  tolerance,
  ppm,
  tier,
  rank,
  factor,
});

export const wide = valuesOf(e24AndE96, 'ohm', [1, 10e6], 10_000);
export const coarse = valuesOf(e24, 'ohm', [1, 10e6], 10_000);
export const precise = valuesOf(e24AndE192, 'ohm', [10, 1e6], 10_000);
export const hot: AttributeValues = { operating_temperature: [-55, 155], mounting: 'tht' };

export const letterOf: Readonly<Record<number, string>> = {
  0.1: 'B',
  0.25: 'C',
  0.5: 'D',
  1: 'F',
  2: 'G',
  5: 'J',
  10: 'K',
};
