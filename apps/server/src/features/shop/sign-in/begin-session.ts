import type { Tx } from '@farad/database/connection/connect';
import { sentLater } from '@farad/database/connection/statements/side-by-side';
import type { SessionAccount } from '@farad/database/people/session.queries';
import { loginSendQueries, type HashedPair, type LoginChannel } from '@farad/database/people/sign-in.queries';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { endSession, startSession, type Actor } from '#http/session/session.ts';
import { notifyOtherChannel } from './notify-other-channel.ts';

/** Further work in the transaction of a sign-in, such as merging baskets. app.ts provides it. */
export type OnSignedIn = (
  tx: Tx,
  signedIn: {
    readonly accountId: number;
    readonly locale: Locale;
    readonly cartId: string | null;
    readonly cookies: Pick<Cookies, 'get'>;
  },
) => Promise<{ readonly clearCart: boolean; readonly clearedCookies: readonly string[] }>;

/** The person who signs in, and their browser. */
export interface Visitor {
  /** The browser's actor before the sign-in. Its session ends. */
  readonly actor: Actor;
  readonly userAgent: string;
  /** Value of the cookie `cart`. */
  readonly cartId: string | null;
  readonly cookies: Pick<Cookies, 'get'>;
}

export interface BegunSession {
  readonly account: SessionAccount;
  readonly token: string;
  readonly clearCart: boolean;
  /** Names of the guest's cookies whose data now belong to the customer. */
  readonly clearedCookies: readonly string[];
}

/**
 * A sign-in that a code has proved: the account, the channel that the code was sent through, and the browser.
 * `isKnownBrowser`: the browser has signed in with this address before.
 */
export interface Proved {
  readonly account: SessionAccount;
  readonly channel: LoginChannel;
  readonly pair: HashedPair;
  readonly isKnownBrowser: boolean;
}

/** Starts a new session. Must be called in the transaction that used up the code or grant. */
export async function beginSession(
  tx: Tx,
  { account, channel, pair, isKnownBrowser }: Proved,
  visitor: Visitor,
  deps: Pick<Deps, 'config' | 'clock'>,
  onSignedIn: OnSignedIn,
): Promise<BegunSession> {
  const now = deps.clock();
  const after = await sentLater(tx);
  if (visitor.actor.kind === 'account') await endSession(after, visitor.actor.sessionHash);
  if (!isKnownBrowser) await notifyOtherChannel(tx, deps.config, account, channel, visitor.userAgent);
  await loginSendQueries(after).rememberBrowser(pair, now);
  const token = await startSession(after, account.id, visitor.userAgent, now);
  const { cartId, cookies } = visitor;
  const { clearCart, clearedCookies } = await onSignedIn(tx, {
    accountId: account.id,
    locale: account.locale,
    cartId,
    cookies,
  });
  return { account, token, clearCart, clearedCookies };
}
