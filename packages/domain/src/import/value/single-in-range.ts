import type { Unit } from '../../category/category.ts';

/**
 * Meaning of a single number in a column of ranges. `point`: the value itself; `max`, `min`: one end of a range with
 * unknown other end; `single`: not known which.
 */
export type SingleMeaning = 'point' | 'max' | 'min' | 'single';

const saysMax = /\(max\.?\)|\bmax(?:imum)?\b|макс|не более|не выше|(?<!\p{L})до(?!\p{L})/iu;
const saysMin = /\(min\.?\)|\bmin(?:imum)?\b|мин(?:им|\.|\))|не менее|не ниже/iu;
/** Operating ranges: a single number cannot be the whole range. */
const worksWithin = /supply|(?:^|_)vin(?:_|$)|input_voltage|voltage_input|operating_voltage|working_voltage/u;

/** Standard supply voltages. A part made for one of them states only this voltage. */
const rails = new Set([0.9, 1, 1.1, 1.2, 1.5, 1.8, 2.5, 2.8, 3, 3.3, 5, 9, 12, 15, 24, 48, 110, 220, 230]);
const nominalShareMin = 0.6;

/** Whether the single numbers of a column are nominal voltages, and not limits such as 5.5, 6 or 42 V. */
export const readsAsNominal = (volts: readonly number[]): boolean =>
  volts.length > 0 && volts.filter((value) => rails.has(Math.abs(value))).length >= nominalShareMin * volts.length;

interface Place {
  /** Column name as the supplier writes it. */
  readonly column: string;
  readonly key: string;
  readonly unit: Unit | null;
  /** True if single numbers of this column in this category are nominal values. */
  readonly isNominal: boolean;
}

/** Decides by the column's name, the attribute's meaning and the other values in the category. */
export function meaningOfSingle(value: number, { column, key, unit, isNominal }: Place): SingleMeaning {
  if (saysMax.test(column)) return 'max';
  if (saysMin.test(column)) return 'min';
  if (unit === 'celsius') return value > 0 ? 'max' : 'min';
  if (unit !== 'volt' || !worksWithin.test(key)) return 'point';
  return isNominal ? 'point' : 'single';
}
