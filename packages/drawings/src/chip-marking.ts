import { isTold, significant } from '@farad/domain/colour-code';

/**
 * Returns the marking printed on a chip resistor. It has four characters (`1002`, `4R70`) if the tolerance is below 5 %
 * or the value has three digits, otherwise three (`103`, `4R7`). A jumper has `0`. null = the value has no marking.
 * Sizes below 0603 have no marking either, which the caller must check.
 */
export function chipResistorMarking(ohms: number, tolerancePercent: number | null): string | null {
  if (ohms === 0) return '0';
  if (!(ohms > 0)) return null;
  const isFine = (tolerancePercent !== null && tolerancePercent < 5) || !isTold(ohms, 2);
  const count = isFine ? 3 : 2;
  const [digits, exponent] = significant(ohms, count);
  if (exponent >= 0) return exponent <= 9 ? `${digits}${exponent}` : null;
  const point = digits.length + exponent;
  if (point >= 0) return point === 0 ? `R${digits}` : `${digits.slice(0, point)}R${digits.slice(point)}`;
  return point === -1 ? `R0${digits}` : null;
}
