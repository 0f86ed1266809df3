import { fail, ok, type Result } from '../shared/result.ts';

/** Voltage, current, resistance and power of one resistor, in volts, amperes, ohms and watts. */
export interface OhmsLaw {
  readonly voltage: number;
  readonly current: number;
  readonly resistance: number;
  readonly power: number;
}

/** Why the values cannot be computed, and which field is wrong. */
export type CalculatorProblem<Field extends string> =
  | { readonly code: 'two_are_needed' }
  | { readonly code: 'not_positive'; readonly field: Field }
  | { readonly code: 'impossible'; readonly field: Field };

const isPositive = (value: number): boolean => value > 0 && Number.isFinite(value);

function firstNotPositive<Field extends string>(values: Readonly<Partial<Record<Field, number>>>): Field | undefined {
  const names = Object.keys(values) as Field[];
  return names.find((name) => values[name] !== undefined && !isPositive(values[name]));
}

/** Computes all four values. Exactly two must be given. */
export function ohmsLaw(given: Partial<OhmsLaw>): Result<OhmsLaw, CalculatorProblem<keyof OhmsLaw>> {
  const wrong = firstNotPositive(given);
  if (wrong !== undefined) return fail({ code: 'not_positive', field: wrong });
  const { voltage, current, resistance, power } = given;
  if (Object.values(given).filter((value) => value !== undefined).length !== 2) return fail({ code: 'two_are_needed' });
  const volts =
    voltage ??
    (current !== undefined && resistance !== undefined
      ? current * resistance
      : power !== undefined && current !== undefined
        ? power / current
        : Math.sqrt((power ?? 0) * (resistance ?? 0)));
  const amperes = current ?? (resistance === undefined ? (power ?? 0) / volts : volts / resistance);
  return ok({
    voltage: volts,
    current: amperes,
    resistance: resistance ?? volts / amperes,
    power: power ?? volts * amperes,
  });
}

export interface RcFilter {
  /** In seconds. */
  readonly timeConstant: number;
  /** Cut-off frequency at −3 dB, in hertz. */
  readonly cutOff: number;
}

/** Computes an RC filter. `resistance` is in ohms, `capacitance` in farads. */
export function rcFilter(
  resistance: number,
  capacitance: number,
): Result<RcFilter, CalculatorProblem<'resistance' | 'capacitance'>> {
  const wrong = firstNotPositive({ resistance, capacitance });
  if (wrong !== undefined) return fail({ code: 'not_positive', field: wrong });
  const timeConstant = resistance * capacitance;
  return ok({ timeConstant, cutOff: 1 / (2 * Math.PI * timeConstant) });
}

export interface LcCircuit {
  /** In hertz. */
  readonly resonance: number;
  /** In ohms. */
  readonly impedance: number;
}

/** Computes an LC circuit. `inductance` is in henries, `capacitance` in farads. */
export function lcCircuit(
  inductance: number,
  capacitance: number,
): Result<LcCircuit, CalculatorProblem<'inductance' | 'capacitance'>> {
  const wrong = firstNotPositive({ inductance, capacitance });
  if (wrong !== undefined) return fail({ code: 'not_positive', field: wrong });
  const root = Math.sqrt(inductance * capacitance);
  return ok({ resonance: 1 / (2 * Math.PI * root), impedance: Math.sqrt(inductance / capacitance) });
}

export interface LedCircuit {
  /** In volts. */
  readonly supply: number;
  /** Volts across one LED. */
  readonly forward: number;
  /** In amperes. */
  readonly current: number;
  /** Number of LEDs in series. */
  readonly count: number;
}

export interface LedResistor {
  /** Resistance for exactly this current, in ohms. */
  readonly exact: number;
  /** Power in the resistor, in watts. */
  readonly power: number;
}

export const ledsMax = 100;

/** Safety factor for the power rating. A resistor that runs at its full rating gets too hot. */
const powerReserve = 2;

/** Returns the power rating to choose for a resistor that dissipates `burns` watts. */
export const ratedPowerFor = (burns: number): number => burns * powerReserve;

/**
 * Computes the series resistor for LEDs. Fails on field `supply` if the supply voltage does not exceed the sum of the
 * LEDs' voltages.
 */
export function ledResistor(circuit: LedCircuit): Result<LedResistor, CalculatorProblem<keyof LedCircuit>> {
  const { supply, forward, current, count } = circuit;
  const wrong = firstNotPositive({ supply, forward, current, count });
  if (wrong !== undefined) return fail({ code: 'not_positive', field: wrong });
  if (!Number.isInteger(count) || count > ledsMax) return fail({ code: 'impossible', field: 'count' });
  const drop = supply - forward * count;
  if (drop <= 0) return fail({ code: 'impossible', field: 'supply' });
  return ok({ exact: drop / current, power: drop * current });
}
