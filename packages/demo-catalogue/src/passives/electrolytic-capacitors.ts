import type { AttributeValues } from '@farad/domain/category';
import { decimalSign } from '@farad/domain/quantities';
import { inEachLocale, type LocalizedText } from '@farad/domain/shared';
import { digitCode, inPower } from '../codes.ts';
import { valuesOf, type Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

const one = (attribute: string): readonly Packing[] => [{ code: '', attribute, reel: 1 }];
const microCode = (value: Value): string =>
  value.decade === -6
    ? `0${String(value.digits).slice(0, 2)}`.replace(/^0(\d)([1-9])$/, '$1R$2')
    : digitCode(inPower(value, -6), 3);

/** Voltages and their codes at Japanese makers. */
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

/**
 * Radial cans: largest product of capacitance and voltage (µF · V), diameter and length in mm. The figures are typical
 * of general-purpose series.
 */
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

/** Returns the size of a can for the end of a title: 8×11,5 мм. */
const canSize = ([, diameter, length]: Can): LocalizedText =>
  inEachLocale((locale) => {
    const text = `${diameter}×${length}`.replaceAll('.', decimalSign(locale));
    return `${text} ${locale === 'ru' ? 'мм' : 'mm'}`;
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

/** Aluminium electrolytic capacitors, radial and for surface mounting. */
export const electrolyticFamilies: readonly FamilySpec[] = [
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
];
