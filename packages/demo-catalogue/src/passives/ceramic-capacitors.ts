import type { AttributeValues } from '@farad/domain/category';
import { digitCode, inPower } from '../codes.ts';
import { e12, e24, valuesOf, type Value } from '../values.ts';
import { bodies, shapes, type Body } from './ceramic-bodies.ts';
import type { FamilySpec, FormSpec, Packing } from './form.ts';

interface Tolerance {
  readonly letter: string;
  readonly attributes: AttributeValues;
  readonly rank: number;
  readonly accepts: (value: Value) => boolean;
}

const percent = (letter: string, tolerance: number, rank: number): Tolerance => ({
  letter,
  attributes: { tolerance },
  rank,
  accepts: (value) => value.si > 9.99e-12,
});
const picofarads = (letter: string, tolerance: number, rank: number): Tolerance => ({
  letter,
  attributes: { tolerance_absolute: tolerance },
  rank,
  accepts: (value) => value.si < 9.99e-12,
});

const classOne: readonly Tolerance[] = [
  percent('J', 5, 0),
  percent('G', 2, 1),
  percent('F', 1, 1),
  picofarads('C', 0.25e-12, 0),
  picofarads('B', 0.1e-12, 1),
  picofarads('D', 0.5e-12, 1),
];
const classTwo: readonly Tolerance[] = [percent('K', 10, 0), percent('M', 20, 1)];

const hot: Readonly<Record<string, readonly [number, number]>> = { C0G: [-55, 125], X7R: [-55, 125], X5R: [-55, 85] };

const priceOf = (body: Body, value: Value): number => {
  const size = { '0402': 0.9, '0603': 1.1, '0805': 1.6, '1206': 3, '1210': 8 }[body.size] ?? 2;
  const fullness = Math.max(0, 1 + Math.log10(value.si / body.to) / 2);
  return size * (1 + 5 * fullness * fullness) * (body.volts >= 250 ? 2.5 : 1);
};

/**
 * True if a value exists in this body. Class 1 dielectrics (C0G) have values of E24 below 1 nF and of E12 above. Class
 * 2 dielectrics have values of E12 up to 1 µF and of E3 above.
 */
const isMade = (body: Body, value: Value): boolean => {
  if (value.si < body.from * 0.999 || value.si > body.to * 1.001) return false;
  if (body.dielectric === 'C0G') return value.tier <= (value.si < 0.999e-9 ? 2 : 1);
  if (value.si > 1.01e-6) return [100, 220, 470].includes(value.digits);
  return value.tier <= 1;
};

const formsOf = (
  code: (body: Body, tolerance: Tolerance, value: Value, packing: Packing) => string,
  common: AttributeValues = {},
  accepts: (body: Body) => boolean = () => true,
): readonly FormSpec[] =>
  bodies.filter(accepts).flatMap((body) =>
    (body.dielectric === 'C0G' ? classOne : classTwo).map((tolerance) => ({
      rank: tolerance.rank + ([16, 25, 50].includes(body.volts) && body.size !== '1210' ? 0 : 1),
      attributes: {
        ...tolerance.attributes,
        voltage: body.volts,
        dielectric: body.dielectric,
        package: body.size,
        height: shapes[body.size]?.height ?? 0.001,
        operating_temperature: hot[body.dielectric] ?? [-55, 85],
        mounting: 'smd',
        ...common,
      },
      package: body.size,
      price: 1,
      priceFactor: (value: Value) => priceOf(body, value),
      weightMilligrams: shapes[body.size]?.mg ?? 5,
      accepts: (value: Value) => tolerance.accepts(value) && isMade(body, value),
      code: (value: Value, packing: Packing) => code(body, tolerance, value, packing),
    })),
  );

const values = [...valuesOf(e24, 'farad', [5e-13, 1e-7], 1e-7), ...valuesOf(e12, 'farad', [1.2e-7, 1e-4], 1e-7)].sort(
  (a, b) => a.tier - b.tier,
);

const picoCode = (value: Value): string => digitCode(inPower(value, -12), 3);

const base = {
  category: 'chip-ceramic-capacitors',
  valueKey: 'capacitance',
  titleKeys: ['tolerance', 'tolerance_absolute', 'voltage', 'dielectric', 'package'],
  values,
} as const;

const murataVolts: Readonly<Record<number, string>> = {
  6.3: '0J',
  10: '1A',
  16: '1C',
  25: '1E',
  50: '1H',
  100: '2A',
  250: '2E',
  630: '2J',
  1000: '3A',
};
const murataDielectric: Readonly<Record<string, string>> = { C0G: '5C', X7R: 'R7', X5R: 'R6' };
const murataCode =
  (series: string, individual: string) =>
  (body: Body, tolerance: Tolerance, value: Value, packing: Packing): string =>
    `${series}${shapes[body.size]?.murata}${murataDielectric[body.dielectric]}${murataVolts[body.volts]}${picoCode(value)}${tolerance.letter}${individual}${packing.code}`;
const murataReels: readonly Packing[] = [
  { code: 'D', attribute: 'reel-7', reel: 1 },
  { code: 'J', attribute: 'reel-13', reel: 10_000 },
];

const yageoVolts: Readonly<Record<number, string>> = {
  6.3: '5',
  10: '6',
  16: '7',
  25: '8',
  50: '9',
  100: '0',
  250: 'Y',
  630: 'Z',
  1000: 'C',
};
const samsungVolts: Readonly<Record<number, string>> = {
  6.3: 'Q',
  10: 'P',
  16: 'O',
  25: 'A',
  50: 'B',
  100: 'C',
  250: 'E',
  630: 'H',
  1000: 'I',
};
const samsungDielectric: Readonly<Record<string, string>> = { C0G: 'C', X7R: 'B', X5R: 'A' };
const kemetVolts: Readonly<Record<number, string>> = {
  6.3: '9',
  10: '8',
  16: '4',
  25: '3',
  50: '5',
  100: '1',
  250: 'A',
  630: 'B',
  1000: 'D',
};
const kemetDielectric: Readonly<Record<string, string>> = { C0G: 'G', X7R: 'R', X5R: 'P' };
const avxVolts: Readonly<Record<number, string>> = {
  6.3: '6',
  10: 'Z',
  16: 'Y',
  25: '3',
  50: '5',
  100: '1',
  250: 'V',
  630: 'C',
  1000: 'A',
};
const avxDielectric: Readonly<Record<string, string>> = { C0G: 'A', X7R: 'C', X5R: 'D' };
const vishayVolts: Readonly<Record<number, string>> = {
  16: 'J',
  25: 'X',
  50: 'A',
  100: 'B',
  250: 'P',
  630: 'L',
  1000: 'G',
};

/**
 * Returns a capacitance as KEMET writes it: in picofarads, below 10 pF as two digits and 9 ("times 0.1"): 4.7 pF = 479.
 * Below 1 pF the last digit is 8.
 */
const kemetPicoCode = (value: Value): string =>
  value.decade < -11 ? `${String(value.digits).slice(0, 2)}${value.decade < -12 ? '8' : '9'}` : picoCode(value);

const yageoPacking: readonly Packing[] = [
  { code: 'R', attribute: 'reel-7', reel: 1 },
  { code: 'P', attribute: 'reel-13', reel: 10_000 },
];

/** Multilayer ceramic chip capacitors of all makers, by their ordering-code rules. */
export const ceramicChipFamilies: readonly FamilySpec[] = [
  {
    ...base,
    brand: 'murata',
    series: 'GRM',
    packings: murataReels,
    share: 8,
    forms: formsOf(murataCode('GRM', 'A93')),
  },
  {
    ...base,
    brand: 'murata',
    series: 'GCM',
    packings: murataReels,
    share: 4,
    forms: formsOf(murataCode('GCM', 'A37'), { automotive: true }, (body) => body.dielectric !== 'X5R'),
  },
  {
    ...base,
    brand: 'yageo',
    series: 'CC',
    packings: yageoPacking,
    share: 6,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `CC${body.size}${tolerance.letter}${packing.code}${body.dielectric === 'C0G' ? 'NPO' : body.dielectric}${yageoVolts[body.volts]}B${body.dielectric === 'C0G' ? 'N' : 'B'}${picoCode(value)}`,
    ),
  },
  {
    ...base,
    brand: 'yageo',
    series: 'AC (MLCC)',
    packings: yageoPacking,
    share: 2,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `AC${body.size}${tolerance.letter}${packing.code}${body.dielectric === 'C0G' ? 'NPO' : body.dielectric}${yageoVolts[body.volts]}B${body.dielectric === 'C0G' ? 'N' : 'B'}${picoCode(value)}`,
      { automotive: true },
      (body) => body.dielectric !== 'X5R' && body.volts <= 100,
    ),
  },
  {
    ...base,
    brand: 'samsung',
    series: 'CL',
    packings: [
      { code: 'C', attribute: 'reel-7', reel: 1 },
      { code: 'D', attribute: 'reel-13', reel: 10_000 },
    ],
    share: 6,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `CL${shapes[body.size]?.samsungSize}${samsungDielectric[body.dielectric]}${picoCode(value)}${tolerance.letter}${samsungVolts[body.volts]}${shapes[body.size]?.samsung}NNN${packing.code}`,
    ),
  },
  {
    ...base,
    brand: 'tdk',
    series: 'C',
    packings: [
      { code: 'A', attribute: 'reel-7', reel: 1 },
      { code: 'B', attribute: 'reel-13', reel: 10_000 },
    ],
    share: 5,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `C${shapes[body.size]?.tdk}${body.dielectric}${murataVolts[body.volts]}${picoCode(value)}${tolerance.letter}${shapes[body.size]?.tdkHeight}A${packing.code}`,
    ),
  },
  {
    ...base,
    brand: 'tdk',
    series: 'CGA',
    packings: [{ code: 'A', attribute: 'reel-7', reel: 1 }],
    share: 2,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `CGA${{ '0402': '2B', '0603': '3E', '0805': '4J', '1206': '5L', '1210': '6P' }[body.size]}2${body.dielectric}${murataVolts[body.volts]}${picoCode(value)}${tolerance.letter}${shapes[body.size]?.tdkHeight}A${packing.code}`,
      { automotive: true },
      (body) => body.dielectric !== 'X5R',
    ),
  },
  {
    ...base,
    brand: 'kemet',
    series: 'C (KEMET)',
    packings: [
      { code: 'TU', attribute: 'reel-7', reel: 1 },
      { code: '7210', attribute: 'reel-13', reel: 10_000 },
    ],
    share: 5,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `C${body.size}C${kemetPicoCode(value)}${tolerance.letter}${kemetVolts[body.volts]}${kemetDielectric[body.dielectric]}AC${packing.code}`,
    ),
  },
  {
    ...base,
    brand: 'kemet',
    series: 'C AUTO',
    packings: [{ code: 'AUTO', attribute: 'reel-7', reel: 1 }],
    share: 2,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `C${body.size}C${kemetPicoCode(value)}${tolerance.letter}${kemetVolts[body.volts]}${kemetDielectric[body.dielectric]}AC${packing.code}`,
      { automotive: true },
      (body) => body.dielectric !== 'X5R',
    ),
  },
  {
    ...base,
    brand: 'avx',
    series: 'MLCC (AVX)',
    packings: [
      { code: '2A', attribute: 'reel-7', reel: 1 },
      { code: '4A', attribute: 'reel-13', reel: 10_000 },
    ],
    share: 4,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `${body.size}${avxVolts[body.volts]}${avxDielectric[body.dielectric]}${picoCode(value)}${tolerance.letter}AT${packing.code}`,
    ),
  },
  {
    ...base,
    brand: 'vishay',
    series: 'VJ',
    packings: [
      { code: 'CW1BC', attribute: 'reel-7', reel: 1 },
      { code: 'CW1RC', attribute: 'reel-13', reel: 10_000 },
    ],
    share: 3,
    forms: formsOf(
      (body, tolerance, value, packing) =>
        `VJ${body.size}${body.dielectric === 'C0G' ? 'A' : 'Y'}${picoCode(value)}${tolerance.letter}X${vishayVolts[body.volts]}${packing.code}`,
      {},
      (body) => body.dielectric !== 'X5R' && vishayVolts[body.volts] !== undefined,
    ),
  },
];
