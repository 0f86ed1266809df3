import { digitCode, inPower } from '../codes.ts';
import { e12, e24, valuesOf, type Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

const bulk: readonly Packing[] = [{ code: '', attribute: 'bulk', reel: 1 }];
const picoCode = (value: Value): string => digitCode(inPower(value, -12), 3);

interface DiscBody {
  readonly dielectric: string;
  readonly volts: number;
  readonly from: number;
  readonly to: number;
  readonly tolerance: readonly [string, number];
  readonly code: string;
}

const disc = (
  dielectric: string,
  volts: number,
  from: number,
  to: number,
  tolerance: readonly [string, number],
  code: string,
): DiscBody => ({
  dielectric,
  volts,
  from,
  to,
  tolerance,
  code,
});

const leaded = {
  category: 'leaded-ceramic-capacitors',
  valueKey: 'capacitance',
  titleKeys: ['tolerance', 'voltage', 'dielectric'],
} as const;
const leadedValues = [
  ...valuesOf(e24, 'farad', [1e-11, 1e-9], 1e-10),
  ...valuesOf(e12, 'farad', [1.2e-9, 1e-5], 1e-7),
].sort((a, b) => a.tier - b.tier);

const leadedForms = (
  bodies: readonly DiscBody[],
  price: number,
  code: (body: DiscBody, value: Value, packing: Packing) => string,
): readonly FormSpec[] =>
  bodies.map((body) => ({
    rank: body.volts === 50 ? 0 : 1,
    attributes: {
      tolerance: body.tolerance[1],
      voltage: body.volts,
      dielectric: body.dielectric,
      pitch: 0.005,
      operating_temperature: body.dielectric === 'Z5U' ? [10, 85] : [-55, 125],
      mounting: 'tht',
    },
    package: 'RADIAL-P5',
    price,
    priceFactor: (value: Value) => 1 + value.si / body.to,
    weightMilligrams: 220,
    accepts: (value: Value) => value.si >= body.from * 0.999 && value.si <= body.to * 1.001,
    code: (value: Value, packing: Packing) => code(body, value, packing),
  }));

/** Ceramic capacitors with leads. */
export const leadedCeramicFamilies: readonly FamilySpec[] = [
  {
    ...leaded,
    brand: 'murata',
    series: 'RDE',
    values: leadedValues,
    share: 2,
    packings: [
      { code: 'B', attribute: 'bulk', reel: 1 },
      { code: 'A', attribute: 'ammo', reel: 2000 },
    ],
    forms: leadedForms(
      [
        disc('C0G', 50, 1e-11, 2.2e-8, ['J', 5], '5C1H'),
        disc('C0G', 100, 1e-11, 1e-8, ['J', 5], '5C2A'),
        disc('X7R', 50, 2.2e-10, 1e-5, ['K', 10], 'R71H'),
        disc('X7R', 100, 2.2e-10, 2.2e-6, ['K', 10], 'R72A'),
        disc('X7R', 25, 1e-7, 1e-5, ['K', 10], 'R71E'),
      ],
      9,
      (body, value, packing) => `RDE${body.code}${picoCode(value)}${body.tolerance[0]}0P1H03${packing.code}`,
    ),
  },
  {
    ...leaded,
    brand: 'kemet',
    series: 'C315',
    values: leadedValues,
    share: 2,
    packings: bulk,
    forms: leadedForms(
      [
        disc('C0G', 50, 1e-11, 1e-8, ['J', 5], '5G'),
        disc('C0G', 100, 1e-11, 4.7e-9, ['J', 5], '1G'),
        disc('X7R', 50, 2.2e-10, 1e-6, ['K', 10], '5R'),
        disc('X7R', 100, 2.2e-10, 2.2e-7, ['K', 10], '1R'),
        disc('Z5U', 50, 1e-8, 1e-6, ['M', 20], '5U'),
      ],
      8,
      (body, value) => `C315C${picoCode(value)}${body.tolerance[0]}${body.code}5TA`,
    ),
  },
  {
    ...leaded,
    brand: 'vishay',
    series: 'K (Vishay)',
    values: leadedValues,
    share: 2,
    packings: [
      { code: 'TL2', attribute: 'ammo', reel: 1 },
      { code: 'TH5', attribute: 'reel-13', reel: 3000 },
    ],
    forms: leadedForms(
      [
        disc('C0G', 50, 1e-11, 1e-8, ['J', 5], 'C0GF5'),
        disc('C0G', 100, 1e-11, 4.7e-9, ['J', 5], 'C0GH5'),
        disc('X7R', 50, 2.2e-10, 1e-6, ['K', 10], 'X7RF5'),
        disc('X7R', 100, 2.2e-10, 2.2e-7, ['K', 10], 'X7RH5'),
      ],
      7,
      (body, value, packing) => `K${picoCode(value)}${body.tolerance[0]}15${body.code}${packing.code}`,
    ),
  },
  {
    ...leaded,
    brand: 'kulon',
    series: 'К10-17Б',
    isSeriesInTitle: true,
    values: leadedValues,
    share: 3,
    packings: bulk,
    forms: leadedForms(
      [
        disc('М47', 50, 1e-11, 1e-8, ['J', 5], 'М47'),
        disc('М1500', 50, 1e-10, 2.2e-8, ['J', 5], 'М1500'),
        disc('Н50', 50, 1e-9, 4.7e-7, ['M', 20], 'Н50'),
        disc('Н90', 50, 1e-8, 2.2e-6, ['', 80], 'Н90'),
      ],
      6,
      (body, value) => `К10-17Б ${body.code} ${value.text.ru}`,
    ),
  },
];
