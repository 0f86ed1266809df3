import { addressFields, type AddressDraft } from '@farad/domain/address';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { translators } from '@farad/wording/server';

import { localeOfPath } from '#i18n/locale-path.ts';
import { sendNotice } from '#server/notice.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** A rejected address form: the typed values and the error of one field. */
export interface RefusedAddress {
  /** Id of the edited address; empty = a new one. */
  readonly id: string;
  readonly typed: AddressDraft;
  readonly field: string;
  readonly problem: string;
  /** Path of the page to return to; null = the addresses page. */
  readonly back: string | null;
}

// Reads the address fields of the form.
const typedAddress = (form: FormData): AddressDraft =>
  Object.fromEntries(addressFields.map((name) => [name, formText(form, name).slice(0, 600)])) as AddressDraft;

const steps = {
  default: { call: 'makeAddressDefault', note: 'defaultSet' },
  remove: { call: 'removeAddress', note: 'removed' },
  restore: { call: 'restoreAddress', note: 'restored' },
} as const;

/**
 * Redirects back to the addresses page, which shows `note`. `id` = a deleted address that the page offers to restore.
 */
const done = (visit: Visit, note: string, id = ''): Response =>
  redirect(`${visit.url.pathname}?${new URLSearchParams({ done: note, ...(id === '' ? {} : { id }) }).toString()}`);

/**
 * Redirects to the page `back`, which opened the dialog, and reports the result there. `back` null = the addresses
 * page.
 */
function doneFor(
  visit: Visit,
  back: string | null,
  note: 'added' | 'saved' | 'pointChosen' | 'pointDropped',
): Response {
  if (back === null) return done(visit, note);
  const title = translators[localeOfPath(visit.url.pathname)](`addresses.${note}`);
  sendNotice(visit, { kind: 'said', title, isProblem: false, list: null });
  return redirect(back);
}

async function save(visit: Visit, form: FormData) {
  const api = apiOf(visit);
  const id = formText(form, 'id');
  const typed = typedAddress(form);
  const saved =
    id === '' ? await api.addAddress({ body: typed }) : await api.saveAddress({ addressId: id, body: typed });
  const back = ownPath(form.get('back'));
  if (saved.ok) throw doneFor(visit, back, id === '' ? 'added' : 'saved');
  if (![400, 409].includes(saved.status)) orErrorPage(saved);
  const { field = '', message } = saved.error;
  return data<RefusedAddress>({ id, typed, field, problem: message, back }, 422);
}

/** Handles the forms of the page and redirects back to it. */
export async function changeAddress(visit: Visit) {
  const form = await visit.request.formData();
  const api = apiOf(visit);
  const step = formText(form, 'step');
  if (step === 'choose' || step === 'drop') {
    const isChosen = step === 'choose';
    orErrorPage(await api.choosePickupPoint({ body: { point: formText(form, 'point'), isChosen } }));
    throw doneFor(visit, ownPath(form.get('back')), isChosen ? 'pointChosen' : 'pointDropped');
  }
  if (step !== 'default' && step !== 'remove' && step !== 'restore') return save(visit, form);
  const id = formText(form, 'id');
  const { call, note } = steps[step];
  const changed = await api[call]({ addressId: id, body: {} });
  // The deleted address is not restored, because the customer has the maximum number. Report that above the list.
  if (!changed.ok && changed.status === 409) {
    return data<RefusedAddress>(
      { id: '', typed: typedAddress(form), field: 'all', problem: changed.error.message, back: null },
      409,
    );
  }
  orErrorPage(changed);
  throw done(visit, note, step === 'remove' ? id : '');
}
