import { redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import type { ChatFormState } from '#surfaces/storefront/features/chat/conversation.tsx';

/**
 * Handles a form that was sent without JavaScript. After a success, redirects to the chat. Otherwise returns the typed
 * text, the error and its HTTP status.
 */
export async function actOnChat(visit: Visit): Promise<{ readonly state: ChatFormState; readonly status: number }> {
  const form = await visit.request.formData();
  const read = (name: string): string => formText(form, name).trim();
  const isEmail = read('intent') === 'email';
  const typed = { text: read('text'), email: read('email') };
  const api = apiOf(visit);
  const outcome = await (isEmail
    ? api.setChatEmail({ body: { email: typed.email } })
    : api.sendChat({ body: { text: typed.text, key: read('key'), page: read('page').slice(0, 1000) } }));
  if (outcome.ok) throw redirect(inLocale(localeOfPath(visit.url.pathname), '/chat'));
  const { message } = outcome.error;
  return { state: { typed, problem: { field: isEmail ? 'email' : 'text', message } }, status: outcome.status };
}
