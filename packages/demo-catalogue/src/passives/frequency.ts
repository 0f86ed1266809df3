import { inEachLocale } from '@farad/domain/shared';
import { formatNumber } from '../format.ts';
import type { Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

/** Common frequencies of crystals in MHz, most usual first. */
const megahertz = [
  8, 16, 12, 25, 24, 20, 10, 4, 26, 40, 11.0592, 14.7456, 7.3728, 3.6864, 6, 18.432, 27, 30, 32, 48, 50, 13.56,
  14.31818, 22.1184, 24.576, 13, 19.2, 19.6608, 38.4, 52, 54, 4.9152, 5, 6.144, 9.8304, 11.2896, 12.288, 14, 15, 16.384,
  18, 22.5792, 28.63636, 29.4912, 36, 33.333, 3.579545, 4.194304, 4.433619, 27.12, 37.4,
];

const frequencyValue = (amount: number, index: number): Value => {
  const si = Number(`${amount}e6`);
  return {
    digits: 0,
    decade: 6,
    si,
    tier: index < 10 ? 0 : 1,
    text: inEachLocale((locale) => formatNumber(si, 'hertz', locale)),
  };
};
const frequencies: readonly Value[] = megahertz.map(frequencyValue);

const reel: readonly Packing[] = [{ code: '-T', attribute: 'tape-reel', reel: 1 }];
const inMegahertz = (value: Value, places = 3): string => {
  const text = String(Number((value.si / 1e6).toFixed(6)));
  return text.length > 6 ? text : (value.si / 1e6).toFixed(Math.max(places, (text.split('.')[1] ?? '').length));
};

interface Can {
  readonly code: string;
  readonly package: string;
  readonly from: number;
  readonly to: number;
  readonly price: number;
  readonly milligrams: number;
  readonly esr: number;
}

const can = (
  ...[code, packageName, from, to, price, milligrams, esr]: readonly [
    code: string,
    packageName: string,
    from: number,
    to: number,
    price: number,
    milligrams: number,
    esr: number,
  ]
): Can => ({
  code,
  package: packageName,
  from,
  to,
  price,
  milligrams,
  esr,
});

const crystalForms = (
  cans: readonly Can[],
  loads: readonly (readonly [string, number, number])[],
  code: (can: Can, load: string, value: Value, packing: Packing) => string,
): readonly FormSpec[] =>
  cans.flatMap((body) =>
    loads.map(([load, picofarads, ppm], index) => ({
      rank: index,
      attributes: {
        load_capacitance: Number(`${picofarads}e-12`),
        frequency_tolerance: ppm,
        esr: body.esr,
        package: body.package,
        operating_temperature: [-20, 70] as const,
        mounting: body.package === 'HC-49/S' || body.package === 'HC-49/U' ? 'tht' : 'smd',
      },
      package: body.package,
      price: body.price,
      weightMilligrams: body.milligrams,
      accepts: (value: Value) => value.si >= body.from * 1e6 && value.si <= body.to * 1e6,
      code: (value: Value, packing: Packing) => code(body, load, value, packing),
    })),
  );

const crystals = {
  category: 'crystals',
  valueKey: 'frequency',
  titleKeys: ['load_capacitance', 'package'],
  values: frequencies,
} as const;

const crystalFamilies: readonly FamilySpec[] = [
  {
    ...crystals,
    brand: 'abracon',
    series: 'ABM',
    share: 2,
    packings: reel,
    forms: crystalForms(
      [
        can('ABM8', 'SMD-3.2x2.5', 10, 54, 48, 30, 60),
        can('ABM3B', 'SMD-5.0x3.2-4P', 8, 54, 52, 60, 60),
        can('ABM3', 'SMD-5.0x3.2', 8, 54, 46, 60, 60),
        can('ABLS', 'HC-49/SMD', 3.5, 54, 28, 500, 60),
        can('ABM10', 'SMD-2.5x2.0', 16, 54, 66, 15, 100),
      ],
      [
        ['B2', 18, 20],
        ['B4', 18, 30],
        ['D1', 10, 20],
      ],
      (body, load, value, packing) =>
        `${body.code}-${inMegahertz(value)}MHZ-${load === 'D1' ? '10-D1G' : load}${packing.code}`,
    ),
  },
  {
    ...crystals,
    brand: 'abracon',
    series: 'ABL',
    share: 1,
    packings: [{ code: '', attribute: 'bulk', reel: 1 }],
    forms: crystalForms(
      [can('ABL', 'HC-49/S', 3.5, 54, 24, 700, 60)],
      [
        ['B2', 18, 20],
        ['B4', 18, 30],
      ],
      (body, load, value) => `${body.code}-${inMegahertz(value)}MHZ-${load}`,
    ),
  },
  {
    ...crystals,
    brand: 'ecs',
    series: 'ECS',
    share: 1,
    packings: [{ code: '-TR', attribute: 'tape-reel', reel: 1 }],
    forms: crystalForms(
      [
        can('5PX', 'HC-49/SMD', 3.5, 54, 30, 500, 60),
        can('33', 'SMD-3.2x2.5', 12, 54, 50, 30, 60),
        can('30B', 'SMD-5.0x3.2', 8, 54, 48, 60, 60),
      ],
      [
        ['20', 20, 30],
        ['18', 18, 30],
      ],
      (body, load, value, packing) =>
        `ECS-${String(Number((value.si / 1e5).toFixed(3))).replace('.', '')}-${load}-${body.code}${packing.code}`,
    ),
  },
];

const clock = (
  brand: string,
  series: string,
  ending: string,
  cans: readonly (readonly [string, string, number])[],
): FamilySpec => ({
  category: 'oscillators',
  valueKey: 'frequency',
  titleKeys: ['supply_voltage', 'package'],
  brand,
  series,
  values: frequencies,
  share: 1,
  packings: [{ code: '', attribute: '', reel: 1 }],
  forms: cans.map(([code, packageName, price]) => ({
    rank: 0,
    attributes: {
      frequency_tolerance: 50,
      supply_voltage: [2.97, 3.63] as const,
      package: packageName,
      operating_temperature: [-40, 85] as const,
      mounting: 'smd',
    },
    package: packageName,
    price,
    weightMilligrams: 60,
    accepts: (value: Value) => value.si >= 4e6 && value.si <= 54e6,
    code: (value: Value) =>
      brand === 'ecs'
        ? `${code}-${String(Number((value.si / 1e5).toFixed(3))).replace('.', '')}${ending}`
        : `${code}-${inMegahertz(value)}MHZ${ending}`,
  })),
});

/** Crystals and clock oscillators. */
export const frequencyFamilies: readonly FamilySpec[] = [
  ...crystalFamilies,
  clock('abracon', 'ASE', '-LC-T', [['ASE', 'SMD-3.2x2.5', 120]]),
  clock('abracon', 'ASV', '-EJ-T', [['ASV', 'SMD-7.0x5.0', 140]]),
  clock('ecs', 'ECS-3225', '-BN-TR', [
    ['ECS-3225MV', 'SMD-3.2x2.5', 130],
    ['ECS-2520MV', 'SMD-2.5x2.0', 150],
  ]),
];
