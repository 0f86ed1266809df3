import type { Unit } from '../../category/category.ts';

/**
 * Meaning of a single number in a column of ranges:
 * - `point`: the value itself;
 * - `max`, `min`: one end of a range whose other end is unknown;
 * - `single`: not known which of these.
 */
export type SingleMeaning = 'point' | 'max' | 'min' | 'single';

const saysMax = /\(max\.?\)|\bmax(?:imum)?\b|макс|не более|не выше|(?<!\p{L})до(?!\p{L})/iu;
const saysMin = /\(min\.?\)|\bmin(?:imum)?\b|мин(?:им|\.|\))|не менее|не ниже/iu;
/**
 * Matches attributes for supply voltages. A part works within a range of them, so a single number is not the whole
 * range.
 */
const worksWithin = /supply|(?:^|_)vin(?:_|$)|input_voltage|voltage_input|operating_voltage|working_voltage/u;

/** Standard supply voltages. If a supplier states one of them, it is usually the nominal voltage and not a limit. */
const rails = new Set([0.9, 1, 1.1, 1.2, 1.5, 1.8, 2.5, 2.8, 3, 3.3, 5, 9, 12, 15, 24, 48, 110, 220, 230]);
const nominalShareMin = 0.6;

/**
 * Categories of parts that work within a range of supply voltages. If a supplier states one voltage, it is the usual
 * one: a microcontroller for "5 V" works at 4.5 V too.
 */
const supplyRanges = new Set(
  `
microcontrollers operational-amplifiers comparators audio-amplifiers data-converters analog-switches active-filters timers
frequency-converters clock-ics logic-gates counters-decoders flip-flops-registers transceivers interface-bridges
digital-isolators real-time-clocks drivers linear-regulators dc-dc-converters power-management-ics voltage-references
flash-memory eeprom-memory rf-ics environment-sensors motion-magnetic-sensors temperature-humidity-sensors
`
    .trim()
    .split(/\s+/u),
);

/** True if parts of this category work within a range of supply voltages. `slug` null = unknown category. */
export const hasSupplyRange = (slug: string | null): boolean => slug !== null && supplyRanges.has(slug);

/**
 * True if the single numbers of a column are mostly standard supply voltages. Otherwise they are limits, such as 5.5, 6
 * or 42 V.
 */
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

/**
 * Returns the meaning of a single number. The column's name, the attribute and the other single numbers of the category
 * decide.
 */
export function meaningOfSingle(value: number, { column, key, unit, isNominal }: Place): SingleMeaning {
  if (saysMax.test(column)) return 'max';
  if (saysMin.test(column)) return 'min';
  if (unit === 'celsius') return value > 0 ? 'max' : 'min';
  if (unit !== 'volt' || !worksWithin.test(key)) return 'point';
  return isNominal ? 'point' : 'single';
}
