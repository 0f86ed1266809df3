import type { Chat } from '@farad/contract/shop/chat';
import type { Locale } from '@farad/domain/shared';

import { isNoAnswer } from '#kit/ask-json.ts';

/** Base address of the chat's API calls and the language of answers. */
export interface ChatPlace {
  readonly apiBase: string;
  readonly locale: Locale;
}

/** Result of a chat call. `message` = reason of a failure in the page's language; null = the server did not answer. */
export type ChatOutcome =
  | { readonly ok: true; readonly chat: Chat }
  | { readonly ok: false; readonly message: string | null };

/** Calls the chat API: with a body by POST, otherwise by GET. */
export async function askChat({ apiBase, locale }: ChatPlace, path: string, body?: object): Promise<ChatOutcome> {
  const json = { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(`${apiBase}${path}`, {
      ...sent,
      credentials: 'include',
      headers: { 'accept-language': locale, ...(body === undefined ? {} : json) },
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, chat: answer as Chat };
    return { ok: false, message: (answer as { readonly error: { readonly message: string } }).error.message };
  } catch (error) {
    if (isNoAnswer(error)) return { ok: false, message: null };
    throw error;
  }
}

/** Returns a new idempotency key for a message: 128 random bits. */
export const sendingKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
