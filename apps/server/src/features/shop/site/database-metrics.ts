import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { operationHealth, type OperationHealth } from '@farad/database/operation/operation-health.queries';
import { partitionHealth, type PartitionHealth } from '@farad/database/connection/partitions/partition-health';
import { moneyHealth, type MoneyHealth } from '@farad/database/payments/payment-quarantine.queries';
import { Gauge, type Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { withTimeout } from '#kit/with-timeout.ts';

interface Known {
  readonly figures: Figures;
  readonly partitions: readonly PartitionHealth[];
}

interface Figures extends MoneyHealth, OperationHealth {
  readonly failedSchedules: number;
}

type Named = readonly [name: string, help: string];

const gauges: Readonly<Record<keyof Figures, Named>> = {
  pending: ['farad_payments_pending', 'Payments that wait for their buyer or the provider'],
  oldestUnknownSeconds: ['farad_payment_unknown_seconds', 'Age of the oldest payment request without a known answer'],
  mismatches: ['farad_payment_mismatches', 'Unmatched reports of the payment provider that wait for review'],
  openWebhooks: ['farad_webhooks_open', 'Payment webhooks not handled yet'],
  outboxSeconds: ['farad_outbox_seconds', 'Age of the oldest waiting message'],
  failedRefunds: ['farad_refunds_failed', 'Failed refunds that were not retried'],
  ledgerDifferences: ['farad_ledger_differences', 'Ledger differences at the last nightly check'],
  outboxMessages: ['farad_outbox_messages', 'Waiting messages'],
  outboxDead: ['farad_outbox_dead', 'Failed messages that were not discarded'],
  smsUndelivered: ['farad_sms_undelivered', 'SMS of the last day that did not arrive'],
  smsBalance: ['farad_sms_balance_roubles', 'Balance at the SMS provider; 0 = unknown'],
  smsBalanceLow: ['farad_sms_balance_low', '1 if the SMS balance is low'],
  jobsWaiting: ['farad_jobs_waiting', 'Due jobs that have not started'],
  jobsSeconds: ['farad_jobs_seconds', 'Age of the oldest due job'],
  jobsFailed: ['farad_jobs_failed', 'Jobs that failed for good'],
  hooksWaiting: ['farad_hooks_waiting', 'Due webhook deliveries'],
  hooksSeconds: ['farad_hooks_seconds', 'Age of the oldest due webhook delivery'],
  importsRunning: ['farad_imports_running', 'Running and queued imports'],
  failedSchedules: [
    'farad_import_schedules_failed',
    'Suppliers whose file the clock could not bring or import the last time',
  ],
  ordersLastHour: ['farad_orders_last_hour', 'Orders placed within the last hour'],
  orderSeconds: ['farad_order_seconds', 'How long ago the last order was placed'],
  paymentsLastHour: ['farad_payments_last_hour', 'Payments that succeeded within the last hour'],
};

/** Timeout in milliseconds for reading these metrics. After it, `/metrics` returns only the other metrics. */
const patienceMs = 2000;

async function readKnown({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Known> {
  const now = clock();
  const failedSchedules = await importRunQueries(db).failedSchedules();
  return {
    figures: { ...(await moneyHealth(db, now)), ...(await operationHealth(db, now)), failedSchedules },
    partitions: await partitionHealth(db, now),
  };
}

/**
 * Adds the metrics of unfinished work to `/metrics`. They are read from the database and left out if it does not
 * answer.
 */
export function databaseMetrics(register: Registry, deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => Promise<void> {
  const made = (Object.keys(gauges) as (keyof Figures)[]).map((key) => {
    const [name, help] = gauges[key];
    return { key, gauge: new Gauge({ name, help, registers: [register] }) };
  });
  const ofTable = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['table'], registers: [register] });
  const bytes = ofTable('farad_table_bytes', 'Size of a table that is divided by time, with its indexes');
  const ahead = ofTable('farad_partitions_ahead_seconds', 'Time for which the table has partitions');
  const up = new Gauge({ name: 'farad_database_up', help: '1 if the database answers', registers: [register] });
  return async () => {
    const known = await withTimeout(patienceMs, readKnown(deps)).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'metrics: database did not answer');
      return null;
    });
    up.set(known === null ? 0 : 1);
    for (const { key, gauge } of made) {
      if (known === null) gauge.remove();
      else gauge.set(known.figures[key]);
    }
    for (const { table, bytes: size, aheadSeconds } of known?.partitions ?? []) {
      bytes.set({ table }, size);
      ahead.set({ table }, aheadSeconds);
    }
    if (known === null) for (const gauge of [bytes, ahead]) gauge.reset();
  };
}
