import type { ProductListAnswer } from '@farad/contract/shop/search';
import { truncateText } from '@farad/domain/shared';
import type { Translator } from '@farad/wording/translator';

import { type Query, searchOf, without } from './list-address.ts';
import type { Chip } from './list-view.ts';
import { type Attribute, valueTitle } from '#i18n/attribute-value.server.ts';

/** Maximum length of a value's text in a chip, in characters. */
const shownMax = 60;

interface Reading {
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly brands: ReadonlyMap<string, string>;
  readonly t: Translator;
}

/**
 * Returns a chip for each active filter in `query`. `query` does not contain the filters that the page sets, such as
 * its category.
 */
export function presentChips(answer: ProductListAnswer, query: Query, t: Translator): Chip[] {
  const reading: Reading = {
    attributes: new Map(answer.attributes.map((attribute) => [attribute.key, attribute])),
    brands: new Map(answer.brands.map((brand) => [brand.slug, brand.name])),
    t,
  };
  return query.flatMap(([name, value]) => {
    const title = value === '' ? null : chipTitle(name, value, reading);
    return title === null ? [] : [{ title, searchWithout: searchOf(without(query, name, value)) }];
  });
}

function chipTitle(name: string, value: string, { attributes, brands, t }: Reading): string | null {
  if (name === 'brands') return brands.get(value) ?? truncateText(value, shownMax);
  if (name === 'isOnlyInStock') return t('catalogue.onlyInStock');
  if (name === 'isPromotion') return t('catalogue.onlyPromotions');
  if (name === 'isMinimumMet') return t('catalogue.onlyMinimumMet');
  const [, key = '', bound] = /^attrs\.([a-z0-9_-]+)(?:\.(min|max))?$/.exec(name) ?? [];
  const attribute = attributes.get(key);
  if (!attribute) return null;
  if (bound === 'min') return `${attribute.title} ≥ ${readable(attribute, value, t)}`;
  if (bound === 'max') return `${attribute.title} ≤ ${readable(attribute, value, t)}`;
  if (attribute.kind === 'flag') return value === 'true' ? attribute.title : `${attribute.title}: ${t('catalogue.no')}`;
  return `${attribute.title}: ${readable(attribute, value, t)}`;
}

/** Formats a value of the query for reading: a number gets its unit, other text stays as it is. */
function readable(attribute: Attribute, value: string, t: Translator): string {
  const number = attribute.kind === 'number' || attribute.kind === 'range' ? Number(value) : Number.NaN;
  return truncateText(valueTitle(attribute, Number.isFinite(number) ? number : value, t), shownMax);
}
