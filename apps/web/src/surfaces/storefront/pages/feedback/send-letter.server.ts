import type { ErrorCode } from '@farad/domain/shared';
import { errorText } from '@farad/wording/error-text';
import { translators } from '@farad/wording/server';

import { formText } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import { letterFields, subjectOf, type LetterField, type LetterState } from './letter.ts';

/** The message as the API has stored it. */
export interface SentLetter {
  readonly number: string;
  readonly contact: string;
}

export type LetterOutcome =
  | { readonly kind: 'sent'; readonly letter: SentLetter }
  | { readonly kind: 'refused'; readonly state: LetterState; readonly status: number };

/** Sends the form to the API. If it is rejected, returns the typed values and the errors. */
export async function sendLetter(visit: Visit): Promise<LetterOutcome> {
  const t = translators[localeOfPath(visit.url.pathname)];
  const form = await visit.request.formData();
  const read = (name: LetterField): string => formText(form, name).trim();
  const typed = {
    subject: read('subject'),
    text: read('text'),
    name: read('name'),
    contact: read('contact'),
    orderNumber: read('orderNumber'),
  };
  const badly = (field: LetterField): string => errorText(t, 'invalid_input', { field: t(`feedback.${field}`) });
  const refused = (errors: LetterState['errors'], problem: string | null, status: number): LetterOutcome => ({
    kind: 'refused',
    status,
    state: {
      typed,
      errors,
      problem,
    },
  });
  const subject = subjectOf(typed.subject);
  const empty = letterFields.filter((field) => field !== 'orderNumber' && typed[field] === '');
  if (subject === '' || empty.length > 0) {
    const wrong = subject === '' ? new Set<LetterField>(['subject', ...empty]) : empty;
    return refused(Object.fromEntries([...wrong].map((field) => [field, t('forms.fillInput')])), null, 422);
  }
  const token = formText(form, 'bot_token');
  const body = { ...typed, subject, ...(token === '' ? {} : { token }) };
  const sent = await apiOf(visit).sendFeedback({ body });
  if (sent.ok) return { kind: 'sent', letter: sent.value };
  const { field, message, code } = sent.error;
  const known = letterFields.find((each) => each === field);
  if (known === undefined) return refused({}, message, sent.status);
  const isPlain = code === ('invalid_input' satisfies ErrorCode);
  return refused({ [known]: isPlain ? badly(known) : message }, null, 422);
}
