import { kopecksPerRouble, type Kopecks } from '@farad/domain/money';
import { decimalSign } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';
import { formatCount, formatDate, formatDateTime, formatMoney } from '@farad/wording/format';
import type { TextKey, Translator } from '@farad/wording/translator';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const WordsContext = createContext<Translator | null>(null);

/** Gives its children the translator of the chosen language. */
export function WordsProvider({ t, children }: { t: Translator; children: ReactNode }) {
  return <WordsContext value={t}>{children}</WordsContext>;
}

export interface Words {
  readonly t: Translator;
  readonly locale: Locale;
  /**
   * Returns the text for a key that is built at run time, such as `role_` + role. Returns the key if there is no such
   * text.
   */
  readonly named: (key: string) => string;
  readonly count: (count: number) => string;
  /** Formats an amount in roubles. */
  readonly money: (roubles: number) => string;
  /** Formats the day of an ISO time. */
  readonly date: (time: string) => string;
  readonly dateTime: (time: string) => string;
  /** Formats a price coefficient with 2 to 4 decimals. */
  readonly coefficient: (value: number) => string;
  /** Formats a percentage with at most one decimal. */
  readonly percent: (value: number) => string;
  /** Decimal separator of the language. */
  readonly decimalSign: ',' | '.';
  /** Returns the heading of a column of a file whose times are Moscow times. */
  readonly momentTitle: (title: string) => string;
}

export type PlainKey = Exclude<TextKey, `${string}_${'one' | 'few' | 'many' | 'other'}`>;

/** Returns texts and number formats of the chosen language. */
export function useWords(): Words {
  const t = useContext(WordsContext);
  if (t === null) throw new Error('useWords outside of WordsProvider');
  return useMemo(() => {
    const { locale } = t;
    const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const factors = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
    return {
      t,
      locale,
      named: t as (key: string) => string,
      count: (count) => formatCount(count, locale),
      money: (roubles) => formatMoney(Math.round(roubles * kopecksPerRouble) as Kopecks, locale),
      date: (time) => formatDate(time, locale),
      dateTime: (time) => formatDateTime(time, locale),
      coefficient: (value) => factors.format(value),
      percent: (value) => shares.format(value / 100),
      decimalSign: decimalSign(locale),
      momentTitle: (title) => t('backOffice.momentTitle', { title }),
    };
  }, [t]);
}
