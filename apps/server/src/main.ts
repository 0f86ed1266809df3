import { availableParallelism } from 'node:os';

import { connect } from '@farad/database/connection/connect';
import { listen } from '@farad/database/connection/listen';
import { trialQueries } from '@farad/database/operation/trial.queries';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { providersChannel } from '@farad/database/operation/provider-setting.queries';
import { wakePointRefresh } from '@farad/database/parcels/pickup-point.queries';
import { hourMs } from '@farad/domain/shared';
import { learnNeeds } from '@farad/domain/search-query';
import { vocabularyFor } from '@farad/search/words/frame-vocabulary';
import { publicFiles } from '@farad/integrations/files';
import { createHooks } from '@farad/integrations/hooks';

import { buildApp, type AppOptions } from './app.ts';
import { openCatalogueIndex } from './catalogue-index/catalogue-index.ts';
import { openChatNews } from './core/chat/chat-news.ts';
import { announceProcess } from './core/servers/announce-process.ts';
import { checkOpening as checkBeforeOpening } from './core/opening/check-opening.ts';
import { connectedServices, type ServicesToCheck } from './core/opening/opening-facts.ts';
import { openProviders, type Providers } from './core/providers/open-providers.ts';
import { createVendors, isConnected, VendorError, type FoundVendors, type Vendors } from './core/vendors/vendors.ts';
import { createClosing, type Closing } from './kit/closing.ts';
import { releaseMemory } from './kit/collect-garbage.ts';
import { commandForm } from './kit/command-form.ts';
import { playedTwins } from './config/twins.ts';
import { trialMail } from './core/messages/trial-mail.ts';
import { dutiesOf, type Duties } from './config/role.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { filesPlaceOf } from './config/file-store.ts';
import type { Deps } from './deps.ts';
import { describeError } from './start/describe-error.ts';
import { hasOwnAccount, missingAccount, openAccount } from './features/shop/payments/provider/payment-account.ts';
import { bootstrapStaff } from './features/office/staff/bootstrap-staff.ts';
import { closeForMissing, missingServices } from './core/opening/missing-services.ts';
import { openFiles, type ShopFiles } from './files/open-files.ts';
import { openImports } from './import-work/open-imports.ts';
import { jobSchedule, jobTasks } from './start/job-tasks.ts';
import { startJobs } from './core/jobs/start-jobs.ts';
import { loadBackOffice } from './start/load-back-office.ts';
import { loadPages } from './start/load-pages.ts';
import { createLog } from './kit/log.ts';
import { fillDatabase, migrateDatabase, openDatabase, type Say } from './start/open-database.ts';
import { openReadReplicas } from './start/open-replicas.ts';
import { openOutsideWorld, openSearchCluster, type OutsideWorld, searchFacts } from './start/outside-world.ts';
import { ownOrigin, serveTwins } from './start/play-twins.ts';
import { choosePort, isInUse, PortInUse } from './kit/port.ts';
import { openSearchCounter } from './catalogue-index/search-counter.ts';
import { searchThreadsFor } from './catalogue-index/search-threads.ts';
import { readSecretKey } from './start/secret-key.ts';
import { noteStatements } from './start/watch-statements.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const say: Say = (text) => void process.stdout.write(`${text}\n`);

/** How often the counts of searches are written to the database. */
const searchesEveryMs = 20_000;

/**
 * Timeouts in milliseconds during shutdown. Running requests get eight seconds. Everything else, the database included,
 * gets ten more in total. In addition, all share some seconds (`sharedMs` in closing.ts).
 */
const limitMs = {
  server: 8000,
  imports: 500,
  // A running job is completed, such as sending an e-mail or a receipt.
  jobs: 4000,
  listener: 200,
  searches: 500,
  chats: 300,
  processes: 300,
  index: 1000,
  pool: 500,
} as const;

/**
 * Returns the environment variables with a free port in `PORT`. The port is chosen before the configuration is used,
 * because the URLs of the site contain it.
 */
async function readEnvironment(): Promise<Environment> {
  const wished = readConfig(process.env);
  const port = await choosePort(wished.host, wished.port);
  return { ...process.env, PORT: String(port) };
}

/**
 * Connections for requests. Clients wait for the answers, so a request fails with 503 if no connection is free or a
 * statement takes too long. The number of transactions is limited, so that reads always find a connection and a
 * processor.
 */
const requestsPool = {
  size: 20,
  idle: 8,
  transactionsMax: availableParallelism() + 1,
  waitMs: 3000,
  statementMs: 10_000,
  cutOffMs: 12_000,
} as const;

/**
 * Connections for jobs. Nobody waits for a job, so timeouts are long. But a database server that hangs must not hold
 * connections forever.
 */
const workPool = { size: 8, waitMs: 10_000, statementMs: 120_000, cutOffMs: 150_000 } as const;

/**
 * Connections only for the product rows of lists. So lists never wait for other work, not even for a new connection.
 * Timeouts are short, because a buyer waits.
 */
const rowsPool = { size: 4, idle: 4, waitMs: 2000, statementMs: 5000, cutOffMs: 8000 } as const;

/** Log lines about the connections of a pool. `name` says which pool. */
const poolWarnings = (log: Deps['log'], name: string) => ({
  onIdleError: (error: Error) => log.warn({ err: error }, `${name}: database connection lost`),
  onRefused: (connections: number) =>
    log.warn({ connections }, `${name}: PostgreSQL has no more connections, requests wait; raise max_connections`),
});

const elsewhere: Deps['jobs'] = { isRunning: () => null, schedule: jobSchedule };

/** Creates the payment providers and carriers of the program. */
function vendorsOf(found: FoundVendors, log: Deps['log']): Vendors {
  try {
    return createVendors(found, log);
  } catch (error) {
    if (error instanceof VendorError) throw new ConfigError([error.message]);
    throw error;
  }
}

async function open(environment: Environment, closing: Closing): Promise<void> {
  const first = readConfig(environment);
  if (first.role === 'twins') {
    await serveTwins(first, await readSecretKey(first), closing);
    say(`ready ${ownOrigin(first)}`);
    return;
  }
  const duties = dutiesOf[first.role];
  const log = createLog(first.logLevel);
  const { url, embedded } = await openDatabase(first, closing, say, (error) => {
    process.stderr.write(`${describeError(error)}\n`);
    void end(closing, 1);
  });
  await migrateDatabase(url, log, say);
  await fillDatabase(url, first, say);
  const { db, rowsDb, replicas } = await openPools(
    { url, poolerUrl: first.poolerUrl, replicaUrl: first.replicaUrl, log },
    closing,
  );
  if (first.isProduction) await openingQueries(db).closeNew();
  const secretKey = await readSecretKey(first);
  const providers = await openProviders({ db, secretKey, environment });
  const { config } = providers;
  say('Reading the catalogue …');
  const savesSnapshot = duties.works || duties.answersSearches;
  const index = await openIndex({ db, rowsDb, replicas, url, savesSnapshot, log }, config, closing);
  const { twins, toldAt, vendors: found, ...outside } = await openOutsideWorld(providers, secretKey, closing);
  const vendors = vendorsOf(found, log);
  if (config.isTrial) await beginTrial(config, db, vendors);
  else await trialQueries(db).end();
  const clock = (): Date => new Date();
  if (!config.hasTwins)
    await reportMissing(config, db, [...missingServices(config), ...(await missingAccount(db, vendors))]);
  followProviders(providers, { url, log }, closing);
  const storage = openFiles(config);
  tidyHourly(storage, log, closing);
  const imports = openImports({
    url,
    place: filesPlaceOf(config),
    db,
    works: duties.works,
    report: (error) => log.error({ err: error }, 'imports: unexpected error'),
  });
  closing.add('imports', imports.stop, limitMs.imports);
  const shared = {
    ...outside,
    mail: config.isTrial ? trialMail(outside.mail) : outside.mail,
    vendors,
    providers,
    config,
    secretKey,
    db,
    replicas,
    embedded,
    index,
    clock,
    log,
    imports,
    files: publicFiles,
    storage,
    hooks: createHooks({ allowsLoopback: config.hasTwins && !config.isTrial }),
  };
  const jobs = duties.works ? await openJobs({ ...shared, toldAt, siteUrl: config.siteUrl }, url, closing) : null;
  const searches = openSearchCounter({ db, clock, log, everyMs: searchesEveryMs });
  closing.add('searches', searches.stop, limitMs.searches);
  const chatNews = openChatNews({ url, log });
  closing.add('chats', chatNews.stop, limitMs.chats);
  closing.add('processes', announceProcess({ db, index, config }).stop, limitMs.processes);
  await bootstrapStaff({ db, clock, config }, say);
  const checkOpening = () =>
    checkBeforeOpening(
      config,
      db,
      () => servicesOf(shared),
      () => searchFacts(config),
    );
  await listenWith({ ...shared, jobs: jobs ?? elsewhere, searches, chatNews, checkOpening }, duties, closing, twins);
  if (duties.works) await takeUp(shared, url, closing);
}

/**
 * Opens the catalogue's index. While threads read the catalogue, the model of `learnNeeds` is made, which takes about
 * 0.3 s. The vocabulary is made here too, so that the first search does not wait for it.
 */
async function openIndex(
  options: Omit<Parameters<typeof openCatalogueIndex>[0], 'place' | 'threads' | 'cluster' | 'askAt' | 'serveAt'>,
  config: Config,
  closing: Closing,
) {
  const { searchThreads, searchSocket, role } = config;
  const threads = searchThreads ?? searchThreadsFor(availableParallelism());
  const cluster = await openSearchCluster(config);
  if (cluster !== null) closing.add('search cluster', cluster.port.close, limitMs.listener);
  const [askAt, serveAt] = role === 'search' ? [null, searchSocket] : [searchSocket, null];
  const opening = openCatalogueIndex({ ...options, place: filesPlaceOf(config), threads, cluster, askAt, serveAt });
  learnNeeds();
  const index = await opening;
  vocabularyFor(index.frame());
  closing.add('index', index.stop, limitMs.index);
  return index;
}

interface PoolsOptions {
  readonly url: string;
  /** Connection URL of a pooler in transaction mode; null = none. */
  readonly poolerUrl: string | null;
  /** Connection URL of the replicas; null = none. */
  readonly replicaUrl: string | null;
  readonly log: Deps['log'];
}

/** Opens the connections of requests, those over which lists read their product rows, and the replicas that both read. */
async function openPools({ url, poolerUrl, replicaUrl, log }: PoolsOptions, closing: Closing) {
  const replicas = openReadReplicas(replicaUrl, url, log);
  if (replicas !== undefined) closing.add('replicas', replicas.close, limitMs.pool);
  const readsReplicas = replicas !== undefined;
  const common = { readsReplicas, isPooled: poolerUrl !== null };
  const requests = connect(poolerUrl ?? url, { ...requestsPool, ...poolWarnings(log, 'database'), ...common });
  closing.add('pool', requests.close, limitMs.pool);
  const rows = connect(poolerUrl ?? url, { ...rowsPool, ...poolWarnings(log, 'catalogue'), ...common });
  closing.add('catalogue rows pool', rows.close, limitMs.pool);
  await requests.open();
  await rows.open();
  return { db: requests.db, rowsDb: rows.db, replicas };
}

/** Deletes copies of files that were not used for some days. */
function tidyHourly({ tidy }: ShopFiles, log: Deps['log'], closing: Closing): void {
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.warn({ err: error }, 'files: deleting old copies failed'));
  }, hourMs);
  closing.add('copies of files', async () => clearInterval(timer), limitMs.listener);
}

/** Reads the settings of providers again when another process, or this one, has changed them. */
function followProviders(
  { reload }: Pick<Providers, 'reload'>,
  { url, log }: { readonly url: string; readonly log: Deps['log'] },
  closing: Closing,
): void {
  const news = listen({
    url,
    channel: providersChannel,
    onNotice: () => void reload().catch((error: unknown) => log.error({ err: error }, 'providers: settings not read')),
    onTrouble: (error) => log.warn({ err: error }, 'providers: listener lost its connection'),
  });
  closing.add('providers listener', news.stop, limitMs.listener);
}

/** Reports services that are not set up. In production the shop is then closed or stays closed, and staff see why. */
async function reportMissing({ isProduction }: Config, db: Deps['db'], missing: readonly string[]): Promise<void> {
  for (const line of missing) say(line);
  if (missing.length === 0 || !isProduction) return;
  say(`The shop is closed to buyers until these services are connected and staff open it: ${commandForm()} doctor`);
  await closeForMissing(db, missing, new Date());
}

/** Starts a trial: closes the shop to buyers, and reports which services are replaced by twins. */
async function beginTrial(config: Config, db: Deps['db'], { payments }: Vendors): Promise<void> {
  await trialQueries(db).begin();
  await closeForMissing(db, ['TRIAL=1'], new Date());
  const isPaid = payments.chosen.environmentAccount !== null || (await hasOwnAccount(db, payments.chosen.id));
  say(`Trial (TRIAL=1): closed to buyers, twins play ${playedTwins(config, !isPaid).join(', ') || 'nothing'}`);
}

/** Returns the services that the checks before opening call. Local twins are not called. */
async function servicesOf(
  deps: Pick<Deps, 'config' | 'mail' | 'sms' | 'vendors' | 'db' | 'secretKey' | 'clock' | 'log'>,
): Promise<ServicesToCheck> {
  const account = await openAccount(deps, deps.vendors.payments.chosen.id);
  return connectedServices(deps, account);
}

async function openJobs(context: Parameters<typeof jobTasks>[0], url: string, closing: Closing) {
  const { log, config } = context;
  const work = connect(config.poolerUrl ?? url, {
    ...workPool,
    ...poolWarnings(log, 'jobs'),
    isPooled: config.poolerUrl !== null,
  });
  closing.add('jobs pool', work.close, limitMs.pool);
  noteStatements({ db: work.db, log });
  const jobs = await startJobs({ url, log }, jobTasks({ ...context, db: work.db }), jobSchedule);
  closing.add('jobs', jobs.stop, limitMs.jobs);
  return jobs;
}

/**
 * Makes this process run interrupted and new imports. The database notifies it of new ones, because another process may
 * have received the file. Also enqueues the reading of pickup points if a carrier is connected.
 */
async function takeUp(deps: Pick<Deps, 'imports' | 'vendors' | 'db' | 'log'>, url: string, closing: Closing) {
  const { imports, vendors, db, log } = deps;
  const work = listen({
    url,
    channel: 'imports',
    onNotice: () => imports.wake(),
    onTrouble: (error) => log.warn({ err: error }, 'imports: listener lost its connection'),
  });
  closing.add('imports listener', work.stop, limitMs.listener);
  if (vendors.carriers.all.some(isConnected)) await wakePointRefresh(db);
}

async function pagesOf({ servesPages }: Duties): Promise<Pick<AppOptions, 'pages' | 'backOffice'>> {
  if (!servesPages) return {};
  const pages = await loadPages();
  if (pages === null) say('The web application is not built (npm run build): only the API is served.');
  const backOffice = await loadBackOffice();
  if (backOffice === null) say('The back office is not built (npm run build): it is not served.');
  return { ...(backOffice === null ? {} : { backOffice }), ...(pages === null ? {} : { pages }) };
}

async function listenWith(deps: Deps, duties: Duties, closing: Closing, twins: OutsideWorld['twins']): Promise<void> {
  const { config } = deps;
  const { server } = await buildApp(deps, {
    ...(await pagesOf(duties)),
    ...(twins === null ? {} : { twins }),
    servesCalls: duties.servesCalls,
  });
  closing.add('server', () => server.close(), limitMs.server);
  // The start needs much more memory than the shop afterwards.
  releaseMemory();
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw isInUse(error) ? new PortInUse(config.host, config.port) : error;
  }
  if (twins !== null) say(`Codes and letters of the shop: ${config.siteUrl}${twins.path}/`);
  say(`ready ${config.role === 'all' ? config.siteUrl : ownOrigin(config)}`);
}

async function end(closing: Closing, exitCode: number): Promise<never> {
  const problems = await closing.closeAll();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(problems.length === 0 ? exitCode : 1);
}

const closing = createClosing();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!closing.isClosing()) say('Ending …');
    void end(closing, 0);
  });
}

// The output may have no reader any more, such as a closed terminal or pipe. The shop must run and shut down without
// it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.on('uncaughtException', (error) => {
  process.stderr.write(`${describeError(error)}\n`);
  void end(closing, 1);
});

try {
  await open(await readEnvironment(), closing);
} catch (error) {
  // Errors that the shutdown itself causes are not reported.
  if (!closing.isClosing()) {
    process.stderr.write(`${describeError(error)}\n`);
    await end(closing, 1);
  }
}
