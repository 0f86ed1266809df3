import { randomBytes } from 'node:crypto';

import type { BomOwner } from '@farad/database/boms/bom-owner';
import { guestBomLifeSeconds } from '@farad/domain/bom';

import type { Cookies } from '#http/session/cookies.ts';
import type { Actor } from '#http/session/session.ts';
import { sha256 } from '#kit/sha256.ts';

/** Names whose the lists of a guest are; HttpOnly, the server's alone. */
export const bomCookie = 'partslists';

const keyForm = /^[A-Za-z0-9_-]{22}$/;

/** 128 random bits, as the id of a list and of an undo and the key of a guest are. */
export const newKey = (): string => randomBytes(16).toString('base64url');

export const isKey = (text: string): boolean => keyForm.test(text);

/** Whoever makes a call about lists. */
export interface BomCaller {
  readonly actor: Actor;
  readonly cookies: Cookies;
}

/** The guest whose cookie it is; null: there is none, or it cannot be one. */
export function guestOf(cookies: Pick<Cookies, 'get'>): Buffer | null {
  const key = cookies.get(bomCookie);
  return key !== undefined && isKey(key) ? sha256(key) : null;
}

/** Whose lists a call means; null: a guest who has none. */
export function ownerOf({ actor, cookies }: BomCaller): BomOwner | null {
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const guestSha256 = guestOf(cookies);
  return guestSha256 === null ? null : { accountId: null, guestSha256 };
}

/** The same for what is kept: a guest gets his cookie, which lives on from now. */
export function keepingOwnerOf(caller: BomCaller): BomOwner {
  const { actor, cookies } = caller;
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const known = cookies.get(bomCookie);
  const key = known !== undefined && isKey(known) ? known : newKey();
  cookies.set(bomCookie, key, { lifeSeconds: guestBomLifeSeconds });
  return { accountId: null, guestSha256: sha256(key) };
}
