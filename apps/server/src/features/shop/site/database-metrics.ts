import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { operationHealth, type OperationHealth } from '@farad/database/operation/operation-health.queries';
import { moneyHealth, type MoneyHealth } from '@farad/database/payments/payment-quarantine.queries';
import { Gauge, type Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { withTimeout } from '#kit/with-timeout.ts';

interface Known extends MoneyHealth, OperationHealth {
  readonly failedSchedules: number;
}

type Named = readonly [name: string, help: string];

const gauges: Readonly<Record<keyof Known, Named>> = {
  pending: ['farad_payments_pending', 'Payments that wait for their buyer or for an answer of the provider'],
  oldestUnknownSeconds: ['farad_payment_unknown_seconds', 'How long the oldest unknown answer is waited for'],
  mismatches: ['farad_payment_mismatches', 'Reports of the payment provider that fit nothing and nobody has looked at'],
  openWebhooks: ['farad_webhooks_open', 'Webhooks that nobody has looked at'],
  outboxSeconds: ['farad_outbox_seconds', 'How long the oldest message waits'],
  failedRefunds: ['farad_refunds_failed', 'Refunds that came to nothing and were not tried again'],
  ledgerDifferences: ['farad_ledger_differences', 'Figures of the ledgers that differed at the last nightly check'],
  outboxMessages: ['farad_outbox_messages', 'Messages that wait'],
  outboxDead: ['farad_outbox_dead', 'Messages that were given up and nobody has put aside'],
  smsUndelivered: ['farad_sms_undelivered', 'SMS of the last day that did not arrive'],
  smsBalance: ['farad_sms_balance_roubles', 'Money left at the provider of SMS; 0: not known'],
  smsBalanceLow: ['farad_sms_balance_low', 'Whether the money for SMS runs out'],
  jobsWaiting: ['farad_jobs_waiting', 'Jobs whose time has come and that nobody has begun'],
  jobsSeconds: ['farad_jobs_seconds', 'How long the oldest of them waits'],
  jobsFailed: ['farad_jobs_failed', 'Jobs that were given up'],
  hooksWaiting: ['farad_hooks_waiting', 'Deliveries to programs of customers that are due'],
  hooksSeconds: ['farad_hooks_seconds', 'How long the oldest of them is due'],
  importsRunning: ['farad_imports_running', 'Imports that are at work or wait for it'],
  failedSchedules: [
    'farad_import_schedules_failed',
    'Suppliers whose file the clock could not bring or import the last time',
  ],
  ordersLastHour: ['farad_orders_last_hour', 'Orders placed within the last hour'],
  orderSeconds: ['farad_order_seconds', 'How long ago the last order was placed'],
  paymentsLastHour: ['farad_payments_last_hour', 'Payments that succeeded within the last hour'],
};

/** The database gets this long to answer; then the other metrics are returned without it. */
const patienceMs = 2000;

async function readKnown({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Known> {
  const now = clock();
  const failedSchedules = await importRunQueries(db).failedSchedules();
  return { ...(await moneyHealth(db, now)), ...(await operationHealth(db, now)), failedSchedules };
}

/** Adds metrics of waiting work from the database to `/metrics`; they are absent if it does not answer. */
export function databaseMetrics(register: Registry, deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => Promise<void> {
  const made = (Object.keys(gauges) as (keyof Known)[]).map((key) => {
    const [name, help] = gauges[key];
    return { key, gauge: new Gauge({ name, help, registers: [register] }) };
  });
  const up = new Gauge({ name: 'farad_database_up', help: 'Whether the database answers', registers: [register] });
  return async () => {
    const known = await withTimeout(patienceMs, readKnown(deps)).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the metrics of the database are not known');
      return null;
    });
    up.set(known === null ? 0 : 1);
    for (const { key, gauge } of made) {
      if (known === null) gauge.remove();
      else gauge.set(known[key]);
    }
  };
}
