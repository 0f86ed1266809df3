import type { AttributeDefinition, AttributeKey, AttributeValue, Unit } from '../../category/category.ts';
import type { AttributeFilter } from '../../search-query/filter.ts';
import type { QueryReading, QueryVocabulary, UnderstoodCondition } from '../../search-query/reading/index.ts';
import { packageNames } from './decide-match-package.ts';
import type { MatchRule } from './match.ts';

/** One parameter that a line asks for. */
export interface AskedParameter {
  readonly key: AttributeKey;
  readonly how: MatchRule['how'];
  /** As written in the line. */
  readonly asked: string;
  /** Values that meet it. */
  readonly filter: AttributeFilter;
  /** The value by which such parts are ordered: ohms, farads, henries, hertz. */
  readonly isNominal: boolean;
}

/** A part that a line describes without its number: `10 кОм 1 % 0603`. */
export interface GenericPart {
  /** Slugs; of each group any. */
  readonly categories: readonly (readonly string[])[];
  readonly brands: readonly string[];
  readonly parameters: readonly AskedParameter[];
  /** Value and package are said, and nothing was left over that was not understood: the best fitting part may be taken. */
  readonly isComplete: boolean;
}

const nominalUnits: ReadonlySet<Unit | null> = new Set<Unit>(['ohm', 'farad', 'henry', 'hertz']);

/** Ratings: a part that stands more will do. What a zener or a regulator gives, or a fuse blows at, must be equal. */
const atLeastKeys = new Set([
  'voltage',
  'voltage_ac',
  'power',
  'reverse_voltage',
  'drain_source_voltage',
  'collector_emitter_voltage',
  'drain_current',
  'collector_current',
  'saturation_current',
  'ripple_current',
  'lifetime',
]);
const atMostKey = /tolerance|^temperature_coefficient$|^esr$|^dc_resistance$/;

/** Categories whose current or voltage is what they are chosen by. */
const isProtection = (slugs: readonly (readonly string[])[]): boolean =>
  slugs.flat().some((slug) => /fuse|varistor|protection|tvs/.test(slug));

const howOf = (key: AttributeKey, categories: readonly (readonly string[])[]): MatchRule['how'] => {
  if (atMostKey.test(key)) return 'at_most';
  const isRating = atLeastKeys.has(key) || key === 'current';
  return isRating && !isProtection(categories) ? 'at_least' : 'equal';
};

/** Numbers of one decimal text differ in the last binary digits, by the way they were read. */
const closeness = 1e-9;

/** The one number that a filter names; null: it names bounds or words. */
const numberOf = (filter: AttributeFilter): number | null => {
  if (filter.kind === 'between') return filter.from === filter.to ? filter.from : null;
  const [value, ...others] = filter.values;
  return typeof value === 'number' && others.length === 0 ? value : null;
};

const filterOf = (filter: AttributeFilter, how: MatchRule['how'], isRange: boolean): AttributeFilter => {
  const number = numberOf(filter);
  if (number === null || isRange) return filter;
  const { key } = filter;
  const least = number - Math.abs(number) * closeness;
  const most = number + Math.abs(number) * closeness;
  if (how === 'at_least') return { kind: 'between', key, from: least, to: null };
  return { kind: 'between', key, from: how === 'equal' ? least : null, to: most };
};

function parameterOf(
  { source, filter }: UnderstoodCondition & { readonly filter: AttributeFilter },
  definition: AttributeDefinition | undefined,
  categories: GenericPart['categories'],
): AskedParameter {
  const isRange = definition?.kind === 'range';
  const how = numberOf(filter) === null || isRange ? 'equal' : howOf(filter.key, categories);
  const unit = definition?.unit ?? null;
  // Megahertz say something of a crystal; of what is not told they may be anything.
  const isOrdered = nominalUnits.has(unit) && (unit !== 'hertz' || categories.length > 0);
  const isNominal = how === 'equal' && isOrdered && definition?.kind === 'number';
  return { key: filter.key, how, asked: source.trim(), filter: filterOf(filter, how, isRange), isNominal };
}

/** The condition on the package that the line has a column for; every spelling of it. */
const packageParameter = (key: AttributeKey, written: string): AskedParameter => ({
  key,
  how: 'equal',
  asked: written,
  filter: { kind: 'values', key, values: [...new Set([written, written.toUpperCase(), ...packageNames(written)])] },
  isNominal: false,
});

const isOfAttribute = (
  condition: UnderstoodCondition,
): condition is UnderstoodCondition & { readonly filter: AttributeFilter } => 'key' in condition.filter;

/**
 * What a line without a known part number asks for: its value, tolerance at most, voltage and power at least, dielectric
 * and package just so. Null where no value is said, so that there is nothing to go by.
 *
 * @param reading of the words of the line
 * @param stated the package that the line has a column for
 */
export function genericPart(
  reading: QueryReading,
  stated: string | null,
  vocabulary: QueryVocabulary,
): GenericPart | null {
  const categories = reading.conditions.flatMap(({ filter }) => (filter.kind === 'category' ? [filter.slugs] : []));
  const brands = reading.conditions.flatMap(({ filter }) => (filter.kind === 'brand' ? [filter.slug] : []));
  const read = reading.conditions
    .filter(isOfAttribute)
    .map((condition) => parameterOf(condition, vocabulary.attributes.get(condition.filter.key), categories));
  if (!read.some(({ isNominal }) => isNominal)) return null;
  const packageKey = vocabulary.package;
  const isStated = packageKey !== null && stated !== null;
  const own = isStated ? read.filter(({ key }) => key !== packageKey) : read;
  const parameters = isStated ? [...own, packageParameter(packageKey, stated)] : own;
  const hasPackage = parameters.some(({ key }) => key === packageKey);
  return { categories, brands, parameters, isComplete: hasPackage && reading.words === '' };
}

/** A value as a rule shows it: numbers in the plain unit of the attribute, a range by both ends. */
const shown = (value: AttributeValue): string =>
  typeof value === 'object' ? `${value[0]}…${value[1]}` : String(value);

/** How a part meets what was asked; a parameter that it has no value of is left out. */
export const rulesOf = (
  { parameters }: GenericPart,
  valueOf: (key: AttributeKey) => AttributeValue | null,
): readonly MatchRule[] =>
  parameters.flatMap(({ key, how, asked }) => {
    const value = valueOf(key);
    // What is assumed is told by itself.
    return value === null || asked === '' ? [] : [{ key, asked, found: shown(value), how }];
  });
