import type { CallOutcome } from '@farad/contract/client';
import type { Calls } from '@farad/contract/calls';
import { type ActionFunctionArgs, data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import type { RefusedWriting, SentKind } from './writing.ts';

const intents = ['review', 'question', 'answer'] as const;

type Outcome = CallOutcome<Calls['ask']> | CallOutcome<Calls['writeReview']> | CallOutcome<Calls['answerQuestion']>;

const typedNames = ['authorName', 'rating', 'text', 'pros', 'cons'] as const;

function send(visit: Visit, seo: string, intent: RefusedWriting['intent'], form: FormData): Promise<Outcome> {
  const api = apiOf(visit);
  const words = { authorName: formText(form, 'authorName'), text: formText(form, 'text') };
  if (intent === 'question') return api.ask({ seo, body: words });
  if (intent === 'answer') return api.answerQuestion({ questionId: formText(form, 'questionId'), body: words });
  const rating = Number(formText(form, 'rating'));
  return api.writeReview({
    seo,
    body: { ...words, rating, pros: formText(form, 'pros'), cons: formText(form, 'cons') },
  });
}

/** Sends a review, question or answer to the API. After a success, redirects to the product page with a message. */
export async function sendWriting(visit: ActionFunctionArgs, seo: string) {
  const form = await visit.request.formData();
  const intent = intents.find((known) => known === formText(form, 'intent')) ?? 'question';
  const outcome = await send(visit, seo, intent, form);
  if (outcome.ok) {
    const sent: SentKind = outcome.value.state === 'approved' ? 'shown' : intent;
    const place = intent === 'review' ? 'reviews' : 'questions';
    return redirect(`${visit.url.pathname}?sent=${sent}#${place}`, 303);
  }
  const refused: RefusedWriting = {
    intent,
    questionId: formText(form, 'questionId'),
    field: outcome.error.field ?? '',
    message: outcome.error.message,
    typed: Object.fromEntries(typedNames.map((name) => [name, formText(form, name)])),
  };
  return data(refused, { status: outcome.status });
}
