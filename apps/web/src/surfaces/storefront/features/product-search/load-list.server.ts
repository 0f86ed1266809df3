import { translators } from '@farad/wording/server';

import { localeOfPath } from '../../../../i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '../../../../visit.server.ts';
import { conditionsOf, type Query, queryOf } from './list-address.ts';
import type { ListProblem, ProductListView } from './list-view.ts';
import { presentList } from './present-list.server.ts';

/** Products a page of a table (product C6). */
const rowsPerPage = '20';
/** Conditions of an address that may be unusable before the page gives up. */
const problemsMax = 5;

/**
 * The products of a list page. Parameters that are none of the filter's are ignored. A condition the catalogue cannot use (`attrs.resistance.min=blue`, a parameter of
 * another category) is left out and said, so that a person never loses the page to a typing error.
 */
export async function loadList(
  visit: Visit,
  category: string | null,
  chosenColumns: readonly string[] | null,
): Promise<ProductListView> {
  const { url } = visit;
  const own = conditionsOf(queryOf(url.search));
  const fixed: Query = category === null ? [] : [['categories', category]];
  const t = translators[localeOfPath(url.pathname)];
  const api = apiOf(visit);

  let query: Query = own;
  let problem: ListProblem | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const limited: Query = query.some(([name]) => name === 'limit') ? query : [...query, ['limit', rowsPerPage]];
    const outcome = await api.products({ query: [...fixed, ...limited] });
    if (outcome.ok) return presentList(outcome.value, { query, chosenColumns, problem }, t);
    const { field } = outcome.error;
    const isUsersFault = outcome.status === 400 && field !== undefined && query.some(([name]) => name === field);
    if (!isUsersFault || attempt === problemsMax) return orErrorPage(outcome);
    const wrong = field;
    problem ??= { name: wrong, text: query.find(([name]) => name === wrong)?.[1] ?? '' };
    query = query.filter(([name]) => name !== wrong);
  }
}
