import { digitCode, inPower } from '../codes.ts';
import { e12, valuesOf, type Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

const one = (attribute: string): readonly Packing[] => [{ code: '', attribute, reel: 1 }];
const e6 = e12.filter((_, index) => index % 2 === 0);
const millimetres = (amount: number): number => Number(`${amount}e-3`);

/**
 * Tantalum cases. `least` and `most` = smallest and largest product of capacitance and voltage (µF · V) up to 25 V.
 * Above 25 V, the limits are half as large. `body` = metric size.
 */
const tantalumCases = [
  { code: 'A', body: '3216', least: 0, most: 240, esr: 3, price: 14, milligrams: 30 },
  { code: 'B', body: '3528', least: 30, most: 700, esr: 1.5, price: 18, milligrams: 70 },
  { code: 'C', body: '6032', least: 100, most: 1700, esr: 0.6, price: 34, milligrams: 180 },
  { code: 'D', body: '7343', least: 300, most: 3600, esr: 0.3, price: 58, milligrams: 340 },
  { code: 'E', body: '7343H', least: 800, most: 5300, esr: 0.15, price: 96, milligrams: 480 },
] as const;
const tantalumVolts: Readonly<Record<number, string>> = {
  6.3: '006',
  10: '010',
  16: '016',
  20: '020',
  25: '025',
  35: '035',
  50: '050',
};

const tantalumForms = (
  code: (letter: string, tolerance: string, volts: string, value: Value, packing: Packing) => string,
): readonly FormSpec[] =>
  tantalumCases.flatMap((can) =>
    Object.entries(tantalumVolts).flatMap(([volts, voltCode]) =>
      (
        [
          ['K', 10],
          ['M', 20],
        ] as const
      ).map(([letter, tolerance]) => ({
        rank: (tolerance === 10 ? 0 : 1) + (can.code === 'E' ? 1 : 0),
        attributes: {
          tolerance,
          voltage: Number(volts),
          package: `${can.code} (${can.body})`,
          esr: can.esr,
          operating_temperature: [-55, 125] as const,
          mounting: 'smd',
        },
        package: `TANT-${can.code}`,
        price: can.price,
        weightMilligrams: can.milligrams,
        accepts: (value: Value) => {
          const charge = value.si * 1e6 * Number(volts) * (Number(volts) > 25 ? 2 : 1);
          return charge >= can.least && charge <= can.most;
        },
        code: (value: Value, packing: Packing) => code(can.code, letter, voltCode, value, packing),
      })),
    ),
  );

const tantalum = {
  category: 'tantalum-capacitors',
  valueKey: 'capacitance',
  titleKeys: ['tolerance', 'voltage', 'package'],
  values: valuesOf(e6, 'farad', [1e-7, 1e-3], 1e-5),
} as const;
const picoCode = (value: Value): string => digitCode(inPower(value, -12), 3);

const tantalumFamilies: readonly FamilySpec[] = [
  {
    ...tantalum,
    brand: 'avx',
    series: 'TAJ',
    share: 3,
    packings: [
      { code: 'R', attribute: 'reel-7', reel: 1 },
      { code: 'S', attribute: 'reel-13', reel: 2500 },
    ],
    forms: tantalumForms(
      (letter, tolerance, volts, value, packing) =>
        `TAJ${letter}${picoCode(value)}${tolerance}${volts}${packing.code}NJ`,
    ),
  },
  {
    ...tantalum,
    brand: 'kemet',
    series: 'T491',
    share: 3,
    packings: [
      { code: 'AT', attribute: 'reel-7', reel: 1 },
      { code: 'AT7280', attribute: 'reel-13', reel: 2500 },
    ],
    forms: tantalumForms(
      (letter, tolerance, volts, value, packing) =>
        `T491${letter}${picoCode(value)}${tolerance}${volts}${packing.code}`,
    ),
  },
  {
    ...tantalum,
    brand: 'vishay',
    series: '293D',
    share: 2,
    packings: one('reel-7'),
    forms: tantalumForms(
      (letter, tolerance, volts, value) =>
        `293D${picoCode(value)}X${tolerance === 'K' ? '9' : '0'}${volts}${letter}2TE3`,
    ),
  },
];

interface FilmBody {
  readonly code: string;
  readonly volts: number;
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
  readonly price: number;
}

const film = {
  category: 'film-capacitors',
  valueKey: 'capacitance',
  titleKeys: ['tolerance', 'voltage', 'dielectric'],
} as const;
const filmValues = valuesOf(e6, 'farad', [1e-9, 1e-5], 1e-7);

const filmForms = (
  bodies: readonly FilmBody[],
  tolerances: readonly (readonly [string, number])[],
  dielectric: string,
  code: (body: FilmBody, tolerance: string, value: Value, packing: Packing) => string,
): readonly FormSpec[] =>
  bodies.flatMap((body) =>
    tolerances.map(([letter, tolerance], index) => ({
      rank: index,
      attributes: {
        tolerance,
        voltage: body.volts,
        dielectric,
        pitch: millimetres(body.pitch),
        operating_temperature: [-55, 105] as const,
        mounting: 'tht',
      },
      package: `FILM-P${body.pitch}`,
      price: body.price,
      priceFactor: (value: Value) => 1 + (3 * value.si) / body.to,
      weightMilligrams: Math.round(body.pitch * 90),
      accepts: (value: Value) => value.si >= body.from * 0.999 && value.si <= body.to * 1.001,
      code: (value: Value, packing: Packing) => code(body, letter, value, packing),
    })),
  );

const filmBody = (code: string, volts: number, from: number, to: number, pitch: number, price: number): FilmBody => ({
  code,
  volts,
  from,
  to,
  pitch,
  price,
});

/**
 * Returns an ordering code of WIMA. It consists of the prefix, the body, the decade, three digits of the value, a 1,
 * and a letter that depends on the capacitance.
 */
const wimaCode = (prefix: string, body: FilmBody, letter: string, value: Value): string => {
  const step = Math.min(5, Math.max(0, Math.round(2 * Math.log10(value.si / body.to) + 5)));
  return `${prefix}${body.code}${value.decade + 10}${value.digits}1${'ABCEGH'[step]}00${letter}SSD`;
};

const filmFamilies: readonly FamilySpec[] = [
  {
    ...film,
    brand: 'wima',
    series: 'MKS2',
    values: filmValues,
    share: 2,
    packings: one('bulk'),
    forms: filmForms(
      [
        filmBody('C0', 63, 1e-8, 1e-5, 5, 22),
        filmBody('D0', 100, 1e-8, 2.2e-6, 5, 24),
        filmBody('F0', 250, 1e-9, 4.7e-7, 5, 26),
        filmBody('G0', 400, 1e-9, 1e-7, 5, 29),
      ],
      [
        ['K', 10],
        ['J', 5],
        ['M', 20],
      ],
      'MKT',
      (body, letter, value) => wimaCode('MKS2', body, letter, value),
    ),
  },
  {
    ...film,
    brand: 'wima',
    series: 'MKP4',
    values: filmValues,
    share: 1,
    packings: one('bulk'),
    forms: filmForms(
      [
        filmBody('F0', 250, 1e-8, 1e-5, 15, 60),
        filmBody('G0', 400, 1e-8, 4.7e-6, 15, 70),
        filmBody('J0', 630, 1e-8, 2.2e-6, 15, 80),
      ],
      [
        ['K', 10],
        ['J', 5],
      ],
      'MKP',
      (body, letter, value) => wimaCode('MKP4', body, letter, value),
    ),
  },
  {
    ...film,
    brand: 'epcos',
    series: 'B32529',
    values: filmValues,
    share: 2,
    packings: [
      { code: '000', attribute: 'bulk', reel: 1 },
      { code: '289', attribute: 'ammo', reel: 2000 },
    ],
    forms: filmForms(
      [
        filmBody('C0', 63, 1e-9, 2.2e-6, 5, 14),
        filmBody('C1', 100, 1e-9, 1e-6, 5, 15),
        filmBody('C3', 250, 1e-9, 4.7e-7, 5, 17),
        filmBody('C6', 400, 1e-9, 1e-7, 5, 18),
      ],
      [
        ['K', 10],
        ['J', 5],
      ],
      'MKT',
      (body, letter, value, packing) => `B32529${body.code}${picoCode(value)}${letter}${packing.code}`,
    ),
  },
  {
    ...film,
    brand: 'panasonic',
    series: 'ECQE',
    values: filmValues,
    share: 1,
    packings: one('bulk'),
    forms: filmForms(
      [
        filmBody('2', 250, 1e-8, 1e-5, 10, 26),
        filmBody('4', 400, 1e-8, 2.2e-6, 10, 30),
        filmBody('6', 630, 1e-9, 1e-6, 10, 34),
      ],
      [
        ['K', 10],
        ['J', 5],
      ],
      'MKT',
      (body, letter, value) => `ECQE${body.code}${picoCode(value)}${letter}F`,
    ),
  },
  ...(
    [
      ['К73-17', 'MKT', [63, 160, 250, 400, 630], 12],
      ['К78-2', 'MKP', [315, 1000, 1600], 30],
    ] as const
  ).map(([series, dielectric, volts, price]): FamilySpec => ({
    ...film,
    brand: 'kulon',
    series,
    isSeriesInTitle: true,
    values: filmValues,
    share: 2,
    packings: one('bulk'),
    forms: filmForms(
      volts.map((volt) => filmBody('', volt, volt > 400 ? 1e-9 : 1e-8, 1e-6 * Math.min(4.7, 400 / volt), 15, price)),
      [
        ['K', 10],
        ['J', 5],
        ['M', 20],
      ],
      dielectric,
      (body, letter, value) => `${series} ${value.text.ru} ${body.volts} В ${{ K: 10, J: 5, M: 20 }[letter]}%`,
    ),
  })),
];

/** Tantalum and film capacitors. */
export const otherCapacitorFamilies: readonly FamilySpec[] = [...tantalumFamilies, ...filmFamilies];
