import { bomSearchLengthMax } from '@farad/domain/bom';

import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { shownAlternative, shownRow } from './present.server.ts';
import { readFilter, type RowFilter } from './rows/row-filter.ts';
import { pageRows, type RowPanelView, type RowsPage } from './rows/shown-row.ts';

const wholeNumber = /^\d{1,6}$/;

/** Parses a whole number from a query; returns `otherwise` if it is missing or invalid. */
export const numberOf = (text: string | null, otherwise: number): number =>
  text !== null && wholeNumber.test(text) ? Number(text) : otherwise;

const queryOfState = ({ statuses, flags, text, sort }: RowFilter) => ({ status: statuses, flag: flags, text, sort });

/** Loads one page of filtered rows, from index `skip`. */
export async function loadRows(visit: Visit, bomId: string, filter: RowFilter, skip: number): Promise<RowsPage> {
  const query = { ...queryOfState(filter), skip: String(skip), limit: String(pageRows) };
  const { count, rows } = orErrorPage(await apiOf(visit).bomRows({ bomId, query }));
  return { count, skip, rows: rows.map(shownRow) };
}

/** Returns the index of the next row after `after` that needs a decision; null if there is none. */
export async function loadNextOpen(
  visit: Visit,
  bomId: string,
  filter: RowFilter,
  after: string,
): Promise<number | null> {
  const query = { ...queryOfState(filter), limit: '1', after: wholeNumber.test(after) ? after : '' };
  return orErrorPage(await apiOf(visit).bomRows({ bomId, query })).nextOpen;
}

/** Loads the panel of a row: alternatives for its part or, if `typed` is not empty, products found by that text. */
export async function loadPanel(visit: Visit, bomId: string, row: string, typed: string): Promise<RowPanelView> {
  const text = typed.trim().slice(0, bomSearchLengthMax);
  const { alternatives } = orErrorPage(await apiOf(visit).bomAlternatives({ bomId, row, query: { text } }));
  return { row: Number(row), text, alternatives: alternatives.map(shownAlternative) };
}

/** Loads what the query asks for: a page of rows, the panel of the open row, and the result of automatic selection. */
export async function loadWorkbench(visit: Visit, bomId: string) {
  const search = visit.url.searchParams;
  const filter = readFilter(search);
  const row = search.get('row') ?? '';
  const isAssembling = search.has('assemble');
  const [rows, panel, assembly] = await Promise.all([
    loadRows(visit, bomId, filter, numberOf(search.get('skip'), 0)),
    wholeNumber.test(row) ? loadPanel(visit, bomId, row, search.get('find') ?? '') : null,
    isAssembling ? apiOf(visit).bomAssembly({ bomId }) : null,
  ]);
  return { filter, rows, panel, assembly: assembly && orErrorPage(assembly) };
}
