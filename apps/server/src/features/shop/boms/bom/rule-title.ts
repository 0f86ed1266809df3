import { formatAttributeValue } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';
import { bomWords } from '@farad/wording/bom-messages';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';

const attributeOf = (index: CatalogueIndex, key: string) => index.frame().attributes.find((one) => one.key === key);

/** Returns the title of the attribute that a match rule compares. */
export function ruleTitle(index: CatalogueIndex, key: string, locale: Locale): string {
  const attribute = attributeOf(index, key);
  return attribute?.title[locale] ?? (key === 'package' ? bomWords(locale).packageTitle : key);
}

/** Returns a value of a match as people read it. It is stored as a plain number: `1e-7` becomes `100 нФ`. */
export function ruleValue(index: CatalogueIndex, key: string, found: string, locale: Locale): string {
  const attribute = attributeOf(index, key);
  if (attribute?.kind === 'enum') return formatAttributeValue(attribute, found, locale) ?? found;
  if (attribute?.kind !== 'number' && attribute?.kind !== 'range') return found;
  const [from = Number.NaN, to = from] = found.split('…').map(Number);
  if (!Number.isFinite(from) || !Number.isFinite(to)) return found;
  return formatAttributeValue(attribute, attribute.kind === 'range' ? [from, to] : from, locale) ?? found;
}
