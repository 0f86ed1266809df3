import { digitCode } from '../codes.ts';
import { valueAt, type Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

const reel: readonly Packing[] = [{ code: '', attribute: 'tape-reel', reel: 1 }];
const short = (amount: number): number => Number(amount.toPrecision(2));

/** Impedances of ferrite beads at 100 MHz in ohms. */
const beadValues: readonly Value[] = [
  [600, 2],
  [120, 2],
  [220, 2],
  [100, 3],
  [330, 2],
  [470, 2],
  [300, 1],
  [600, 1],
  [680, 1],
  [800, 1],
  [100, 2],
  [150, 2],
  [180, 2],
  [240, 2],
  [390, 2],
  [500, 2],
  [150, 3],
  [220, 3],
  [250, 3],
  [100, 1],
  [220, 1],
  [330, 1],
  [470, 1],
  [750, 1],
].map(([digits = 100, decade = 2], index) => ({ ...valueAt(digits, decade, 'ohm'), tier: index < 6 ? 0 : 1 }));

const bead = (
  code: string,
  packageName: string,
  [from, to]: readonly [number, number],
  amps: number,
  price: number,
  ending: string,
): FormSpec => ({
  rank: 0,
  attributes: { tolerance: 25, package: packageName, operating_temperature: [-55, 125], mounting: 'smd' },
  package: packageName,
  price,
  weightMilligrams: { '0402': 1, '0603': 5, '0805': 12, '1206': 25 }[packageName] ?? 5,
  accepts: (value) => value.si >= from && value.si <= to,
  derived: (value) => ({
    current: short(amps / (1 + value.si / 600)),
    dc_resistance: short((0.02 + value.si * 0.0006) / Math.max(0.2, amps)),
  }),
  code: (value) => `${code}${digitCode(value, 3)}${ending}`,
});

const beads = {
  category: 'ferrite-beads',
  valueKey: 'impedance',
  titleKeys: ['tolerance', 'package'],
  values: beadValues,
  packings: reel,
} as const;

/** Chip ferrite beads. */
export const beadFamilies: readonly FamilySpec[] = [
  {
    ...beads,
    brand: 'murata',
    series: 'BLM',
    share: 2,
    forms: [
      bead('BLM18AG', '0603', [100, 1000], 0.6, 2.2, 'SN1D'),
      bead('BLM18PG', '0603', [30, 470], 2, 2.6, 'SN1D'),
      bead('BLM21PG', '0805', [22, 600], 4, 3.5, 'SN1D'),
      bead('BLM15AG', '0402', [10, 1000], 0.5, 2, 'SN1D'),
      bead('BLM15AX', '0402', [30, 1000], 0.9, 2.2, 'SN1D'),
      bead('BLM18BD', '0603', [47, 2500], 0.3, 2.3, 'SN1D'),
      bead('BLM18KG', '0603', [30, 1000], 3, 3, 'TN1D'),
      bead('BLM21AG', '0805', [120, 1000], 0.6, 3, 'SN1D'),
      bead('BLM31PG', '1206', [33, 600], 5, 6, 'SN1L'),
    ],
  },
  {
    ...beads,
    brand: 'tdk',
    series: 'MPZ/MMZ',
    share: 1,
    forms: [
      bead('MPZ1608S', '0603', [30, 1000], 3, 2.6, 'ATAH0'),
      bead('MPZ2012S', '0805', [22, 600], 5, 3.4, 'ATAH0'),
      bead('MMZ1608B', '0603', [120, 1500], 0.5, 2.3, 'CTAH0'),
      bead('MMZ1005B', '0402', [80, 1500], 0.4, 2.1, 'CTAH0'),
      bead('MMZ2012R', '0805', [150, 1000], 0.8, 2.9, 'ATAH0'),
    ],
  },
];
