import { perPageForm, productsPerNumberedPage, productsPerPage } from '@farad/domain/search-query';

import { cookieValue } from '#kit/cookies.ts';

/** Layout and page size of product lists. Cookies store them; the address does not contain them. */
export interface ListLook {
  readonly view: ListViewKind;
  readonly perPage: number;
}

export type ListViewKind = 'table' | 'cards';

export const viewCookie = 'view';
/** Name of the cookie with the page size (specification section 3). */
export const perPageCookie = 'productsOnPage';

/** Page sizes that the visitor can choose (product C6). */
export const perPageChoices = [12, 20, 50, 100] as const;

/**
 * Reads layout and page size from cookies; any number from 1 to 100 is accepted. Defaults: a table with 20
 * rows, or 12 cards.
 */
export function listLookOf(cookies: string | null): ListLook {
  const view: ListViewKind = cookieValue(cookies, viewCookie) === 'cards' ? 'cards' : 'table';
  const chosen = cookieValue(cookies, perPageCookie);
  const perPage = chosen !== undefined && perPageForm.test(chosen) ? Number(chosen) : null;
  return { view, perPage: perPage ?? (view === 'cards' ? productsPerNumberedPage : productsPerPage) };
}
