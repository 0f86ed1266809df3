// Checks a shop before it opens and prints what is wrong: `npm run doctor`; see docs/operations.md.
import { existsSync } from 'node:fs';

import { connect } from '@farad/database/connection/connect';
import { clusterOf } from '@farad/database/embedded/embedded-place';
import { runningEmbedded } from '@farad/database/embedded/embedded-running';
import { faultsOf, type OpeningLine, type TwinService } from '@farad/domain/opening';
import { findingText } from '@farad/wording/opening-words';

import { readConfig, type Config } from '../config/config.ts';
import { checkOpening } from '../core/opening/check-opening.ts';
import { connectedServices, noServices, type ServicesToCheck } from '../core/opening/opening-facts.ts';
import { openProviders, type Providers } from '../core/providers/open-providers.ts';
import { createVendors } from '../core/vendors/vendors.ts';
import { openAccount } from '../features/shop/payments/provider/payment-account.ts';
import { createClosing, type Closing } from '../kit/closing.ts';
import { createLog } from '../kit/log.ts';
import { describeError } from '../start/describe-error.ts';
import { openDatabase } from '../start/open-database.ts';
import { realServices, searchFacts } from '../start/outside-world.ts';
import { readSecretKey } from '../start/secret-key.ts';
import { t } from '../start/terminal-words.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Returns the connection URL of the database; null = there is no database yet, and none is created. */
async function databaseUrl(config: Config, closing: Closing): Promise<string | null> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const running = await runningEmbedded(config.dataDir);
  if (running !== null || !existsSync(clusterOf(config.dataDir))) return running;
  return (await openDatabase(config, closing, () => undefined)).url;
}

/**
 * Opens the real outside services. Twins are not started, because the running shop runs them. If the shop has twins
 * and no account at the payment provider, `twin` stands for that account.
 */
async function openServices(
  providers: Providers,
  secretKey: Buffer,
  db: ReturnType<typeof connect>['db'],
): Promise<ServicesToCheck> {
  const { config } = providers;
  const { mail, sms, vendors: found } = realServices(providers);
  const log = createLog('silent');
  const vendors = createVendors(found, log);
  const deps = { db, config, secretKey, vendors, clock: () => new Date(), log };
  const account = await openAccount(deps, vendors.payments.chosen.id);
  const services = connectedServices({ config, mail, sms, vendors }, account ?? (config.hasTwins ? 'twin' : null));
  sayTrial(config, services.twins);
  return services;
}

/** Prints that the shop is a trial, and the services that twins imitate. */
function sayTrial(config: Config, twins: readonly TwinService[]): void {
  if (!config.isTrial) return;
  const names = twins.map((twin) => t(`opening.service_${twin}`)).join(', ');
  say(names === '' ? t('opening.trialWithout') : t('opening.trialTwins', { names }));
}

async function readLines(first: Config, closing: Closing): Promise<readonly OpeningLine[]> {
  const url = await databaseUrl(first, closing).catch(() => null);
  const connection = url === null ? null : connect(url, { size: 4, waitMs: 5000 });
  if (connection !== null) closing.add('pool', connection.close, 1000);
  const search = () => searchFacts(first);
  if (connection === null) return checkOpening(first, null, async () => noServices, search);
  const { db } = connection;
  const secretKey = await readSecretKey(first);
  // If the table of settings is missing, the database has an older schema, and the checks report that.
  const providers = await openProviders({ db, secretKey, environment: process.env }).catch(() => null);
  if (providers === null) return checkOpening(first, db, async () => noServices, search);
  return checkOpening(providers.config, db, () => openServices(providers, secretKey, db), search);
}

const marks = { passed: '✓', warning: '!', fault: '✗' } as const;

/** Returns the output for one check: its title and its findings. */
function wordsOf({ check, by, findings }: OpeningLine): readonly string[] {
  const worst = findings.some(({ kind }) => kind === 'fault') ? 'fault' : (findings[0]?.kind ?? 'passed');
  const service = by === null ? '' : ` (${t(`opening.${by}`)})`;
  return [
    `${marks[worst]} ${t(`opening.check_${check}`)}${service}`,
    ...findings.map((finding) => `    ${findingText(t, finding)}`),
  ];
}

const closing = createClosing();
try {
  const lines = await readLines(readConfig(process.env), closing);
  for (const line of lines) for (const words of wordsOf(line)) say(words);
  const count = faultsOf(lines).length;
  say(count === 0 ? t('opening.ready') : t('opening.notReady', { count }));
  if (count > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
for (const problem of await closing.closeAll()) process.stderr.write(`${problem}\n`);
