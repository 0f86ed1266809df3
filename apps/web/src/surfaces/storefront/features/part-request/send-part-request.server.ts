import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { parseCount } from '@farad/domain/quantities';
import type { ErrorCode } from '@farad/domain/shared';
import { errorText } from '@farad/wording/error-text';
import { translators } from '@farad/wording/server';
import type { Translator } from '@farad/wording/translator';

import { formText } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import type { PartRequestState } from './part-request-form.tsx';

/** The request as the API has stored it. */
export interface SentRequest {
  readonly number: string;
  readonly part: string;
  readonly quantity: number;
  readonly contact: string;
}

export type PartRequestOutcome =
  | { readonly kind: 'sent'; readonly request: SentRequest }
  | { readonly kind: 'refused'; readonly state: PartRequestState; readonly status: number };

type FieldName = keyof PartRequestState['errors'];

const isField = (name: string | undefined): name is FieldName =>
  name === 'part' || name === 'quantity' || name === 'contact';

const badly = (t: Translator, field: FieldName): string =>
  errorText(t, 'invalid_input', { field: t(`fields.${field}`) });

function contactProblem(t: Translator, text: string): string | null {
  if (text === '') return t('search.requestNoContact');
  const read = text.includes('@') ? normaliseEmail(text) : normalisePhone(text);
  return read.ok ? null : errorText(t, read.error);
}

/** Checks the form. Returns the errors of all fields; empty if it is valid. */
export function requestErrors(
  t: Translator,
  { part, quantity, contact }: Pick<PartRequestState, FieldName>,
): PartRequestState['errors'] {
  const wrongContact = contactProblem(t, contact);
  return {
    ...(part === '' ? { part: t('forms.fillInput') } : {}),
    ...(quantity !== '' && parseCount(quantity) === null ? { quantity: t('baskets.badQuantity') } : {}),
    ...(wrongContact === null ? {} : { contact: wrongContact }),
  };
}

/** Sends the form to the API. If it is rejected, returns the typed values and the errors. */
export async function sendPartRequest(visit: Visit): Promise<PartRequestOutcome> {
  const t = translators[localeOfPath(visit.url.pathname)];
  const form = await visit.request.formData();
  const typed = {
    part: formText(form, 'part').trim(),
    quantity: formText(form, 'quantity').trim(),
    contact: formText(form, 'contact').trim(),
  };
  const refused = (errors: PartRequestState['errors'], problem: string | null, status: number): PartRequestOutcome => ({
    kind: 'refused',
    status,
    state: { ...typed, errors, problem },
  });
  const quantity = parseCount(typed.quantity === '' ? '1' : typed.quantity);
  const errors = requestErrors(t, typed);
  if (quantity === null || Object.keys(errors).length > 0) return refused(errors, null, 422);
  const product_id = formText(form, 'product_id') || null;
  const sent = await apiOf(visit).requestPart({
    body: { part: typed.part, quantity, contact: typed.contact, product_id },
  });
  if (sent.ok) return { kind: 'sent', request: sent.value };
  const { field, message, code } = sent.error;
  if (!isField(field)) return refused({}, message, sent.status);
  const text = code === ('invalid_input' satisfies ErrorCode) ? badly(t, field) : message;
  return refused({ [field]: text }, null, 422);
}
