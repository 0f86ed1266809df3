import { localized, type LocalizedText } from '@farad/domain/shared';

import { categoryRows } from './category-rows.ts';
import { nameKey } from './key.ts';
import { otherCategoryRows } from './other-category-rows.ts';

/** A category that the shop's frame does not have. It is created when first needed. */
export interface AddedCategory {
  readonly slug: string;
  readonly parent: string;
  readonly title: LocalizedText;
  readonly partTitle: LocalizedText;
}

const slugs = new Map<string, string>();
const added = new Map<string, AddedCategory>();
for (const row of [categoryRows, otherCategoryRows].flatMap((rows) => rows.trim().split('\n'))) {
  const [head = '', ...rest] = row.split('|');
  const [slug = '', parent] = head.split(' < ');
  if (parent !== undefined) {
    const [ru = '', en = '', tr = '', partRu = '', partEn = '', partTr = ''] = rest.splice(0, 6);
    const partTitle = localized({ ru: partRu, en: partEn, tr: partTr });
    added.set(slug, { slug, parent, title: localized({ ru, en, tr }), partTitle });
  }
  for (const name of rest.join('|').split(';')) {
    const key = nameKey(name);
    slugs.set(key, slug);
    // Words of a text are compared without hyphens: `RS-485` is rs485.
    if (key.includes('-')) slugs.set(key.replaceAll('-', ''), slug);
  }
}

/** Returns the slug of the category that a supplier's name means, or null if unknown. */
export const knownCategory = (name: string): string | null => slugs.get(nameKey(name)) ?? null;

/** Returns the slug of the category for the key of a supplier's name (key.ts), or null if unknown. */
export const knownCategoryByKey = (key: string): string | null => slugs.get(key) ?? null;

/** Keys of all known names. */
export const knownCategoryKeys = (): Iterable<string> => slugs.keys();

export const addedCategory = (slug: string): AddedCategory | null => added.get(slug) ?? null;
