import type { Faults } from '../faults.ts';
import { createIdempotenceStore, type IdempotenceStore } from './yookassa-idempotence.ts';
import { openJournal } from '../journal.ts';
import type { TwinTill } from './yookassa-checks.ts';
import { createLedger, type Ledger } from './yookassa-ledger.ts';
import type { TwinPayment } from './yookassa-objects.ts';
import { createWebhooks, type Webhooks, type WrittenWebhook } from '../webhooks.ts';

/** Settings of a shop at the provider. */
export interface YookassaCabinet {
  /** URL of the shop's webhook, with its secret part; null = webhooks are lost. */
  readonly notificationUrl: string | null;
  /** Origin at which browsers reach the payment pages; null = the origin at which the shop called the API. */
  readonly pagesOrigin: string | null;
  /** Cash register for receipts. Default: the provider's own. */
  readonly till?: TwinTill;
}

/**
 * A local imitation of YooKassa (integrations 2). Its state is in memory, and also in a journal if `journalPath` is
 * set.
 */
export interface YookassaTwin {
  readonly ledger: Ledger;
  readonly idempotence: IdempotenceStore;
  readonly webhooks: Webhooks;
  cabinet: YookassaCabinet;
  /** Returns the URL of a payment's page. */
  readonly pageUrl: (payment: TwinPayment) => string;
  /** Stores the changes in the journal. It is called before each answer is sent. */
  commit(): void;
  close(): void;
}

export interface YookassaTwinSettings {
  readonly faults: Faults;
  readonly now: () => number;
  /** Path under which the routes of the twin are mounted. */
  readonly mountPath: string;
  /** File that stores the payments, so that they survive a restart; undefined = payments are only in memory. */
  readonly journalPath: string | undefined;
  readonly webhookDelayMs: number;
  readonly webhookRetryMs: readonly number[];
}

/** Milliseconds between checks for answers of slow banks and for deadlines. */
const tickMs = 1000;

/** Returns the webhook of an event. As at YooKassa it is not signed. A forged one claims that the payment succeeded. */
function writeNotification(event: string, object: object, isForged: boolean): WrittenWebhook {
  const name = isForged ? 'payment.succeeded' : event;
  const sent = isForged ? { ...object, status: 'succeeded', paid: true } : object;
  return { name, body: { type: 'notification', event: name, object: sent } };
}

export function createYookassaTwin(settings: YookassaTwinSettings): YookassaTwin {
  const { faults, now, mountPath, journalPath, webhookDelayMs, webhookRetryMs } = settings;
  const journal = openJournal(journalPath);
  const idempotence = createIdempotenceStore(
    now,
    journal.entries.filter(({ kind }) => kind === 'key'),
  );
  const webhooks = createWebhooks({
    faults,
    vendor: 'yookassa-webhook',
    write: writeNotification,
    now,
    url: () => twin.cabinet.notificationUrl,
    delayMs: webhookDelayMs,
    retryMs: webhookRetryMs,
  });
  const pageUrl = ({ id, apiOrigin }: TwinPayment): string =>
    `${twin.cabinet.pagesOrigin ?? apiOrigin}${mountPath}/pay/${id}`;
  const ledger = createLedger({
    now,
    till: () => twin.cabinet.till ?? 'yookassa',
    pageUrl,
    past: journal.entries,
    notify: webhooks.send,
  });
  const clock = setInterval(() => {
    ledger.payments();
    twin.commit();
  }, tickMs).unref();

  const twin: YookassaTwin = {
    ledger,
    idempotence,
    webhooks,
    pageUrl,
    cabinet: { notificationUrl: null, pagesOrigin: null },
    commit: () => journal.write([...ledger.takeChanges(), ...idempotence.takeChanges()]),
    close: () => {
      clearInterval(clock);
      webhooks.close();
    },
  };
  return twin;
}
