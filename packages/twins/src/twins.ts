import type { FastifyPluginAsync } from 'fastify';

import { accessTo, twinsPath, type TwinsAccess } from './access.ts';
import { createCdekTwin } from './cdek/cdek.ts';
import { createFaults, type Faults } from './faults.ts';
import { createInbox, type Inbox } from './messages/inbox.ts';
import { mountTwins } from './routes.ts';
import { createSmscTwin } from './messages/smsc.ts';
import { startSmtpTwin } from './messages/smtp.ts';
import { createYookassaTwin, type YookassaCabinet } from './yookassa/yookassa.ts';

/** The local outside world: an SMS provider and a mail server that keep everything in memory, DaData, the bot check, payments, parcels. */
export interface Twins extends TwinsAccess {
  /** To be registered under the prefix {@link twinsPath}. */
  readonly routes: FastifyPluginAsync;
  readonly inbox: Inbox;
  readonly faults: Faults;
  /** Where the shop takes webhooks and where browsers find the pages, as the shop would set it at the provider. */
  readonly setPaymentCabinet: (cabinet: YookassaCabinet) => void;
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
    routes: async (app) => mountTwins(app, { inbox, faults, smsc, yookassa, cdek, mailServer: smtp, now }),
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
