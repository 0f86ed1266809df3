import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { shownAlternative, shownRow } from './present.server.ts';
import { readFilter, type RowFilter } from './rows/row-filter.ts';
import { pageRows, type RowPanelView, type RowsPage } from './rows/shown-row.ts';

const wholeNumber = /^\d{1,6}$/;

/** A number of an address; what is none counts as the given one. */
export const numberOf = (text: string | null, otherwise: number): number =>
  text !== null && wholeNumber.test(text) ? Number(text) : otherwise;

const askedBy = ({ statuses, flags, text, sort }: RowFilter) => ({ status: statuses, flag: flags, text, sort });

/** One page of rows. */
export async function loadRows(visit: Visit, bomId: string, filter: RowFilter, skip: number): Promise<RowsPage> {
  const query = { ...askedBy(filter), skip: String(skip), limit: String(pageRows) };
  const { count, rows } = orErrorPage(await apiOf(visit).bomRows({ bomId, query }));
  return { count, skip, rows: rows.map(shownRow) };
}

/** The next row that waits for a decision; null: none does. */
export async function loadNextOpen(
  visit: Visit,
  bomId: string,
  filter: RowFilter,
  after: string,
): Promise<number | null> {
  const query = { ...askedBy(filter), limit: '1', after: wholeNumber.test(after) ? after : '' };
  return orErrorPage(await apiOf(visit).bomRows({ bomId, query })).nextOpen;
}

const searchLengthMax = 200;

/** What fits a row, or what a text finds for it. */
export async function loadPanel(visit: Visit, bomId: string, row: string, typed: string): Promise<RowPanelView> {
  const text = typed.trim().slice(0, searchLengthMax);
  const { alternatives } = orErrorPage(await apiOf(visit).bomAlternatives({ bomId, row, query: { text } }));
  return { row: Number(row), text, alternatives: alternatives.map(shownAlternative) };
}

/** Rows, and the panel of the one that the address opens. */
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
