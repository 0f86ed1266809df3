import type { ShopRows } from '@farad/database/testing/shop-rows';
import { ok } from '@farad/domain/shared';
import { signInLimits } from '@farad/domain/customer-sign-in';
import type { LightMyRequestResponse } from 'fastify';

import { readConfig } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import type { Browser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openRowCalls, serveCalls, type ServedCalls } from '#testing/scenes/row-calls.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const start = new Date('2026-11-20T06:00:00.000Z');
export const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
export const phone = '79260000001';
export const email = 'user1@farad.example';

/** Limits so low that a few rows reach them. */
const limits = {
  ...signInLimits,
  triesPerCode: 2,
  sendsPerIpHour: 3,
  sendsPerSubnetHour: 5,
  freeSendsPerIpHour: 2,
  smsPerShopWindow: 4,
  emailsPerShopWindow: 3,
  uncheckedPerShopWindow: 1,
  breakerTries: 3,
};

const bodyOf = ({ body }: LightMyRequestResponse): Readonly<Record<string, unknown>> =>
  JSON.parse(body) as Readonly<Record<string, unknown>>;

/** Serves the calls of the sign-in with database rows. Fake providers record the messages that they get. */
export function openSignInRows(shop: ShopRows) {
  const rows = openRowCalls(shop);
  const { outside, log } = rows;
  let now = start;
  const depsOf = ({ config, ...more }: Readonly<Record<string, unknown>>): Deps =>
    ({
      get db() {
        return shop.db;
      },
      clock: () => now,
      secretKey: Buffer.alloc(32, 7),
      log,
      botCheck: null,
      sms: outside.calls(['send'], ok({ providerId: '1' })),
      mail: outside.calls(['send'], ok({ messageId: '1' })),
      ...more,
      config: {
        ...readConfig({ ...httpsEnvironment, SHOP_PHONE: '8 800 550-00-22' }),
        signInLimits: limits,
        ...(config as object | undefined),
      },
    }) as unknown as Deps;

  return {
    ...rows,
    /** Serves the calls, with other dependencies or options if given. */
    serve: (more: Readonly<Record<string, unknown>> = {}, options: object = {}): Promise<ServedCalls> => {
      const deps = depsOf(more);
      return serveCalls(deps, (app) =>
        signInRoutes(app, deps, {
          onSignedIn: async (_tx, { cookies, ...event }) => {
            outside.heard.push(`signed in ${JSON.stringify({ ...event, list: cookies.get('list') })}`);
            return { clearCart: event.cartId !== null, clearedCookies: ['list'] };
          },
          ...options,
        }),
      );
    },
    at: (seconds: number) => {
      now = later(seconds);
    },
    /** Asks for a code. Returns its id and its digits. */
    ask: async (browser: Browser, path: string, body: object) => {
      outside.heard.length = 0;
      const id = bodyOf(await browser.post(path, body))['code'];
      const sent = outside.heard.find((line) => line.startsWith('send ')) ?? '';
      return { sessionId: String(id), code: /"text":"[^"]*?(\d{4,6})/.exec(sent)?.[1] ?? '' };
    },
    empty: async () => {
      now = start;
      outside.forget();
      await shop.run(`truncate login_send, login_challenge, login_grant, login_try, known_browser, session, outbox,
        bot_proof, audit, address restart identity cascade`);
      await shop.run('delete from account where id > 2');
      await shop.run(`select setval(pg_get_serial_sequence('account', 'id'), 2)`);
      await shop.run(
        `update account set phone = '7926000000' || id, email = 'user' || id || '@farad.example', username = 'user' || id,
          role = 'customer', blocked_at = null, blocked_by = null, prices_koef = 10000 - id, locale = case id when 1 then 'ru' else 'tr' end`,
      );
    },
  };
}

/** Returns a wrong code of the same length. */
export const wrongOf = (code: string): string => code.replaceAll(/\d$/g, (digit) => String((Number(digit) + 1) % 10));
