import { addressFields, type AddressDraft } from '@farad/domain/address';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { translators } from '@farad/wording/server';

import { localeOfPath } from '#i18n/locale-path.ts';
import { sendNotice } from '#server/notice.server.ts';
import { ownPath } from '#kit/own-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** A form that was refused: what was typed and what is wrong with which field. */
export interface RefusedAddress {
  /** Id of the address that was changed; empty: a new one. */
  readonly id: string;
  readonly typed: AddressDraft;
  readonly field: string;
  readonly problem: string;
  /** The page that asked for the form; null: that of the addresses. */
  readonly back: string | null;
}

// One entry for each field.
const typedAddress = (form: FormData): AddressDraft =>
  Object.fromEntries(addressFields.map((name) => [name, formText(form, name).slice(0, 600)])) as AddressDraft;

const steps = {
  default: { call: 'makeAddressDefault', note: 'defaultSet' },
  remove: { call: 'removeAddress', note: 'removed' },
  restore: { call: 'restoreAddress', note: 'restored' },
} as const;

/** What leads back to the page; `id` names what was deleted, for the way back. */
const done = (visit: Visit, note: string, id = ''): Response =>
  redirect(`${visit.url.pathname}?${new URLSearchParams({ done: note, ...(id === '' ? {} : { id }) }).toString()}`);

/** The page that asked for the modal is told what was done there; without one the page of the addresses tells it. */
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

/** One of the forms of the page; what is done leads back to it. */
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
  // No room any more for what comes back: told above the list.
  if (!changed.ok && changed.status === 409) {
    return data<RefusedAddress>(
      { id: '', typed: typedAddress(form), field: 'all', problem: changed.error.message, back: null },
      409,
    );
  }
  orErrorPage(changed);
  throw done(visit, note, step === 'remove' ? id : '');
}
