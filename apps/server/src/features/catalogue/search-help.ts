import type { SearchHelp } from '@farad/contract/search-help';
import type { AttributeDefinition, AttributeKey } from '@farad/domain/category';
import { formatQuantity } from '@farad/domain/quantities';
import {
  filterConditions,
  formatProductFilter,
  hasQuoted,
  parseProductFilter,
  pieceEdits,
  withoutFilter,
  type FilterCondition,
  type ProductFilter,
  type QueryReading,
  type UnderstoodCondition,
} from '@farad/domain/search-query';
import { nearestInSeries, seriesOf } from '@farad/domain/series';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { CatalogueIndex } from '../../catalogue-index.ts';
import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { takeSwitches } from './list-switches.ts';
import { readSearch, titleOfCondition, widerTitle } from './read-search.ts';
import { strictFilter } from './strict-filter.ts';

/** More products than this need no help. */
const fewProducts = 2;
/** Conditions that are tried to be left out, and values asked for whose neighbours are looked up: the work is bounded. */
const droppedMax = 8;
const nearestMax = 3;
/** Units of values that come in series of preferred numbers. */
const nominalUnits = new Set(['ohm', 'farad', 'henry']);
const seriesShown = ['E24', 'E96'] as const;

type OtherSearch = SearchHelp['dropped'][number];

/** The same search from its first page, with another text. */
const withText = (filter: ProductFilter, text: string): ProductFilter => ({ ...filter, text, skip: 0 });

async function countOf(index: CatalogueIndex, filter: ProductFilter): Promise<number> {
  const reading = readSearch(index, filter.text);
  return (
    await index.search({ ...filter, limit: 0, skip: 0 }, { facets: false, reading, asTyped: hasQuoted(filter.text) })
  ).count;
}

/** An address that finds something; null for one that finds nothing, or the whole catalogue. */
async function otherSearch(index: CatalogueIndex, title: string, filter: ProductFilter): Promise<OtherSearch | null> {
  if (filterConditions(filter).length === 0) return null;
  const count = await countOf(index, filter);
  return count === 0 ? null : { title, count, query: formatProductFilter(filter) };
}

/** Titles of the conditions of the address itself. */
function titleOfFilter(
  index: CatalogueIndex,
  filter: ProductFilter,
  condition: FilterCondition,
  locale: Locale,
): string {
  const t = translators[locale];
  switch (condition.kind) {
    case 'category':
      return index.categoryBySlug(condition.slug)?.title[locale] ?? condition.slug;
    case 'brand':
      return index.frame().brands.find(({ slug }) => slug === condition.slug)?.name ?? condition.slug;
    case 'in_stock':
      return t('catalogue.onlyInStock');
    case 'value':
      return titleOfCondition(
        index,
        { filter: { kind: 'values', key: condition.key, values: [condition.value] }, source: String(condition.value) },
        locale,
      );
    case 'between': {
      const own = filter.attrs.find(({ kind, key }) => kind === 'between' && key === condition.key);
      return own === undefined ? condition.key : titleOfCondition(index, { filter: own, source: own.key }, locale);
    }
    default:
      return '';
  }
}

interface Other {
  readonly title: string;
  readonly filter: ProductFilter;
}

/** The search with one condition less each: pieces of the text, words that were not understood, ticked values. */
function drops(index: CatalogueIndex, filter: ProductFilter, reading: QueryReading | null, locale: Locale): Other[] {
  const pieces = reading?.conditions ?? [];
  const ofText = pieces.map((condition) => ({
    title: titleOfCondition(index, condition, locale),
    filter: withText(filter, pieceEdits(filter.text, condition).without),
  }));
  const words = reading?.words ?? '';
  const understood = pieces.map(({ source }) => source).join(' ');
  const ofWords = words === '' ? [] : [{ title: words.replace(/[-/,;]$/u, ''), filter: withText(filter, understood) }];
  const ticked = filterConditions(filter).filter(({ kind }) => kind !== 'text' && kind !== 'variant');
  const ofFilter = ticked.map((condition) => ({
    title: titleOfFilter(index, filter, condition, locale),
    filter: withoutFilter(filter, condition),
  }));
  return [...ofText, ...ofWords, ...ofFilter].slice(0, droppedMax);
}

/** The search with ratings as at least, tolerances as at most. */
const widenings = (
  index: CatalogueIndex,
  filter: ProductFilter,
  reading: QueryReading | null,
  locale: Locale,
): Other[] =>
  (reading?.conditions ?? [])
    .flatMap((condition) => {
      const title = widerTitle(index, condition.filter, locale);
      const { wider } = pieceEdits(filter.text, condition);
      return title === null || wider === null ? [] : [{ title, filter: withText(filter, wider) }];
    })
    .slice(0, nearestMax);

async function finding(index: CatalogueIndex, all: readonly Other[]): Promise<OtherSearch[]> {
  const found: OtherSearch[] = [];
  for (const { title, filter } of all) {
    const other = await otherSearch(index, title, filter);
    if (other !== null) found.push(other);
  }
  return found;
}

/** A number that was asked for, in the text or by a tick, and the search with another value in its place. */
interface AskedNumber {
  readonly definition: AttributeDefinition;
  readonly value: number;
  readonly withValue: (value: number, locale: Locale) => ProductFilter;
}

function numberOf(
  index: CatalogueIndex,
  filter: UnderstoodCondition['filter'],
): { readonly definition: AttributeDefinition; readonly value: number } | null {
  const value = filter.kind === 'values' ? filter.values[0] : undefined;
  if (filter.kind !== 'values' || typeof value !== 'number') return null;
  const definition = index.frame().attributes.find(({ key }) => key === filter.key);
  return definition?.kind === 'number' ? { definition, value } : null;
}

/** The text with another piece in the place of one; without a space before its unit, which would be a word of its own. */
const textWith = (text: string, { source, span }: UnderstoodCondition, piece: string): string => {
  const [start, end] = span ?? [0, text.length];
  const glue = /[-/]$/u.exec(source)?.[0] ?? '';
  return `${text.slice(0, start)}${piece}${glue}${text.slice(end)}`;
};

function askedNumbers(index: CatalogueIndex, filter: ProductFilter, reading: QueryReading | null): AskedNumber[] {
  const inText = (reading?.conditions ?? []).flatMap((condition): AskedNumber[] => {
    const number = numberOf(index, condition.filter);
    if (number === null) return [];
    const { unit } = number.definition;
    const withValue = (value: number, locale: Locale): ProductFilter =>
      withText(filter, textWith(filter.text, condition, formatQuantity(value, unit, locale).replaceAll('\u00a0', '')));
    return [{ ...number, withValue }];
  });
  const ticked = filter.attrs.flatMap((attribute): AskedNumber[] => {
    const number = attribute.kind === 'values' && attribute.values.length === 1 ? numberOf(index, attribute) : null;
    if (number === null) return [];
    const withValue = (value: number): ProductFilter => ({
      ...filter,
      skip: 0,
      attrs: filter.attrs.map((other) => (other === attribute ? { ...attribute, values: [value] } : other)),
    });
    return [{ ...number, withValue }];
  });
  return [...inText, ...ticked].slice(0, nearestMax);
}

const withoutAttribute = (filter: ProductFilter, without: AttributeKey): ProductFilter => ({
  ...filter,
  attrs: filter.attrs.filter(({ key }) => key !== without),
});

/** The value of this attribute that lies next, above or below; null when there is none. */
async function neighbour(
  index: CatalogueIndex,
  strict: ProductFilter,
  { definition: { key }, value }: AskedNumber,
  side: 'above' | 'below',
): Promise<number | null> {
  const bounds = side === 'above' ? { from: value, to: null } : { from: null, to: value };
  const asked: ProductFilter = {
    ...strict,
    attrs: [...strict.attrs, { kind: 'between', key, ...bounds }],
    sort: { kind: 'attribute', key, direction: side === 'above' ? 'ascending' : 'descending' },
    limit: 1,
    skip: 0,
  };
  const { ids } = await index.search(asked, { facets: false, reading: null, asTyped: true });
  const [product] = await index.products(ids);
  const found = product?.attributes[key];
  return typeof found === 'number' ? found : null;
}

async function nearestOf(
  index: CatalogueIndex,
  filter: ProductFilter,
  reading: QueryReading | null,
  asked: AskedNumber,
  locale: Locale,
): Promise<SearchHelp['nearest'][number] | null> {
  const { definition, value } = asked;
  const titled = (other: number): string => formatQuantity(other, definition.unit, locale);
  const strict = withoutAttribute(strictFilter(filter, reading), definition.key);
  const sides = [await neighbour(index, strict, asked, 'below'), await neighbour(index, strict, asked, 'above')];
  const existing: OtherSearch[] = [];
  for (const other of sides) {
    if (other === null || other === value) continue;
    const search = await otherSearch(index, titled(other), asked.withValue(other, locale));
    if (search !== null) existing.push(search);
  }
  const isOdd = nominalUnits.has(definition.unit ?? '') && seriesOf(value) === null;
  const series = isOdd ? seriesShown : [];
  const preferred = series.flatMap((name) => {
    const near = nearestInSeries(value, name);
    return near === null ? [] : [{ name, title: titled(near) }];
  });
  return preferred.length + existing.length === 0 ? null : { asked: titled(value), series: preferred, existing };
}

async function nearest(
  index: CatalogueIndex,
  filter: ProductFilter,
  reading: QueryReading | null,
  locale: Locale,
): Promise<SearchHelp['nearest']> {
  const found: SearchHelp['nearest'] = [];
  for (const asked of askedNumbers(index, filter, reading)) {
    const near = await nearestOf(index, filter, reading, asked, locale);
    if (near !== null) found.push(near);
  }
  return found;
}

/** Products that are what the text means; where it was not understood, all that are found. */
async function meantCount(index: CatalogueIndex, filter: ProductFilter, reading: QueryReading | null): Promise<number> {
  if (reading === null) return countOf(index, filter);
  const strict = { ...strictFilter(filter, reading), limit: 0 };
  return (await index.search(strict, { facets: false, reading: null, asTyped: true })).count;
}

/**
 * What helps where a search finds hardly anything (product C10): values near the one asked for, ratings with a margin,
 * and which condition to drop, each with the number of products that it finds. Empty where more than a few are what was meant: digits of a value
 * that happen to stand in part numbers do not count.
 */
export async function searchHelp(
  { index }: Deps,
  query: readonly (readonly [string, string])[],
  locale: Locale,
): Promise<Result<SearchHelp, Failure>> {
  const switched = takeSwitches(query);
  if (!switched.ok) return switched;
  const read = parseProductFilter(switched.value.entries, index.frame().attributes);
  if (!read.ok) return fail(read.error);
  const filter: ProductFilter = { ...read.value, skip: 0, sort: { kind: 'relevance' } };
  const reading = readSearch(index, filter.text);
  if ((await meantCount(index, filter, reading)) > fewProducts) return ok({ nearest: [], widened: [], dropped: [] });
  return ok({
    nearest: await nearest(index, filter, reading, locale),
    widened: await finding(index, widenings(index, filter, reading, locale)),
    dropped: await finding(index, drops(index, filter, reading, locale)),
  });
}
