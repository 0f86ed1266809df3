import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { connect } from '@farad/database/connect';
import { createRecaptcha, createSmartCaptcha, type BotCheckPort } from '@farad/integrations/bot-check';
import { pickupPointQueries } from '@farad/database/pickup-point.queries';
import { createCdek, type DeliveryPort } from '@farad/integrations/delivery';
import { publicFiles } from '@farad/integrations/files';
import { createHooks } from '@farad/integrations/hooks';
import { createSmtp, type MailPort, type SmtpSettings } from '@farad/integrations/mail';
import { yookassaProvider } from '@farad/integrations/payments';
import { createSmsc, type SmsPort, type SmscSettings } from '@farad/integrations/sms';
import {
  createDadata,
  noSuggestions,
  type DadataSettings,
  type SuggestionsPort,
} from '@farad/integrations/suggestions';
import { startTwins, twinsPath, type Twins } from '@farad/twins/twins';

import { buildApp, type AppOptions } from './app.ts';
import { openCatalogueIndex } from './catalogue-index.ts';
import { openChatNews } from './chat-news.ts';
import { createClosing, type Closing } from './closing.ts';
import { ConfigError, readConfig, type Config, type DadataConfig, type SmscConfig } from './config.ts';
import type { Deps, Payments } from './deps.ts';
import { describeError } from './describe-error.ts';
import { missingAccount } from './features/payments/payment-account.ts';
import { webhookPath } from './features/payments/webhook-secret.ts';
import { bootstrapStaff } from './features/staff/bootstrap-staff.ts';
import { openImports } from './imports/open-imports.ts';
import { jobSchedule, jobTasks } from './jobs/job-tasks.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loadBackOffice } from './load-back-office.ts';
import { loadPages } from './load-pages.ts';
import { createLog } from './log.ts';
import { fillDatabase, migrateDatabase, openDatabase, type Say } from './open-database.ts';
import { choosePort, isInUse, PortInUse } from './port.ts';
import { openSearchCounter } from './search-counter.ts';
import { searchThreadsFor } from './search-threads.ts';
import { readSecretKey } from './secret-key.ts';

const say: Say = (text) => void process.stdout.write(`${text}\n`);

/** Ends within ten seconds: the sum of these and of the database's own. */
/** Searches that were counted are written so often. */
const searchesEveryMs = 20_000;

const limitMs = {
  server: 3000,
  imports: 500,
  jobs: 500,
  searches: 500,
  chats: 300,
  index: 1000,
  twins: 300,
  pool: 500,
} as const;

interface OutsideWorld {
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly suggestions: SuggestionsPort;
  readonly delivery: DeliveryPort | null;
  /** Below which providers tell the shop what happened. */
  readonly toldAt: string;
  readonly botCheck: BotCheckPort | null;
  readonly payments: Payments;
  readonly twins: NonNullable<AppOptions['twins']> | null;
}

const shopName = 'Farad';

// The provider's spare hosts; only its own name has them.
const spareUrls = ['https://www2.smsc.ru', 'https://www3.smsc.ru', 'https://www4.smsc.ru', 'https://www5.smsc.ru'];

function smscSettings({ url, login, password, apiKey }: SmscConfig): SmscSettings {
  const credentials = apiKey !== null ? { apiKey } : { login: login ?? '', password: password ?? '' };
  return { baseUrl: url, credentials, ...(url === 'https://smsc.ru' ? { spareUrls } : {}) };
}

function smtpSettings({ smtp, mailFrom }: Config): SmtpSettings {
  if (smtp === null) throw new ConfigError(['SMTP_HOST: required without the twins']);
  const { host, port, user, password } = smtp;
  const credentials = user === null ? {} : { credentials: { user, password: password ?? '' } };
  return { host, port, from: { name: shopName, address: mailFrom }, ...credentials };
}

const dadataSettings = ({ url, token, secret }: DadataConfig): DadataSettings => ({
  baseUrl: url,
  token,
  ...(secret === null ? {} : { secret }),
});

const loopbackOrigin = ({ host, port }: Config): string => {
  const isAny = host === '0.0.0.0' || host === '::' || host === 'localhost';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

const botCheckMakers = { smartcaptcha: createSmartCaptcha, recaptcha: createRecaptcha } as const;

function botCheckOf({ botCheck, siteUrl }: Config, twin?: Twins['botCheck'], origin = ''): BotCheckPort | null {
  if (botCheck === null) return null;
  const { kind, secret, verifyUrl } = botCheck;
  const host = new URL(siteUrl).hostname;
  const url = twin === undefined ? verifyUrl : twin.verifyUrl(kind, origin);
  return botCheckMakers[kind]({ url, secret: twin?.secret ?? secret, host });
}

function paymentsOf({ payments }: Config): Payments {
  return { provider: yookassaProvider(payments.url), account: null };
}

async function openTwins(config: Config, secretKey: Buffer, closing: Closing): Promise<OutsideWorld> {
  const { isProduction, dataDir } = config;
  await mkdir(dataDir, { recursive: true });
  const twins = await startTwins({
    isProduction,
    paymentsPath: join(dataDir, 'twin-payments.jsonl'),
    shipmentsPath: join(dataDir, 'twin-shipments.jsonl'),
  });
  closing.add('twins', () => twins.close(), limitMs.twins);
  const { credentials, baseUrl } = twins.smsc;
  const api = config.apiPrefix === '' ? config.apiUrl : `${loopbackOrigin(config)}${config.apiPrefix}`;
  twins.yookassa.setCabinet({
    notificationUrl: `${api}${webhookPath(secretKey)}`,
    pagesOrigin: new URL(config.siteUrl).origin,
  });
  return {
    sms: createSmsc({ baseUrl: baseUrl(loopbackOrigin(config)), credentials }),
    mail: createSmtp({ ...twins.smtp, from: { name: shopName, address: config.mailFrom } }),
    suggestions: createDadata({ baseUrl: twins.dadata.baseUrl(loopbackOrigin(config)), token: twins.dadata.token }),
    delivery: createCdek({ baseUrl: twins.cdek.baseUrl(loopbackOrigin(config)), ...twins.cdek.account }),
    toldAt: api,
    botCheck: botCheckOf(config, twins.botCheck, loopbackOrigin(config)),
    payments: {
      provider: yookassaProvider(twins.yookassa.baseUrl(loopbackOrigin(config))),
      account: twins.yookassa.account,
    },
    twins: { path: twinsPath, routes: twins.routes },
  };
}

/** The real adapters, on the providers or on their local twins. */
async function openOutsideWorld(config: Config, secretKey: Buffer, closing: Closing): Promise<OutsideWorld> {
  if (config.hasTwins || config.smsc === null) return openTwins(config, secretKey, closing);
  return {
    sms: createSmsc(smscSettings(config.smsc)),
    mail: createSmtp(smtpSettings(config)),
    suggestions: config.dadata === null ? noSuggestions : createDadata(dadataSettings(config.dadata)),
    delivery: config.cdek === null ? null : createCdek({ ...config.cdek, baseUrl: config.cdek.url }),
    toldAt: config.apiUrl,
    botCheck: botCheckOf(config),
    payments: paymentsOf(config),
    twins: null,
  };
}

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
  const index = await openCatalogueIndex({
    db: connection.db,
    url,
    dataDir: config.dataDir,
    log,
    threads: config.searchThreads ?? searchThreadsFor(availableParallelism()),
  });
  closing.add('index', index.stop, limitMs.index);
  const missing = await missingAccount(connection.db, config);
  if (missing.length > 0) throw new ConfigError(missing);
  const secretKey = await readSecretKey(config);
  const { twins, ...outside } = await openOutsideWorld(config, secretKey, closing);
  const { db } = connection;
  const hooks = createHooks({ allowsLoopback: twins !== null });
  const clock = (): Date => new Date();
  const imports = openImports({
    ...{ url, dataDir: config.dataDir, db },
    report: (error) => log.error({ err: error }, 'an import broke'),
  });
  closing.add('imports', imports.stop, limitMs.imports);
  const jobs = await startJobs(
    { url, log },
    jobTasks({
      ...outside,
      ...{ db, index, siteUrl: config.siteUrl, config, secretKey, clock, log, imports, hooks, files: publicFiles },
    }),
    jobSchedule,
  );
  closing.add('jobs', jobs.stop, limitMs.jobs);
  const searches = openSearchCounter({ db, clock, log, everyMs: searchesEveryMs });
  closing.add('searches', searches.stop, limitMs.searches);
  const chatNews = openChatNews({ url, log });
  closing.add('chats', chatNews.stop, limitMs.chats);
  await bootstrapStaff({ db, clock, config }, say);
  const deps: Deps = {
    config,
    secretKey,
    db,
    index,
    sms: outside.sms,
    mail: outside.mail,
    suggestions: outside.suggestions,
    delivery: outside.delivery,
    botCheck: outside.botCheck,
    payments: outside.payments,
    files: publicFiles,
    hooks,
    clock,
    log,
    jobs,
    searches,
    chatNews,
    imports,
  };
  await listen(deps, closing, twins);
  // What was interrupted when the program ended goes on.
  imports.wake();
  if (deps.delivery !== null) await pickupPointQueries(db).wakeRefresh();
}

async function listen(deps: Deps, closing: Closing, twins: OutsideWorld['twins']): Promise<void> {
  const { config } = deps;
  const pages = await loadPages();
  if (pages === null) say('The web application is not built (npm run build): only the API is served.');
  const backOffice = await loadBackOffice();
  if (backOffice === null) say('The back office is not built (npm run build): it is not served.');
  const { server } = await buildApp(deps, {
    ...(backOffice === null ? {} : { backOffice }),
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

// Whoever read our words may be gone (a closed terminal, an ended pipe): the shop goes on, and ends, without them.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

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
