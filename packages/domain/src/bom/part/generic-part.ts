import type { AttributeDefinition, AttributeKey, AttributeValue, Unit } from '../../category/category.ts';
import type { AttributeFilter } from '../../search-query/filter.ts';
import type { QueryReading, QueryVocabulary, UnderstoodCondition } from '../../search-query/reading/index.ts';
import { packageNames } from './decide-match-package.ts';
import type { MatchRule } from './match.ts';

/** A parameter that a line requires. */
export interface RequestedParameter {
  readonly key: AttributeKey;
  readonly how: MatchRule['how'];
  /** As written in the line. */
  readonly asked: string;
  /** Filter for values that meet the requirement. */
  readonly filter: AttributeFilter;
  /** True for the nominal value, which identifies a part without a number: ohms, farads, henries, hertz. */
  readonly isNominal: boolean;
}

/** A part described without a number: `10 кОм 1 % 0603`. */
export interface GenericPart {
  /** Groups of category slugs. The part must be in a category of each group. */
  readonly categories: readonly (readonly string[])[];
  readonly brands: readonly string[];
  readonly parameters: readonly RequestedParameter[];
  /** True if value and package are stated and every word was understood. Then the best matching part may be chosen. */
  readonly isComplete: boolean;
}

const nominalUnits: ReadonlySet<Unit | null> = new Set<Unit>(['ohm', 'farad', 'henry', 'hertz']);

/** Ratings: a higher one also fits. A Zener voltage, a regulator's output and a fuse's current must be equal. */
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

/**
 * Whether the parts are ordered by their exact current or voltage, such as fuses and varistors. A higher rating does
 * not fit there.
 */
const isProtection = (slugs: readonly (readonly string[])[]): boolean =>
  slugs.flat().some((slug) => /fuse|varistor|protection|tvs/.test(slug));

const howOf = (key: AttributeKey, categories: readonly (readonly string[])[]): MatchRule['how'] => {
  if (atMostKey.test(key)) return 'at_most';
  const isRating = atLeastKeys.has(key) || key === 'current';
  return isRating && !isProtection(categories) ? 'at_least' : 'equal';
};

/** Relative tolerance for numbers parsed from equal decimal texts. */
const closeness = 1e-9;

/** Returns the single number that a filter requires. Returns null if it has bounds or words. */
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
): RequestedParameter {
  const isRange = definition?.kind === 'range';
  const how = numberOf(filter) === null || isRange ? 'equal' : howOf(filter.key, categories);
  const unit = definition?.unit ?? null;
  // Megahertz is the nominal value of a crystal; for an unknown part it may be any frequency.
  const isOrdered = nominalUnits.has(unit) && (unit !== 'hertz' || categories.length > 0);
  const isNominal = how === 'equal' && isOrdered && definition?.kind === 'number';
  return { key: filter.key, how, asked: source.trim(), filter: filterOf(filter, how, isRange), isNominal };
}

/** Returns the filter for the package column, with every spelling of the package. */
const packageParameter = (key: AttributeKey, written: string): RequestedParameter => ({
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
 * Returns the requirements of a line without a known part number: value, maximum tolerance, minimum voltage and power,
 * exact dielectric and package. Returns null if the line states no value.
 *
 * @param reading result of reading the line's words
 * @param stated text of the package column
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

/** Formats a value for display: numbers in the attribute's base unit, a range with both ends. */
const shown = (value: AttributeValue): string =>
  typeof value === 'object' ? `${value[0]}…${value[1]}` : String(value);

/**
 * Returns, for each requirement, the requested value and the part's value. Requirements for which the catalogue has no
 * value of the part are omitted.
 */
export const rulesOf = (
  { parameters }: GenericPart,
  valueOf: (key: AttributeKey) => AttributeValue | null,
): readonly MatchRule[] =>
  parameters.flatMap(({ key, how, asked }) => {
    const value = valueOf(key);
    // Assumed values are reported separately.
    return value === null || asked === '' ? [] : [{ key, asked, found: shown(value), how }];
  });
