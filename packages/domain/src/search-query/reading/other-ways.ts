import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import type { AttributeFilter } from '../filter.ts';
import { areKin } from '../dictionary/kin-keys.ts';
import type { UnderstoodCondition, Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import { discNumbers, sizeKeys } from './words/size-pair.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/**
 * Returns alternatives to a condition, for parts that state the same fact in another way; null = none.
 *
 * @param isNamed true if the query names the attribute beside the value
 */
export function otherWays(
  filter: UnderstoodCondition['filter'],
  typed: string,
  isNamed: boolean,
  scope: CategoryScope | null,
  vocabulary: QueryVocabulary,
): readonly Way[] | null {
  if (filter.kind === 'brand') {
    const longer = vocabulary.longerBrands.get(filter.slug);
    return longer === undefined ? null : longer.map((slug) => ({ kind: 'brand', slug }));
  }
  if (filter.kind !== 'values' && filter.kind !== 'between') return null;
  const twins = [...twinFilters(filter, scope, vocabulary), ...ofMains(filter, scope)];
  if (twins.length > 0) return twins;
  const sizes = isNamed ? [] : otherSizes(filter, scope, vocabulary);
  if (sizes.length > 0) return sizes;
  const trip = tripTemperature(filter, scope);
  if (trip !== null) return [trip];
  const kin = [...kinFilters(filter, scope, vocabulary), ...withinSupply(filter, scope)];
  if (kin.length > 0) return kin;
  const value = filter.kind === 'values' ? filter.values[0] : undefined;
  if (filter.key === 'mounting' && (value === 'smd' || value === 'tht')) return mountedWays(value, vocabulary);
  return value === true ? [{ kind: 'words', words: [typed] }] : null;
}

function mountedWays(value: 'smd' | 'tht', vocabulary: QueryVocabulary): readonly Way[] {
  const slugs = vocabulary.mounted[value];
  const [slug] = slugs;
  const body: Way[] = vocabulary.package === null ? [] : [{ kind: 'body', key: vocabulary.package, mounting: value }];
  return slug === undefined ? body : [...body, { kind: 'category', slug, slugs }];
}

/** Returns alternatives for a length, which may be any dimension of the part: `12 мм` of a button. */
function otherSizes(filter: AttributeFilter, scope: CategoryScope | null, vocabulary: QueryVocabulary): readonly Way[] {
  const keys = sizeKeys(scope, vocabulary);
  if (filter.kind !== 'values' || !keys.includes(filter.key)) return [];
  const others = keys.filter((key) => key !== filter.key);
  const [value] = filter.values;
  if (filter.key === 'diameter' && typeof value === 'number' && scope?.keys.has('clamping_voltage') === true)
    return [{ kind: 'number', beginnings: discNumbers(String(Number((value * 1000).toPrecision(4)))) }];
  // The name of the package may state the size: `LED-5mm`.
  const asWord: readonly Way[] =
    typeof value === 'number' ? [{ kind: 'words', words: [`${Number((value * 1000).toPrecision(6))}mm`] }] : [];
  return [...others.map((key): Way => ({ kind: 'values', key, values: filter.values })), ...asWord];
}

/**
 * Returns the alternative "states no input voltage" for mains supplies. Some supplies state the voltage only in the
 * part number.
 */
const ofMains = (filter: AttributeFilter, scope: CategoryScope | null): readonly Way[] =>
  filter.kind === 'between' &&
  filter.key === 'vin' &&
  filter.from !== null &&
  filter.from >= 100 &&
  filter.from === filter.to &&
  scope?.subtree.has('ac-dc-supplies') === true
    ? [{ kind: 'unstated', key: filter.key }]
    : [];

/** Returns an alternative to a voltage: a supply range that contains it. A buzzer for 5 V may state only this range. */
function withinSupply(filter: AttributeFilter, scope: CategoryScope | null): readonly Way[] {
  const key = 'supply_voltage' as AttributeKey;
  if (filter.kind !== 'values' || filter.key !== 'voltage' || scope?.keys.has(key) !== true) return [];
  const [value] = filter.values;
  return typeof value === 'number' ? [{ kind: 'between', key, from: value, to: value }] : [];
}

/**
 * Returns an alternative to an operating temperature of thermal fuses: the temperature at which the fuse opens. null =
 * another condition or kind of part.
 */
function tripTemperature(filter: AttributeFilter, scope: CategoryScope | null): Way | null {
  const key = 'rated_functioning_temperature' as AttributeKey;
  if (filter.kind !== 'between' || filter.key !== 'operating_temperature' || filter.from !== filter.to) return null;
  return filter.from === null || scope?.keys.has(key) !== true ? null : { kind: 'values', key, values: [filter.from] };
}

/** Names of the supply or input voltage, which are one quantity. */
const supply = /^(?:vin|supply|supply_voltage|supply_range|input_voltage)(?:_(?:single|values|range|max))?$/u;

const withoutForm = (key: AttributeKey): string =>
  supply.test(key) ? 'supply' : key.replace(/_(?:single|values|range)$/u, '');

/**
 * Assumed ratio of the highest to the lowest supply voltage of a part. An amplifier for at most 36 V does not run from
 * 1.8 V.
 */
const supplySpan = 3.3;

/** Returns the numeric bounds of a filter; null = not numeric. */
function boundsOf(filter: AttributeFilter): { readonly from: number | null; readonly to: number | null } | null {
  if (filter.kind === 'between') return filter;
  const [value] = filter.values;
  return typeof value === 'number' ? { from: value, to: value } : null;
}

/**
 * Returns the same condition on attributes that state the quantity in another form: a single supply voltage, or a
 * supply range.
 */
function twinFilters(
  filter: AttributeFilter,
  scope: CategoryScope | null,
  { attributes }: QueryVocabulary,
): readonly Way[] {
  const own = attributes.get(filter.key);
  const bounds = boundsOf(filter);
  if (own === undefined || own.unit === null || bounds === null) return [];
  const { from, to } = bounds;
  const isTwin = ({ key, unit, kind }: AttributeDefinition): boolean =>
    key !== own.key &&
    unit === own.unit &&
    (kind === 'number' || kind === 'range') &&
    withoutForm(key) === withoutForm(own.key) &&
    scope?.keys.has(key) === true;
  const isLinear = scope?.keys.has('dropout_voltage') === true;
  return [...attributes.values()].filter(isTwin).map(({ key, kind }) => {
    // If a part states a single supply voltage, it is the maximum of a linear regulator, or the nominal input of a
    // module.
    const isMost = kind === 'number' && supply.test(key) && (isLinear || key.endsWith('_max'));
    if (!isMost) return { kind: 'between', key, from, to };
    const most = to ?? from;
    return { kind: 'between', key, from: most, to: isLinear || most === null ? null : most * supplySpan };
  });
}

/**
 * Returns the same condition on attributes that state a similar quantity under another name. The current of a triac is
 * its on-state current.
 */
function kinFilters(
  filter: AttributeFilter,
  scope: CategoryScope | null,
  { attributes }: QueryVocabulary,
): readonly Way[] {
  const own = attributes.get(filter.key);
  if (own === undefined || own.unit === null || scope === null) return [];
  const { unit } = own;
  const isOther = ({ key, kind, unit: other }: AttributeDefinition): boolean =>
    key !== own.key &&
    other === unit &&
    // A frequency may also be stated as a band.
    (kind === 'number' || (kind === 'range' && unit === 'hertz')) &&
    scope.keys.has(key) &&
    areKin(own.key, key, unit);
  const bounds = boundsOf(filter);
  return [...attributes.values()]
    .filter(isOther)
    .flatMap(({ key, kind }): readonly Way[] =>
      kind === 'number'
        ? [{ ...filter, key }]
        : bounds === null
          ? []
          : [{ kind: 'between', key, from: bounds.from, to: bounds.to }],
    );
}
