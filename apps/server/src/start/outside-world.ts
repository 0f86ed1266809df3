import { setTimeout as pause } from 'node:timers/promises';

import { createRecaptcha, createSmartCaptcha, type BotCheckPort } from '@farad/integrations/bot-check';
import { cdekCarrier } from '@farad/integrations/delivery';
import { createSmtp, noMail, type MailPort, type SmtpSettings } from '@farad/integrations/mail';
import { yookassaProvider } from '@farad/integrations/payments';
import { createSmsc, noSms, type SmsPort, type SmscSettings } from '@farad/integrations/sms';
import {
  createDadata,
  noSuggestions,
  type DadataSettings,
  type SuggestionsPort,
} from '@farad/integrations/suggestions';
import { joinTwins, twinsPath, type TwinsAccess } from '@farad/twins/access';
import type { Twins } from '@farad/twins/twins';

import type { AppOptions } from '../app.ts';
import type { Closing } from '../kit/closing.ts';
import type { Config, DadataConfig, SmscConfig, SmtpConfig } from '../config/config.ts';
import { installProvider, type FoundVendors } from '../core/vendors/vendors.ts';
import { ownOrigin, playTwins } from './play-twins.ts';

/** Adapters to all outside services, real or simulated. */
export interface OutsideWorld {
  readonly sms: SmsPort;
  readonly mail: MailPort;
  readonly suggestions: SuggestionsPort;
  readonly vendors: FoundVendors;
  /** Base URL to which providers send their webhooks. */
  readonly toldAt: string;
  readonly botCheck: BotCheckPort | null;
  /** Routes of the local simulators in this process; null = another process runs them, or there are none. */
  readonly twins: NonNullable<AppOptions['twins']> | null;
}

/**
 * How long to wait for the simulators of another process. Processes start at the same time, so they may not run yet.
 */
const twinsWaitMs = 60_000;
const twinsPauseMs = 250;

// Other hosts of the SMS provider. They are tried only if the default URL is configured.
const spareUrls = ['https://www2.smsc.ru', 'https://www3.smsc.ru', 'https://www4.smsc.ru', 'https://www5.smsc.ru'];

function smscSettings({ url, login, password, apiKey, sender }: SmscConfig): SmscSettings {
  const credentials = apiKey !== null ? { apiKey } : { login: login ?? '', password: password ?? '' };
  return {
    baseUrl: url,
    credentials,
    ...(sender === null ? {} : { sender }),
    ...(url === 'https://smsc.ru' ? { spareUrls } : {}),
  };
}

function smtpSettings({ host, port, security, user, password }: SmtpConfig, from: string): SmtpSettings {
  const credentials = user === null ? {} : { credentials: { user, password: password ?? '' } };
  return {
    host,
    port,
    ...(security === null ? {} : { security }),
    from,
    ...credentials,
  };
}

const dadataSettings = ({ url, token, secret }: DadataConfig): DadataSettings => ({
  baseUrl: url,
  token,
  ...(secret === null ? {} : { secret }),
});

const botCheckMakers = { smartcaptcha: createSmartCaptcha, recaptcha: createRecaptcha } as const;

function botCheckOf({ botCheck, siteUrl }: Config, twin?: TwinsAccess['botCheck'], origin = ''): BotCheckPort | null {
  if (botCheck === null) return null;
  const { kind, secret, verifyUrl } = botCheck;
  const host = new URL(siteUrl).hostname;
  const url = twin === undefined ? verifyUrl : twin.verifyUrl(kind, origin);
  return botCheckMakers[kind]({ url, secret: twin?.secret ?? secret, host });
}

/** Returns the payment providers and carriers of the program. They use the local simulators if there are any. */
function vendorsOf({ payments, carrier, cdek }: Config, twins?: TwinsAccess, origin = ''): FoundVendors {
  const yookassa = yookassaProvider(twins?.yookassa.baseUrl(origin) ?? payments.yookassa.url);
  const account = cdek === null ? null : { ...cdek, baseUrl: cdek.url };
  return {
    payments: [installProvider(yookassa, payments.yookassa, twins?.yookassa.account)],
    chosenPayment: payments.chosen,
    carriers: [
      cdekCarrier(twins === undefined ? account : { baseUrl: twins.cdek.baseUrl(origin), ...twins.cdek.account }),
    ],
    chosenCarrier: carrier,
  };
}

/** Returns adapters to local simulators, whose routes a server at `origin` has. */
const byTwins = (config: Config, twins: TwinsAccess, origin: string): Omit<OutsideWorld, 'toldAt' | 'twins'> => ({
  sms: createSmsc({ baseUrl: twins.smsc.baseUrl(origin), credentials: twins.smsc.credentials }),
  mail: createSmtp({ ...twins.smtp, from: config.mailFrom }),
  suggestions: createDadata({ baseUrl: twins.dadata.baseUrl(origin), token: twins.dadata.token }),
  botCheck: botCheckOf(config, twins.botCheck, origin),
  vendors: vendorsOf(config, twins, origin),
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
 * Returns adapters to the real services or to their local simulators. The adapter of a service that the environment
 * does not set up refuses every call.
 */
export async function openOutsideWorld(config: Config, secretKey: Buffer, closing: Closing): Promise<OutsideWorld> {
  if (config.twinsUrl !== null) return otherTwins(config, config.twinsUrl);
  if (config.hasTwins) return ownTwins(config, secretKey, closing);
  const { smsc, smtp } = config;
  return {
    sms: smsc === null ? noSms : createSmsc(smscSettings(smsc)),
    mail: smtp === null ? noMail : createSmtp(smtpSettings(smtp, config.mailFrom)),
    suggestions: config.dadata === null ? noSuggestions : createDadata(dadataSettings(config.dadata)),
    toldAt: config.apiUrl,
    botCheck: botCheckOf(config),
    vendors: vendorsOf(config),
    twins: null,
  };
}
