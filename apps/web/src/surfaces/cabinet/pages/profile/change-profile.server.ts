import { isLocale, defaultLocale } from '@farad/domain/shared';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** Typed values of the form with name and language, and its error. */
export interface PersonState {
  readonly name: string;
  readonly surname: string;
  readonly locale: string;
  readonly field: string;
  readonly problem: string;
}

async function savePerson(visit: Visit, form: FormData) {
  const name = formText(form, 'name');
  const surname = formText(form, 'surname');
  const wished = formText(form, 'locale');
  const locale = isLocale(wished) ? wished : defaultLocale;
  const saved = await apiOf(visit).saveProfile({ body: { name, surname, locale } });
  if (saved.ok) throw redirect(`${visit.url.pathname}?saved`);
  const { field = '', message } = saved.error;
  return data({ name, surname, locale, field, problem: message } satisfies PersonState, 422);
}

/** Handles every form of the profile page. After a success it redirects back to the page. */
export async function changeProfile(visit: Visit) {
  const form = await visit.request.formData();
  const api = apiOf(visit);
  switch (formText(form, 'step')) {
    case 'give':
    case 'withdraw': {
      const isGiven = formText(form, 'step') === 'give';
      orErrorPage(await api.setConsent({ body: { kind: 'advertising', isGiven } }));
      throw redirect(`${visit.url.pathname}?saved`);
    }
    case 'keep':
      orErrorPage(await api.setDeletion({ body: { isWanted: false } }));
      throw redirect(`${visit.url.pathname}?saved`);
    default:
      return savePerson(visit, form);
  }
}
