import type { Faults } from '../faults.ts';
import { createIdempotenceStore, type IdempotenceStore } from './yookassa-idempotence.ts';
import { openJournal } from '../journal.ts';
import type { TwinTill } from './yookassa-checks.ts';
import { createLedger, type Ledger } from './yookassa-ledger.ts';
import type { TwinPayment } from './yookassa-objects.ts';
import { createWebhooks, type Webhooks, type WrittenWebhook } from '../webhooks.ts';

/** What a shop sets in its cabinet at the provider. */
export interface YookassaCabinet {
  /** Where the shop takes webhooks, with its secret part; null: they are lost. */
  readonly notificationUrl: string | null;
  /** Origin that a browser finds the pages to pay at; null: the one that the API was called by. */
  readonly pagesOrigin: string | null;
  /** Where receipts go; the provider's own till, unless another is named. */
  readonly till?: TwinTill;
}

/** YooKassa as integrations 2 describes it: in memory, with a journal if there is a file for it. */
export interface YookassaTwin {
  readonly ledger: Ledger;
  readonly idempotence: IdempotenceStore;
  readonly webhooks: Webhooks;
  cabinet: YookassaCabinet;
  /** Where the buyer pays. */
  readonly pageUrl: (payment: TwinPayment) => string;
  /** Writes what changed into the journal: before any answer leaves. */
  commit(): void;
  close(): void;
}

export interface YookassaTwinSettings {
  readonly faults: Faults;
  readonly now: () => number;
  /** Path that the twin is mounted at. */
  readonly mountPath: string;
  /** File that keeps payments over restarts. */
  readonly journalPath: string | undefined;
  readonly webhookDelayMs: number;
  readonly webhookRetryMs: readonly number[];
}

/** How often the clock is looked at: slow banks answer, times run out. */
const tickMs = 1000;

/** Unsigned, as the original's. A forged one says that everything is paid. */
function writeNotification(event: string, object: object, isForged: boolean): WrittenWebhook {
  const name = isForged ? 'payment.succeeded' : event;
  const told = isForged ? { ...object, status: 'succeeded', paid: true } : object;
  return { name, body: { type: 'notification', event: name, object: told } };
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
