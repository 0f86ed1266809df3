import type { Unit } from '../category/category.ts';

/** Says which attribute of a part is meant by a value with a unit in the part's name. */
export interface NameRule {
  readonly key: string;
  /** Smallest plausible value: a smaller one means something else, such as a forward voltage. */
  readonly from: number;
  /**
   * True = the rule counts only in plain names. A text with several values of one unit, or with values under a
   * condition, is an excerpt of a datasheet; a current in it may be a surge current.
   */
  readonly isOfPlainName: boolean;
}

/**
 * Attributes that values in part names mean if the names do not say it: `attribute | unit | smallest value | attributes
 * beside it | attributes not beside it`. A row fits categories that have the attribute of the first column, one of the
 * fourth column, and none of the last column. Of the rows with a unit, the first that fits counts. A unit with several
 * likely meanings in a category (volts of a regulator) has no row. `?` after the unit = only in a plain name.
 */
const rows = `
resistance | ohm | 0 | tolerance |
impedance | ohm | 5 | dc_resistance |
dc_resistance | ohm | 0 | inductance |
esr | ohm | 0 | capacitance load_capacitance |
capacitance | farad | 0 | voltage |
load_capacitance | farad | 0 | frequency |
inductance | henry | 0 | tolerance |
frequency | hertz | 0 | load_capacitance frequency_tolerance sound_pressure core |
tolerance | percent | 0 | resistance capacitance inductance impedance zener_voltage vout | b_value
zener_voltage | volt | 0 | power |
drain_source_voltage | volt | 8 | drain_current |
collector_emitter_voltage | volt | 10 | collector_current |
reverse_voltage | volt | 10 | current |
coil_voltage | volt | 0 | contact_form |
voltage | volt | 0 | capacitance resistance pins hold_current force sound_pressure | voltage_ac
drain_current | ampere | 0.005 | drain_source_voltage |
collector_current | ampere | 0.005 | collector_emitter_voltage |
current | ampere | 0 | fuse_speed impedance pitch |
hold_current | ampere? | 0.01 | trip_current |
current | ampere? | 0.05 | reverse_voltage |
current | ampere? | 0.05 | inductance | saturation_current
power | watt | 0 | resistance zener_voltage drain_source_voltage collector_current isolation_voltage |
peak_power | watt | 5 | standoff_voltage |
temperature_coefficient | ppm_per_kelvin | 0 | resistance vout |
memory_size | bit | 0 | interface |
data_rate | bit_per_second | 0 | interface |
luminous_intensity | candela | 0 | color |
viewing_angle | degree | 0 | color |
pitch | metre | 0.0002 | pins |
`;

interface Row extends NameRule {
  readonly unit: Unit;
  readonly beside: readonly string[];
  readonly without: readonly string[];
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const table: readonly Row[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [key = '', unit = '', from, beside = '', without = ''] = row.split('|').map((cell) => cell.trim());
    return {
      key,
      unit: unit.replace('?', '') as Unit,
      from: Number(from),
      isOfPlainName: unit.endsWith('?'),
      beside: wordsOf(beside),
      without: wordsOf(without),
    };
  });

/** Returns the rules for the names of parts with these attributes, by unit. */
export function nameRules(keys: ReadonlySet<string>): ReadonlyMap<Unit, NameRule> {
  const rules = new Map<Unit, NameRule>();
  for (const { key, unit, from, isOfPlainName, beside, without } of table) {
    const isMeant = keys.has(key) && beside.some((one) => keys.has(one)) && !without.some((one) => keys.has(one));
    if (isMeant && !rules.has(unit)) rules.set(unit, { key, from, isOfPlainName });
  }
  return rules;
}
