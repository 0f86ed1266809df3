/**
 * Returns `whole.fraction` × 10^`exponent`; an empty text counts as 0. Digits are shifted, not multiplied, so the value
 * is exact: `1`, `13`, 3 → 1130.
 */
export const shiftDigits = (whole: string, fraction: string, exponent: number): number =>
  Number(`${whole || '0'}.${fraction || '0'}e${exponent}`);

/**
 * Returns the value of a code in which `letter` is the decimal sign, as makers mark passive parts: `4R7` → 4.7, `R047`
 * → 0.047, `4K7` with the exponent 3 → 4700. The code must contain the letter and have only digits besides it.
 */
export function valueAtLetter(code: string, letter: string, exponent = 0): number {
  const [whole = '', fraction = ''] = code.split(letter);
  return shiftDigits(whole, fraction, exponent);
}
