/** How a parameter of the analogue stands to that of the original. */
export type ParameterVerdict = 'equal' | 'better' | 'worse' | 'unknown';

/** How well the whole part stands in: in its place at once, nearly, or after a look at the datasheets. */
export const analogueVerdicts = ['drop_in', 'close', 'check'] as const;

export type AnalogueVerdict = (typeof analogueVerdicts)[number];

/** Where the pairing comes from, the most telling first (product C11). */
export const analogueSources = ['listed', 'series', 'parametric'] as const;

export type AnalogueSource = (typeof analogueSources)[number];

export interface ComparedParameter {
  readonly key: string;
  readonly verdict: ParameterVerdict;
  /** Whether more or less of it is better; otherwise `worse` only means: another. */
  readonly isGraded: boolean;
}

/** What is known of a pairing besides its parameters. */
export type Assurance =
  /** Same terminals in the same places: parameters and body decide alone. */
  | 'exchangeable'
  /** Same function, but the pins may be others. */
  | 'same_function'
  /** The parameters do not tell what the part does. */
  | 'none';
