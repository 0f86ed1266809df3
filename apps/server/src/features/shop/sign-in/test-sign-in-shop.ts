import { testVendors } from '#testing/vendors.ts';
import { randomBytes } from 'node:crypto';

import { connect, type Connection } from '@farad/database/connection/connect';
import { createTestDatabase } from '@farad/database/connection/test-database';
import { signInLimits, type SignInLimits } from '@farad/domain/customer-sign-in';
import { fail } from '@farad/domain/shared';
import { publicFiles } from '@farad/integrations/files';
import { createHooks } from '@farad/integrations/hooks';
import { createSmtp } from '@farad/integrations/mail';
import { createSmsc } from '@farad/integrations/sms';
import { noSuggestions } from '@farad/integrations/suggestions';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';

import { openProviders } from '#core/providers/open-providers.ts';
import type { Deps } from '#deps.ts';
import { openFiles } from '#files/open-files.ts';
import { openImports } from '#import-work/open-imports.ts';
import { migrateJobs } from '#core/jobs/start-jobs.ts';
import { openBrowser as openAnyBrowser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { serveCalls } from '#testing/scenes/row-calls.ts';
import type { OnSignedIn } from './begin-session.ts';
import { signInRoutes } from './sign-in.routes.ts';

/**
 * The sign-in calls with a real database, real adapters connected to the simulated providers, and a clock that tests
 * set.
 */
export interface SignInShop {
  readonly deps: Deps;
  readonly db: Connection['db'];
  readonly twins: ListeningTwins;
  readonly server: FastifyInstance;
  /** Lines of the log. */
  readonly logLines: string[];
  /** Recorded calls of `onSignedIn`. */
  readonly signedIn: { readonly accountId: number; readonly cartId: string | null }[];
  readonly passSeconds: (seconds: number) => void;
  /** Returns four digits from the newest message to this address; undefined = no message. */
  readonly codeFor: (address: string) => string | undefined;
  /** Returns the same shop with other limits. */
  readonly withLimits: (limits: Partial<SignInLimits>) => Promise<FastifyInstance>;
  readonly close: () => Promise<void>;
}

const serve = async (deps: Deps, limits: SignInLimits, onSignedIn: OnSignedIn): Promise<FastifyInstance> =>
  (await serveCalls(deps, (app) => signInRoutes(app, deps, { onSignedIn, limits }))).server;

// The calls of the sign-in never use the catalogue.
const unusedIndex = {} as Deps['index'];

export async function openSignInShop(
  settings: Readonly<Record<string, string>> = httpsEnvironment,
  botCheckOf: (twins: ListeningTwins) => Deps['botCheck'] = () => null,
): Promise<SignInShop> {
  const database = await createTestDatabase();
  const connection = connect(database.url);
  const twins = await listenTwins();
  const logLines: string[] = [];
  const signedIn: { accountId: number; cartId: string | null }[] = [];
  let nowMs = Date.now();
  const secretKey = randomBytes(32);
  const providers = await openProviders({ db: connection.db, secretKey, environment: settings });
  const { config } = providers;
  const log = pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) });
  const deps: Deps = {
    config,
    secretKey,
    providers,
    db: connection.db,
    embedded: null,
    index: unusedIndex,
    sms: createSmsc({
      baseUrl: twins.smsc.baseUrl(twins.origin),
      credentials: twins.smsc.credentials,
      timeoutMs: 3000,
    }),
    mail: createSmtp({ ...twins.smtp, from: 'shop@farad.example', timeoutMs: 3000 }),
    suggestions: noSuggestions,
    exchangeRates: { ratesOf: async () => fail('no_answer') },
    files: publicFiles,
    hooks: createHooks({ allowsLoopback: false }),
    checkOpening: async () => [],
    botCheck: botCheckOf(twins),
    nextBotCheck: () => null,
    vendors: testVendors(config, log),
    clock: () => new Date(nowMs),
    log,
    jobs: { isRunning: () => true, schedule: [] },
    imports: openImports({
      url: database.url,
      place: { dataDir: '', s3: null },
      db: connection.db,
      works: true,
      report: () => undefined,
    }),
    chatNews: {
      follow: () => ({ next: async () => ({ ids: [], isAny: false }), stop: () => undefined }),
      stop: async () => {},
    },
    storage: openFiles(config),
    searches: { note: () => undefined, noteKept: () => undefined, flush: async () => {}, stop: async () => {} },
  };
  const onSignedIn: OnSignedIn = async (_tx, event) => {
    signedIn.push({ accountId: event.accountId, cartId: event.cartId });
    return { clearCart: event.cartId !== null, clearedCookies: [] };
  };
  await migrateJobs({ url: database.url, log: deps.log });
  const server = await serve(deps, signInLimits, onSignedIn);
  const others: FastifyInstance[] = [];
  return {
    deps,
    db: connection.db,
    twins,
    server,
    logLines,
    signedIn,
    passSeconds: (seconds) => {
      nowMs += seconds * 1000;
    },
    codeFor: (address) => /\b(?:\d{4}|\d{6})\b/.exec(twins.inbox.list(address)[0]?.text ?? '')?.[0],
    withLimits: async (limits) => {
      const other = await serve(deps, { ...signInLimits, ...limits }, onSignedIn);
      others.push(other);
      return other;
    },
    close: async () => {
      await Promise.all([server, ...others].map((each) => each.close()));
      await connection.close();
      await Promise.all([twins.close(), database.drop()]);
    },
  };
}

/** Fields of the responses that the tests use. Each call returns some of them. */
interface AnswerFields {
  readonly body: string;
  readonly code: string;
  readonly isAuthenticated: boolean;
  readonly isUserWasNotFound: boolean;
  readonly isVisible: boolean;
  readonly user: { readonly id: string };
  readonly error: { readonly code: string };
}

export type Answer = Omit<LightMyRequestResponse, 'json'> & { readonly json: () => AnswerFields };

export interface Browser {
  readonly cookies: Map<string, string>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
}

/** Opens a browser with its own cookies. No other browser has an address in the same network. */
export const openBrowser = (server: FastifyInstance, ip?: string): Browser => openAnyBrowser(server, ip);

let lastPhone = 0;

/** Returns a mobile number that was not used before. */
export function newPhone(): string {
  lastPhone += 1;
  return `7916${String(lastPhone).padStart(7, '0')}`;
}

/** Requests a code and returns the id of its challenge. */
export async function askCode(browser: Browser, phone: string): Promise<string> {
  const answer = await browser.post('/smsc', { phone });
  if (answer.statusCode !== 200) throw new Error(`No code: ${answer.body}`);
  return answer.json().code;
}

/** Signs a person in by a code. Registers them first if they have no account. */
export async function signInByPhone(shop: SignInShop, browser: Browser, phone: string): Promise<void> {
  const sessionId = await askCode(browser, phone);
  const first = await browser.post('/users/phone', { phone, sessionId, code: shop.codeFor(phone) });
  if (first.json().isAuthenticated) return;
  await browser.post('/users/register', { username: phone, password: phone });
  const second = await browser.post('/users/phone', { phone, sessionId });
  if (!second.json().isAuthenticated) throw new Error(`Not signed in: ${second.body}`);
}

/** Returns a wrong code: the right one with a different last digit. */
export const wrongCode = (code: string): string => code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10);
