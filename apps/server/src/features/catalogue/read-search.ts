import type { SearchReading } from '@farad/contract/catalogue';
import type { AttributeDefinition } from '@farad/domain/category';
import { formatAttributeValue } from '@farad/domain/quantities';
import {
  readQuery,
  vocabularyOf,
  type CatalogueFrame,
  type QueryReading,
  type QueryVocabulary,
  type UnderstoodCondition,
} from '@farad/domain/search-query';
import type { Locale } from '@farad/domain/shared';

import type { CatalogueIndex } from '../../catalogue-index.ts';

/** Made once for each frame: the making takes tens of milliseconds. */
const vocabularies = new WeakMap<CatalogueFrame, QueryVocabulary>();

function vocabularyFor(frame: CatalogueFrame): QueryVocabulary {
  const known = vocabularies.get(frame);
  if (known !== undefined) return known;
  const made = vocabularyOf(frame);
  vocabularies.set(frame, made);
  return made;
}

/** What a typed text means (product C7); null when it says nothing that is understood. */
export function readSearch(index: CatalogueIndex, text: string): QueryReading | null {
  if (text === '') return null;
  const reading = readQuery(text, vocabularyFor(index.frame()));
  return reading.conditions.length === 0 ? null : reading;
}

function attributeTitle(definition: AttributeDefinition, condition: UnderstoodCondition['filter'], locale: Locale) {
  if (condition.kind === 'values') {
    const [value] = condition.values;
    return value === undefined ? null : formatAttributeValue(definition, value, locale);
  }
  if (condition.kind !== 'between' || condition.from === null) return null;
  return formatAttributeValue(definition, condition.from, locale);
}

function titleOf(index: CatalogueIndex, { filter, source }: UnderstoodCondition, locale: Locale): string {
  if (filter.kind === 'category') return index.categoryBySlug(filter.slug)?.title[locale] ?? source;
  if (filter.kind === 'brand') return index.frame().brands.find(({ slug }) => slug === filter.slug)?.name ?? source;
  const definition = index.frame().attributes.find(({ key }) => key === filter.key);
  return (definition && attributeTitle(definition, filter, locale)) ?? source;
}

/** The reading as the page shows it: each piece with its meaning, and the text that is left without the piece. */
export const presentReading = (
  index: CatalogueIndex,
  text: string,
  reading: QueryReading | null,
  locale: Locale,
): SearchReading =>
  (reading?.conditions ?? []).map((condition) => ({
    title: titleOf(index, condition, locale),
    source: condition.source.trim(),
    textWithout: text.replace(condition.source.trim(), ' ').replaceAll(/\s+/g, ' ').trim(),
  }));
