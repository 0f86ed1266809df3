import { fail, ok, parseJson, type Result } from '@farad/domain/shared';

import { requestVendor, valueAt } from '../http/index.ts';
import type { DeliveryFailure } from './port.ts';

export interface TokenSettings {
  /** URL of the API without a trailing slash, `https://api.cdek.ru/v2`. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  readonly now: () => number;
}

type Token = Result<string, DeliveryFailure>;

/**
 * Cache of the bearer token for CDEK. A token is used for 80 % of its lifetime. Concurrent callers share one request
 * for a new token.
 */
export interface Tokens {
  get(): Promise<Token>;
  /** Removes a token that CDEK rejected. The next call then requests a new one. */
  drop(token: string): void;
}

const renewedAfter = 0.8;

export function createTokens({ baseUrl, clientId, clientSecret, timeoutMs, now }: TokenSettings): Tokens {
  let kept: { readonly token: string; readonly untilMs: number } | null = null;
  let fetching: Promise<Token> | null = null;

  async function fetchToken(): Promise<Token> {
    const askedMs = now();
    const answer = await requestVendor({
      method: 'POST',
      url: new URL(`${baseUrl}/oauth/token?parameters`),
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      timeoutMs,
      answerBytesMax: 65_536,
    });
    if (!answer.ok) return fail({ kind: 'unknown' });
    const { status, text } = answer.value;
    if (status === 400 || status === 401 || status === 403) return fail({ kind: 'not_admitted' });
    const body = parseJson(text);
    const token = valueAt(body, 'access_token');
    const seconds = valueAt(body, 'expires_in');
    if (status !== 200 || typeof token !== 'string' || !/^[\w.~+/=-]{1,8000}$/.test(token)) {
      return fail({ kind: 'unknown' });
    }
    const lifeMs = typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : 0;
    kept = { token, untilMs: askedMs + lifeMs * renewedAfter };
    return ok(token);
  }

  return {
    get() {
      if (kept !== null && now() < kept.untilMs) return Promise.resolve(ok(kept.token));
      fetching ??= fetchToken().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}
