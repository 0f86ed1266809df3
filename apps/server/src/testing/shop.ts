import { randomBytes } from 'node:crypto';

import { connect, type Connection } from '@farad/database/connect';
import { createTestDatabase } from '@farad/database/test-database';
import type { Coefficient } from '@farad/domain/money';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { buildApp } from '../app.ts';
import { openCatalogueIndex } from '../catalogue-index.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { startSession } from '../http/session.ts';
import { migrateJobs } from '../jobs/start-jobs.ts';
import { openBrowser, type Browser } from './browser.ts';
import { testCarriers, type TestCarriers } from './carriers.ts';
import { insertCatalogue } from './catalogue.ts';

export interface SignedInBrowser extends Browser {
  readonly accountId: number;
  /** 11 digits. */
  readonly phone: string;
}

export interface Person {
  readonly email?: string | null;
  readonly name?: string;
  readonly coefficient?: number;
}

/** The whole application on a database of its own with a small catalogue; no job runs and nothing leaves. */
export interface TestShop extends TestCarriers {
  readonly deps: Deps;
  readonly db: Connection['db'];
  /** For statements that tests alone need. */
  readonly pool: Connection['pool'];
  readonly server: FastifyInstance;
  /** Address of the database. */
  readonly url: string;
  readonly passSeconds: (seconds: number) => void;
  /** Lines of the log so far at level `error`; every line of them is a surprise. */
  readonly errors: () => string[];
  /** A browser of nobody yet. Paths are below the API's prefix. */
  readonly guest: () => Browser;
  /** A browser with the session of a new customer. */
  readonly signedIn: (person?: Person) => Promise<SignedInBrowser>;
  /** Closes everything; throws where an error was logged. */
  readonly close: () => Promise<void>;
}

const environment = {
  SITE_URL: 'https://farad.example',
  SECRET_KEY: 'a secret of at least 32 characters',
  SMSC_APIKEY: 'unused',
  SMTP_HOST: 'unused',
  MAIL_FROM: 'shop@farad.example',
};

let lastPhone = 0;

async function signIn(deps: Deps, browser: Browser, person: Person): Promise<SignedInBrowser> {
  lastPhone += 1;
  const phone = `7926${String(lastPhone).padStart(7, '0')}`;
  const { id } = await deps.db
    .insertInto('account')
    .values({
      phone,
      email: person.email ?? null,
      username: phone,
      name: person.name ?? 'Анна',
      password_hash: null,
      ...(person.coefficient === undefined ? {} : { prices_koef: person.coefficient as Coefficient }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await startSession(deps.db, id, 'test', deps.clock());
  browser.cookies.set(deps.config.cookies.sessionName, token);
  return { ...browser, accountId: id, phone };
}

const errorLevel = 50;

const isError = (line: string): boolean => (JSON.parse(line) as { level: number }).level >= errorLevel;

export async function openShop(settings: Readonly<Record<string, string>> = {}): Promise<TestShop> {
  const database = await createTestDatabase();
  const connection = connect(database.url);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  await migrateJobs({ url: database.url, log });
  await insertCatalogue(connection.db);
  const index = await openCatalogueIndex({ db: connection.db, url: database.url, dataDir: null, log });
  const carriers = testCarriers();
  let passedMs = 0;
  const deps: Deps = {
    config: readConfig({ ...environment, ...settings }),
    secretKey: randomBytes(32),
    db: connection.db,
    index,
    sms: carriers.sms,
    mail: carriers.mail,
    clock: () => new Date(Date.now() + passedMs),
    log,
    jobs: { isRunning: () => true },
  };
  const { server } = await buildApp(deps);
  const guest = (): Browser => openBrowser(server, undefined, deps.config.apiPrefix);
  return {
    ...carriers,
    deps,
    db: connection.db,
    pool: connection.pool,
    server,
    url: database.url,
    passSeconds: (seconds) => {
      passedMs += seconds * 1000;
    },
    errors: () => lines.filter(isError),
    guest,
    signedIn: (person = {}) => signIn(deps, guest(), person),
    close: async () => {
      await server.close();
      await index.stop();
      await connection.close();
      await database.drop();
      const errors = lines.filter(isError);
      if (errors.length > 0) throw new Error(`The shop logged errors:\n${errors.join('')}`);
    },
  };
}
