import type { Handle } from '@farad/database/connection/connect';
import type { SessionAccount } from '@farad/database/people/session.queries';
import { loginSendQueries, type HashedPair, type LoginChannel } from '@farad/database/people/sign-in.queries';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import { endSession, startSession, type Actor } from '#http/session/session.ts';
import { tellOtherChannel } from './tell-other-channel.ts';

/** What else happens in the transaction of a sign-in; the composition gives it (the basket's merge). */
export type OnSignedIn = (
  tx: Handle,
  signedIn: {
    readonly accountId: number;
    readonly locale: Locale;
    readonly cartId: string | null;
    readonly cookies: Pick<Cookies, 'get'>;
  },
) => Promise<{ readonly clearCart: boolean; readonly clearedCookies: readonly string[] }>;

/** Who signs in, from where. */
export interface Visitor {
  /** Who the browser was until now: that session ends. */
  readonly actor: Actor;
  readonly userAgent: string;
  /** The cookie `cart`, as sent. */
  readonly cartId: string | null;
  readonly cookies: Pick<Cookies, 'get'>;
}

export interface BegunSession {
  readonly account: SessionAccount;
  readonly token: string;
  readonly clearCart: boolean;
  /** What was kept for the guest and is the customer's now. */
  readonly clearedCookies: readonly string[];
}

/** Who has shown to hold which address, in which browser. */
export interface Proved {
  readonly account: SessionAccount;
  readonly channel: LoginChannel;
  readonly pair: HashedPair;
}

/** A new session after a proof; inside the transaction that used the proof up. */
export async function beginSession(
  tx: Handle,
  { account, channel, pair }: Proved,
  visitor: Visitor,
  deps: Pick<Deps, 'config' | 'clock'>,
  onSignedIn: OnSignedIn,
): Promise<BegunSession> {
  const now = deps.clock();
  if (visitor.actor.kind === 'account') await endSession(tx, visitor.actor.sessionHash);
  const sends = loginSendQueries(tx);
  if (!(await sends.isKnownBrowser(pair))) await tellOtherChannel(tx, deps.config, account, channel, visitor.userAgent);
  await sends.rememberBrowser(pair, now);
  const token = await startSession(tx, account.id, visitor.userAgent, now);
  const { cartId, cookies } = visitor;
  const { clearCart, clearedCookies } = await onSignedIn(tx, {
    accountId: account.id,
    locale: account.locale,
    cartId,
    cookies,
  });
  return { account, token, clearCart, clearedCookies };
}
