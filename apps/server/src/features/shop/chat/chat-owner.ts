import { randomBytes } from 'node:crypto';

import type { ChatOwner } from '@farad/database/messages/chat.queries';
import { guestChatLifeSeconds } from '@farad/domain/site';

import type { Cookies } from '#http/session/cookies.ts';
import type { Actor } from '#http/session/session.ts';
import { sha256 } from '#kit/sha256.ts';

/**
 * Name of the cookie with the key of a guest's conversation (specification section 3, product S8). The cookie is
 * HttpOnly: only the server reads it.
 */
export const chatCookie = 'chatSessionId';

const idForm = /^[A-Za-z0-9_-]{22}$/;

/** The parts of a request that identify the owner of a conversation. */
export interface ChatCaller {
  readonly actor: Actor;
  readonly cookies: Cookies;
}

/** Returns the hash of the guest's key in the cookie; null = no cookie, or an invalid key. */
export function chatGuest(cookies: Pick<Cookies, 'get'>): Buffer | null {
  const id = cookies.get(chatCookie);
  return id !== undefined && idForm.test(id) ? sha256(id) : null;
}

/** Returns the owner of the caller's conversation; null = the caller is a guest without a conversation. */
export function chatOwner({ actor, cookies }: ChatCaller): ChatOwner | null {
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const guestSha256 = chatGuest(cookies);
  return guestSha256 === null ? null : { accountId: null, guestSha256 };
}

/**
 * Returns the owner for sending a message. A guest gets the cookie with a key of 128 random bits, or its lifetime is
 * renewed.
 */
export function speakingOwner(caller: ChatCaller): ChatOwner {
  const { actor, cookies } = caller;
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const known = cookies.get(chatCookie);
  const id = known !== undefined && idForm.test(known) ? known : randomBytes(16).toString('base64url');
  cookies.set(chatCookie, id, { lifeSeconds: guestChatLifeSeconds });
  return { accountId: null, guestSha256: sha256(id) };
}
