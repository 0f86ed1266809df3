import { formText } from '#kit/form-text.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { numberOfText } from '../read-form.server.ts';
import { shownRow } from './present.server.ts';
import { rowActions, type RowAnswer } from './rows/shown-row.ts';

/** Text fields of a row that the customer can correct. */
const texts = ['mpn', 'maker', 'value', 'package', 'description', 'designators', 'note'] as const;

/** Returns the request body for the change. It has only the fields that the form contains; others stay unchanged. */
function bodyOf(form: FormData) {
  const action = rowActions.find((name) => name === formText(form, 'action'));
  const product = formText(form, 'product_id');
  const quantity = formText(form, 'quantity');
  return {
    ...(form.has('product_id') ? { product_id: product === '' ? null : product } : {}),
    ...(action === undefined ? {} : { action }),
    ...(quantity === '' ? {} : { quantity: numberOfText(quantity) }),
    ...Object.fromEntries(texts.filter((name) => form.has(name)).map((name) => [name, formText(form, name)])),
    ...(form.has('hasDnp') ? { isDnp: form.has('isDnp') } : {}),
  };
}

/** Changes a row or undoes a change. */
export async function changeRow(visit: Visit, bomId: string, row: string, form: FormData): Promise<RowAnswer> {
  const api = apiOf(visit);
  const undo = formText(form, 'undo');
  const outcome =
    undo === ''
      ? await api.changeBomRow({ bomId, row, body: bodyOf(form) })
      : await api.undoBomChange({ bomId, body: { undo } });
  if (!outcome.ok) {
    if (outcome.status >= 500) orErrorPage(outcome);
    return { ok: false, message: outcome.error.message };
  }
  const changed = outcome.value;
  return { ok: true, bom: changed.bom, row: changed.row && shownRow(changed.row), undo: changed.undo };
}
