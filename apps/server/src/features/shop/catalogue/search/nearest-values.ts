import type { SearchHelp } from '@farad/contract/shop/search';
import type { AttributeDefinition, AttributeKey } from '@farad/domain/category';
import { formatQuantity } from '@farad/domain/quantities';
import type { ProductFilter, QueryReading, UnderstoodCondition } from '@farad/domain/search-query';
import { nearestInSeries, seriesOf } from '@farad/domain/series';
import type { Locale } from '@farad/domain/shared';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { kindsOf, otherSearch, type OtherSearch, withText } from './other-search.ts';
import { strictFilter } from './strict-filter.ts';

/** Maximum number of requested values for which near values are searched, to limit the cost. */
const nearestMax = 3;
/** Units of attributes whose values come from series of preferred numbers, such as E24. */
const nominalUnits = new Set(['ohm', 'farad', 'henry']);
const seriesShown = ['E24', 'E96'] as const;
/** Maximum factor between a value and a near one. */
const nearRatioMax = 10;

/**
 * A number that the customer asks for, in the text or by a facet. `withValue` returns the same search for another
 * value.
 */
interface RequestedNumber {
  readonly definition: AttributeDefinition;
  readonly value: number;
  readonly withValue: (value: number, locale: Locale) => ProductFilter;
  /** Returns a search for another value that keeps the kind of part but drops all other conditions. */
  readonly alone: (value: number, locale: Locale) => ProductFilter;
}

/** Returns the number that a condition asks for, with its attribute; null = the condition asks for something else. */
export function numberOf(
  index: CatalogueIndex,
  filter: UnderstoodCondition['filter'],
): { readonly definition: AttributeDefinition; readonly value: number } | null {
  const value = filter.kind === 'values' ? filter.values[0] : undefined;
  if (filter.kind !== 'values' || typeof value !== 'number') return null;
  const definition = index.frame().attributes.find(({ key }) => key === filter.key);
  return definition?.kind === 'number' ? { definition, value } : null;
}

/** Returns the search text with `piece` in place of the words from which the condition was understood. */
const textWith = (text: string, { source, span }: UnderstoodCondition, piece: string): string => {
  const [start, end] = span ?? [0, text.length];
  const glue = /[-/]$/u.exec(source)?.[0] ?? '';
  return `${text.slice(0, start)}${piece}${glue}${text.slice(end)}`;
};

/**
 * Returns a quantity as text without a space before its unit, since the unit would become a separate word of the
 * search.
 */
const plainQuantity = (value: number, unit: AttributeDefinition['unit'], locale: Locale): string =>
  formatQuantity(value, unit, locale).replaceAll('\u00a0', '');

function numbersToFind(index: CatalogueIndex, filter: ProductFilter, reading: QueryReading | null): RequestedNumber[] {
  const inText = (reading?.conditions ?? []).flatMap((condition): RequestedNumber[] => {
    const number = numberOf(index, condition.filter);
    if (number === null) return [];
    const { unit } = number.definition;
    const withValue = (value: number, locale: Locale): ProductFilter =>
      withText(filter, textWith(filter.text, condition, plainQuantity(value, unit, locale)));
    const kinds = (reading?.conditions ?? []).filter((one) => one.filter.kind === 'category');
    const alone = (value: number, locale: Locale): ProductFilter =>
      withText(
        { ...filter, attrs: [], brands: [] },
        [...kinds.map(({ source }) => source), plainQuantity(value, unit, locale)].join(' '),
      );
    return [{ ...number, withValue, alone }];
  });
  const ticked = filter.attrs.flatMap((attribute): RequestedNumber[] => {
    const number = attribute.kind === 'values' && attribute.values.length === 1 ? numberOf(index, attribute) : null;
    if (number === null) return [];
    const withValue = (value: number): ProductFilter => ({
      ...filter,
      skip: 0,
      attrs: filter.attrs.map((other) => (other === attribute ? { ...attribute, values: [value] } : other)),
    });
    const alone = (value: number): ProductFilter => ({
      ...withValue(value),
      text: '',
      attrs: [{ kind: 'values', key: attribute.key, values: [value] }],
    });
    return [{ ...number, withValue, alone }];
  });
  return [...inText, ...ticked].slice(0, nearestMax);
}

export const withoutAttribute = (filter: ProductFilter, without: AttributeKey): ProductFilter => ({
  ...filter,
  attrs: filter.attrs.filter(({ key }) => key !== without),
});

/**
 * Returns the nearest value above or below the requested one among the found products; null = none. The requested value
 * itself counts too.
 */
export async function neighbour(
  index: CatalogueIndex,
  strict: ProductFilter,
  { definition: { key }, value }: Pick<RequestedNumber, 'definition' | 'value'>,
  side: 'above' | 'below',
): Promise<number | null> {
  const bounds = side === 'above' ? { from: value, to: null } : { from: null, to: value };
  const requested: ProductFilter = {
    ...strict,
    attrs: [...strict.attrs, { kind: 'between', key, ...bounds }],
    sort: { kind: 'attribute', key, direction: side === 'above' ? 'ascending' : 'descending' },
    limit: 1,
    skip: 0,
  };
  const { ids } = await index.search(requested, { facets: false, reading: null, asTyped: true });
  const [product] = await index.products(ids);
  const found = product?.attributes[key];
  return typeof found === 'number' ? found : null;
}

interface Among {
  readonly kinds: readonly string[];
  /** Filter with all conditions except the requested value. */
  readonly strict: ProductFilter;
  readonly search: RequestedNumber['withValue'];
  readonly titled: (value: number) => string;
  readonly locale: Locale;
}

export const isNear = (value: number, other: number): boolean => {
  const ratio = Math.abs(other / value);
  return value === 0 || (ratio <= nearRatioMax && ratio * nearRatioMax >= 1);
};

/** Returns searches for the nearest lower and the nearest higher value, if these searches find products. */
async function existingNear(index: CatalogueIndex, among: Among, requested: RequestedNumber): Promise<OtherSearch[]> {
  const { kinds, strict, search, titled, locale } = among;
  const sides = [
    await neighbour(index, strict, requested, 'below'),
    await neighbour(index, strict, requested, 'above'),
  ];
  const existing: OtherSearch[] = [];
  for (const other of sides) {
    if (other === null || other === requested.value || !isNear(requested.value, other)) continue;
    const found = await otherSearch(index, titled(other), search(other, locale), kinds);
    if (found !== null) existing.push(found);
  }
  return existing;
}

async function nearestOf(
  index: CatalogueIndex,
  filter: ProductFilter,
  reading: QueryReading | null,
  requested: RequestedNumber,
  locale: Locale,
): Promise<SearchHelp['nearest'][number] | null> {
  const { definition, value, withValue, alone } = requested;
  const titled = (other: number): string => formatQuantity(other, definition.unit, locale);
  const kinds = kindsOf(index, filter);
  const strict = withoutAttribute(strictFilter(filter, reading), definition.key);
  const beside = await existingNear(index, { kinds, strict, search: withValue, titled, locale }, requested);
  const ofKind = { ...strict, text: '', attrs: [], brands: [] };
  const isNominal = nominalUnits.has(definition.unit ?? '');
  const existing =
    beside.length > 0 || kinds.length === 0 || !isNominal
      ? beside
      : await existingNear(index, { kinds, strict: ofKind, search: alone, titled, locale }, requested);
  const isOdd = isNominal && seriesOf(value) === null;
  const series = isOdd ? seriesShown : [];
  const preferred = series.flatMap((name) => {
    const near = nearestInSeries(value, name);
    return near === null ? [] : [{ name, title: titled(near) }];
  });
  return preferred.length + existing.length === 0 ? null : { asked: titled(value), series: preferred, existing };
}

/** Returns near values for each number that the customer asks for: values that products have, and preferred numbers. */
export async function nearestValues(
  index: CatalogueIndex,
  filter: ProductFilter,
  reading: QueryReading | null,
  locale: Locale,
): Promise<SearchHelp['nearest']> {
  const found: SearchHelp['nearest'] = [];
  for (const number of numbersToFind(index, filter, reading)) {
    const near = await nearestOf(index, filter, reading, number, locale);
    if (near !== null) found.push(near);
  }
  return found;
}
