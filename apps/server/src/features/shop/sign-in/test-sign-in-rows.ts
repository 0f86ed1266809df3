import { rowChanges } from '@farad/database/testing/row-changes';
import type { ShopRows } from '@farad/database/testing/shop-rows';
import { ok } from '@farad/domain/shared';
import { signInLimits } from '@farad/domain/sign-in';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';

import { readConfig } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import type { Browser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openOutside } from '#testing/scenes/row-scenes.ts';
import { serveCalls, type ServedCalls } from '#testing/scenes/row-calls.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const start = new Date('2026-11-20T06:00:00.000Z');
export const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
export const phone = '79260000001';
export const email = 'user1@farad.example';

/** Limits that few rows reach. */
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

/** Hides tokens, hashes, digits of codes and ids, which are random, and how a letter looks. */
const plain = (text: string): string =>
  text
    .replaceAll(/\\+x[\da-f]{64,}/g, 'bytes')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'TOKEN')
    .replaceAll(/(?<![\w-])[\w-]{22}(?![\w-])/g, 'ID')
    .replaceAll(/(?<=код[^\d"]{1,40}|code[^\d"]{1,40}|kod[^\d"]{1,40})\d{4,6}\b/gi, (digits) =>
      '#'.repeat(digits.length),
    )
    .replaceAll(/"body":"\d+,1"/g, '"body":"N,1"')
    .replaceAll(/"(?:html|image)":"(?:\\.|[^"\\])*",?/g, '')
    .replaceAll(/"inline":\[.*?\]\}\}\],/g, '');

const cookieLine = ({ name, value, maxAge, httpOnly, expires }: LightMyRequestResponse['cookies'][number]): string =>
  expires !== undefined && expires.getTime() === 0
    ? `cookie ${name} cleared`
    : `cookie ${name}=${plain(value)} ${maxAge ?? 'session'}${httpOnly === true ? '' : ' readable'}`;

const bodyOf = ({ body }: LightMyRequestResponse): Readonly<Record<string, unknown>> =>
  JSON.parse(body) as Readonly<Record<string, unknown>>;

/** The answer of a call in lines: its status and body, and its cookies. */
const answerLines = (called: LightMyRequestResponse): readonly string[] => {
  const body = bodyOf(called);
  const { error = body } = body;
  const { message: _words, requestId: _id, ...shown } = error as Readonly<Record<string, unknown>>;
  return [plain(`${called.statusCode} ${JSON.stringify(shown)}`), ...called.cookies.map(cookieLine)];
};

/** The calls of the sign-in on rows. Providers note the messages that they get. */
export function openSignInRows(shop: ShopRows) {
  const outside = openOutside();
  /** Lines about requests are left out. */
  const note = (line: string) => void (line.includes('"reqId"') || outside.heard.push(line.trim()));
  const log = pino({ base: null, timestamp: false, level: 'info' }, { write: note });
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
      config: { ...readConfig(httpsEnvironment), signInLimits: limits, ...(config as object | undefined) },
    }) as unknown as Deps;

  const shown = async (called: () => Promise<LightMyRequestResponse>): Promise<string> => {
    outside.heard.length = 0;
    let answer: readonly string[] = [];
    const changed = await rowChanges(shop, async () => {
      answer = answerLines(await called());
    });
    const order = new Intl.Collator('en', { numeric: true });
    const lines = changed.map(plain).toSorted((a, b) => order.compare(a, b));
    return ['', ...answer, ...lines, ...outside.heard.map(plain), ''].join('\n');
  };

  return {
    outside,
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
    /** Runs a call. Returns its answer, what it changed in all tables, and what providers and the log got. */
    shown,
    /** Returns the answer of a call that must change nothing; if it does, also the changes. */
    refused: async (called: () => Promise<LightMyRequestResponse>): Promise<string> =>
      (await shown(called))
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('cookie __Host-pre='))
        .join('\n'),
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
      await shop.run(
        `update account set phone = '7926000000' || id, email = 'user' || id || '@farad.example', username = 'user' || id,
          role = 'customer', blocked_at = null, blocked_by = null, prices_koef = 10000 - id, locale = case id when 1 then 'ru' else 'tr' end`,
      );
    },
  };
}

/** Returns a wrong code of the same length. */
export const wrongOf = (code: string): string => code.replaceAll(/\d$/g, (digit) => String((Number(digit) + 1) % 10));
