import type { CategoryAnswer } from '@farad/contract/shop/catalogue';
import { textIn, type Locale } from '@farad/domain/shared';
import type { z } from 'zod';

import type { IndexedValues } from '#catalogue-index/values.ts';

/** Returns the values that have their own pages, with their titles in the given language. */
export function wireIndexedValues(
  indexed: IndexedValues | null,
  locale: Locale,
): z.input<typeof CategoryAnswer>['indexed'] {
  if (indexed === null || indexed.values.length === 0) return null;
  const { key, title, valueTitles } = indexed.attribute;
  return {
    key,
    title: textIn(title, locale),
    values: indexed.values.map(({ slug, values, count }) => {
      const [spelling = slug] = values;
      const word = valueTitles[spelling];
      return { slug, title: word?.[locale] ?? spelling, isWord: word !== undefined, values: [...values], count };
    }),
  };
}
