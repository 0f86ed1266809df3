import { valueAtLetter } from '../quantities/index.ts';
import { seriesValues } from '../series/index.ts';

/** Value and tolerance from the marking of a chip resistor. */
export interface ResistorCode {
  readonly ohms: number;
  /** Tolerance that the notation implies: 1 for four digits and EIA-96, 5 for three digits; null = it implies none. */
  readonly tolerancePercent: number | null;
  readonly notation: 'three_digits' | 'four_digits' | 'letter' | 'eia96' | 'jumper';
}

const eia96 = seriesValues('E96', 100, 999);
/** Letter of an EIA-96 marking → power of ten. R is left out: `01R` is 1 Ω with R as the decimal sign. */
const eia96Powers: Readonly<Record<string, number>> = {
  Z: -3,
  Y: -2,
  X: -1,
  S: -1,
  A: 0,
  B: 1,
  H: 1,
  C: 2,
  D: 3,
  E: 4,
  F: 5,
};

/**
 * Reads the marking of a chip resistor: `103`, `1002`, `4R7`, `R047`, `01C`, `0`. Returns null if the text is not such
 * a marking.
 */
export function readResistorCode(text: string): ResistorCode | null {
  const code = text.trim().toUpperCase();
  if (/^0{1,4}$/.test(code)) return { ohms: 0, tolerancePercent: null, notation: 'jumper' };
  const digits = /^(\d{2,3})(\d)$/.exec(code);
  if (digits) {
    const [, significand = '', power = ''] = digits;
    const isFine = significand.length === 3;
    return {
      ohms: Number(`${significand}e${power}`),
      tolerancePercent: isFine ? 1 : 5,
      notation: isFine ? 'four_digits' : 'three_digits',
    };
  }
  if (/^\d{0,3}[RР]\d{0,3}$/.test(code) && code.length > 1) {
    return { ohms: valueAtLetter(code.replace('Р', 'R'), 'R'), tolerancePercent: null, notation: 'letter' };
  }
  const fine = /^(\d{2})([A-FHSXYZ])$/.exec(code);
  const value = fine ? eia96[Number(fine[1]) - 1] : undefined;
  const power = fine ? eia96Powers[fine[2] ?? ''] : undefined;
  if (value === undefined || power === undefined) return null;
  return { ohms: Number(`${value}e${power}`), tolerancePercent: 1, notation: 'eia96' };
}
