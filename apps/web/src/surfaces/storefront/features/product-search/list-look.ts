import { perPageForm, productsPerNumberedPage, productsPerPage } from '@farad/domain/search-query';

import { cookieValue } from '#kit/cookies.ts';

/** Layout and page size of lists, stored in cookies and not in the address. */
export interface ListLook {
  readonly view: ListViewKind;
  readonly perPage: number;
}

export type ListViewKind = 'table' | 'cards';

export const viewCookie = 'view';
/** Named by the specification, section 3. */
export const perPageCookie = 'productsOnPage';

/** Page sizes on offer (product C6). */
export const perPageChoices = [12, 20, 50, 100] as const;

/** Reads the layout from cookies. Any stored page size is accepted. Defaults: a table of 20, or 12 cards. */
export function listLookOf(cookies: string | null): ListLook {
  const view: ListViewKind = cookieValue(cookies, viewCookie) === 'cards' ? 'cards' : 'table';
  const chosen = cookieValue(cookies, perPageCookie);
  const perPage = chosen !== undefined && perPageForm.test(chosen) ? Number(chosen) : null;
  return { view, perPage: perPage ?? (view === 'cards' ? productsPerNumberedPage : productsPerPage) };
}
