import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { fetchJson } from '#kit/ask-json.ts';
import { useWords } from '#i18n/words.tsx';
import { forgetSearches, saveRecentSearch, recentSearches } from './recent-searches.ts';
import type { Suggestions } from './suggestion-types.ts';

/** Pause in typing before suggestions are requested, in milliseconds. */
const quietMs = 120;

export interface Shown {
  readonly recent: readonly string[];
  readonly found: Suggestions | null;
}

const nothing: Shown = { recent: [], found: null };

/**
 * Returns the number of rows in the list. If products are found, the list has one more row: the link to all results.
 */
const countOf = ({ recent, found }: Shown): number => {
  const { products = [], categories = [], brands = [] } = found ?? {};
  const allRow = products.length > 0 ? 1 : 0;
  return recent.length + products.length + categories.length + brands.length + allRow;
};

/**
 * Loads suggestions for `typed` while `isWanted`. While the visitor adds or deletes letters, the previous suggestions
 * stay until new ones arrive. Returns null if there are none yet.
 */
function useFound(typed: string, isWanted: boolean): Suggestions | null {
  const { to } = useWords();
  const [answered, setAnswered] = useState<{ text: string; found: Suggestions | null } | null>(null);
  const address = isWanted && typed !== '' ? to(`/suggest?text=${encodeURIComponent(typed)}`) : null;
  useEffect(() => {
    if (address === null) return undefined;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const found = await fetchJson<Suggestions>(address, asking.signal);
      if (!asking.signal.aborted) setAnswered({ text: typed, found });
    };
    const timer = setTimeout(() => void ask(), quietMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, typed]);
  if (answered === null) return null;
  const isNear = typed.startsWith(answered.text) || answered.text.startsWith(typed);
  return isNear ? answered.found : null;
}

/** Id of the list. A page has one search box, and an id of React would stop the server from writing it as text. */
const listId = 'search-suggestions';

/** State and key handling of the suggestion list (ARIA 1.2 combobox). */
export function useSuggestions() {
  const { key } = useLocation();
  const [typed, setTyped] = useState('');
  // History key of the page on which the visitor opened the list. On another page the list is closed.
  const [wantedAt, setWantedAt] = useState<string | null>(null);
  const isWanted = wantedAt === key;
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const found = useFound(typed, isWanted);

  const shown: Shown = !isWanted ? nothing : typed === '' ? { recent, found: null } : { recent: [], found };
  const count = countOf(shown);
  const chosen = active < count ? active : -1;
  const optionId = (index: number): string => `${listId}-${index}`;

  const choose = (index: number): void => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const open = (text: string): void => {
    setTyped(text.trim());
    setRecent(recentSearches(document.cookie));
    setActive(-1);
    setWantedAt(key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // The arrow keys cycle through all rows and the search box itself (-1).
      if (isWanted) choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
      else open(event.currentTarget.value);
    } else if (event.key === 'Enter' && chosen !== -1) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    } else if (event.key === 'Escape' && count > 0) {
      event.preventDefault();
      setWantedAt(null);
    }
  };
  return {
    listId,
    typed,
    shown,
    /** Number of rows for the typed text; null while no suggestions are loaded. */
    suggested: shown.found === null ? null : count,
    chosen,
    optionId,
    isOpen: count > 0,
    open,
    /** Called on focus. Opens the recent searches if the box is empty. */
    openRecent: (text: string): void => {
      if (text.trim() === '') open('');
    },
    close: () => setWantedAt(null),
    onKeyDown,
    forget: () => {
      forgetSearches();
      setRecent([]);
    },
    keep: saveRecentSearch,
  };
}

export type SuggestionState = ReturnType<typeof useSuggestions>;
