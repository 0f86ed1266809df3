import type { Kopecks } from '@farad/domain/money';
import type { SalesUnit } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { formatCount, formatDate, formatMoney, formatPieces } from '@farad/wording/format';
import type { Translator } from '@farad/wording/translator';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { inLocale } from './locale-path.ts';

export interface Words {
  readonly t: Translator;
  readonly locale: Locale;
  /** Adds the language prefix to an address of the site. */
  readonly to: (address: string) => string;
  readonly money: (kopecks: Kopecks) => string;
  readonly count: (count: number) => string;
  readonly pieces: (count: number, unit?: SalesUnit) => string;
  /** Formats the day of an ISO time. */
  readonly date: (time: string) => string;
}

const WordsContext = createContext<Words | null>(null);

/** Gives its children the texts of the page's language. They all share one object, because a page has hundreds. */
export function WordsProvider({ t, children }: { t: Translator; children: ReactNode }) {
  const words = useMemo((): Words => {
    const { locale } = t;
    return {
      t,
      locale,
      to: (address) => inLocale(locale, address),
      money: (kopecks) => formatMoney(kopecks, locale),
      count: (count) => formatCount(count, locale),
      pieces: (count, unit = 'piece') => formatPieces(count, unit, locale),
      date: (time) => formatDate(new Date(time), locale),
    };
  }, [t]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Returns texts, number formats and addresses in the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useWords outside of WordsProvider');
  return words;
}
