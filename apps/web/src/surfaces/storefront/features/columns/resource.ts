import { data, redirect } from 'react-router';

import { leadsTo } from '#server/leads-to.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { isScriptRequest, setChoiceCookie } from '#server/visit.server.ts';
import { columnsCookie, withChosenColumns } from './chosen-columns.ts';
import type { Route } from './+types/resource';

const columnsMax = 40;
const name = /^[a-z0-9_-]{1,80}$/;

export const loader = leadsTo('/catalog');

/** POST /columns: stores the chosen columns of a category. */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const slug = form.get('category');
  const keys = form
    .getAll('column')
    .filter((key) => typeof key === 'string')
    .slice(0, columnsMax);
  if (typeof slug !== 'string' || ![slug, ...keys].every((text) => name.test(text)))
    return data({ ok: false }, { status: 400 });
  const value = withChosenColumns(visit.request.headers.get('cookie'), slug, keys);
  setChoiceCookie(visit, columnsCookie, value);
  return isScriptRequest(visit) ? data({ ok: true }) : redirect(ownPath(form.get('back')) ?? '/', 303);
}
