import { apiKeyPaces, apiScopes, hookEvents } from '@farad/domain/customer-api';
import { data } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';

/** Result of a form. It may contain a new secret, which is shown only once; therefore the page does not redirect. */
export interface ApiOutcome {
  readonly form: 'key' | 'hook';
  readonly said: 'madeKey' | 'revoked' | 'madeHook' | null;
  readonly token?: string;
  readonly isKicad?: boolean;
  readonly secret?: string;
  readonly problem?: string;
  readonly field?: string;
}

type Refused = {
  readonly status: number;
  readonly error: { readonly message: string; readonly field?: string | undefined };
};

const refused = (form: ApiOutcome['form'], { status, error }: Refused) =>
  data<ApiOutcome>({ form, said: null, problem: error.message, field: error.field?.split('.')[0] ?? '' }, status);

async function makeKey(visit: Visit, form: FormData) {
  const company = formText(form, 'company');
  const pace = apiKeyPaces.find((each) => String(each) === formText(form, 'pace'));
  const made = await apiOf(visit).makeApiKey({
    body: {
      name: formText(form, 'name'),
      scopes: apiScopes.filter((scope) => form.getAll('scope').includes(scope)),
      company_id: company === '' ? null : company,
      ...(pace === undefined ? {} : { per_minute: pace }),
    },
  });
  if (!made.ok) return refused('key', made);
  const { token, key } = made.value;
  return data<ApiOutcome>({ form: 'key', said: 'madeKey', token, isKicad: key.scopes.includes('kicad') });
}

async function revokeKey(visit: Visit, form: FormData) {
  const done = await apiOf(visit).revokeApiKey({ keyId: formText(form, 'key'), body: {} });
  return done.ok ? data<ApiOutcome>({ form: 'key', said: 'revoked' }) : refused('key', done);
}

async function makeHook(visit: Visit, form: FormData) {
  const made = await apiOf(visit).makeHook({
    body: {
      url: formText(form, 'url'),
      events: hookEvents.filter((event) => form.getAll('event').includes(event)),
    },
  });
  return made.ok
    ? data<ApiOutcome>({ form: 'hook', said: 'madeHook', secret: made.value.secret })
    : refused('hook', made);
}

/** Handles a POST. `step`: key, revoke or hook. */
export function changeApi(visit: Visit, form: FormData) {
  const step = formText(form, 'step');
  if (step === 'key') return makeKey(visit, form);
  return step === 'revoke' ? revokeKey(visit, form) : makeHook(visit, form);
}
