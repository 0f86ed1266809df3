import { companyRoles } from '@farad/domain/company';
import { parseCount } from '@farad/domain/quantities';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** A rejected form: its name (`step`), the typed values, and the error of one field. */
export interface RefusedForm {
  readonly step: string;
  /** Id of the member that the form is about; empty for other forms. */
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

// Returns the text of each field in `detailFields`.
const detailsOf = (form: FormData): Details =>
  Object.fromEntries(detailFields.map((name) => [name, formText(form, name)])) as Details;

const roleOf = (form: FormData) => companyRoles.find((role) => role === formText(form, 'role')) ?? 'accountant';

/**
 * Returns the typed order limit; null = no limit. Returns 0 for an invalid number, because the API rejects 0 and names
 * the field.
 */
function limitOf(form: FormData): number | null {
  const text = formText(form, 'orderLimit').trim();
  return text === '' ? null : (parseCount(text) ?? 0);
}

const change = (form: FormData) => ({ role: roleOf(form), orderLimit: limitOf(form) });

/** Makes the API call for the form's `step`. Returns its result and the name of the success message. */
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

/**
 * Returns true for errors that are shown beside the form, because the user can correct them. Others show the error
 * page.
 */
const isTold = (status: number): boolean => [400, 403, 409, 429].includes(status);

const stepsThatEnd: readonly string[] = ['left', 'removed'];

/**
 * Handles every form of the company's page. Then redirects back to the page, or to the list of companies after leaving
 * or removing this one.
 */
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
