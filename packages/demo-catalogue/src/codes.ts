import type { Value } from './values.ts';

type Amount = Pick<Value, 'digits' | 'decade'>;

const trimZeros = (text: string): string => text.replace(/0+$/, '');

/**
 * Returns a value with a letter as the decimal sign (IEC 60062): 10K, 4K7, 1R, 0R1, 1K05. `letters` stand for 1, 10³,
 * 10⁶ and 10⁹.
 */
export const letterCode = ({ digits, decade }: Amount, letters: readonly string[] = ['R', 'K', 'M', 'G']): string => {
  const text = String(digits);
  if (decade < 0) return `0${letters[0]}${'0'.repeat(-1 - decade)}${trimZeros(text)}`;
  const group = Math.floor(decade / 3);
  const whole = (decade % 3) + 1;
  return `${text.slice(0, whole)}${letters[group] ?? ''}${trimZeros(text.slice(whole))}`;
};

/** Returns the value of a letter code: 4K7 → 4700. Returns NaN for any other text. */
export const readLetterCode = (code: string): number => {
  const match = /^(\d*)([RKMG])(\d*)$/.exec(code);
  if (match === null) return Number.NaN;
  return Number(`${match[1] || '0'}.${match[3] || '0'}e${'RKMG'.indexOf(match[2] ?? 'R') * 3}`);
};

/**
 * Returns a code of `size − 1` significant digits and the number of zeros after them: 103, 1002. In values too small
 * for this, R is the decimal sign: 4R7, R47, 10R0.
 */
export const digitCode = ({ digits, decade }: Amount, size: 3 | 4): string => {
  const significant = size - 1;
  const text = String(digits).slice(0, significant);
  const zeros = decade - significant + 1;
  if (zeros >= 0) return `${text}${zeros}`;
  const whole = decade + 1;
  if (whole > 0) return `${text.slice(0, whole)}R${text.slice(whole)}`;
  return `R${'0'.repeat(-whole)}${text}`.slice(0, size);
};

/** Returns the value of a digit code: 103 → 10000, 4R7 → 4.7. Returns NaN for any other text. */
export const readDigitCode = (code: string): number => {
  const point = /^(\d*)R(\d*)$/.exec(code);
  if (point !== null) return Number(`${point[1] || '0'}.${point[2] || '0'}`);
  return /^\d{3,4}$/.test(code) ? Number(`${code.slice(0, -1)}e${code.slice(-1)}`) : Number.NaN;
};

/** Returns the value in the unit 10^`power` (−12 = picofarads), for codes that count in this unit. */
export const inPower = ({ digits, decade }: Amount, power: number): Amount => ({ digits, decade: decade - power });

/** Returns a code of three digits and a letter as the decimal sign, as Vishay writes it: 10K0, 4K70, 100R. */
export const fourPlaces = (value: Amount): string => {
  const text = String(value.digits);
  const whole = (((value.decade % 3) + 3) % 3) + 1;
  const letter = value.decade < 0 ? 'R' : ('RKM'[Math.floor(value.decade / 3)] ?? 'M');
  return value.decade < 0 ? `R${text}` : `${text.slice(0, whole)}${letter}${text.slice(whole)}`;
};
