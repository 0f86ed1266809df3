import type { ProductListAnswer } from '@farad/contract/catalogue';
import type { SearchHelp } from '@farad/contract/search-help';
import type { Locale } from '@farad/domain/shared';

import { inLocale } from '../../../../i18n/locale-path.ts';
import type { Visit } from '../../../../visit.server.ts';
import { apiOf } from '../../../../visit.server.ts';
import { type Query, searchOf, without, withOnly } from './list-address.ts';
import type { CorrectionView, HelpView, OtherSearch, Piece } from './list-view.ts';

/** Fewer products than this are few. */
const manyProducts = 3;

/** The address with another text, taken as the reader understands it. */
const withText = (query: Query, text: string): string => {
  const plain = without(query, 'asTyped');
  return searchOf(text === '' ? without(plain, 'text') : withOnly(plain, 'text', text));
};

/** What the text was understood to mean, each piece with the addresses that it can be turned into (product C7). */
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

/** What the text was corrected to, with the way back (product C8). */
export const presentCorrection = ({ correction }: ProductListAnswer, query: Query): CorrectionView | null =>
  correction && { ...correction, searchAsTyped: searchOf(withOnly(query, 'asTyped', '1')) };

/** Hardly anything was found, or nothing of what was meant. */
const needsHelp = ({ count, page, isMeaningFound }: ProductListAnswer, query: Query): boolean =>
  page === 1 && (count < manyProducts || !isMeaningFound) && query.length > 0;

/** The page of a search: that of its category where it has one. */
function addressOf(query: readonly (readonly [string, string])[], locale: Locale): string {
  const [category, ...others] = query.filter(([name]) => name === 'categories');
  const path = category === undefined || others.length > 0 ? '/search' : `/catalog/${category[1]}`;
  return inLocale(locale, path) + searchOf(query.filter(([name]) => name !== 'categories'));
}

function presentHelp({ nearest, widened, dropped }: SearchHelp, locale: Locale): HelpView | null {
  const other = ({ title, count, query }: SearchHelp['dropped'][number]): OtherSearch => ({
    title,
    count,
    to: addressOf(query, locale),
  });
  if (nearest.length + widened.length + dropped.length === 0) return null;
  return {
    nearest: nearest.map(({ asked, series, existing }) => ({ asked, series, existing: existing.map(other) })),
    widened: widened.map(other),
    dropped: dropped.map(other),
  };
}

/** Nearest values and conditions to drop (product C10); null where they are not needed, or there are none. */
export async function loadHelp(
  visit: Visit,
  answer: ProductListAnswer,
  { fixed, query }: { readonly fixed: Query; readonly query: Query },
  locale: Locale,
): Promise<HelpView | null> {
  if (!needsHelp(answer, query)) return null;
  const help = await apiOf(visit).searchHelp({ query: [...fixed, ...query] });
  // The list itself was answered: a page without help is better than none.
  return help.ok ? presentHelp(help.value, locale) : null;
}
