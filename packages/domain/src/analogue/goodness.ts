/**
 * How to tell whether a new value of an attribute is at least as good as the original value:
 * - `higher`, `lower`: a higher or a lower number is better;
 * - `covering`: a range that contains the original range is better;
 * - `within`: a range inside the original range is better;
 * - `flag`: having the feature is better;
 * - `ranked`: a value later in the ranked list is better;
 * - `same`: any other value makes it a different part;
 * - `body`: any other value does not fit the same footprint;
 * - `detail`: the value does not matter.
 */
export type Goodness = 'higher' | 'lower' | 'covering' | 'within' | 'flag' | 'ranked' | 'same' | 'body' | 'detail';

const keysOf: Readonly<Record<Exclude<Goodness, 'same'>, string>> = {
  higher: `power voltage voltage_ac current saturation_current reverse_voltage peak_power drain_source_voltage
    drain_current collector_emitter_voltage collector_current transition_frequency isolation_voltage lifetime
    ripple_current flash ram io_count data_rate gain_bandwidth efficiency contact_current sample_rate sound_pressure
    luminous_intensity tx_power`,
  lower: `tolerance tolerance_absolute temperature_coefficient frequency_tolerance esr dc_resistance forward_voltage
    recovery_time dropout_voltage response_time rds_on gate_current quiescent_current accuracy clamping_voltage`,
  covering: 'vin supply_voltage operating_temperature temperature_range cross_section',
  within: 'hfe ctr',
  flag: 'rail_to_rail automotive shielded',
  ranked: 'dielectric',
  body: 'package mounting diameter height length',
  detail: 'series packing net_weight',
};

const byKey: ReadonlyMap<string, Goodness> = new Map(
  Object.entries(keysOf).flatMap(([goodness, keys]) =>
    keys.split(/\s+/).map((key): [string, Goodness] => [key, goodness as Goodness]),
  ),
);

type Keyed = Readonly<Record<string, unknown>>;

/**
 * Attributes that are compared in another way if the part also has the attribute `beside`. A fuse with another current,
 * for example, is a different part.
 */
const exceptions: readonly { readonly key: string; readonly beside: string; readonly goodness: Goodness }[] = [
  { key: 'frequency', beside: 'core', goodness: 'higher' },
  { key: 'current', beside: 'fuse_speed', goodness: 'same' },
  { key: 'current', beside: 'wavelength', goodness: 'same' },
  { key: 'voltage', beside: 'clamping_voltage', goodness: 'same' },
];

/**
 * Returns how to compare the attribute `key` of two parts; `values` = all attributes of the part. Attributes that are
 * not listed must be equal.
 */
export function goodnessOf(key: string, values: Keyed): Goodness {
  const exception = exceptions.find((known) => known.key === key && known.beside in values);
  return exception?.goodness ?? byKey.get(key) ?? 'same';
}

/** Dielectrics from worst to best, by drift of capacitance with temperature and voltage. */
const ranks: readonly string[] = ['Y5V', 'Z5U', 'X5R', 'X6S', 'X7S', 'X7R', 'X8R', 'C0G'];

/** Returns the position in the ranked list, or −1 if the value is not ranked. */
export const rankOf = (value: string): number => ranks.indexOf(value);

/** Values of an attribute that mean the same. */
const synonyms: Readonly<Record<string, readonly (readonly string[])[]>> = {
  logic_family: [
    ['К155', '74'],
    ['К561', 'CD4000'],
    ['К555', '74LS'],
  ],
  dielectric: [['C0G', 'NP0']],
  package: [
    ['TO-92', 'КТ-26'],
    ['TO-126', 'КТ-27'],
    ['TO-220-3', 'КТ-28'],
    ['TO-247-3', 'КТ-43'],
    ['TO-18', 'КТ-1-7'],
  ],
};

/** Returns all names of the value, itself included. */
export const namesOf = (key: string, value: string): readonly string[] =>
  synonyms[key]?.find((names) => names.includes(value)) ?? [value];
