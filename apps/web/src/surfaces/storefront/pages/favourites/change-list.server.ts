import { queryPairs } from '@farad/contract/client';
import { parseCount } from '@farad/domain/quantities';
import { truncateText } from '@farad/domain/shared';
import { errorText } from '@farad/wording/error-text';
import { translators } from '@farad/wording/server';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { sendNotice } from '#server/notice.server.ts';
import { apiOf, isScriptRequest, orErrorPage, type Visit } from '#server/visit.server.ts';
import { addList, type AddedList } from './add-list.server.ts';
import { listQuery } from './load-list.server.ts';

/** Result of a form of the favourites page. */
export interface Outcome extends AddedList {
  readonly removed: { readonly id: string; readonly mpn: string } | null;
  readonly isSaved: boolean;
}

const nothing: Outcome = { removed: null, added: null, notAdded: [], isSaved: false, problem: null };

/** Maximum length of all part numbers in a message, in characters. */
const namedLengthMax = 200;

type Failed = { readonly status: number; readonly error: { readonly message: string } };

const refused = ({ status, error }: Failed) => data({ ...nothing, problem: error.message }, status);

/** Returns a text that says how many lines were added to the basket and which were not. */
function addedText(visit: Visit, { added, notAdded, problem }: Outcome): string {
  const t = translators[localeOfPath(visit.url.pathname)];
  if (problem !== null) return problem;
  const done = added === 0 ? t('listPages.nothingToAdd') : t('listPages.allAdded', { count: added ?? 0 });
  const names = truncateText(notAdded.join(', '), namedLengthMax);
  return notAdded.length === 0 ? done : `${done} ${t('listPages.notAdded', { names })}`;
}

/**
 * Redirects to the same list. A redirect is needed, because a guest's changed cookies are only sent with the next
 * request.
 */
function back(visit: Visit, parameter: readonly [name: string, value: string] | null): Response {
  const query = new URLSearchParams(
    [...queryPairs(listQuery(visit)), ...(parameter === null ? [] : [parameter])].map((pair) => [...pair]),
  );
  return redirect(visit.url.pathname + (query.size === 0 ? '' : `?${query}`), 303);
}

type Change = Parameters<ReturnType<typeof apiOf>['changeFavourites']>[0]['body']['lines'][number];

/** Returns the changes of lines that the form contains; null if a quantity is invalid. */
async function changesOf(visit: Visit, listId: string, form: FormData): Promise<Change[] | null> {
  const list = orErrorPage(await apiOf(visit).favouriteList({ listId, query: listQuery(visit) }));
  const changes: Change[] = [];
  for (const { product, qty, note } of list.lines) {
    const id = product._id;
    const [qtyText, noteText, moveTo] = ['qty', 'note', 'move'].map((name) => form.get(`${name}.${id}`));
    const wanted = typeof qtyText === 'string' ? parseCount(qtyText) : qty;
    if (wanted === null) return null;
    const isMoved = typeof moveTo === 'string' && moveTo !== '' && moveTo !== listId;
    const isNoted = typeof noteText === 'string' && noteText.trim() !== note;
    if (wanted === qty && !isNoted && !isMoved) continue;
    changes.push({
      product_id: id,
      ...(wanted === qty ? {} : { qty: wanted }),
      ...(isNoted ? { note: noteText } : {}),
      ...(isMoved ? { moveTo } : {}),
    });
  }
  return changes;
}

async function changeLines(visit: Visit, listId: string, form: FormData) {
  const api = apiOf(visit);
  const id = formText(form, 'remove') || formText(form, 'restore');
  if (id !== '') {
    const isRemoved = form.has('remove');
    const list = orErrorPage(await api.favouriteList({ listId, query: listQuery(visit) }));
    const line = list.lines.find(({ product }) => product._id === id);
    const outcome = await api.changeFavourites({ listId, body: { lines: [{ product_id: id, isRemoved }] } });
    if (!outcome.ok) return refused(outcome);
    if (!isScriptRequest(visit)) return back(visit, isRemoved ? ['removed', id] : null);
    return data({ ...nothing, removed: isRemoved ? { id, mpn: line?.product.mpn ?? '' } : null });
  }
  const lines = await changesOf(visit, listId, form);
  if (lines === null) {
    const t = translators[localeOfPath(visit.url.pathname)];
    return data({ ...nothing, problem: errorText(t, 'invalid_input', { field: 'qty' }) }, 422);
  }
  if (lines.length === 0) return data({ ...nothing, isSaved: true });
  const outcome = await api.changeFavourites({ listId, body: { lines } });
  if (!outcome.ok) return refused(outcome);
  if (isScriptRequest(visit)) return data({ ...nothing, isSaved: true });
  const title = translators[localeOfPath(visit.url.pathname)]('listPages.saved');
  sendNotice(visit, { kind: 'said', title, isProblem: false, list: null });
  return back(visit, null);
}

/** Handles every form of the favourites page. */
export async function changeFavourites(visit: Visit, listId: string) {
  const form = await visit.request.formData();
  const api = apiOf(visit);
  const at = (id: string, search = ''): Response => {
    const address = id === 'first' ? '/favs' : `/favs/${id}`;
    return redirect(inLocale(localeOfPath(visit.url.pathname), address + search), 303);
  };
  const intent = formText(form, 'intent');
  const name = formText(form, 'name');
  if (intent === 'create') {
    const made = await api.createFavouriteList({ body: { name } });
    return made.ok ? at(made.value.id) : refused(made);
  }
  if (intent === 'rename') {
    const renamed = await api.renameFavouriteList({ listId, body: { name } });
    return renamed.ok ? at(listId) : refused(renamed);
  }
  if (intent === 'delete') {
    const deleted = await api.removeFavouriteList({ listId, body: { isRemoved: true } });
    return deleted.ok ? at('first', `?deleted=${listId}`) : refused(deleted);
  }
  if (intent === 'bring-back') {
    const id = formText(form, 'list');
    const restored = await api.removeFavouriteList({ listId: id, body: { isRemoved: false } });
    return restored.ok ? at(id) : refused(restored);
  }
  if (intent === 'add-all' || form.has('add')) {
    const added = await addList(api, listId, intent === 'add-all' ? null : formText(form, 'add'));
    const outcome: Outcome = { ...nothing, ...added };
    if (isScriptRequest(visit)) return data(outcome);
    sendNotice(visit, { kind: 'said', title: addedText(visit, outcome), isProblem: outcome.added === 0, list: null });
    return back(visit, null);
  }
  return changeLines(visit, listId, form);
}
