import type { Unit } from '../../category/category.ts';

/**
 * For each unit, the attributes that people mean by a value alone: for volts the maximum voltages, for watts the power
 * dissipation.
 */
const kinOfUnit: Readonly<Partial<Record<Unit, RegExp>>> = {
  volt: /^(?:(?:dc_)?(?:rated_)?voltage|drain_source_voltage|collector_emitter_voltage|(?:dc_)?reverse_voltage(?:_vr)?|(?:repetitive_)?(?:peak_)?off_state_voltage|maximum_collector_emitter_voltage_vceo)$/,
  ampere:
    /^(?:(?:rated|continuous|forward|on_state|load|continuous_load|contact|drain|collector|rated_output|rated_input|maximum_continuous|output)_)?current$|^(?:charge|max_output)_current(?:_max)?$|^current_rating(?:_signal)?$|^current_dc_forward_if$/,
  watt: /^(?:power|rated_power|(?:power_)?dissipation(?:_power)?(?:_max)?|total_power_dissipation_pd|device_power)$/,
};

/** Other physical quantities for which suppliers have different names. */
const otherKin: Readonly<Partial<Record<Unit, readonly RegExp[]>>> = {
  ampere: [/^(?:quiescent|standby)_current(?:_|$)/],
  hertz: [/^(?:(?:center|central|typical_application)_)?frequency(?:_range)?$/],
};

/** True if two attributes are nearly the same quantity under different names: quiescent and standby current. */
export const areKin = (one: string, other: string, unit: Unit): boolean =>
  (isKin(one, unit) && isKin(other, unit)) ||
  (otherKin[unit] ?? []).some((pattern) => pattern.test(one) && pattern.test(other));

/** True if people may mean this attribute when they state only a value with this unit. */
export const isKin = (key: string, unit: Unit): boolean => kinOfUnit[unit]?.test(key) === true;
