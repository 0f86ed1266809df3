import type { SearchReading } from '@farad/contract/shop/search';
import type { AttributeDefinition } from '@farad/domain/category';
import { formatAttributeValue } from '@farad/domain/quantities';
import {
  metricSizeOf,
  pieceEdits,
  type QueryReading,
  type UnderstoodCondition,
  type Way,
} from '@farad/domain/search-query';
import { textIn, type Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';

type Condition = UnderstoodCondition['filter'];

/** Returns bounds as text, for example `5…12 В`, `≥ 50 В` or `≤ 1 %`; null = no bounds. */
function boundsTitle(definition: AttributeDefinition, from: number | null, to: number | null, locale: Locale) {
  const t = translators[locale];
  const titled = (value: number) => formatAttributeValue(definition, value, locale)?.replace('±', '') ?? '';
  if (from !== null && to !== null) {
    return from === to ? titled(from) : formatAttributeValue(definition, [from, to], locale);
  }
  if (from !== null) return t('search.atLeast', { value: titled(from) });
  return to === null ? null : t('search.atMost', { value: titled(to) });
}

/**
 * Returns a chip size with its metric name; null = there is no such size. The metric name must be shown, because it is
 * the inch name of another size (product C7).
 */
function sizeTitle(value: string, locale: Locale): string | null {
  const metric = metricSizeOf(value);
  return metric === null ? null : translators[locale]('search.metricSize', { inch: value, metric });
}

function attributeTitle(definition: AttributeDefinition, condition: Condition, locale: Locale): string | null {
  if (condition.kind === 'between') return boundsTitle(definition, condition.from, condition.to, locale);
  if (condition.kind !== 'values') return null;
  const [value] = condition.values;
  if (value === undefined) return null;
  if (typeof value === 'boolean') return textIn(definition.title, locale);
  const size = definition.kind === 'enum' && typeof value === 'string' ? sizeTitle(value, locale) : null;
  return size ?? formatAttributeValue(definition, value, locale);
}

const definitionOf = (index: CatalogueIndex, filter: Condition): AttributeDefinition | undefined =>
  'key' in filter ? index.frame().attributes.find(({ key }) => key === filter.key) : undefined;

const isOfCategories = (ways: readonly Way[]): boolean => ways.every(({ kind }) => kind === 'category');

/** Returns the meaning of a condition as text, for example `10 кОм`, `0402 (1005 метрич.)` or `Чип-резисторы`. */
export function titleOfCondition(
  index: CatalogueIndex,
  { filter, source, also }: UnderstoodCondition,
  locale: Locale,
): string {
  if (filter.kind === 'category') {
    const titles = filter.slugs.flatMap((slug) => index.categoryBySlug(slug)?.title[locale] ?? []);
    const title = titles.length === 0 ? source : titles.slice(0, 2).join(', ');
    return also === undefined || also.every(isOfCategories) ? title : `${title}: ${source.trim()}`;
  }
  if (filter.kind === 'brand') return index.frame().brands.find(({ slug }) => slug === filter.slug)?.name ?? source;
  const definition = definitionOf(index, filter);
  return (definition && attributeTitle(definition, filter, locale)) ?? source;
}

/**
 * Returns the title of a relaxed condition: `50В` becomes "at least", `1%` becomes "at most". null = the condition
 * cannot be relaxed.
 */
export function widerTitle(index: CatalogueIndex, filter: Condition, locale: Locale): string | null {
  const definition = definitionOf(index, filter);
  const value = filter.kind === 'values' ? filter.values[0] : undefined;
  if (definition === undefined || typeof value !== 'number') return null;
  return definition.unit === 'percent'
    ? boundsTitle(definition, null, value, locale)
    : boundsTitle(definition, value, null, locale);
}

/**
 * Returns the meaning of a text in the form of the contract. Each piece comes with its meaning and with search texts in
 * which it is left out or changed.
 */
export const presentReading = (
  index: CatalogueIndex,
  text: string,
  reading: QueryReading | null,
  locale: Locale,
): SearchReading =>
  (reading?.conditions ?? []).map((condition) => {
    const edits = pieceEdits(text, condition);
    const definition = definitionOf(index, condition.filter);
    const wider = widerTitle(index, condition.filter, locale);
    return {
      title: titleOfCondition(index, condition, locale),
      source: condition.source.trim(),
      about: definition?.title[locale] ?? '',
      isCorrected: condition.isCorrected === true,
      textWithout: edits.without,
      textAsTyped: edits.asText,
      wider: wider === null || edits.wider === null ? null : { title: wider, text: edits.wider },
    };
  });
