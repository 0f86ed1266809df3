import { randomBytes } from 'node:crypto';

import type { ChatOwner } from '@farad/database/messages/chat.queries';
import { guestChatLifeSeconds } from '@farad/domain/site';

import type { Cookies } from '#http/session/cookies.ts';
import type { Actor } from '#http/session/session.ts';
import { sha256 } from '#kit/sha256.ts';

/** Names whose the conversation of a guest is (specification section 3, product S8); HttpOnly, the server's alone. */
export const chatCookie = 'chatSessionId';

const idForm = /^[A-Za-z0-9_-]{22}$/;

/** Whoever makes a call about his conversation. */
export interface ChatCaller {
  readonly actor: Actor;
  readonly cookies: Cookies;
}

/** The guest whose cookie it is; null: there is none, or it cannot be one. */
export function chatGuest(cookies: Pick<Cookies, 'get'>): Buffer | null {
  const id = cookies.get(chatCookie);
  return id !== undefined && idForm.test(id) ? sha256(id) : null;
}

/** Whose conversation a call means; null: a guest who has none. */
export function chatOwner({ actor, cookies }: ChatCaller): ChatOwner | null {
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const guestSha256 = chatGuest(cookies);
  return guestSha256 === null ? null : { accountId: null, guestSha256 };
}

/** The same for who says something: a guest gets his cookie, 128 random bits, which lives on from now. */
export function speakingOwner(caller: ChatCaller): ChatOwner {
  const { actor, cookies } = caller;
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const known = cookies.get(chatCookie);
  const id = known !== undefined && idForm.test(known) ? known : randomBytes(16).toString('base64url');
  cookies.set(chatCookie, id, { lifeSeconds: guestChatLifeSeconds });
  return { accountId: null, guestSha256: sha256(id) };
}
