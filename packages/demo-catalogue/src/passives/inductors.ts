import type { AttributeValues } from '@farad/domain/category';
import { digitCode, inPower } from '../codes.ts';
import { e12, e24, valuesOf, type Value } from '../values.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

const reel: readonly Packing[] = [{ code: '', attribute: 'tape-reel', reel: 1 }];
const smd: AttributeValues = { operating_temperature: [-40, 125], mounting: 'smd' };
const short = (amount: number): number => Number(amount.toPrecision(2));

/**
 * Returns an inductance as ordering codes of RF coils have it: 4N7, 10N (N = decimal sign, nanohenries), R10 (from 100
 * nH, in microhenries).
 */
const nanoCode = (value: Value): string => {
  const text = String(value.digits).slice(0, 2);
  if (value.decade >= -7) return digitCode(inPower(value, -6), 3);
  return value.decade === -9 ? `${text[0]}N${text[1]}` : `${text}N`;
};
const microCode = (value: Value): string => digitCode(inPower(value, -6), 3);
const nanoZeros = (value: Value): string => digitCode(inPower(value, -9), 3);

interface Coil {
  readonly code: string;
  readonly package: string;
  readonly from: number;
  readonly to: number;
  /**
   * Saturation current and DC resistance at the inductance `at`. At four times this inductance, the current is half as
   * high, and the resistance is about 3.5 times as high.
   */
  readonly current: number;
  readonly resistance: number;
  readonly at: number;
  readonly price: number;
  readonly milligrams: number;
}

const coil = (
  code: string,
  packageName: string,
  [from, to]: readonly [number, number],
  [at, current, resistance]: readonly [number, number, number],
  price: number,
  milligrams: number,
): Coil => ({ code, package: packageName, from, to, at, current, resistance, price, milligrams });

const coilForms = (
  coils: readonly Coil[],
  tolerances: readonly (readonly [string, number])[],
  attributes: AttributeValues,
  hasSaturation: boolean,
  code: (coil: Coil, tolerance: string, value: Value, packing: Packing) => string,
): readonly FormSpec[] =>
  coils.flatMap((body) =>
    tolerances.map(([letter, tolerance], index) => ({
      rank: index,
      attributes: { tolerance, package: body.package, ...attributes },
      package: body.package,
      price: body.price,
      weightMilligrams: body.milligrams,
      accepts: (value: Value) => value.si >= body.from * 0.999 && value.si <= body.to * 1.001,
      derived: (value: Value) => {
        const root = Math.sqrt(value.si / body.at);
        return {
          current: short((body.current * 0.9) / root),
          dc_resistance: short(body.resistance * root ** 1.8),
          ...(hasSaturation ? { saturation_current: short(body.current / root) } : {}),
        };
      },
      code: (value: Value, packing: Packing) => code(body, letter, value, packing),
    })),
  );

const rf = {
  category: 'chip-inductors',
  valueKey: 'inductance',
  titleKeys: ['tolerance', 'package'],
  packings: reel,
} as const;
const nanoValues = valuesOf(e24, 'henry', [1e-9, 4.7e-7], 1e-8);
const microValues = valuesOf(e12, 'henry', [1e-7, 1e-3], 1e-5);

const rfFamilies: readonly FamilySpec[] = [
  {
    ...rf,
    brand: 'murata',
    series: 'LQG',
    values: nanoValues,
    share: 2,
    forms: coilForms(
      [
        coil('15HS', '0402', [1e-9, 2.7e-7], [1e-8, 0.5, 0.26], 3, 1),
        coil('18HN', '0603', [1.2e-9, 1e-7], [1e-8, 0.5, 0.3], 3, 4),
      ],
      [['J', 5]],
      smd,
      false,
      (body, letter, value) => `LQG${body.code}${nanoCode(value)}${letter}${body.code === '15HS' ? '02' : '00'}D`,
    ),
  },
  {
    ...rf,
    brand: 'murata',
    series: 'LQW',
    values: nanoValues,
    share: 2,
    forms: coilForms(
      [
        coil('15AN', '0402', [1.5e-9, 1.2e-7], [1e-8, 0.6, 0.14], 8, 1),
        coil('18AN', '0603', [2.2e-9, 4.7e-7], [1e-8, 0.65, 0.11], 8, 4),
      ],
      [
        ['J', 5],
        ['G', 2],
      ],
      smd,
      false,
      (body, letter, value) => `LQW${body.code}${nanoCode(value)}${letter}00D`,
    ),
  },
  {
    ...rf,
    brand: 'tdk',
    series: 'MLG1005',
    values: nanoValues,
    share: 1,
    forms: coilForms(
      [coil('1005S', '0402', [1e-9, 2.7e-7], [1e-8, 0.5, 0.3], 2.5, 1)],
      [['J', 5]],
      smd,
      false,
      (body, letter, value) => `MLG${body.code}${nanoCode(value)}${letter}T000`,
    ),
  },
  {
    ...rf,
    brand: 'coilcraft',
    series: 'CS',
    values: nanoValues,
    share: 2,
    forms: coilForms(
      [
        coil('0603CS', '0603', [1.6e-9, 3.9e-7], [1e-8, 0.7, 0.13], 46, 4),
        coil('0402CS', '0402', [1e-9, 6.8e-8], [1e-8, 0.48, 0.19], 46, 1),
        coil('0805CS', '0805', [2.7e-9, 4.7e-7], [1e-8, 0.6, 0.06], 52, 10),
        coil('1008CS', '1008', [1e-8, 4.7e-7], [1e-8, 1, 0.08], 58, 25),
      ],
      [
        ['J', 5],
        ['G', 2],
      ],
      smd,
      false,
      (body, letter, value) => `${body.code}-${nanoCode(value)}X${letter}LW`,
    ),
  },
  {
    ...rf,
    brand: 'murata',
    series: 'LQH',
    values: microValues,
    share: 1,
    forms: coilForms(
      [
        coil('32CN', '1210', [1e-6, 5.6e-4], [1e-5, 0.45, 0.3], 12, 35),
        coil('43CN', '1812', [1e-6, 4.7e-4], [1e-5, 0.65, 0.24], 17, 90),
      ],
      [['K', 10]],
      smd,
      false,
      (body, letter, value) => `LQH${body.code}${microCode(value)}${letter}${body.code === '32CN' ? '23L' : '03L'}`,
    ),
  },
  {
    ...rf,
    brand: 'tdk',
    series: 'MLZ',
    values: microValues,
    share: 1,
    forms: coilForms(
      [
        coil('1608M', '0603', [1e-6, 2.2e-5], [1e-5, 0.14, 0.95], 5, 5),
        coil('2012M', '0805', [1e-6, 4.7e-5], [1e-5, 0.3, 0.47], 6, 12),
      ],
      [['W', 20]],
      smd,
      false,
      (body, _letter, value) => `MLZ${body.code}${microCode(value)}WT000`,
    ),
  },
];

const powerCoils = {
  category: 'power-inductors',
  valueKey: 'inductance',
  titleKeys: ['tolerance', 'package'],
  packings: reel,
} as const;
const powerValues = valuesOf([100, 150, 220, 330, 470, 680], 'henry', [4.7e-7, 1e-3], 1e-5);

const powerFamily = (
  brand: string,
  series: string,
  coils: readonly Coil[],
  shielded: boolean,
  code: (body: Coil, value: Value) => string,
): FamilySpec => ({
  ...powerCoils,
  brand,
  series,
  values: powerValues,
  share: 2,
  forms: coilForms(coils, [['M', 20]], { shielded, ...smd }, true, (body, _letter, value) => code(body, value)),
});

const ten = 1e-5;
const powerFamilies: readonly FamilySpec[] = [
  powerFamily(
    'bourns',
    'SRN',
    [
      coil('SRN4018', '4x4x1.8', [1e-6, 2.2e-4], [ten, 1.1, 0.15], 14, 110),
      coil('SRN5040', '5x5x4', [1e-6, 2.2e-4], [ten, 2.1, 0.06], 18, 300),
      coil('SRN6045', '6x6x4.5', [1e-6, 4.7e-4], [ten, 3, 0.05], 20, 450),
      coil('SRN8040', '8x8x4', [1e-6, 4.7e-4], [ten, 3.9, 0.035], 26, 750),
      coil('SRN3015', '3x3x1.5', [1e-6, 4.7e-5], [ten, 0.8, 0.24], 12, 50),
    ],
    true,
    (body, value) =>
      `${body.code}-${microCode(value)}${body.code === 'SRN6045' || body.code === 'SRN5040' || value.si > 1.01e-5 ? 'M' : 'Y'}`,
  ),
  powerFamily(
    'bourns',
    'SRR',
    [
      coil('SRR1260', '12.5x12.5x6', [1e-6, 1e-3], [ten, 5.5, 0.02], 62, 2900),
      coil('SRR1208', '12.7x12.7x8', [2.2e-6, 1e-3], [ten, 7, 0.016], 70, 3800),
      coil('SRR0735', '7.3x7.3x3.5', [1e-6, 1e-3], [ten, 2.1, 0.05], 34, 550),
      coil('SRR6038', '6.8x6.8x3.8', [1e-6, 2.2e-4], [ten, 2.6, 0.05], 34, 500),
    ],
    true,
    (body, value) => `${body.code}-${microCode(value)}${value.si < 1e-5 ? 'Y' : 'M'}`,
  ),
  powerFamily(
    'bourns',
    'SRP',
    [
      coil('SRP4020TA', '4x4x2', [4.7e-7, 1e-5], [ten, 2.5, 0.12], 58, 140),
      coil('SRP6540', '6.5x6.5x4', [4.7e-7, 3.3e-5], [ten, 6, 0.045], 76, 900),
      coil('SRP1265A', '13x12.6x6.2', [4.7e-7, 4.7e-5], [ten, 15, 0.015], 130, 5200),
    ],
    true,
    (body, value) => `${body.code}-${microCode(value)}M`,
  ),
  powerFamily(
    'coilcraft',
    'MSS',
    [
      coil('MSS1038', '10x10x3.8', [1e-6, 1e-3], [ten, 4, 0.035], 115, 1300),
      coil('MSS1260', '12.3x12.3x6', [1e-6, 1e-3], [ten, 7, 0.024], 130, 2700),
      coil('MSS7341', '7.3x7.3x4.1', [1e-6, 1e-3], [ten, 2.6, 0.038], 98, 700),
      coil('MSS5131', '5.1x5.1x3.1', [1e-6, 2.2e-4], [ten, 1.5, 0.083], 92, 300),
    ],
    true,
    (body, value) => `${body.code}-${nanoZeros(value)}${value.si < 1e-5 ? 'N' : 'M'}LC`,
  ),
  powerFamily(
    'coilcraft',
    'XAL',
    [
      coil('XAL6060', '6.4x6.6x6.1', [4.7e-7, 3.3e-5], [ten, 7, 0.027], 190, 1100),
      coil('XAL4030', '4x4x3.1', [4.7e-7, 4.7e-6], [ten, 3, 0.06], 150, 210),
      coil('XAL1010', '10x11.3x10', [4.7e-7, 1e-5], [ten, 17, 0.013], 320, 4800),
    ],
    true,
    (body, value) => `${body.code}-${nanoZeros(value)}ME${body.code === 'XAL6060' ? 'C' : 'B'}`,
  ),
  powerFamily(
    'coilcraft',
    'DO',
    [
      coil('DO1608C', '6.6x4.5x2.9', [1e-6, 1e-3], [ten, 1.1, 0.16], 105, 300),
      coil('DO3316P', '12.9x9.4x5.2', [1e-6, 1e-3], [ten, 3.9, 0.034], 120, 2000),
      coil('DO3340P', '12.9x9.4x11.4', [1e-5, 1e-3], [ten, 8, 0.02], 150, 3500),
    ],
    false,
    (body, value) => `${body.code}-${nanoZeros(value)}ML${value.si > 1e-5 ? 'D' : 'B'}`,
  ),
  powerFamily(
    'tdk',
    'SLF',
    [
      coil('SLF7045T', '7x7x4.5', [3.3e-6, 1e-3], [ten, 1.3, 0.04], 68, 600),
      coil('SLF12575T', '12.5x12.5x7.5', [2.2e-6, 1e-3], [ten, 5.5, 0.018], 110, 4300),
      coil('SLF10145T', '10x10x4.5', [4.7e-6, 1e-3], [ten, 2.5, 0.04], 96, 1500),
    ],
    true,
    (body, value) => {
      const amps = short(body.current / Math.sqrt(value.si / body.at));
      const code =
        amps >= 1
          ? `${Math.floor(amps)}R${Math.round((amps % 1) * 10)}`
          : `R${String(Math.round(amps * 100)).padStart(2, '0')}`;
      return `${body.code}-${microCode(value)}M${code}-PF`;
    },
  ),
];

const leadsFamilies: readonly FamilySpec[] = [
  {
    category: 'axial-inductors',
    valueKey: 'inductance',
    titleKeys: ['tolerance'],
    brand: 'epcos',
    series: 'BC',
    values: microValues,
    share: 1,
    packings: [
      { code: '000', attribute: 'bulk', reel: 1 },
      { code: '009', attribute: 'ammo', reel: 2500 },
    ],
    forms: coilForms(
      [coil('B78108S1', 'AXIAL-L', [1e-6, 1e-3], [ten, 0.9, 0.6], 16, 350)],
      [['K', 10]],
      { mounting: 'tht' },
      false,
      (body, letter, value, packing) => `${body.code}${nanoZeros(value)}${letter}${packing.code}`,
    ),
  },
  {
    category: 'axial-inductors',
    valueKey: 'inductance',
    titleKeys: ['tolerance'],
    brand: 'bourns',
    series: 'RLB',
    values: valuesOf(e12, 'henry', [1e-6, 1e-2], 1e-4),
    share: 1,
    packings: [{ code: '', attribute: 'bulk', reel: 1 }],
    forms: coilForms(
      [
        coil('RLB0914', 'RADIAL-9x14', [1e-6, 1e-2], [1e-4, 0.95, 0.28], 22, 2600),
        coil('RLB0608', 'RADIAL-6x8', [1e-6, 1e-2], [1e-4, 0.34, 1], 17, 900),
      ],
      [['K', 10]],
      { mounting: 'tht' },
      false,
      (body, _letter, value) => `${body.code}-${microCode(value)}${value.si < 1e-5 ? 'ML' : 'KL'}`,
    ),
  },
];

/** Chip and power inductors and through-hole coils. */
export const inductorFamilies: readonly FamilySpec[] = [...rfFamilies, ...powerFamilies, ...leadsFamilies];
