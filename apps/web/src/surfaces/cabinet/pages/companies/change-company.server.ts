import { companyRoles } from '@farad/domain/company';
import { parseCount } from '@farad/domain/quantities';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** A rejected form: its name, the typed values and the field errors. */
export interface RefusedForm {
  readonly step: string;
  /** Id of the member whose form it is. */
  readonly member: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly field: string;
  readonly problem: string;
}

type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: { readonly code: string; readonly message: string; readonly field?: string | undefined };
    };

const detailFields = ['name', 'kpp', 'ogrn', 'address', 'bik', 'account', 'correspondentAccount'] as const;

type Details = Readonly<Record<(typeof detailFields)[number], string>>;

// Reads one entry for each name above.
const detailsOf = (form: FormData): Details =>
  Object.fromEntries(detailFields.map((name) => [name, formText(form, name)])) as Details;

const roleOf = (form: FormData) => companyRoles.find((role) => role === formText(form, 'role')) ?? 'accountant';

/** Parses a typed limit; empty = no limit. An invalid number is sent as such, so that the API names its field. */
function limitOf(form: FormData): number | null {
  const text = formText(form, 'orderLimit').trim();
  return text === '' ? null : (parseCount(text) ?? 0);
}

const change = (form: FormData) => ({ role: roleOf(form), orderLimit: limitOf(form) });

/** Sends the call of the submitted form. Returns its result and the note to show. */
async function perform(visit: Visit, companyId: string, form: FormData): Promise<readonly [Outcome, string]> {
  const api = apiOf(visit);
  const memberId = formText(form, 'member');
  switch (formText(form, 'step')) {
    case 'save':
      return [await api.saveCompany({ companyId, body: detailsOf(form) }), 'saved'];
    case 'invite': {
      const body = { contact: formText(form, 'contact'), ...change(form) };
      return [await api.inviteToCompany({ companyId, body }), 'invited'];
    }
    case 'withdraw': {
      const invitationId = formText(form, 'invitation');
      return [await api.withdrawInvitation({ companyId, invitationId, body: {} }), 'withdrawn'];
    }
    case 'change':
      return [await api.changeMember({ companyId, memberId, body: change(form) }), 'memberSaved'];
    case 'removeMember':
      return [await api.removeMember({ companyId, memberId, body: {} }), 'memberRemoved'];
    case 'leave':
      return [await api.removeMember({ companyId, memberId, body: {} }), 'left'];
    default:
      return [await api.removeCompany({ companyId, body: {} }), 'removed'];
  }
}

/** Returns true for errors that the person can correct, which show beside the form. Others show the error page. */
const isTold = (status: number): boolean => [400, 403, 409, 429].includes(status);

const stepsThatEnd: readonly string[] = ['left', 'removed'];

/** Handles a form of the company page. Redirects back to it, or to the list if the company is gone. */
export async function changeCompany(visit: Visit, companyId: string) {
  const form = await visit.request.formData();
  const step = formText(form, 'step');
  const [outcome, done] = await perform(visit, companyId, form);
  if (outcome.ok) {
    const list = inLocale(localeOfPath(visit.url.pathname), '/cabinet/companies');
    throw redirect(`${stepsThatEnd.includes(done) ? list : visit.url.pathname}?done=${done}`);
  }
  if (!isTold(outcome.status)) return orErrorPage<never>(outcome);
  const names = [...detailFields, 'contact', 'role', 'orderLimit'];
  const typed = Object.fromEntries(names.map((name) => [name, formText(form, name).slice(0, 500)]));
  const { field = '', message } = outcome.error;
  return data({ step, member: formText(form, 'member'), typed, field, problem: message } satisfies RefusedForm, 422);
}
