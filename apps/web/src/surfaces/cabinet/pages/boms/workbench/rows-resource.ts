import { data } from 'react-router';

import { readForm } from '../read-form.server.ts';
import { changeRow } from './change-row.server.ts';
import { loadNextOpen, loadPanel, loadRows, numberOf } from './load.server.ts';
import { readFilter } from './rows/row-filter.ts';
import type { Route } from './+types/rows-resource';

/** GET: returns a page of rows, the next row that needs a decision, or the panel of one row. */
export async function loader(visit: Route.LoaderArgs): Promise<Response> {
  const { bomId, row } = visit.params;
  const search = visit.url.searchParams;
  const after = search.get('after');
  if (row === undefined && after !== null) {
    return Response.json({ nextOpen: await loadNextOpen(visit, bomId, readFilter(search), after) });
  }
  const answer =
    row === undefined
      ? await loadRows(visit, bomId, readFilter(search), numberOf(search.get('skip'), 0))
      : await loadPanel(visit, bomId, row, search.get('text') ?? '');
  return Response.json(answer);
}

/** POST: changes a row. Returns the changed row and the list's new figures. */
export async function action(visit: Route.ActionArgs): Promise<Response> {
  const { bomId, row = '' } = visit.params;
  const form = await readForm(visit);
  if (form === null) throw data(null, { status: 400 });
  return Response.json(await changeRow(visit, bomId, row, form));
}
