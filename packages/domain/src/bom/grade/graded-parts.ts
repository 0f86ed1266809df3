import type { AttributeKey } from '../../category/category.ts';
import type { RequestedParameter, GenericPart } from '../part/generic-part.ts';
import { capacitorGrades, chipResistorSizes, chipResistorTolerance } from './grade-table.ts';
import { dielectricsFrom } from './dielectric-grades.ts';
import type { PartFacts } from '../part/part-facts.ts';
import { voltageMargins, type AssumedGrade, type GradeDefaults } from '../part/grade-defaults.ts';

const keyOf = (key: string): AttributeKey => key as AttributeKey;

/** Returns the number that a parameter requires; for a range, its middle; null if there is no single number. */
const numberOf = ({ filter }: RequestedParameter): number | null => {
  if (filter.kind === 'between')
    return filter.from === null || filter.to === null ? null : (filter.from + filter.to) / 2;
  const [value] = filter.values;
  return typeof value === 'number' ? value : null;
};

const nominalOf = ({ parameters }: GenericPart, key: string): number | null => {
  const nominal = parameters.find((one) => one.key === key && one.isNominal);
  return nominal === undefined ? null : numberOf(nominal);
};

const has = ({ parameters }: GenericPart, key: string): boolean => parameters.some((one) => one.key === key);

/** Returns the chip sizes that the line may mean. */
const sizesOf = ({ parameters }: GenericPart): readonly string[] =>
  parameters.flatMap(({ key, filter }) =>
    key === 'package' && filter.kind === 'values' ? filter.values.filter((one) => typeof one === 'string') : [],
  );

/** Kinds of capacitors that are not ceramic chips. */
const otherKinds = /tantalum|electrolytic|film|polymer|safety|leaded|super/u;

const isOfOtherKind = ({ categories }: GenericPart): boolean =>
  categories.some((slugs) => slugs.length > 0 && slugs.every((slug) => otherKinds.test(slug)));

function capacitorGrade(part: GenericPart): Pick<AssumedGrades, 'voltage' | 'dielectric'> {
  const farads = nominalOf(part, 'capacitance');
  const sizes = sizesOf(part);
  const row =
    farads === null ? undefined : capacitorGrades.find((one) => sizes.includes(one.size) && farads <= one.most * 1.001);
  return { voltage: row?.volts ?? null, dielectric: row?.dielectric ?? null };
}

interface AssumedGrades {
  readonly voltage: number | null;
  readonly dielectric: string | null;
  readonly tolerance: number | null;
}

const choose = <T>(asked: string, usual: T | null, read: (text: string) => T): T | null =>
  asked === 'usual' ? usual : asked === 'any' ? null : read(asked);

const gradeKeys = ['voltage', 'dielectric', 'tolerance'] as const satisfies readonly (keyof AssumedGrades)[];

/** Returns the properties that the line leaves open and that matter for its kind of part. */
function openKeys(part: GenericPart): ReadonlySet<keyof AssumedGrades> {
  const isCapacitor = nominalOf(part, 'capacitance') !== null && !isOfOtherKind(part);
  const sizes = sizesOf(part);
  const isResistor = nominalOf(part, 'resistance') !== null && sizes.some((size) => chipResistorSizes.has(size));
  const matters = { voltage: isCapacitor, dielectric: isCapacitor && sizes.length > 0, tolerance: isResistor };
  return new Set(gradeKeys.filter((key) => matters[key] && !has(part, key)));
}

/** Returns the values assumed for a described part where the line states none. */
function gradesFor(part: GenericPart, open: ReadonlySet<string>, defaults: GradeDefaults): AssumedGrades {
  const usual = capacitorGrade(part);
  return {
    voltage: open.has('voltage') ? choose(defaults.voltage, usual.voltage, Number) : null,
    dielectric: open.has('dielectric') ? choose(defaults.dielectric, usual.dielectric, String) : null,
    tolerance: open.has('tolerance') ? choose(defaults.tolerance, chipResistorTolerance, Number) : null,
  };
}

const parameter = (
  key: string,
  how: RequestedParameter['how'],
  filter: RequestedParameter['filter'],
): RequestedParameter => ({
  key: keyOf(key),
  how,
  asked: '',
  filter,
  isNominal: false,
});

const usualUnlessAny = (asked: string): 'usual' | 'any' => (asked === 'any' ? 'any' : 'usual');

const closeness = 1e-9;

function parametersOf({ voltage, dielectric, tolerance }: AssumedGrades): readonly RequestedParameter[] {
  const volts = voltage === null ? [] : [parameter('voltage', 'at_least', between('voltage', voltage, null))];
  const percent = tolerance === null ? [] : [parameter('tolerance', 'at_most', between('tolerance', null, tolerance))];
  if (dielectric === null) return [...volts, ...percent];
  const filter = { kind: 'values', key: keyOf('dielectric'), values: dielectricsFrom(dielectric) } as const;
  return [...volts, parameter('dielectric', 'equal', filter), ...percent];
}

const between = (key: string, from: number | null, to: number | null): RequestedParameter['filter'] => ({
  kind: 'between',
  key: keyOf(key),
  from: from === null ? null : from * (1 - closeness),
  to: to === null ? null : to * (1 + closeness),
});

/** Returns the assumed values as a list. Each entry has the key of its attribute. */
const assumedOf = ({ voltage, dielectric, tolerance }: AssumedGrades): readonly AssumedGrade[] => [
  ...(voltage === null ? [] : [{ key: 'voltage', value: String(voltage) }]),
  ...(dielectric === null ? [] : [{ key: 'dielectric', value: dielectric }]),
  ...(tolerance === null ? [] : [{ key: 'tolerance', value: String(tolerance) }]),
];

/** Raises a stated voltage by the customer's margin. */
function withMargin(part: GenericPart, margin: GradeDefaults['voltageMargin']): GenericPart {
  const share = voltageMargins[margin];
  if (share === 0 || nominalOf(part, 'capacitance') === null) return part;
  const parameters = part.parameters.map((one): RequestedParameter => {
    if (one.key !== 'voltage' || one.how !== 'at_least' || one.filter.kind !== 'between' || one.filter.from === null)
      return one;
    return { ...one, filter: { ...one.filter, from: one.filter.from * (1 + share) } };
  });
  return { ...part, parameters };
}

/** A described part as searched, and the values assumed for it. */
export interface GradedPart {
  readonly part: GenericPart;
  readonly assumed: readonly AssumedGrade[];
  /**
   * Properties that neither the line nor an assumption fixes. The customer is shown their values in the chosen part.
   */
  readonly open: readonly (keyof AssumedGrades)[];
}

/**
 * Returns the searches for a described part in order; the caller uses the first one that finds parts:
 * - all assumptions;
 * - all assumptions except the voltage;
 * - if the customer chose unusual assumptions: the two searches above with the usual assumptions;
 * - no assumptions.
 */
export function gradedParts(described: GenericPart, defaults: GradeDefaults): readonly GradedPart[] {
  const part = withMargin(described, defaults.voltageMargin);
  const keys = openKeys(part);
  const told = gradeKeys.filter((key) => keys.has(key) && defaults[key] !== 'any');
  const grades = gradesFor(part, keys, defaults);
  const usual = gradesFor(part, keys, {
    ...defaults,
    voltage: usualUnlessAny(defaults.voltage),
    dielectric: usualUnlessAny(defaults.dielectric),
    tolerance: usualUnlessAny(defaults.tolerance),
  });
  const none = { voltage: null, dielectric: null, tolerance: null };
  const ways = [grades, { ...grades, voltage: null }, usual, { ...usual, voltage: null }, none];
  const graded = ways.map((way): GradedPart => ({
    part: { ...part, parameters: [...part.parameters, ...parametersOf(way)] },
    assumed: assumedOf(way),
    open: told.filter((key) => way[key] === null),
  }));
  const texts = graded.map(({ assumed }) => JSON.stringify(assumed));
  return graded.filter((_, place) => texts.indexOf(texts[place] ?? '') === place);
}

/**
 * Returns the values to show for a part chosen by description: the part's own values of the open properties, and then
 * the assumed values. For example, a capacitor for 6.3 V is shown as such if none for the usual 25 V was found.
 */
export const takenGrades = (
  { assumed, open }: Pick<GradedPart, 'assumed' | 'open'>,
  { values }: PartFacts,
): readonly AssumedGrade[] => [
  ...open.flatMap((key) => {
    const value = values[key];
    return typeof value === 'number' || typeof value === 'string' ? [{ key, value: String(value) }] : [];
  }),
  ...assumed,
];
