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

/** Maximum length of a query string, in characters. Every link would repeat a longer one. */
const addressMax = 8000;
/** Maximum number of invalid conditions to drop before the page fails. */
const problemsMax = 5;

export interface ListRequest {
  /** Conditions set by the page and not in its address: its category. */
  readonly fixed?: Query;
  /** Returns the column keys chosen for a category; null = the category's own. */
  readonly chosenColumnsOf?: (slug: string) => readonly string[] | null;
}

/**
 * Redirects to the canonical address of a view (integrations section 9). Scripts write canonical addresses and are not
 * redirected.
 */
function toOneAddress(visit: Visit): void {
  if (isScriptRequest(visit)) return;
  const { pathname, search } = visit.url;
  const ordered = orderedSearch(search);
  if (ordered !== null) throw redirect(pathname.replace(/^\/+/, '/') + ordered, 301);
}

/**
 * Loads the products of a list page. Unknown parameters are ignored. An invalid condition (`attrs.resistance.min=blue`,
 * a parameter of another category) is dropped and reported, so that a typing error never costs the page.
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
      // A list over several categories needs its facets to know which category it shows.
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

/** Returns 404 beyond the last page, so that search engines drop it. Visitors see an explanation and a link back. */
export const listStatus = ({ count, page, pages }: Pick<ProductListView, 'count' | 'page' | 'pages'>): number =>
  count > 0 && page > pages ? 404 : 200;
