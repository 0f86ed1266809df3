import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';

import { atPage, queryOf, rowsOnlyName, searchOf } from './list-address.ts';
import type { ProductListView, ProductRow } from './list-view.ts';

export interface ShownPage {
  readonly page: number;
  readonly rows: readonly ProductRow[];
}

export interface ShownPages {
  /** Consecutive pages: the one in the address and those loaded below or restored around it. */
  readonly shown: readonly ShownPage[];
  readonly last: number;
  readonly canShowMore: boolean;
  readonly isLoading: boolean;
  /** Number of pages added to the first. Once it is 1, further pages load when the end of the list is near. */
  readonly added: number;
  readonly showMore: () => void;
}

/** History entry → pages shown on it, for going back. */
const remembered = new Map<string, readonly ShownPage[]>();
const rememberedMax = 10;

function remember(key: string, pages: readonly ShownPage[]): void {
  remembered.delete(key);
  remembered.set(key, pages);
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedMax && oldest !== undefined) remembered.delete(oldest);
}

/** Returns true if the remembered pages include the page that has just loaded. */
const continues = (pages: readonly ShownPage[] | undefined, list: ProductListView): boolean =>
  pages?.some(({ page, rows }) => page === list.page && rows[0]?.id === list.rows[0]?.id) === true;

/** Returns the list's page and the pages that were added below it. Going back restores them. */
export function useShownPages(list: ProductListView): ShownPages {
  const { key, pathname, search } = useLocation();
  const fetcher = useFetcher<{ list: ProductListView }>({ key: `rows ${key}` });
  const kept = remembered.get(key);
  const own: ShownPage = { page: list.page, rows: list.rows };
  // Replace the remembered copy of the loaded page, because the loaded one has current prices and stock. The other
  // remembered pages keep old ones.
  const before =
    kept !== undefined && continues(kept, list) ? kept.map((page) => (page.page === own.page ? own : page)) : [own];
  const answered = fetcher.state === 'idle' ? fetcher.data?.list : undefined;
  const isNext = answered?.page === (before.at(-1)?.page ?? 0) + 1 && answered.rows.length > 0;
  const shown = isNext ? [...before, { page: answered.page, rows: answered.rows }] : before;
  const last = shown.at(-1)?.page ?? list.page;

  useEffect(() => {
    if (shown.length > 1) remember(key, shown);
  });

  return {
    shown,
    last,
    canShowMore: last < list.pages && list.page <= list.pages,
    isLoading: fetcher.state !== 'idle',
    added: shown.length - 1,
    showMore: () => {
      if (fetcher.state !== 'idle') return;
      const query = [...atPage(queryOf(search), last + 1), [rowsOnlyName, 'only'] as const];
      void fetcher.load(pathname + searchOf(query));
    },
  };
}
