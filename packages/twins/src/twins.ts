import type { FastifyPluginAsync } from 'fastify';

import { accessTo, twinsPath, type TwinsAccess } from './access.ts';
import { cdekPages } from './cdek/cdek-page.ts';
import { cdekRoutes } from './cdek/cdek.routes.ts';
import { createCdekTwin } from './cdek/cdek.ts';
import { createFaults, type Faults } from './faults.ts';
import { createInbox, type Inbox } from './messages/inbox.ts';
import { mountTwinApis, mountTwinPages, type MountedVendor } from './routes.ts';
import { createSmscTwin } from './messages/smsc.ts';
import { startSmtpTwin } from './messages/smtp.ts';
import { yookassaPages } from './yookassa/yookassa-pages.routes.ts';
import { yookassaRoutes } from './yookassa/yookassa.routes.ts';
import { createYookassaTwin, type YookassaCabinet } from './yookassa/yookassa.ts';

/**
 * The twins: local imitations of the vendors (SMS provider, mail server, DaData, bot check, payment provider, carrier, Bank of
 * Russia).
 * No message leaves the computer.
 */
export interface Twins extends TwinsAccess {
  /** All routes of the twins. They must be registered with the prefix {@link twinsPath}. */
  readonly routes: FastifyPluginAsync;
  /** The routes in two parts, each with the same prefix: pages that people open, and APIs that only the shop calls. */
  readonly pages: FastifyPluginAsync;
  readonly apis: FastifyPluginAsync;
  readonly inbox: Inbox;
  readonly faults: Faults;
  /**
   * Sets the URL of the shop's webhook and the origin of payment pages, as a shop does on the provider's settings page.
   */
  readonly setPaymentCabinet: (cabinet: YookassaCabinet) => void;
  close(): Promise<void>;
}

/** URLs of the shop that the vendors need. */
export interface TwinsShop {
  /** Returns the URL of the shop's webhook for a vendor. */
  readonly webhookUrl: (vendor: string) => string;
  /** Origin at which browsers reach the pages of the twins. */
  readonly pagesOrigin: string;
}

export interface TwinsSettings {
  /** True = the shop is public, so twins are refused. False for a trial, whose pages only staff can reach. */
  readonly isProduction: boolean;
  /** URLs of the shop. Absent = no webhooks are sent until the settings of a vendor have a URL. */
  readonly shop?: TwinsShop;
  readonly now?: () => number;
  /** File that stores the payments, so that they survive a restart. Absent = payments are only in memory. */
  readonly paymentsPath?: string;
  /** File that stores the parcels, so that they survive a restart. Absent = parcels are only in memory. */
  readonly shipmentsPath?: string;
  /** Number of status requests after which a new parcel counts as validated by the carrier. Default: 2. */
  readonly shipmentPolls?: number;
  /** Lifetime of a carrier's token in seconds. Default: one hour. */
  readonly tokenSeconds?: number;
  /** Milliseconds from a change to its webhook. `webhookRetryMs` = pauses before the retries. */
  readonly webhookDelayMs?: number;
  readonly webhookRetryMs?: readonly number[];
}

/**
 * Pauses before the retries of a webhook. They grow from seconds to hours, and take about a day together, as at the
 * vendors.
 */
const webhookRetryMs = [1, 5, 30, 120, 600, 3600, 10_800, 21_600, 43_200].map((seconds) => seconds * 1000);

/**
 * Starts the mail server on a free port. Returns the twins with the routes that the HTTP server must mount.
 *
 * @throws Error in production, because the twins would show login codes to everybody
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
      mountPages: (app, sitePath) => yookassaPages(app, yookassa, faults, sitePath),
      mountApi: (app) => yookassaRoutes(app, yookassa, faults),
    },
    {
      path: 'cdek',
      mountPages: (app, sitePath) => cdekPages(app, cdek, faults, sitePath),
      mountApi: (app) => cdekRoutes(app, cdek, faults),
    },
  ];
  const pages: FastifyPluginAsync = async (app) => mountTwinPages(app, { inbox, vendors });
  const apis: FastifyPluginAsync = async (app) => mountTwinApis(app, { faults, smsc, vendors, mailServer: smtp, now });
  return {
    routes: async (app) => {
      await app.register(pages);
      await app.register(apis);
    },
    pages,
    apis,
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
