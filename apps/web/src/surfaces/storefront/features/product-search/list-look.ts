import { perPageForm, productsPerNumberedPage, productsPerPage } from '@farad/domain/search-query';

import { cookieValue } from '#kit/cookies.ts';

/** How products are laid out, and how many come at once: kept in cookies, not in the address. */
export interface ListLook {
  readonly view: ListViewKind;
  readonly perPage: number;
}

export type ListViewKind = 'table' | 'cards';

export const viewCookie = 'view';
/** Named by the specification, section 3. */
export const perPageCookie = 'productsOnPage';

/** Offered page sizes (product C6). */
export const perPageChoices = [12, 20, 50, 100] as const;

/** Any count that the cookie may hold is taken. Without a choice: a table of 20, or 12 cards. */
export function listLookOf(cookies: string | null): ListLook {
  const view: ListViewKind = cookieValue(cookies, viewCookie) === 'cards' ? 'cards' : 'table';
  const chosen = cookieValue(cookies, perPageCookie);
  const perPage = chosen !== undefined && perPageForm.test(chosen) ? Number(chosen) : null;
  return { view, perPage: perPage ?? (view === 'cards' ? productsPerNumberedPage : productsPerPage) };
}
