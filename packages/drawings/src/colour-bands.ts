import type { Material } from './material.ts';

/** IEC 60062 colours. */
const bandColours = [
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'grey',
  'white',
  'gold',
  'silver',
] as const;

export type BandColour = (typeof bandColours)[number];

const toleranceBands: Readonly<Record<string, BandColour>> = {
  '0.05': 'grey',
  '0.1': 'violet',
  '0.25': 'blue',
  '0.5': 'green',
  '1': 'brown',
  '2': 'red',
  '5': 'gold',
  '10': 'silver',
};

/**
 * Bands of an axial resistor (IEC 60062): two digits, multiplier, tolerance from 5 % up; three digits below it or where
 * two cannot tell the value. Null where no bands can: below 0.1 Ω or beyond 999 GΩ.
 *
 * @param ohms resistance; 0 is one black band
 * @param tolerancePercent null: not known, and no tolerance band
 */
export function colourBands(ohms: number, tolerancePercent: number | null): readonly BandColour[] | null {
  if (ohms === 0) return ['black'];
  if (!(ohms > 0)) return null;
  const isFine = tolerancePercent !== null && tolerancePercent < 5;
  const digitCount = isFine || !isTold(ohms, 2) ? 3 : 2;
  const [digits, exponent] = significant(ohms, digitCount);
  const multiplier = multiplierBand(exponent);
  if (multiplier === null) return null;
  const value = [...digits].map((digit) => bandColours[Number(digit)] ?? 'black');
  const tolerance = tolerancePercent === null ? undefined : toleranceBands[String(tolerancePercent)];
  return tolerance === undefined ? [...value, multiplier] : [...value, multiplier, tolerance];
}

/** The first digits and the power of ten they are multiplied by. */
export function significant(value: number, count: number): readonly [digits: string, exponent: number] {
  const [mantissa = '0', power = '0'] = value.toExponential(count - 1).split('e');
  return [mantissa.replace('.', ''), Number(power) - (count - 1)];
}

export const isTold = (value: number, count: number): boolean =>
  Math.abs(Number(value.toPrecision(count)) / value - 1) < 1e-9;

const multiplierBand = (exponent: number): BandColour | null => {
  if (exponent === -1) return 'gold';
  if (exponent === -2) return 'silver';
  return exponent >= 0 && exponent <= 9 ? (bandColours[exponent] ?? null) : null;
};

export const bandMaterials: Readonly<Record<BandColour, Material>> = {
  black: 'bandBlack',
  brown: 'bandBrown',
  red: 'bandRed',
  orange: 'bandOrange',
  yellow: 'bandYellow',
  green: 'bandGreen',
  blue: 'bandBlue',
  violet: 'bandViolet',
  grey: 'bandGrey',
  white: 'bandWhite',
  gold: 'bandGold',
  silver: 'bandSilver',
};
