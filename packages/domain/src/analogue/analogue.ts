/** Result of comparing one parameter of the analogue with the original. */
export type ParameterVerdict = 'equal' | 'better' | 'worse' | 'unknown';

/** How well the part replaces the original: directly, nearly, or only after checking the datasheets. */
export const analogueVerdicts = ['drop_in', 'close', 'check'] as const;

export type AnalogueVerdict = (typeof analogueVerdicts)[number];

/**
 * How the shop knows that one part may replace another, the most reliable way first: a list of pairs, the same series,
 * or equal or similar parameters (product C11).
 */
export const analogueSources = ['listed', 'series', 'parametric'] as const;

export type AnalogueSource = (typeof analogueSources)[number];

export interface ComparedParameter {
  readonly key: string;
  readonly verdict: ParameterVerdict;
  /**
   * True if the attribute's values can be ordered from bad to good. False: `worse` only means that the values differ.
   */
  readonly isGraded: boolean;
}

/** Degree to which the shop knows that terminals and function of an analogue fit. */
export type Assurance =
  /** Same terminals in the same places. Only parameters and package decide whether the part fits. */
  | 'exchangeable'
  /** Same function, but the pinout may differ. */
  | 'same_function'
  /** The parameters do not identify the function of the part. */
  | 'none';
