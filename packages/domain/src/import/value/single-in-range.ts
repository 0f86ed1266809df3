import type { Unit } from '../../category/category.ts';

/**
 * What one number means in a column of ranges. `point`: the value itself; `max`, `min`: the end of a range whose other
 * end is not told; `single`: the supplier does not say which of these.
 */
export type SingleMeaning = 'point' | 'max' | 'min' | 'single';

const saysMax = /\(max\.?\)|\bmax(?:imum)?\b|макс|не более|не выше|(?<!\p{L})до(?!\p{L})/iu;
const saysMin = /\(min\.?\)|\bmin(?:imum)?\b|мин(?:им|\.|\))|не менее|не ниже/iu;
/** Ranges in which a part works: one number is not the whole of them. */
const worksWithin = /supply|(?:^|_)vin(?:_|$)|input_voltage|voltage_input|operating_voltage|working_voltage/u;

/** Voltages that boards are fed with: a part that is made for one of them names it alone. */
const rails = new Set([0.9, 1, 1.1, 1.2, 1.5, 1.8, 2.5, 2.8, 3, 3.3, 5, 9, 12, 15, 24, 48, 110, 220, 230]);
const nominalShareMin = 0.6;

/** Whether single numbers of a column are voltages that parts are made for, and not limits such as 5.5, 6 or 42 V. */
export const readsAsNominal = (volts: readonly number[]): boolean =>
  volts.length > 0 && volts.filter((value) => rails.has(Math.abs(value))).length >= nominalShareMin * volts.length;

interface Place {
  /** Name of the column as the supplier writes it. */
  readonly column: string;
  readonly key: string;
  readonly unit: Unit | null;
  /** Single numbers of this column in this category are nominal values. */
  readonly isNominal: boolean;
}

/** Decides by the name of the column, by what the attribute means and by what stands beside it in the category. */
export function meaningOfSingle(value: number, { column, key, unit, isNominal }: Place): SingleMeaning {
  if (saysMax.test(column)) return 'max';
  if (saysMin.test(column)) return 'min';
  if (unit === 'celsius') return value > 0 ? 'max' : 'min';
  if (unit !== 'volt' || !worksWithin.test(key)) return 'point';
  return isNominal ? 'point' : 'single';
}
