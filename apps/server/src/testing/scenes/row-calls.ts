import { rowChanges } from '@farad/database/testing/row-changes';
import type { ShopRows } from '@farad/database/testing/shop-rows';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { pino, type Logger } from 'pino';

import type { Deps } from '#deps.ts';
import { answerFailures } from '#http/serve/failures.ts';
import type { RateClass } from '#http/limits/rate-limits.ts';
import { startStaffSession } from '#http/session/staff-session.ts';
import type { Browser } from '../browser.ts';
import { openOutside, type Outside } from './row-scenes.ts';

/** A server that answers the calls of a test. */
export interface ServedCalls {
  readonly server: FastifyInstance;
  /** A line for each call: its method, path and rules. */
  readonly rules: readonly string[];
}

const unlimited = async (): Promise<null> => null;

/** Rate classes without limits, since the rate limits have their own tests. */
const unlimitedClasses: Readonly<Record<RateClass, typeof unlimited>> = {
  read: unlimited,
  write: unlimited,
  'sign-in': unlimited,
  'public-order': unlimited,
  pay: unlimited,
  webhook: unlimited,
  picture: unlimited,
  city: unlimited,
  company: unlimited,
  address: unlimited,
  key: unlimited,
  library: unlimited,
  probe: unlimited,
};

/** Serves the calls of one feature without the rest of the shop. */
export async function serveCalls(
  deps: Pick<Deps, 'log'>,
  register: (app: FastifyInstance) => void,
): Promise<ServedCalls> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const server = fastify({ loggerInstance, genReqId: () => 'request' });
  const rules: string[] = [];
  server.addHook('onRoute', ({ method, url, config }) => {
    const declaration = config?.declaration;
    if (declaration === undefined || method === 'HEAD') return;
    const { permission, rateClass, bodyLimit, isChanging, door } = declaration;
    const more = [bodyLimit, isChanging && 'changing'].filter((rule) => rule !== undefined && rule !== false);
    rules.push([`${String(method)} ${url}:`, door, permission, rateClass, ...more].join(' '));
  });
  answerFailures(server);
  await server.register(cookie);
  server.decorate('callRuns', new Map());
  server.decorate('rateCheckOf', unlimitedClasses);
  register(server);
  await server.ready();
  return { server, rules };
}

/** Hides values that are random: tokens, hashes, digits of codes and ids. Hides the layout of letters, too. */
const plain = (text: string): string =>
  text
    .replaceAll(/\\+x[\da-f]{64,}/g, 'bytes')
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'random')
    .replaceAll(/\$argon2[^"]+/g, 'hash')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'TOKEN')
    .replaceAll(/(?<![\w-])(?![a-z_]{22}\b)[\w-]{22}(?![\w-])/g, 'ID')
    .replaceAll(/(?<=(?:код|code|kod)[^\d"]{1,40})\d{4,6}\b/gi, (digits) => '#'.repeat(digits.length))
    .replaceAll(/"body":"\d+,1"/g, '"body":"N,1"')
    .replaceAll(/"(?:html|image)":"(?:\\.|[^"\\])*",?/g, '')
    .replaceAll(/"inline":\[.*?\]\}\}\],/g, '');

const cookieLine = ({ name, value, maxAge, httpOnly, expires }: LightMyRequestResponse['cookies'][number]): string =>
  expires !== undefined && expires.getTime() === 0
    ? `cookie ${name} cleared`
    : `cookie ${name}=${plain(value)} ${maxAge ?? 'session'}${httpOnly === true ? '' : ' readable'}`;

/** Returns the answer of a call as lines: one with status and body, then one for each cookie. */
function answerLines({ statusCode, body, cookies }: LightMyRequestResponse): readonly string[] {
  const answer = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const { message: _words, requestId: _id, ...failure } = (answer['error'] ?? {}) as Readonly<Record<string, unknown>>;
  const shown = answer['error'] === undefined ? answer : failure;
  return [plain(`${statusCode} ${JSON.stringify(shown)}`), ...cookies.map(cookieLine)];
}

/** Calls over HTTP, with a database in which a test inserts rows. */
export interface RowCalls {
  readonly outside: Outside;
  /** A logger that writes to `outside.heard`, without lines about requests. */
  readonly log: Logger;
  /** Runs a call. Returns its answer, the rows that it changed, and what providers and the log got. */
  shown(called: () => Promise<LightMyRequestResponse>): Promise<string>;
  /** Returns the rows that `work` changed. */
  changed(work: () => Promise<unknown>): Promise<string>;
  /** Returns the answer of a call that must change nothing. If it changes something, returns the changes too. */
  refused(called: () => Promise<LightMyRequestResponse>): Promise<string>;
}

export function openRowCalls(shop: ShopRows): RowCalls {
  const outside = openOutside();
  const note = (line: string): void => void (line.includes('"reqId"') || outside.heard.push(line.trim()));
  const order = new Intl.Collator('en', { numeric: true });
  const changed = async (work: () => Promise<unknown>): Promise<string> => {
    const lines = (await rowChanges(shop, work)).map(plain).toSorted((a, b) => order.compare(a, b));
    return lines.map((line) => `\n${line}`).join('') + '\n';
  };
  const shown = async (called: () => Promise<LightMyRequestResponse>): Promise<string> => {
    outside.heard.length = 0;
    let answer: readonly string[] = [];
    const lines = await changed(async () => {
      answer = answerLines(await called());
    });
    const heard = outside.heard.map((line) => `${plain(line)}\n`);
    return ['', ...answer].join('\n') + lines + heard.join('');
  };
  return {
    outside,
    log: pino({ base: null, timestamp: false, level: 'info' }, { write: note }),
    changed,
    shown,
    refused: async (called) =>
      (await shown(called))
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('cookie __Host-pre='))
        .join('\n'),
  };
}

/** Signs a staff member in on this browser. With `step: 'password'`, the code has not been entered yet. */
export async function signInStaff(
  { db }: ShopRows,
  by: Browser,
  { staffId, at, step = 'done' }: { readonly staffId: number; readonly at: Date; readonly step?: 'password' | 'done' },
): Promise<Browser> {
  const cookies = {
    get: (name: string) => by.cookies.get(name),
    set: (name: string, value: string) => void by.cookies.set(name, value),
    clear: (name: string) => void by.cookies.delete(name),
  };
  await startStaffSession(db, { staffId, step }, { cookies, userAgent: 'other', ip: '10.0.0.8' }, at);
  return by;
}
