import { translators } from '@farad/wording/server';
import { data, redirect } from 'react-router';

import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, appContext, isScriptRequest, orErrorPage, type Visit } from '#server/visit.server.ts';
import { orderedSearch } from './indexing.ts';
import { conditionsOf, openFacetName, type Query, queryOf, rowsOnlyName } from './list-address.ts';
import { listLookOf } from './list-look.ts';
import type { ListProblem, ProductListView } from './list-view.ts';
import { loadHelp } from './present-help.server.ts';
import { presentList } from './present-list.server.ts';

/** Maximum length of the query in characters. Each link of the page repeats the query. */
const addressMax = 8000;
/** Maximum number of invalid filters that are dropped. With more of them, the page fails. */
const problemsMax = 5;

export interface ListRequest {
  /** Filters that the page sets, such as its category. The address does not contain them. */
  readonly fixed?: Query;
  /** Returns the parameters that the visitor chose as columns for a category; null = not chosen. */
  readonly chosenColumnsOf?: (slug: string) => readonly string[] | null;
}

/**
 * Redirects a document request to the canonical order of the query (integrations section 9). Requests of our scripts
 * already have that order.
 */
function toOneAddress(visit: Visit): void {
  if (isScriptRequest(visit)) return;
  const { pathname, search } = visit.url;
  const ordered = orderedSearch(search);
  if (ordered !== null) throw redirect(pathname.replace(/^\/+/, '/') + ordered, 301);
}

/**
 * Loads the products of a list page. Unknown parameters are ignored. An invalid filter (`attrs.resistance.min=blue`, or
 * a parameter of another category) is dropped and reported, so that the page still shows products.
 */
export async function loadList(
  visit: Visit,
  { fixed = [], chosenColumnsOf = () => null }: ListRequest,
): Promise<ProductListView> {
  const { url } = visit;
  if (url.search.length > addressMax) throw data({ code: 'invalid_input', message: '' }, { status: 414 });
  toOneAddress(visit);
  const given = queryOf(url.search);
  const t = translators[localeOfPath(url.pathname)];
  const look = listLookOf(visit.request.headers.get('cookie'));
  const api = apiOf(visit);
  const isOneOf = (name: string, query: Query): boolean => query.some(([other]) => other === name);

  const isRowsOnly = isOneOf(rowsOnlyName, given);
  const hasCategories = !isOneOf('categories', fixed);
  let query: Query = conditionsOf(given).filter(([name]) => !isOneOf(name, fixed));
  let problem: ListProblem | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const limited: Query = [
      ...query,
      ...(isOneOf('limit', query) ? [] : [['limit', String(look.perPage)] as const]),
      // A request for more rows needs no filters. But in a list of several categories, the filters determine whose
      // columns are shown.
      ...(isRowsOnly && !hasCategories ? [['withoutFacets', '1'] as const] : []),
    ];
    const outcome = await api.products({ query: [...fixed, ...limited] });
    if (outcome.ok) {
      const openedFacet = given.find(([name]) => name === openFacetName)?.[1] ?? null;
      const isAllPromotion = isOneOf('isPromotion', fixed);
      const help = isRowsOnly ? null : await loadHelp(visit, outcome.value, { fixed, query }, t.locale);
      const page = {
        query,
        look,
        help,
        isAllPromotion,
        isOnPhone: visit.context.get(appContext).isMobile,
        hasCategories,
        chosenColumnsOf,
        problem,
        openedFacet,
        isRowsOnly,
        fixed,
      };
      return presentList(outcome.value, page, t);
    }
    const { field } = outcome.error;
    const isUsersFault = outcome.status === 400 && field !== undefined && isOneOf(field, query);
    if (!isUsersFault || attempt === problemsMax) return orErrorPage(outcome);
    const wrong = field;
    problem ??= { name: wrong, text: query.find(([name]) => name === wrong)?.[1] ?? '' };
    query = query.filter(([name]) => name !== wrong);
  }
}

/**
 * Returns the HTTP status: 404 beyond the last page, so that search engines forget the page. Visitors see an
 * explanation and a link back.
 */
export const listStatus = ({ count, page, pages }: Pick<ProductListView, 'count' | 'page' | 'pages'>): number =>
  count > 0 && page > pages ? 404 : 200;
