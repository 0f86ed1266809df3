import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { shownAlternative, shownRow } from './present.server.ts';
import { readFilter, type RowFilter } from './rows/row-filter.ts';
import { pageRows, type RowPanelView, type RowsPage } from './rows/shown-row.ts';

const wholeNumber = /^\d{1,6}$/;

/** Parses a number of an address; `otherwise` if it is invalid. */
export const numberOf = (text: string | null, otherwise: number): number =>
  text !== null && wholeNumber.test(text) ? Number(text) : otherwise;

const queryOfState = ({ statuses, flags, text, sort }: RowFilter) => ({ status: statuses, flag: flags, text, sort });

/** Loads one page of rows. */
export async function loadRows(visit: Visit, bomId: string, filter: RowFilter, skip: number): Promise<RowsPage> {
  const query = { ...queryOfState(filter), skip: String(skip), limit: String(pageRows) };
  const { count, rows } = orErrorPage(await apiOf(visit).bomRows({ bomId, query }));
  return { count, skip, rows: rows.map(shownRow) };
}

/** Loads the next row that needs a decision; null if there is none. */
export async function loadNextOpen(
  visit: Visit,
  bomId: string,
  filter: RowFilter,
  after: string,
): Promise<number | null> {
  const query = { ...queryOfState(filter), limit: '1', after: wholeNumber.test(after) ? after : '' };
  return orErrorPage(await apiOf(visit).bomRows({ bomId, query })).nextOpen;
}

const searchLengthMax = 200;

/** Loads alternatives for a row, or the results of a search for it. */
export async function loadPanel(visit: Visit, bomId: string, row: string, typed: string): Promise<RowPanelView> {
  const text = typed.trim().slice(0, searchLengthMax);
  const { alternatives } = orErrorPage(await apiOf(visit).bomAlternatives({ bomId, row, query: { text } }));
  return { row: Number(row), text, alternatives: alternatives.map(shownAlternative) };
}

/** Loads rows, and the panel of the row in the address. */
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
