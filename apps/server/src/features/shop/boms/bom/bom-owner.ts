import { randomBytes } from 'node:crypto';

import type { BomOwner } from '@farad/database/boms/bom-owner';
import { guestBomLifeSeconds } from '@farad/domain/bom';
import type { Locale } from '@farad/domain/shared';

import type { Cookies } from '#http/session/cookies.ts';
import type { Actor } from '#http/session/session.ts';
import { sha256 } from '#kit/sha256.ts';

/** Name of the cookie with the key of a guest's parts lists. The cookie is HttpOnly: only the server reads it. */
export const bomCookie = 'partslists';

const keyForm = /^[A-Za-z0-9_-]{22}$/;

/** Returns 128 random bits as text, for ids of lists, for undo steps and for keys of guests. */
export const newKey = (): string => randomBytes(16).toString('base64url');

export const isKey = (text: string): boolean => keyForm.test(text);

/** The parts of a request that identify the owner of parts lists. */
export interface BomCaller {
  readonly actor: Actor;
  readonly cookies: Cookies;
}

/** A caller with the language of the response. */
export interface BomVisitor extends BomCaller {
  readonly locale: Locale;
}

/** Returns the hash of the guest's key in the cookie; null = no cookie, or an invalid key. */
export function guestOf(cookies: Pick<Cookies, 'get'>): Buffer | null {
  const key = cookies.get(bomCookie);
  return key !== undefined && isKey(key) ? sha256(key) : null;
}

/** Returns the owner of the caller's lists; null = the caller is a guest who has no lists. */
export function ownerOf({ actor, cookies }: BomCaller): BomOwner | null {
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const guestSha256 = guestOf(cookies);
  return guestSha256 === null ? null : { accountId: null, guestSha256 };
}

/** Returns the owner for a new or changed list. A guest gets the cookie with a key, or its lifetime is renewed. */
export function savingOwnerOf(caller: BomCaller): BomOwner {
  const { actor, cookies } = caller;
  if (actor.kind === 'account') return { accountId: actor.account.id, guestSha256: null };
  const known = cookies.get(bomCookie);
  const key = known !== undefined && isKey(known) ? known : newKey();
  cookies.set(bomCookie, key, { lifeSeconds: guestBomLifeSeconds });
  return { accountId: null, guestSha256: sha256(key) };
}
