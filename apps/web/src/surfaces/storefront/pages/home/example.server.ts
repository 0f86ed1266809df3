import type { Translator } from '@farad/wording/translator';

import { type apiOf, orNullWithoutSearch } from '#server/visit.server.ts';
import type { Example } from './examples.tsx';

type Api = Pick<ReturnType<typeof apiOf>, 'products'>;

/**
 * Returns an example search with its number of results. Returns null if a part of the text was corrected or not
 * understood, or if there is no exact match; 'search_away' if searches have no answer.
 */
async function exampleOf(api: Api, text: string): Promise<Example | 'search_away' | null> {
  const query = [
    ['text', text],
    ['limit', '1'],
    ['withoutFacets', '1'],
  ] as const;
  const found = orNullWithoutSearch(await api.products({ query }));
  if (found === null) return 'search_away';
  const { reading, products, count, ...answer } = found;
  const { isMeaningFound, correction, dropped, atLeast } = answer;
  if (count === 0 || !isMeaningFound || correction !== null || dropped.length + atLeast.length > 0) return null;
  const understood = reading.length > 0 ? reading.map(({ title }) => title) : products.map(({ mpn }) => mpn);
  return { text, understood, count };
}

/** Returns the first text that makes a good example; null if there is no such text. */
export async function firstFound(api: Api, texts: readonly string[]): Promise<Example | 'search_away' | null> {
  for (const text of texts) {
    const example = await exampleOf(api, text);
    if (example !== null) return example;
  }
  return null;
}

/** Returns what the page says without the search. The texts of the error page do not load with this page. */
export const searchAwayNote = (t: Translator): string => t('errorPage.searchAway');
