/** Result of comparing one parameter of the analogue with the original. */
export type ParameterVerdict = 'equal' | 'better' | 'worse' | 'unknown';

/** How well the part replaces the original: directly, nearly, or only after checking the datasheets. */
export const analogueVerdicts = ['drop_in', 'close', 'check'] as const;

export type AnalogueVerdict = (typeof analogueVerdicts)[number];

/** Source of the pairing, the most reliable first (product C11). */
export const analogueSources = ['listed', 'series', 'parametric'] as const;

export type AnalogueSource = (typeof analogueSources)[number];

export interface ComparedParameter {
  readonly key: string;
  readonly verdict: ParameterVerdict;
  /** True if a higher or lower value can be better. Otherwise `worse` only means that the values differ. */
  readonly isGraded: boolean;
}

/** What is known about a pairing besides its parameters. */
export type Assurance =
  /** Same terminals in the same places: only parameters and package decide. */
  | 'exchangeable'
  /** Same function, but the pinout may differ. */
  | 'same_function'
  /** The parameters do not identify the function of the part. */
  | 'none';
