import { fail, ok, type Result } from '../shared/result.ts';

/** One resistor: volts, amperes, ohms and watts. */
export interface OhmsLaw {
  readonly voltage: number;
  readonly current: number;
  readonly resistance: number;
  readonly power: number;
}

/** The field that is missing or impossible. */
export type CalculatorProblem<Field extends string> =
  | { readonly code: 'two_are_needed' }
  | { readonly code: 'not_positive'; readonly field: Field }
  | { readonly code: 'impossible'; readonly field: Field };

const isPositive = (value: number): boolean => value > 0 && Number.isFinite(value);

function firstNotPositive<Field extends string>(values: Readonly<Partial<Record<Field, number>>>): Field | undefined {
  const names = Object.keys(values) as Field[];
  return names.find((name) => values[name] !== undefined && !isPositive(values[name]));
}

/** Computes all four values from exactly two. */
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
  /** In hertz, at −3 dB. */
  readonly cutOff: number;
}

/** Computes an RC filter from ohms and farads. */
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

/** Computes an LC circuit from henries and farads. */
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

/** Safety factor for power: at its full rating, a resistor gets too hot. */
const powerReserve = 2;

/** Returns the required power rating in watts. */
export const ratedPowerFor = (burns: number): number => burns * powerReserve;

/** Computes the series resistor for LEDs. Fails on field `supply` if it does not exceed the LEDs' voltage. */
export function ledResistor(circuit: LedCircuit): Result<LedResistor, CalculatorProblem<keyof LedCircuit>> {
  const { supply, forward, current, count } = circuit;
  const wrong = firstNotPositive({ supply, forward, current, count });
  if (wrong !== undefined) return fail({ code: 'not_positive', field: wrong });
  if (!Number.isInteger(count) || count > ledsMax) return fail({ code: 'impossible', field: 'count' });
  const drop = supply - forward * count;
  if (drop <= 0) return fail({ code: 'impossible', field: 'supply' });
  return ok({ exact: drop / current, power: drop * current });
}
