import type { Handle } from '@farad/database/connection/connect';
import { searchCountQueries, type SearchCountRow } from '@farad/database/catalogue/search-count.queries';
import { moscowDay } from '@farad/domain/delivery';
import { countedSearch, resultsBucket, type ResultsBucket } from '@farad/domain/searches';
import { defaultLocale, locales, type Locale } from '@farad/domain/shared';
import type { Logger } from 'pino';

/** Counts searches in memory and writes the counts to the database in batches, so that no request waits for it. */
export interface SearchCounter {
  /** Counts a search for `text` that found `found` products. */
  readonly note: (locale: Locale, text: string, found: number) => void;
  /** Counts a search whose page came from the page cache. URLs of other pages are ignored. */
  readonly noteKept: (url: string) => void;
  /** Writes the counts to the database. */
  readonly flush: () => Promise<void>;
  /** Writes the counts to the database for the last time. */
  readonly stop: () => Promise<void>;
}

interface CounterOptions {
  readonly db: Handle;
  readonly clock: () => Date;
  readonly log: Logger;
  /** How often counts are written; null = only when `flush` is called. */
  readonly everyMs: number | null;
}

/**
 * Maximum number of different texts that are counted between two writes. People do not search for so many texts; only a
 * program does.
 */
const textsMax = 5000;

/** Maximum number of texts for which the number of found products is remembered. */
const rememberedMax = 2000;

const searchPage = /^(?:\/(en|tr))?\/search(?:\.data)?\?(.*)$/;

/** Returns text and language of the URL of a search page without filters; null = the URL of another page. */
function searchOf(url: string): { readonly locale: Locale; readonly text: string } | null {
  const [, prefix, query] = searchPage.exec(url) ?? [];
  if (query === undefined) return null;
  const params = new URLSearchParams(query);
  params.delete('_routes');
  const text = params.get('text');
  if (text === null || params.size !== 1) return null;
  return { locale: locales.find((locale) => locale === prefix) ?? defaultLocale, text };
}

export function openSearchCounter({ db, clock, log, everyMs }: CounterOptions): SearchCounter {
  let counts = new Map<string, SearchCountRow>();
  const lastFound = new Map<string, ResultsBucket>();

  function count(locale: Locale, text: string, results: ResultsBucket): void {
    const day = moscowDay(clock());
    const key = `${day} ${locale} ${results} ${text}`;
    const known = counts.get(key);
    if (known === undefined && counts.size >= textsMax) return;
    counts.set(key, { day, locale, text, results, searches: (known?.searches ?? 0) + 1 });
  }

  function remember(key: string, results: ResultsBucket): void {
    lastFound.delete(key);
    lastFound.set(key, results);
    if (lastFound.size <= rememberedMax) return;
    const [oldest] = lastFound.keys();
    if (oldest !== undefined) lastFound.delete(oldest);
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const rows = [...counts.values()];
    counts = new Map();
    try {
      await searchCountQueries(db).add(rows);
    } catch (error) {
      log.warn({ err: error, texts: rows.length }, 'search counts: write failed');
    }
  }

  const timer = everyMs === null ? null : setInterval(() => void flush(), everyMs);
  return {
    note: (locale, text, found) => {
      const kept = countedSearch(text);
      if (kept === null) return;
      const results = resultsBucket(found);
      remember(`${locale} ${kept}`, results);
      count(locale, kept, results);
    },
    noteKept: (url) => {
      const search = searchOf(url);
      const kept = search === null ? null : countedSearch(search.text);
      if (search === null || kept === null) return;
      const results = lastFound.get(`${search.locale} ${kept}`);
      if (results !== undefined) count(search.locale, kept, results);
    },
    flush,
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await flush();
    },
  };
}
