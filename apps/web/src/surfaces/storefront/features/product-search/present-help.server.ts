import type { ProductListAnswer, SearchHelp } from '@farad/contract/shop/search';
import type { Locale } from '@farad/domain/shared';

import { inLocale } from '#i18n/locale-path.ts';
import type { Visit } from '#server/visit.server.ts';
import { apiOf } from '#server/visit.server.ts';
import { type Query, searchOf, without, withOnly } from './list-address.ts';
import type { CorrectionView, HelpView, OtherSearch, Piece, UnsoldPart } from './list-view.ts';

/** With fewer results than this, suggestions are shown. */
const manyProducts = 3;

/** Returns the query with another search text and without `asTyped`, so that the server may correct the new text. */
const withText = (query: Query, text: string): string => {
  const plain = without(query, 'asTyped');
  return searchOf(text === '' ? without(plain, 'text') : withOnly(plain, 'text', text));
};

/** Returns the understood pieces of the search text with the queries that change or remove each (product C7). */
export const presentPieces = ({ reading }: ProductListAnswer, query: Query): Piece[] =>
  reading.map(({ title, source, about, isCorrected, textWithout, textAsTyped, wider }) => ({
    title,
    source,
    about,
    isCorrected,
    searchWithout: withText(query, textWithout),
    searchAsTyped: textAsTyped === null ? null : withText(query, textAsTyped),
    wider: wider && { title: wider.title, search: withText(query, wider.text) },
  }));

/** Returns the correction of the search text, with the query that searches for the text as typed (product C8). */
export const presentCorrection = ({ correction }: ProductListAnswer, query: Query): CorrectionView | null =>
  correction && { ...correction, searchAsTyped: searchOf(withOnly(query, 'asTyped', '1')) };

/** Returns true for the first page of a search with few results, or with results that merely contain its letters. */
const needsHelp = ({ count, page, isMeaningFound }: ProductListAnswer, query: Query): boolean =>
  page === 1 && (count < manyProducts || !isMeaningFound) && query.length > 0;

/**
 * Returns the address of a search: the category's page if the query names exactly one category, else the search page.
 */
function addressOf(query: readonly (readonly [string, string])[], locale: Locale): string {
  const [category, ...others] = query.filter(([name]) => name === 'categories');
  const path = category === undefined || others.length > 0 ? '/search' : `/catalog/${category[1]}`;
  return inLocale(locale, path) + searchOf(query.filter(([name]) => name !== 'categories'));
}

/** Maximum number of replacements in the suggestions. The part's own page shows all. */
const analoguesNamed = 3;

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** If the first product has the searched number and is not sold, returns it with its replacements; otherwise null. */
async function loadUnsold(
  visit: Visit,
  { products, page }: ProductListAnswer,
  query: Query,
  locale: Locale,
): Promise<UnsoldPart | null> {
  const text = query.find(([name]) => name === 'text')?.[1] ?? '';
  const [first] = products;
  if (first === undefined || first.isSold || page > 1 || letters(first.mpn) !== letters(text)) return null;
  const found = await apiOf(visit).analogues({ seo: first.seo });
  const others = found.ok ? found.value.analogues.filter(({ product }) => product.isSold) : [];
  const addressOfPart = (seo: string): string => inLocale(locale, `/product/${seo}`);
  return {
    mpn: first.mpn,
    to: addressOfPart(first.seo),
    analogues: others.slice(0, analoguesNamed).map(({ product: { mpn, brand, seo } }) => ({
      mpn,
      brand: brand.name,
      to: addressOfPart(seo),
    })),
  };
}

const noHelp: SearchHelp = { nearest: [], widened: [], dropped: [] };

function presentHelp(
  { nearest, widened, dropped }: SearchHelp,
  unsold: UnsoldPart | null,
  locale: Locale,
): HelpView | null {
  const other = ({ title, count, query }: SearchHelp['dropped'][number]): OtherSearch => ({
    title,
    count,
    to: addressOf(query, locale),
  });
  if (unsold === null && nearest.length + widened.length + dropped.length === 0) return null;
  return {
    unsold,
    nearest: nearest.map(({ asked, series, existing }) => ({ asked, series, existing: existing.map(other) })),
    widened: widened.map(other),
    dropped: dropped.map(other),
  };
}

/**
 * Loads suggestions for a search: nearest values, wider conditions, filters to remove, and replacements for a part that
 * is not sold (product C10). Returns null if there are none.
 */
export async function loadHelp(
  visit: Visit,
  answer: ProductListAnswer,
  { fixed, query }: { readonly fixed: Query; readonly query: Query },
  locale: Locale,
): Promise<HelpView | null> {
  const unsold = await loadUnsold(visit, answer, query, locale);
  if (!needsHelp(answer, query)) return presentHelp(noHelp, unsold, locale);
  const help = await apiOf(visit).searchHelp({ query: [...fixed, ...query] });
  // If loading suggestions fails, show the list without them.
  return presentHelp(help.ok ? help.value : noHelp, unsold, locale);
}
