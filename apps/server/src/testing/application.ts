import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connect, type Connection } from '@farad/database/connection/connect';
import { seedDemo } from '@farad/database/seed/seed-demo';
import { createTestDatabase } from '@farad/database/connection/test-database';
import type { Kopecks } from '@farad/domain/money';
import { fail, ok } from '@farad/domain/shared';
import { publicFiles } from '@farad/integrations/files';
import { createHooks } from '@farad/integrations/hooks';
import { noSuggestions } from '@farad/integrations/suggestions';
import type { LightMyRequestResponse } from 'fastify';

import { buildApp, type App, type AppOptions } from '../app.ts';
import { openCatalogueIndex, type OpenCatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { openChatNews } from '../core/chat/chat-news.ts';
import type { Config } from '../config/config.ts';
import { filesPlaceOf } from '../config/file-store.ts';
import { openProviders } from '../core/providers/open-providers.ts';
import type { Deps } from '../deps.ts';
import { openFiles } from '../files/open-files.ts';
import { openImports } from '../import-work/open-imports.ts';
import { jobSchedule } from '../start/job-tasks.ts';
import { migrateJobs } from '../core/jobs/start-jobs.ts';
import { createLog } from '../kit/log.ts';
import { openSearchCounter } from '../catalogue-index/search-counter.ts';
import { testVendors, type TestVendors } from './vendors.ts';
import { watchCookies } from './watch-cookies.ts';

/** The whole application with its own database. No jobs run, and nothing is sent to outside services. */
export interface TestApplication extends App {
  readonly deps: Deps;
  readonly index: OpenCatalogueIndex;
  readonly connection: Connection;
  readonly url: string;
  /** Lines that were written to the log. */
  readonly logLines: readonly string[];
  readonly get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

export interface TestApplicationOptions {
  /** Number of parts in the demonstration catalogue; default 300. */
  readonly parts?: number;
  /** URL of a test database to copy, to which nobody is connected; absent = an empty database. */
  readonly copyOf?: string;
  /** Fills the database with test data in place of the demonstration catalogue. */
  readonly fill?: (db: Connection['db'], url: string) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder for the snapshot of the catalogue; absent = no snapshot. */
  readonly dataDir?: string;
  /** Number of search threads; default 0. */
  readonly searchThreads?: number;
  /** Log level; default `warn`. */
  readonly logLevel?: Config['logLevel'];
  readonly app?: AppOptions;
  /** Replacements for dependencies, such as adapters that only record messages, or a clock that the test sets. */
  readonly deps?: Partial<
    Pick<Deps, 'sms' | 'mail' | 'suggestions' | 'exchangeRates' | 'clock' | 'files' | 'nextBotCheck'>
  >;
  readonly vendors?: (config: Config) => TestVendors;
}

export async function openApplication(options: TestApplicationOptions = {}): Promise<TestApplication> {
  const database = await createTestDatabase(options.copyOf);
  const filesDir = await mkdtemp(join(tmpdir(), 'farad-files-'));
  const logLines: string[] = [];
  const log = createLog(options.logLevel ?? 'warn', { write: (line: string) => void logLines.push(line) });
  await migrateJobs({ url: database.url, log });
  const connection = connect(database.url);
  if (options.fill === undefined) await seedDemo(database.url, options.parts ?? 300);
  else await options.fill(connection.db, database.url);
  const index = await openCatalogueIndex({
    db: connection.db,
    url: database.url,
    place: options.dataDir === undefined ? null : { dataDir: options.dataDir, s3: null },
    savesSnapshot: true,
    log,
    threads: options.searchThreads ?? 0,
  });
  const clock = options.deps?.clock ?? ((): Date => new Date());
  const secretKey = randomBytes(32);
  const environment = {
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: filesDir,
    CHECK_ANSWERS: 'on',
    ...options.environment,
  };
  const providers = await openProviders({ db: connection.db, secretKey, environment });
  const { config } = providers;
  const imports = openImports({
    url: database.url,
    place: filesPlaceOf(config),
    db: connection.db,
    works: true,
    report: (error) => log.error({ err: error }, 'imports: unexpected error'),
  });
  const chatNews = openChatNews({ url: database.url, log });
  const deps: Deps = {
    config,
    imports,
    secretKey,
    providers,
    db: connection.db,
    embedded: null,
    index,
    sms: {
      send: async ({ id }) => ok({ providerId: id }),
      find: async () => ok(null),
      delivery: async () => ok({ state: 'waiting', code: 0 }),
      balance: async () => ok(100_000 as Kopecks),
      senders: async () => ok([]),
    },
    mail: { send: async ({ messageId }) => ok({ messageId }), check: async () => ok(null) },
    suggestions: noSuggestions,
    exchangeRates: { ratesOf: async () => fail('no_answer') },
    vendors: testVendors(config, log, options.vendors?.(config)),
    botCheck: null,
    nextBotCheck: () => null,
    files: publicFiles,
    storage: openFiles(config),
    hooks: createHooks({ allowsLoopback: true }),
    clock,
    log,
    searches: openSearchCounter({ db: connection.db, clock, log, everyMs: null }),
    chatNews,
    checkOpening: async () => [],
    jobs: { isRunning: () => true, schedule: jobSchedule },
    ...options.deps,
  };
  const app = await buildApp(deps, options.app);
  watchCookies(app.server);
  const prefix = deps.config.apiPrefix;
  return {
    ...app,
    deps,
    index,
    connection,
    url: database.url,
    logLines,
    get: (path, headers = {}) => app.server.inject({ method: 'GET', url: `${prefix}${path}`, headers }),
    post: (path, body, headers = {}) =>
      app.server.inject({
        method: 'POST',
        url: `${prefix}${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: async () => {
      await app.server.close();
      await chatNews.stop();
      await imports.stop();
      await index.stop();
      await connection.close();
      await database.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
