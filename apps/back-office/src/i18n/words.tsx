import { kopecksPerRouble, type Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { formatCount, formatDate, formatDateTime, formatMoney } from '@farad/wording/format';
import type { TextKey, Translator } from '@farad/wording/translator';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const WordsContext = createContext<Translator | null>(null);

/** Gives the chosen language to everything below. */
export function WordsProvider({ t, children }: { t: Translator; children: ReactNode }) {
  return <WordsContext value={t}>{children}</WordsContext>;
}

export interface Words {
  readonly t: Translator;
  readonly locale: Locale;
  /** A text whose key is made of a value (`role_` + role); the key itself where there is none. */
  readonly named: (key: string) => string;
  readonly count: (count: number) => string;
  /** Of roubles as the wire has them. */
  readonly money: (roubles: number) => string;
  /** Of an ISO time. */
  readonly date: (time: string) => string;
  readonly dateTime: (time: string) => string;
  /** A factor on prices with 2 to 4 places. */
  readonly coefficient: (value: number) => string;
  /** Of a share of a hundred, with one place at most. */
  readonly percent: (value: number) => string;
  /** What fields of figures put before the fraction. */
  readonly decimalSign: ',' | '.';
}

export type PlainKey = Exclude<TextKey, `${string}_${'one' | 'few' | 'many' | 'other'}`>;

/** Texts and figures in the chosen language. */
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
      decimalSign: locale === 'en' ? '.' : ',',
    };
  }, [t]);
}
