import type { MapTiles } from '@farad/contract/page-context';
import type { VendorId } from '@farad/domain/shared';
import type { Place } from '@farad/domain/delivery';
import { signInLimits, type SignInLimits } from '@farad/domain/customer-sign-in';
import { phoneLine } from '@farad/domain/site';
import { passwordProblem, type PasswordProblem } from '@farad/domain/staff';
import { z } from 'zod';

import { botCheckOf, botCheckProblems, type BotCheckConfig } from './bot-check.ts';
import { cdekOf, cdekProblems, cdekVariables, type CdekConfig } from './cdek.ts';
import { cookieScope, type CookieScope } from './origins.ts';
import { fileStoreProblems, fileStoreVariables, s3Of, type FilesPlace } from './file-store.ts';
import { databaseOf, databaseProblems, databaseVariables } from './database.ts';
import { mapProblems, mapTilesOf, mapVariables } from './map.ts';
import { count, email, flag, list, text, url } from './values.ts';
import {
  dadataOf,
  serviceProblems,
  serviceVariables,
  smscOf,
  smtpOf,
  type DadataConfig,
  type SmscConfig,
  type SmtpConfig,
} from './services.ts';
import { readSignInLimits } from './limits.ts';
import { paymentProblems, paymentsOf, paymentVariables, type PaymentsConfig } from './payments.ts';
import { twinModeOf, twinProblems, type TwinMode } from './twin-mode.ts';
import { roleProblems, roleVariables, type Role } from './role.ts';
import { searchClusterOf, searchClusterVariables, type SearchClusterConfig } from './search-cluster.ts';
import { searchSocketProblems, searchSocketVariables, type SearchSocket } from './search-socket.ts';

/** Thrown if the environment cannot be used. `problems`: a line for each wrong variable, for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const Environment = z.object({
  NODE_ENV: text.optional(),
  ...roleVariables,
  PORT: count(0, 65_535).default(3000),
  HOST: text.optional(),
  DATA_DIR: text.default('./data'),
  DISK_FREE_MIN_MB: count(0, 999_999_999).default(200),
  ...databaseVariables,
  DEMO_PARTS: count(0, 1_000_000).optional(),
  SEARCH_THREADS: count(0, 64).optional(),
  ...searchClusterVariables,
  ...fileStoreVariables,
  ...searchSocketVariables,
  CHECK_ANSWERS: flag.default(false),
  SITE_URL: url.optional(),
  CABINET_URL: url.optional(),
  API_URL: url.optional(),
  ADMIN_URL: url.optional(),
  IMAGE_URLS: list.pipe(z.array(url)).default([]),
  TRUSTED_PROXIES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))).default([]),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEVELOPER_EMAIL: email.optional(),
  DEVELOPER_PASSWORD: z.string().optional(),
  TWINS: flag.optional(),
  TRIAL: flag.default(false),
  ...serviceVariables,
  BOT_CHECK: z.enum(['off', 'smartcaptcha', 'recaptcha']).default('off'),
  BOT_CHECK_SITE_KEY: text.optional(),
  BOT_CHECK_SECRET: text.optional(),
  ...mapVariables,
  ...paymentVariables,
  ...cdekVariables,
  SHOP_EMAIL: email.optional(),
  SIGN_IN_LIMITS: text.transform(readSignInLimits).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  IMPORT_FOLDER: text.optional(),
  BACKUP_PASSPHRASE_FILE: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  SHOP_PHONE: text.regex(/^\+?[\d\s()-]{5,25}$/, 'must be a phone number').optional(),
  PICKUP_ADDRESS: text.default('Москва, ул. Радио, 10'),
  PICKUP_HOURS: text.default('пн–пт 10:00–19:00, сб 11:00–16:00'),
});

type Environment = z.output<typeof Environment>;

export interface StaffAccount {
  readonly email: string;
  readonly password: string;
}

/** All settings from environment variables, parsed once at start. URLs have no trailing slash. */
export interface Config {
  /**
   * Names of the settings that have a value in the environment, or in the accounts that staff entered. All other
   * settings have their default.
   */
  readonly given: readonly string[];
  readonly isProduction: boolean;
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Bucket of the shop's files; null = they are in the data folder. */
  readonly s3: FilesPlace['s3'];
  /** If the disk of the data folder has less free space, the process reports that it is not ready. */
  readonly diskFreeMinBytes: number;
  /** Connection URL of the database; null = an embedded database server. */
  readonly databaseUrl: string | null;
  /** Connection URL of a pooler in transaction mode, for requests and the work of jobs; null = none. */
  readonly poolerUrl: string | null;
  /** Connection URL of the replicas of the database, for reads that may be a little old; null = none. */
  readonly replicaUrl: string | null;
  readonly demoParts: number;
  /** Number of search threads; 0 = searches run in the main thread; null = the number of processors decides. */
  readonly searchThreads: number | null;
  /** Search cluster that answers searches; null = the index in memory does. */
  readonly searchCluster: SearchClusterConfig | null;
  /** Where the search process of this computer listens; null = each process keeps its own index. */
  readonly searchSocket: SearchSocket | null;
  /** True if every answer is checked against its whole schema. Meant for tests and development. */
  readonly checksAnswers: boolean;
  readonly siteUrl: string;
  readonly cabinetUrl: string;
  readonly apiUrl: string;
  readonly adminUrl: string;
  readonly imageUrls: readonly string[];
  /** Tiles for the map of pickup points; null = no map. */
  readonly mapTiles: MapTiles | null;
  /** Path of `apiUrl`: `/api`, or empty if the API has its own host. */
  readonly apiPrefix: string;
  readonly cookies: CookieScope;
  readonly trustedProxies: readonly string[];
  /** Secret key of the shop; null = the key is stored in the data folder. */
  readonly secretKey: string | null;
  readonly administrator: StaffAccount | null;
  readonly developer: StaffAccount | null;
  /**
   * True if this process uses local simulations (twins) of all vendors or, in a trial, of the vendors without an
   * account.
   */
  readonly hasTwins: boolean;
  /**
   * True = the shop runs as a trial (TRIAL=1): production with twins, closed to the public, with a mark on every page
   * and document.
   */
  readonly isTrial: boolean;
  /** URL of the process that runs the local twins; null = this process runs them. */
  readonly twinsUrl: string | null;
  /** null = no SMS provider is set up. The local twins have their own settings. */
  readonly smsc: SmscConfig | null;
  readonly smtp: SmtpConfig | null;
  /** null = no address suggestions. The local twins have their own settings. */
  readonly dadata: DadataConfig | null;
  /** URL of the Bank of Russia's daily rates. The local twins have their own. */
  readonly ratesUrl: string;
  readonly mailFrom: string;
  /** Balance at the SMS provider in roubles. Staff are notified if it is lower. */
  readonly smsBalanceMin: number;
  readonly payments: PaymentsConfig;
  /** Settings of the bot check. null = it is off. */
  readonly botCheck: BotCheckConfig | null;
  readonly signInLimits: SignInLimits;
  /** Token for /metrics; null = /metrics answers only requests from the server computer. */
  readonly metricsToken: string | null;
  /** Folder with a subfolder for each supplier whose files are imported by schedule; null = not set. */
  readonly importFolder: string | null;
  /** File whose first line is the passphrase that encrypts backups; null = backups are not encrypted. */
  readonly backupPassphraseFile: string | null;
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>;
  /** Phone of the shop as customers see it; '' = not set. */
  readonly phone: string;
  /** E-mail of the shop for customers. */
  readonly contactEmail: string;
  readonly pickup: { readonly address: string; readonly hours: string };
  /** Coordinates of the pickup office; null = not set. */
  readonly pickupPlace: Place | null;
  /** Carrier of new parcels; null = the first one that is installed. */
  readonly carrier: VendorId | null;
  /**
   * Settings of CDEK; null = parcels are priced by the shop's own table. The local twins have their own settings.
   */
  readonly cdek: CdekConfig | null;
}

/** True for URLs that lead to the server computer itself, including names below `.localhost` (RFC 6761). */
function isLoopbackUrl(address: string): boolean {
  const { hostname } = new URL(address);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

type Set = Readonly<Record<string, string | undefined>>;

function parse(environment: Set): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

function isProductionOf(env: Environment): boolean {
  const addresses = [env.SITE_URL, env.CABINET_URL, env.API_URL, env.ADMIN_URL, ...env.IMAGE_URLS];
  return (
    env.TRIAL ||
    env.NODE_ENV === 'production' ||
    addresses.some((address) => address !== undefined && !isLoopbackUrl(address))
  );
}

function providerProblems(env: Environment, isProduction: boolean, mode: TwinMode): readonly string[] {
  const problems: string[] = [...twinProblems(env, isProduction)];
  if (isProduction && env.SECRET_KEY === undefined) problems.push('SECRET_KEY: required in production');
  if (isProduction && env.SITE_URL === undefined) problems.push('SITE_URL: required in production');
  problems.push(...mapProblems(env));
  if (mode === 'all') return problems;
  problems.push(...botCheckProblems(env, mode), ...cdekProblems(env), ...paymentProblems(env));
  problems.push(...serviceProblems(env));
  return problems;
}

const passwordWords = {
  too_short: 'must have at least 12 characters',
  too_long: 'must have at most 200 characters',
  too_simple: 'too easy to guess: a well-known word or few different characters',
  like_the_address: 'too easy to guess: the name of the mailbox',
} as const satisfies Record<PasswordProblem, string>;

function staffAccount(name: string, login: string | undefined, password: string | undefined): StaffAccount | null {
  if (login === undefined && password === undefined) return null;
  if (login === undefined) throw new ConfigError([`${name}_EMAIL: required beside ${name}_PASSWORD`]);
  if (password === undefined) throw new ConfigError([`${name}_PASSWORD: required beside ${name}_EMAIL`]);
  const problem = passwordProblem(password, login);
  if (problem !== null) throw new ConfigError([`${name}_PASSWORD: ${passwordWords[problem]}`]);
  return { email: login, password };
}

function addressesOf(env: Environment) {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const apiUrl = env.API_URL ?? `${siteUrl}/api`;
  const cabinetUrl = env.CABINET_URL ?? `${siteUrl}/cabinet`;
  const adminUrl = env.ADMIN_URL ?? `${siteUrl}/admin`;
  return { siteUrl, apiUrl, cabinetUrl, adminUrl };
}

function addressProblems({ siteUrl, apiUrl, adminUrl }: ReturnType<typeof addressesOf>): readonly string[] {
  const isBesidePages = (address: string): boolean =>
    new URL(address).host === new URL(siteUrl).host && new URL(address).pathname === '/';
  return [
    ...(isBesidePages(apiUrl) ? ['API_URL: needs a path such as /api on the host of SITE_URL'] : []),
    ...(isBesidePages(adminUrl) ? ['ADMIN_URL: needs a path such as /admin on the host of SITE_URL'] : []),
  ];
}

/** Returns the settings of the server computer: address and port, data folder, free disk space, and the log. */
function placeOf(env: Environment, isProduction: boolean, hasTwins: boolean) {
  return {
    host: env.HOST ?? (hasTwins ? '127.0.0.1' : '0.0.0.0'),
    port: env.PORT,
    dataDir: env.DATA_DIR,
    backupPassphraseFile: env.BACKUP_PASSPHRASE_FILE ?? null,
    diskFreeMinBytes: env.DISK_FREE_MIN_MB * 1_000_000,
    // On a terminal only problems are logged. In production a log collector also gets each request.
    logLevel: env.LOG_LEVEL ?? (isProduction ? ('info' as const) : ('warn' as const)),
  };
}

/** Returns the settings of payment providers and carriers. */
const vendorsOf = (env: Environment, mode: TwinMode, siteUrl: string) => ({
  payments: paymentsOf(env, mode, siteUrl),
  carrier: env.CARRIER ?? null,
  cdek: mode === 'all' ? null : cdekOf(env),
});

/** Returns the shop's e-mail address if none is configured: `https://example.com` → `shop@example.com`. */
function usualMail(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return `shop@${/[a-z]\.[a-z]/.test(hostname) ? hostname : 'shop.localhost'}`;
}

/** Returns the shop's phone. Buyers of a real shop must never call the phone of the demonstration. */
const phoneOf = (env: Environment, isProduction: boolean): string => env.SHOP_PHONE ?? (isProduction ? '' : phoneLine);

/** Parses the environment variables. Throws ConfigError, which names every wrong or missing variable. */
export function readConfig(environment: Set): Config {
  const env = parse(environment);
  const isProduction = isProductionOf(env);
  const mode = twinModeOf(env, isProduction);
  const hasTwins = mode !== 'none';
  const addresses = addressesOf(env);
  const scope = cookieScope(Object.values(addresses));
  const problems = [
    ...providerProblems(env, isProduction, mode),
    ...addressProblems(addresses),
    ...roleProblems(env, isProduction, hasTwins),
    ...databaseProblems(env),
    ...fileStoreProblems(env),
    ...searchSocketProblems(env),
    ...(scope.ok ? [] : [scope.error]),
  ];
  if (problems.length > 0 || !scope.ok) throw new ConfigError(problems);
  return {
    given: Object.keys(environment).filter((name) => (environment[name] ?? '') !== ''),
    isProduction,
    role: env.ROLE,
    ...placeOf(env, isProduction, hasTwins),
    ...databaseOf(env),
    s3: s3Of(env),
    // By default a shop in production has no demonstration parts.
    demoParts: env.DEMO_PARTS ?? (isProduction ? 0 : 60_000),
    searchThreads: env.SEARCH_THREADS ?? null,
    searchCluster: searchClusterOf(env),
    searchSocket: env.SEARCH_SOCKET ?? null,
    checksAnswers: env.CHECK_ANSWERS,
    ...addresses,
    imageUrls: env.IMAGE_URLS,
    mapTiles: mapTilesOf(env),
    apiPrefix: new URL(addresses.apiUrl).pathname.replace(/\/$/, ''),
    cookies: scope.value,
    trustedProxies: env.TRUSTED_PROXIES,
    secretKey: env.SECRET_KEY ?? null,
    administrator: staffAccount('ADMIN', env.ADMIN_EMAIL, env.ADMIN_PASSWORD),
    developer: staffAccount('DEVELOPER', env.DEVELOPER_EMAIL, env.DEVELOPER_PASSWORD),
    hasTwins,
    isTrial: env.TRIAL,
    twinsUrl: env.TWINS_URL ?? null,
    smsc: mode === 'all' ? null : smscOf(env),
    smtp: mode === 'all' ? null : smtpOf(env),
    dadata: mode === 'all' ? null : dadataOf(env),
    ratesUrl: env.CBR_URL,
    mailFrom: env.MAIL_FROM ?? usualMail(addresses.siteUrl),
    smsBalanceMin: env.SMSC_BALANCE_MIN,
    ...vendorsOf(env, mode, addresses.siteUrl),
    botCheck: botCheckOf(env, mode),
    signInLimits: { ...signInLimits, ...env.SIGN_IN_LIMITS },
    metricsToken: env.METRICS_TOKEN ?? null,
    importFolder: env.IMPORT_FOLDER ?? null,
    phone: phoneOf(env, isProduction),
    contactEmail: env.SHOP_EMAIL ?? env.MAIL_FROM ?? usualMail(addresses.siteUrl),
    pickup: { address: env.PICKUP_ADDRESS, hours: env.PICKUP_HOURS },
    pickupPlace: env.PICKUP_PLACE ?? null,
  };
}
