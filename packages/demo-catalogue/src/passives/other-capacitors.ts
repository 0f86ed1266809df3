import type { AttributeValues } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import { digitCode, inPower } from '../codes.ts';
import { localize } from '../format.ts';
import { e12, e24, valuesOf, type Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

const one = (attribute: string): readonly Packing[] => [{ code: '', attribute, reel: 1 }];
const e6 = e12.filter((_, index) => index % 2 === 0);
const microCode = (value: Value): string =>
  value.decade === -6
    ? `0${String(value.digits).slice(0, 2)}`.replace(/^0(\d)([1-9])$/, '$1R$2')
    : digitCode(inPower(value, -6), 3);

/** Voltage code of Japanese makers. */
const voltCodes: Readonly<Record<number, string>> = {
  6.3: '0J',
  10: '1A',
  16: '1C',
  25: '1E',
  35: '1V',
  50: '1H',
  63: '1J',
  100: '2A',
  160: '2C',
  250: '2E',
  400: '2G',
  450: '2W',
};

/** Largest charge (µF · V) of each can, diameter × length in mm; typical of general-purpose series. */
const radialCans: readonly (readonly [number, number, number])[] = [
  [1700, 5, 11],
  [2600, 6.3, 11],
  [8000, 8, 11.5],
  [13_000, 10, 12.5],
  [17_000, 10, 16],
  [27_000, 10, 20],
  [37_000, 12.5, 20],
  [57_000, 12.5, 25],
  [80_000, 16, 25],
  [120_000, 16, 31.5],
  [180_000, 18, 35.5],
];
const smdCans: readonly (readonly [number, number, number])[] = [
  [360, 4, 5.8],
  [800, 5, 5.8],
  [2300, 6.3, 5.8],
  [3600, 6.3, 7.7],
  [8300, 8, 10.2],
  [16_600, 10, 10.2],
];

type Can = readonly [charge: number, diameter: number, length: number];

const canFor = (cans: readonly Can[], value: Value, volts: number): Can | undefined => {
  const charge = value.si * 1e6 * volts * (volts >= 160 ? 4 : 1);
  return cans.find(([most]) => charge <= most * 1.001);
};

const millimetres = (amount: number): number => Number(`${amount}e-3`);
const ripple = (value: Value, [, diameter]: Can): number =>
  Number((0.04 + Math.sqrt(value.si * 1e6) * 0.011 * Math.sqrt(diameter)).toPrecision(2));

interface CanSeries {
  readonly cans: readonly Can[];
  readonly volts: readonly number[];
  readonly common: AttributeValues;
  readonly packageName: (can: Can) => string;
  readonly price: number;
  readonly code: (value: Value, volts: number, can: Can, packing: Packing) => string;
}

/** 8×11,5 мм at the end of a title. */
const canSize = ([, diameter, length]: Can): LocalizedText =>
  localize((locale) => {
    const text = `${diameter}×${length}`;
    return locale === 'ru'
      ? `${text.replaceAll('.', ',')} мм`
      : `${locale === 'tr' ? text.replaceAll('.', ',') : text} mm`;
  });

const canForms = (series: CanSeries): readonly FormSpec[] =>
  series.volts.flatMap((volts, index) =>
    series.cans.map((can) => ({
      rank: index < 4 ? 0 : 1,
      attributes: {
        tolerance: 20,
        voltage: volts,
        diameter: millimetres(can[1]),
        ...(series.cans === smdCans ? { height: millimetres(can[2]) } : { length: millimetres(can[2]) }),
        ...series.common,
      },
      package: series.packageName(can),
      titleEnd: canSize(can),
      price: series.price * (0.6 + (can[1] * can[1] * can[2]) / 500),
      weightMilligrams: Math.round(can[1] * can[1] * can[2] * 1.2),
      accepts: (value: Value) => canFor(series.cans, value, volts) === can,
      derived: (value: Value) => ({ ripple_current: ripple(value, can) }),
      code: (value: Value, packing: Packing) => series.code(value, volts, can, packing),
    })),
  );

const electrolytes = valuesOf([100, 220, 330, 470, 680], 'farad', [1e-6, 1e-2], 1e-4);
const radialVolts = [16, 25, 35, 50, 10, 63, 100, 6.3, 160, 250, 400, 450];
const radial = {
  category: 'aluminium-electrolytic-capacitors',
  valueKey: 'capacitance',
  titleKeys: ['tolerance', 'voltage'],
  values: electrolytes,
} as const;
const radialName = ([, diameter, length]: Can): string => `RADIAL-${diameter}x${length}`;
const leadSpace = ([, diameter]: Can): string =>
  diameter <= 5 ? 'DD' : diameter <= 6.3 ? 'ED' : diameter <= 10 ? 'PD' : 'HD';

const nichicon = (series: string, hours: number, celsius: number, price: number): FamilySpec => ({
  ...radial,
  brand: 'nichicon',
  series,
  share: 2,
  packings: [
    { code: '', attribute: 'bulk', reel: 1 },
    { code: '1TA', attribute: 'ammo', reel: 2000 },
  ],
  forms: canForms({
    cans: radialCans,
    volts: radialVolts,
    price,
    common: { lifetime: hours, operating_temperature: [-40, celsius], mounting: 'tht' },
    packageName: radialName,
    code: (value, volts, can, packing) =>
      `${series}${voltCodes[volts]}${microCode(value)}M${leadSpace(can)}${packing.code}`,
  }),
});

const panasonicRadial = (series: string, hours: number): FamilySpec => ({
  ...radial,
  brand: 'panasonic',
  series: series.slice(3),
  share: 2,
  packings: one('bulk'),
  forms: canForms({
    cans: radialCans,
    volts: radialVolts.filter((volts) => volts <= 63),
    price: 12,
    common: { lifetime: hours, operating_temperature: [-55, 105], mounting: 'tht' },
    packageName: radialName,
    code: (value, volts) => `${series}${voltCodes[volts]}${digitCode(inPower(value, -6), 3)}`,
  }),
});

const rubycon = (series: string, ending: string, hours: number): FamilySpec => ({
  ...radial,
  brand: 'rubycon',
  series,
  share: 2,
  packings: one('bulk'),
  forms: canForms({
    cans: radialCans,
    volts: radialVolts,
    price: 9,
    common: { lifetime: hours, operating_temperature: [-40, 105], mounting: 'tht' },
    packageName: radialName,
    code: (value, volts, [, diameter, length]) =>
      `${volts}${series}${Number((value.si * 1e6).toPrecision(3))}M${ending}${diameter}X${length}`,
  }),
});

const elecond: FamilySpec = {
  ...radial,
  brand: 'eltech',
  series: 'К50-35',
  isSeriesInTitle: true,
  share: 2,
  packings: one('bulk'),
  forms: canForms({
    cans: radialCans,
    volts: [16, 25, 50, 63, 6.3, 100, 160],
    price: 7,
    common: { lifetime: 2000, operating_temperature: [-60, 85], mounting: 'tht' },
    packageName: radialName,
    code: (value, volts) => `К50-35 ${value.text.ru} ${String(volts).replace('.', ',')} В`,
  }),
};

const surface = { ...radial, category: 'smd-electrolytic-capacitors' } as const;
const smdName = ([, diameter, height]: Can): string => `CAN-${diameter}x${height}`;
const smdVolts = [16, 25, 35, 50, 10, 6.3, 63, 100];

const nichiconChip = (series: string, hours: number, celsius: number): FamilySpec => ({
  ...surface,
  brand: 'nichicon',
  series,
  share: 2,
  packings: one('tape-reel'),
  forms: canForms({
    cans: smdCans,
    volts: smdVolts,
    price: 11,
    common: { lifetime: hours, operating_temperature: [-55, celsius], mounting: 'smd' },
    packageName: smdName,
    code: (value, volts, [, diameter]) =>
      `${series}${voltCodes[volts]}${microCode(value)}M${diameter <= 6.3 ? 'CL1G' : 'NL1G'}${series === 'UWX' ? 'B' : 'S'}`,
  }),
});

const smdFamilies: readonly FamilySpec[] = [
  {
    ...surface,
    brand: 'panasonic',
    series: 'FK',
    share: 3,
    packings: one('tape-reel'),
    forms: canForms({
      cans: smdCans,
      volts: smdVolts,
      price: 16,
      common: { lifetime: 2000, operating_temperature: [-55, 105], mounting: 'smd' },
      packageName: smdName,
      code: (value, volts, [, diameter]) =>
        `EEEFK${voltCodes[volts]}${digitCode(inPower(value, -6), 3)}${diameter <= 6.3 ? 'R' : 'P'}`,
    }),
  },
  nichiconChip('UWX', 2000, 85),
  nichiconChip('UWT', 1000, 105),
  nichiconChip('UUD', 2000, 105),
  {
    ...surface,
    brand: 'rubycon',
    series: 'TZV',
    share: 1,
    packings: one('tape-reel'),
    forms: canForms({
      cans: smdCans,
      volts: smdVolts.filter((volts) => volts <= 50),
      price: 12,
      common: { lifetime: 2000, operating_temperature: [-55, 105], mounting: 'smd' },
      packageName: smdName,
      code: (value, volts, [, diameter, height]) =>
        `${volts}TZV${Number((value.si * 1e6).toPrecision(3))}M${diameter}X${Number((height + 0.3).toFixed(1))}`,
    }),
  },
];

/** Tantalum cases: least and most µF · V up to 25 V (half of it above), metric body, typical ESR, price, weight. */
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

/** WIMA body letters grow with the capacitance; decade digit and three digits tell it. */
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

const leadedFamilies: readonly FamilySpec[] = [
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
    packings: one('bulk'),
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
    packings: one('bulk'),
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

/** Electrolytic, tantalum, film and leaded ceramic capacitors. */
export const otherCapacitorFamilies: readonly FamilySpec[] = [
  nichicon('UVR', 2000, 85, 8),
  nichicon('UVZ', 1000, 105, 9),
  nichicon('UPW', 5000, 105, 16),
  nichicon('UHE', 6000, 105, 17),
  panasonicRadial('EEUFC', 5000),
  panasonicRadial('EEUFR', 10_000),
  rubycon('PX', 'EFC', 2000),
  rubycon('YXF', 'EFFC', 5000),
  elecond,
  ...smdFamilies,
  ...tantalumFamilies,
  ...filmFamilies,
  ...leadedFamilies,
];
