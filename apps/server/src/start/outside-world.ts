import { setTimeout as pause } from 'node:timers/promises';

import { createRecaptcha, createSmartCaptcha, type BotCheckPort } from '@farad/integrations/bot-check';
import { cdekCarrier, type Carrier } from '@farad/integrations/delivery';
import { createSmtp, type MailPort } from '@farad/integrations/mail';
import { createBankOfRussia, type ExchangeRatesPort } from '@farad/integrations/exchange-rates';
import { yookassaProvider, type PaymentCredentials, type PaymentProvider } from '@farad/integrations/payments';
import { openOpenSearch } from '@farad/integrations/search-cluster';
import { createSmsc, type SmsPort } from '@farad/integrations/sms';
import { createDadata, type SuggestionsPort } from '@farad/integrations/suggestions';
import type { MachineFacts } from '@farad/domain/opening';
import { joinTwins, twinsPath, type TwinsAccess } from '@farad/twins/access';
import type { Twins } from '@farad/twins/twins';

import type { AppOptions } from '../app.ts';
import type { ClusterToUse } from '../catalogue-index/catalogue-index.ts';
import { answersSearches } from '../catalogue-index/socket/search-connection.ts';
import type { Closing } from '../kit/closing.ts';
import type { Config } from '../config/config.ts';
import type { Providers } from '../core/providers/open-providers.ts';
import { installProvider, type FoundVendors } from '../core/vendors/vendors.ts';
import { liveServices } from './live-services.ts';
import { listenForTwins, ownOrigin, playTwins } from './play-twins.ts';

/** Adapters to all outside services or to their twins. */
export interface OutsideWorld {
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly suggestions: SuggestionsPort;
  readonly exchangeRates: ExchangeRatesPort;
  readonly vendors: FoundVendors;
  /** Base URL to which providers send their webhooks. */
  readonly toldAt: string;
  readonly botCheck: BotCheckPort | null;
  /** Returns the adapter of the bot check by the latest settings; null = the check is off. */
  readonly nextBotCheck: () => BotCheckPort | null;
  /** Routes of the local twins in this process; null = another process runs them, or there are none. */
  readonly twins: NonNullable<AppOptions['twins']> | null;
}

/** Opens the search cluster. null = the shop has none; then the client of the cluster is not even loaded. */
export async function openSearchCluster({
  searchCluster,
}: Pick<Config, 'searchCluster'>): Promise<ClusterToUse | null> {
  if (searchCluster === null) return null;
  const { urls, alias } = searchCluster;
  return { port: await openOpenSearch({ urls }), alias };
}

/** Timeout of the question whether the search process answers, in milliseconds. */
const searchProcessMs = 3000;

/** Returns what the engine of searches says of itself, for the checks before opening. */
export async function searchFacts(
  config: Pick<Config, 'searchCluster' | 'searchSocket'>,
): Promise<MachineFacts['search']> {
  if (config.searchSocket !== null)
    return (await answersSearches(config.searchSocket, searchProcessMs)) ? 'process' : 'process_silent';
  const cluster = await openSearchCluster(config);
  if (cluster === null) return 'none';
  try {
    return await cluster.port.health();
  } catch {
    return null;
  } finally {
    await cluster.port.close();
  }
}

/**
 * How long to wait for the twins of another process. Processes start at the same time, so the twins may not
 * run yet.
 */
const twinsWaitMs = 60_000;
const twinsPauseMs = 250;

const botCheckMakers = { smartcaptcha: createSmartCaptcha, recaptcha: createRecaptcha } as const;

function botCheckOf({ botCheck, siteUrl }: Config, twin?: TwinsAccess['botCheck'], origin = ''): BotCheckPort | null {
  if (botCheck === null) return null;
  const { kind, secret, verifyUrl, isTwin } = botCheck;
  const make = botCheckMakers[kind];
  return isTwin && twin !== undefined
    ? make({ url: twin.verifyUrl(kind, origin), secret: twin.secret, host: twin.host })
    : make({ url: verifyUrl, secret, host: new URL(siteUrl).hostname });
}

/**
 * Returns the vendors of the program. `twins`: addresses and accounts of the twins; absent = the real vendors are
 * called.
 */
function vendorsOf({ payments, carrier }: Config, cdek: Carrier, twins?: TwinsAccess, origin = ''): FoundVendors {
  const yookassa = yookassaProvider(twins?.yookassa.baseUrl(origin) ?? payments.yookassa.url);
  return {
    payments: [installProvider(yookassa, payments.yookassa, twins?.yookassa.account)],
    chosenPayment: payments.chosen,
    carriers: [cdek],
    chosenCarrier: carrier,
  };
}

/**
 * Returns a payment provider that calls the twin for the twin's account, and the real provider for all others. So an
 * account that staff enter in the back office is used as soon as it is saved.
 */
function unlessTwin({ payments }: Config, { yookassa }: TwinsAccess, origin: string): PaymentProvider {
  const [real, twin] = [yookassaProvider(payments.yookassa.url), yookassaProvider(yookassa.baseUrl(origin))];
  const isTwin = ({ shopId, secretKey }: PaymentCredentials): boolean =>
    shopId === yookassa.account.shopId && secretKey === yookassa.account.secretKey;
  return { ...real, connect: (account) => (isTwin(account) ? twin : real).connect(account) };
}

/** Returns adapters that call the local twins at `origin`. */
const byTwins = (config: Config, twins: TwinsAccess, origin: string): Omit<OutsideWorld, 'toldAt' | 'twins'> => ({
  sms: createSmsc({ baseUrl: twins.smsc.baseUrl(origin), credentials: twins.smsc.credentials }),
  mail: createSmtp({ ...twins.smtp, from: config.mailFrom }),
  suggestions: createDadata({ baseUrl: twins.dadata.baseUrl(origin), token: twins.dadata.token }),
  exchangeRates: createBankOfRussia({ url: twins.cbr.url(origin) }),
  botCheck: botCheckOf(config, twins.botCheck, origin),
  nextBotCheck: () => botCheckOf(config, twins.botCheck, origin),
  vendors: vendorsOf(
    config,
    { ...cdekCarrier({ baseUrl: twins.cdek.baseUrl(origin), ...twins.cdek.account }), isTwin: true },
    twins,
    origin,
  ),
});

async function ownTwins(config: Config, secretKey: Buffer, closing: Closing): Promise<OutsideWorld> {
  const toldAt = config.apiPrefix === '' ? config.apiUrl : `${ownOrigin(config)}${config.apiPrefix}`;
  const twins: Twins = await playTwins(config, { secretKey, toldAt }, closing);
  return {
    ...byTwins(config, twins, ownOrigin(config)),
    toldAt,
    twins: {
      path: twinsPath,
      routes: twins.routes,
    },
  };
}

/**
 * Runs the twins of a trial. The adapters use a twin while a service has no account. Only programs on the server
 * computer reach the APIs of the twins, by a separate address. Their pages show login codes, so app.ts shows them to
 * staff only.
 */
async function trialTwins(
  { config, latest }: Pick<Providers, 'config' | 'latest'>,
  secretKey: Buffer,
  closing: Closing,
): Promise<OutsideWorld> {
  const toldAt = config.apiPrefix === '' ? config.apiUrl : `${ownOrigin(config)}${config.apiPrefix}`;
  const twins = await playTwins(config, { secretKey, toldAt }, closing);
  const origin = await listenForTwins(twins, closing);
  const { sms, mail, suggestions } = byTwins(config, twins, origin);
  const twinCarrier = cdekCarrier({ baseUrl: twins.cdek.baseUrl(origin), ...twins.cdek.account });
  const { carrier, ...services } = liveServices(config, { sms, mail, suggestions, carrier: twinCarrier.port });
  const { payments } = config;
  return {
    ...services,
    // The bank needs no account, so a trial asks it too.
    exchangeRates: createBankOfRussia({ url: config.ratesUrl }),
    toldAt,
    botCheck: botCheckOf(config, twins.botCheck, origin),
    nextBotCheck: () => botCheckOf(latest(), twins.botCheck, origin),
    vendors: {
      payments: [installProvider(unlessTwin(config, twins, origin), payments.yookassa, twins.yookassa.account)],
      chosenPayment: payments.chosen,
      carriers: [carrier],
      chosenCarrier: config.carrier,
    },
    twins: { path: twinsPath, routes: twins.pages },
  };
}

async function otherTwins(config: Config, twinsUrl: string): Promise<OutsideWorld> {
  const end = Date.now() + twinsWaitMs;
  for (;;) {
    try {
      return { ...byTwins(config, await joinTwins(twinsUrl), twinsUrl), toldAt: config.apiUrl, twins: null };
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(twinsPauseMs);
    }
  }
}

/**
 * Returns the adapters to the providers or to their local twins. Adapters to providers follow the settings of `config`
 * while the process runs.
 */
export async function openOutsideWorld(
  { config, latest }: Pick<Providers, 'config' | 'latest'>,
  secretKey: Buffer,
  closing: Closing,
): Promise<OutsideWorld> {
  if (config.isTrial) return trialTwins({ config, latest }, secretKey, closing);
  if (config.twinsUrl !== null) return otherTwins(config, config.twinsUrl);
  if (config.hasTwins) return ownTwins(config, secretKey, closing);
  return realServices({ config, latest });
}

/** Returns the adapters to the real providers, without any twin. A provider without an account rejects every call. */
export function realServices({ config, latest }: Pick<Providers, 'config' | 'latest'>): OutsideWorld {
  const { carrier, ...services } = liveServices(config);
  return {
    ...services,
    exchangeRates: createBankOfRussia({ url: config.ratesUrl }),
    toldAt: config.apiUrl,
    botCheck: botCheckOf(config),
    nextBotCheck: () => botCheckOf(latest()),
    vendors: vendorsOf(config, carrier),
    twins: null,
  };
}
