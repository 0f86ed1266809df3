import { connect } from '@farad/database/connect';

import { buildApp } from './app.ts';
import { openCatalogueIndex } from './catalogue-index.ts';
import { createClosing, type Closing } from './closing.ts';
import { readConfig, type Config } from './config.ts';
import type { Deps } from './deps.ts';
import { describeError } from './describe-error.ts';
import { jobSchedule, jobTasks } from './jobs/job-tasks.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loadPages } from './load-pages.ts';
import { createLog } from './log.ts';
import { fillDatabase, migrateDatabase, openDatabase, type Say } from './open-database.ts';
import { openOutsideWorld } from './outside-world.ts';
import { choosePort, isInUse, PortInUse } from './port.ts';
import { readSecretKey } from './secret-key.ts';

const say: Say = (text) => void process.stdout.write(`${text}\n`);

/** Ends within ten seconds: the sum of these and of the database's own. */
const limitMs = { server: 3000, jobs: 500, index: 1000, pool: 500 } as const;

/** A free port is chosen before anything else, since the addresses of the site carry it. */
async function readEnvironment(): Promise<Config> {
  const wished = readConfig(process.env);
  const port = await choosePort(wished.host, wished.port);
  return readConfig({ ...process.env, PORT: String(port) });
}

async function open(config: Config, closing: Closing): Promise<void> {
  const log = createLog(config.logLevel);
  const url = await openDatabase(config, closing, say);
  await migrateDatabase(url, log, say);
  await fillDatabase(url, config, say);
  const connection = connect(url, {
    size: 20,
    onIdleError: (error) => log.warn({ err: error }, 'a connection to the database broke'),
  });
  closing.add('pool', connection.close, limitMs.pool);
  say('Reading the catalogue …');
  const index = await openCatalogueIndex({ db: connection.db, url, dataDir: config.dataDir, log });
  closing.add('index', index.stop, limitMs.index);
  const { sms, mail, twins } = await openOutsideWorld(config, closing);
  const jobs = await startJobs({ url, log }, jobTasks({ db: connection.db, sms, mail }), jobSchedule);
  closing.add('jobs', jobs.stop, limitMs.jobs);
  const secretKey = await readSecretKey(config);
  const deps: Deps = { config, secretKey, db: connection.db, index, sms, mail, clock: () => new Date(), log, jobs };
  await listen(deps, closing, twins);
}

async function listen(
  deps: Deps,
  closing: Closing,
  twins: Awaited<ReturnType<typeof openOutsideWorld>>['twins'],
): Promise<void> {
  const { config } = deps;
  const pages = await loadPages();
  if (pages === null) say('The web application is not built (npm run build): only the API is served.');
  const { server } = await buildApp(deps, {
    ...(pages === null ? {} : { pages }),
    ...(twins === null ? {} : { twins }),
  });
  closing.add('server', () => server.close(), limitMs.server);
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw isInUse(error) ? new PortInUse(config.host, config.port) : error;
  }
  if (twins !== null) say(`Codes and letters of the shop: ${config.siteUrl}${twins.path}/`);
  say(`ready ${config.siteUrl}`);
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

process.on('uncaughtException', (error) => {
  process.stderr.write(`${describeError(error)}\n`);
  void end(closing, 1);
});

try {
  await open(await readEnvironment(), closing);
} catch (error) {
  // What breaks because everything is being closed is no news.
  if (!closing.isClosing()) {
    process.stderr.write(`${describeError(error)}\n`);
    await end(closing, 1);
  }
}
