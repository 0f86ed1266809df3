import { translators } from '@farad/wording/server';
import { data, redirect } from 'react-router';

import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, appContext, isAskedByScript, orErrorPage, type Visit } from '#server/visit.server.ts';
import { orderedSearch } from './indexing.ts';
import { conditionsOf, openFacetName, type Query, queryOf, rowsOnlyName } from './list-address.ts';
import { listLookOf } from './list-look.ts';
import type { ListProblem, ProductListView } from './list-view.ts';
import { loadHelp } from './present-help.server.ts';
import { presentList } from './present-list.server.ts';

/** Letters of an address with every condition that makes sense; a longer one would be said again in every link. */
const addressMax = 8000;
/** Conditions of an address that may be unusable before the page gives up. */
const problemsMax = 5;

export interface AskedList {
  /** What the page itself asks for and its address does not name: its category. */
  readonly fixed?: Query;
  /** Keys of the columns the visitor chose for a category; null: the category's own. */
  readonly chosenColumnsOf?: (slug: string) => readonly string[] | null;
}

/** One view has one address (integrations section 9). Scripts, which write addresses in order, are not sent about. */
function toOneAddress(visit: Visit): void {
  if (isAskedByScript(visit)) return;
  const { pathname, search } = visit.url;
  const ordered = orderedSearch(search);
  if (ordered !== null) throw redirect(pathname.replace(/^\/+/, '/') + ordered, 301);
}

/**
 * The products of a list page. Parameters that are none of the filter's are ignored. A condition the catalogue cannot
 * use (`attrs.resistance.min=blue`, a parameter of another category) is left out and said, so that a person never loses
 * the page to a typing error.
 */
export async function loadList(
  visit: Visit,
  { fixed = [], chosenColumnsOf = () => null }: AskedList,
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
      // Without its facets a list over many categories does not know the one it shows.
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

/** 404 beyond the last page, so that search engines forget it; people are told so in words and led back. */
export const listStatus = ({ count, page, pages }: Pick<ProductListView, 'count' | 'page' | 'pages'>): number =>
  count > 0 && page > pages ? 404 : 200;
