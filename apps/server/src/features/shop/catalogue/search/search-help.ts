import type { SearchHelp } from '@farad/contract/shop/search';
import {
  filterConditions,
  parseProductFilter,
  pieceEdits,
  withoutFilter,
  type FilterCondition,
  type ProductFilter,
  type QueryReading,
  type UnderstoodCondition,
} from '@farad/domain/search-query';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import { readSearch } from '#core/catalogue/read-search.ts';
import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { idsByOtherNumber } from './by-other-number.ts';
import { refusedEntry, withCurrentSlugs } from './check-conditions.ts';
import { takeSwitches } from './list-switches.ts';
import { nearestValues } from './nearest-values.ts';
import { kindsOf, meantCount, otherSearch, type OtherSearch, withText } from './other-search.ts';
import { titleOfCondition, widerTitle } from './read-search.ts';

/** Maximum number of products for which help is shown. A search that finds more needs no help. */
const fewProducts = 2;
/** Maximum number of conditions to drop and of ratings to relax, to limit the cost. */
const droppedMax = 8;
const widenedMax = 3;

/** Returns the title of a condition in the filter. */
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
    case 'promotion':
      return t('catalogue.onlyPromotions');
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

/** Units of attributes that tell the kind of a part: a resistance means a resistor. */
const nominalUnits = new Set(['ohm', 'farad', 'henry', 'hertz']);

/** True if only this condition tells the kind of part, so it must not be dropped. */
function tellsKind(
  index: CatalogueIndex,
  { categories }: ProductFilter,
  reading: QueryReading | null,
  { filter }: UnderstoodCondition,
): boolean {
  if (categories.length > 0 || !('key' in filter)) return false;
  if (reading?.conditions.some((condition) => condition.filter.kind === 'category') === true) return false;
  const definition = index.frame().attributes.find(({ key }) => key === filter.key);
  return nominalUnits.has(definition?.unit ?? '');
}

/**
 * Returns searches that each drop one condition: an understood piece of the text, the unknown words, or an entry of the
 * filter.
 */
function drops(index: CatalogueIndex, filter: ProductFilter, reading: QueryReading | null, locale: Locale): Other[] {
  const pieces = reading?.conditions ?? [];
  const ofText = pieces
    .filter((condition) => !tellsKind(index, filter, reading, condition))
    .map((condition) => ({
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

/** Returns searches with relaxed conditions: ratings as "at least", tolerances as "at most". */
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
    .slice(0, widenedMax);

async function finding(index: CatalogueIndex, kinds: readonly string[], all: readonly Other[]): Promise<OtherSearch[]> {
  const found: OtherSearch[] = [];
  for (const { title, filter } of all) {
    const other = await otherSearch(index, title, filter, kinds);
    if (other !== null) found.push(other);
  }
  return found;
}

/**
 * Returns help for a search that finds almost nothing (product C10). It suggests near values, relaxed ratings and
 * conditions to drop, each with its number of products. The help is empty if enough products match the meaning of the
 * text. Products whose part number merely contains the typed digits do not count.
 */
export async function searchHelp(
  deps: Deps,
  query: readonly (readonly [string, string])[],
  locale: Locale,
): Promise<Result<SearchHelp, Failure>> {
  const { index } = deps;
  const switched = takeSwitches(query);
  if (!switched.ok) return switched;
  const read = parseProductFilter(switched.value.entries, index.frame().attributes);
  if (!read.ok) return fail(refusedEntry(read.error, index, locale));
  const filter: ProductFilter = { ...withCurrentSlugs(read.value, index), skip: 0, sort: { kind: 'relevance' } };
  const reading = readSearch(index, filter.text);
  const none = { nearest: [], widened: [], dropped: [] };
  if ((await meantCount(index, filter)) > fewProducts) return ok(none);
  if ((await idsByOtherNumber(deps, filter.text, reading)).length > 0) return ok(none);
  const kinds = kindsOf(index, filter);
  return ok({
    nearest: await nearestValues(index, filter, reading, locale),
    widened: await finding(index, kinds, widenings(index, filter, reading, locale)),
    dropped: await finding(index, kinds, drops(index, filter, reading, locale)),
  });
}
