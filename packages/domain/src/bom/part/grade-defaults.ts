/**
 * Dielectric of a capacitor whose line names none. `usual`: by size and value; `any`: no assumption, the cheapest part
 * is chosen.
 */
export const dielectricDefaults = ['usual', 'any', 'X5R', 'X7R', 'C0G'] as const;
/** Minimum voltage rating of a capacitor whose line names none, in volts. */
export const voltageDefaults = ['usual', 'any', '10', '16', '25', '50', '100'] as const;
/** Maximum tolerance of a resistor whose line names none, in percent. */
export const toleranceDefaults = ['usual', 'any', '0.1', '1', '5'] as const;

/** Required margin above the stated voltage of a capacitor, as a fraction of it. */
export const voltageMargins = { none: 0, quarter: 0.25, half: 0.5, double: 1 } as const;

export const voltageMarginNames = [
  'none',
  'quarter',
  'half',
  'double',
] as const satisfies readonly (keyof typeof voltageMargins)[];

/** Assumptions for lines that describe a passive part incompletely. */
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

/** An assumed value that the line does not state. It is a minimum; for a tolerance, a maximum. */
export interface AssumedGrade {
  readonly key: string;
  /** In the attribute's format: `50`, `X7R`. */
  readonly value: string;
}
