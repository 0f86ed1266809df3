import { hookEvents } from '@farad/domain/customer-api';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';

/** Result of a form. `secret` = the webhook's new secret, shown only once. */
export interface HookOutcome {
  readonly said: 'saved' | 'paused' | 'resumed' | 'tested' | 'replayed' | null;
  readonly secret?: string;
  readonly problem?: string;
}

type Said = Exclude<HookOutcome['said'], null>;

interface Answer {
  readonly ok: boolean;
  readonly status?: number;
  readonly error?: { readonly message: string };
}

const outcomeOf = (answer: Answer, success: Said) =>
  answer.ok
    ? data<HookOutcome>({ said: success })
    : data<HookOutcome>({ said: null, problem: answer.error?.message ?? '' }, answer.status ?? 500);

async function rotate(visit: Visit, hookId: string) {
  const made = await apiOf(visit).rotateHookSecret({ hookId, body: {} });
  if (!made.ok) return outcomeOf(made, 'saved');
  return data<HookOutcome>({ said: null, secret: made.value.secret });
}

async function remove(visit: Visit, hookId: string) {
  const gone = await apiOf(visit).removeHook({ hookId, body: {} });
  if (!gone.ok) return outcomeOf(gone, 'saved');
  throw redirect(inLocale(localeOfPath(visit.url.pathname), '/cabinet/api'));
}

/** Handles a POST. `step`: save, pause, resume, rotate, test or remove; or `replay` with the id of a delivery. */
export async function changeHook(visit: Visit, hookId: string) {
  const form = await visit.request.formData();
  const api = apiOf(visit);
  const deliveryId = formText(form, 'replay');
  if (deliveryId !== '') return outcomeOf(await api.replayHookDelivery({ hookId, deliveryId, body: {} }), 'replayed');
  switch (formText(form, 'step')) {
    case 'pause':
      return outcomeOf(await api.setHook({ hookId, body: { isPaused: true } }), 'paused');
    case 'resume':
      return outcomeOf(await api.setHook({ hookId, body: { isPaused: false } }), 'resumed');
    case 'test':
      return outcomeOf(await api.testHook({ hookId, body: {} }), 'tested');
    case 'rotate':
      return rotate(visit, hookId);
    case 'remove':
      return remove(visit, hookId);
    default: {
      const events = hookEvents.filter((event) => form.getAll('event').includes(event));
      return outcomeOf(await api.setHook({ hookId, body: { url: formText(form, 'url'), events } }), 'saved');
    }
  }
}
