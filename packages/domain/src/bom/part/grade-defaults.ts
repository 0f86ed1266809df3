/** `usual`: by size and value; `any`: nothing is assumed, the cheapest is taken. */
export const dielectricDefaults = ['usual', 'any', 'X5R', 'X7R', 'C0G'] as const;
/** Volts. */
export const voltageDefaults = ['usual', 'any', '10', '16', '25', '50', '100'] as const;
/** Per cent, of resistors. */
export const toleranceDefaults = ['usual', 'any', '0.1', '1', '5'] as const;

/** How much more than a stated voltage a capacitor is to take, as a share of it. */
export const voltageMargins = { none: 0, quarter: 0.25, half: 0.5, double: 1 } as const;

export const voltageMarginNames = [
  'none',
  'quarter',
  'half',
  'double',
] as const satisfies readonly (keyof typeof voltageMargins)[];

/** What is assumed for the lines of a list that describe a passive part and leave something out. */
export interface GradeDefaults {
  readonly dielectric: (typeof dielectricDefaults)[number];
  readonly voltage: (typeof voltageDefaults)[number];
  readonly tolerance: (typeof toleranceDefaults)[number];
  readonly voltageMargin: (typeof voltageMarginNames)[number];
}

export const usualGrades: GradeDefaults = {
  dielectric: 'usual',
  voltage: 'usual',
  tolerance: 'usual',
  voltageMargin: 'none',
};

/** A value that a line does not say and that was assumed: at least, or at most of a tolerance. */
export interface AssumedGrade {
  readonly key: string;
  /** As an attribute keeps it: `50`, `X7R`. */
  readonly value: string;
}
