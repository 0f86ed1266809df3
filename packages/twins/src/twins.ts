import type { FastifyPluginAsync } from 'fastify';

import { botCheckSecret } from './bot-check.routes.ts';
import { cdekClientId, cdekClientSecret, cdekFromPoint, cdekPath, createCdekTwin } from './cdek.ts';
import { dadataPath, dadataToken } from './dadata.routes.ts';
import { createFaults, type Faults } from './faults.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { mountTwins } from './routes.ts';
import { createSmscTwin, smscLogin, smscPassword } from './smsc.ts';
import { smtpPassword, smtpUser, startSmtpTwin } from './smtp.ts';
import { yookassaSecretKey, yookassaShopId } from './yookassa-objects.ts';
import { yookassaPath } from './yookassa.routes.ts';
import { createYookassaTwin, type YookassaCabinet } from './yookassa.ts';

/** Where the server mounts `Twins.routes`. */
export const twinsPath = '/__twins';

/** The local outside world: an SMS provider and a mail server that keep everything in memory, DaData, the bot check, payments, parcels. */
export interface Twins {
  /** To be registered under the prefix {@link twinsPath}. */
  readonly routes: FastifyPluginAsync;
  readonly inbox: Inbox;
  readonly faults: Faults;
  readonly smsc: {
    /** Base address for the adapter, once the server that mounts the routes listens at `origin`. */
    readonly baseUrl: (origin: string) => string;
    readonly credentials: { readonly login: string; readonly password: string };
  };
  readonly dadata: { readonly baseUrl: (origin: string) => string; readonly token: string };
  readonly botCheck: {
    readonly secret: string;
    readonly verifyUrl: (provider: 'smartcaptcha' | 'recaptcha', origin: string) => string;
  };
  readonly yookassa: {
    readonly baseUrl: (origin: string) => string;
    readonly account: { readonly shopId: string; readonly secretKey: string };
    /** Where the shop takes webhooks and where browsers find the pages, as the shop would set it at the provider. */
    readonly setCabinet: (cabinet: YookassaCabinet) => void;
  };
  readonly cdek: {
    readonly baseUrl: (origin: string) => string;
    readonly account: {
      readonly clientId: string;
      readonly clientSecret: string;
      readonly fromCityCode: number;
      readonly fromPoint: string;
    };
  };
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    /** PEM to trust. */
    readonly authority: string;
    readonly credentials: { readonly user: string; readonly password: string };
  };
  close(): Promise<void>;
}

export interface TwinsSettings {
  readonly isProduction: boolean;
  readonly now?: () => number;
  /** File that keeps payments over restarts; in memory only without it. */
  readonly paymentsPath?: string;
  /** The same for parcels. */
  readonly shipmentsPath?: string;
  /** How often a new parcel must be asked for before the carrier has looked at it; twice when absent. */
  readonly shipmentPolls?: number;
  /** Life of a token of the carrier, seconds; an hour when absent. */
  readonly tokenSeconds?: number;
  /** How long after a change the shop is told of it, and the pauses before it is told again. */
  readonly webhookDelayMs?: number;
  readonly webhookRetryMs?: readonly number[];
}

/** Seconds at first, then hours: as long as the original goes on. */
const webhookRetryMs = [1, 5, 30, 120, 600, 3600, 10_800, 21_600, 43_200].map((seconds) => seconds * 1000);

/**
 * Starts the mail server on a free port and gives back what the HTTP server mounts.
 *
 * @throws Error in production, where a twin would show codes to everybody.
 */
export async function startTwins(settings: TwinsSettings): Promise<Twins> {
  const { isProduction, now = Date.now } = settings;
  if (isProduction) throw new Error('The twins show every code to everybody and do not start in production');
  const inbox = createInbox(now);
  const faults = createFaults();
  const smsc = createSmscTwin(inbox, now);
  const yookassa = createYookassaTwin({
    faults,
    now,
    mountPath: `${twinsPath}/yookassa`,
    journalPath: settings.paymentsPath,
    webhookDelayMs: settings.webhookDelayMs ?? 500,
    webhookRetryMs: settings.webhookRetryMs ?? webhookRetryMs,
  });
  const cdek = createCdekTwin({
    faults,
    now,
    journalPath: settings.shipmentsPath,
    polls: settings.shipmentPolls ?? 2,
    tokenSeconds: settings.tokenSeconds ?? 3600,
    webhookDelayMs: settings.webhookDelayMs ?? 500,
    webhookRetryMs: settings.webhookRetryMs ?? webhookRetryMs,
  });
  const smtp = await startSmtpTwin(inbox, faults);
  return {
    routes: async (app) => mountTwins(app, { inbox, faults, smsc, yookassa, cdek, now }),
    inbox,
    faults,
    smsc: {
      baseUrl: (origin) => `${origin}${twinsPath}/smsc`,
      credentials: { login: smscLogin, password: smscPassword },
    },
    dadata: { baseUrl: (origin) => `${origin}${twinsPath}/dadata${dadataPath}`, token: dadataToken },
    botCheck: {
      secret: botCheckSecret,
      verifyUrl: (provider, origin) =>
        `${origin}${twinsPath}/bot-check/${provider === 'smartcaptcha' ? 'validate' : 'siteverify'}`,
    },
    yookassa: {
      baseUrl: (origin) => `${origin}${twinsPath}/yookassa${yookassaPath}`,
      account: { shopId: yookassaShopId, secretKey: yookassaSecretKey },
      setCabinet: (cabinet) => {
        yookassa.cabinet = cabinet;
      },
    },
    cdek: {
      baseUrl: (origin) => `${origin}${twinsPath}/cdek${cdekPath}`,
      account: { clientId: cdekClientId, clientSecret: cdekClientSecret, fromCityCode: 44, fromPoint: cdekFromPoint },
    },
    smtp: {
      host: smtp.host,
      port: smtp.port,
      authority: smtp.authority,
      credentials: { user: smtpUser, password: smtpPassword },
    },
    close: async () => {
      yookassa.close();
      cdek.close();
      await smtp.close();
    },
  };
}
