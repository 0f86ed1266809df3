import type { FastifyPluginAsync } from 'fastify';

import { accessTo, twinsPath, type TwinsAccess } from './access.ts';
import { cdekPages } from './cdek/cdek-page.ts';
import { cdekRoutes } from './cdek/cdek.routes.ts';
import { createCdekTwin } from './cdek/cdek.ts';
import { createFaults, type Faults } from './faults.ts';
import { createInbox, type Inbox } from './messages/inbox.ts';
import { mountTwins, type MountedVendor } from './routes.ts';
import { createSmscTwin } from './messages/smsc.ts';
import { startSmtpTwin } from './messages/smtp.ts';
import { yookassaPages } from './yookassa/yookassa-pages.routes.ts';
import { yookassaRoutes } from './yookassa/yookassa.routes.ts';
import { createYookassaTwin, type YookassaCabinet } from './yookassa/yookassa.ts';

/**
 * The local outside world: SMS provider and mail server with everything in memory, DaData, bot check, payments,
 * parcels.
 */
export interface Twins extends TwinsAccess {
  /** Register it under the prefix {@link twinsPath}. */
  readonly routes: FastifyPluginAsync;
  readonly inbox: Inbox;
  readonly faults: Faults;
  /** Sets the shop's webhook and the origin of payment pages, like the provider's settings page. */
  readonly setPaymentCabinet: (cabinet: YookassaCabinet) => void;
  close(): Promise<void>;
}

/** The shop as vendors know it. */
export interface TwinsShop {
  /** Returns the shop's webhook address for this vendor. */
  readonly webhookUrl: (vendor: string) => string;
  /** Where browsers find the pages. */
  readonly pagesOrigin: string;
}

export interface TwinsSettings {
  readonly isProduction: boolean;
  /** Absent = no vendor sends webhooks until its settings name the shop. */
  readonly shop?: TwinsShop;
  readonly now?: () => number;
  /** File that keeps payments over restarts. Absent = in memory only. */
  readonly paymentsPath?: string;
  /** File that keeps parcels over restarts. Absent = in memory only. */
  readonly shipmentsPath?: string;
  /** Number of polls until the carrier has validated a new parcel. Default: 2. */
  readonly shipmentPolls?: number;
  /** Lifetime of a carrier's token in seconds. Default: one hour. */
  readonly tokenSeconds?: number;
  /** Delay of webhooks after a change, and pauses between retries. */
  readonly webhookDelayMs?: number;
  readonly webhookRetryMs?: readonly number[];
}

/** Seconds at first, then hours: as long as the original retries. */
const webhookRetryMs = [1, 5, 30, 120, 600, 3600, 10_800, 21_600, 43_200].map((seconds) => seconds * 1000);

/**
 * Starts the mail server on a free port and returns what the HTTP server mounts.
 *
 * @throws Error in production, where a twin would show codes to everybody.
 */
export async function startTwins(settings: TwinsSettings): Promise<Twins> {
  const { isProduction, now = Date.now } = settings;
  if (isProduction) throw new Error('twins: refused in production, because they show login codes to everybody');
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
  if (settings.shop !== undefined) {
    const { webhookUrl, pagesOrigin } = settings.shop;
    yookassa.cabinet = { notificationUrl: webhookUrl('yookassa'), pagesOrigin };
  }
  const smtp = await startSmtpTwin(inbox, faults);
  const vendors: readonly MountedVendor[] = [
    {
      path: 'yookassa',
      mount: (app, sitePath) => {
        yookassaRoutes(app, yookassa, faults);
        yookassaPages(app, yookassa, faults, sitePath);
      },
    },
    {
      path: 'cdek',
      mount: (app, sitePath) => {
        cdekPages(app, cdek, faults, sitePath);
        cdekRoutes(app, cdek, faults);
      },
    },
  ];
  return {
    routes: async (app) => mountTwins(app, { inbox, faults, smsc, vendors, mailServer: smtp, now }),
    inbox,
    faults,
    ...accessTo(smtp),
    setPaymentCabinet: (cabinet) => {
      yookassa.cabinet = cabinet;
    },
    close: async () => {
      yookassa.close();
      cdek.close();
      await smtp.close();
    },
  };
}
