import { importRunQueries } from '@farad/database/import-run.queries';
import { moneyHealth, type MoneyHealth } from '@farad/database/payment-quarantine.queries';
import { Gauge, type Registry } from 'prom-client';

import type { Deps } from '../../deps.ts';

const gauges: Readonly<Record<keyof MoneyHealth, readonly [name: string, help: string]>> = {
  pending: ['farad_payments_pending', 'Payments that wait for their buyer or for an answer of the provider'],
  oldestUnknownSeconds: ['farad_payment_unknown_seconds', 'How long the oldest unknown answer is waited for'],
  mismatches: ['farad_payment_mismatches', 'Reports of the payment provider that fit nothing and nobody has looked at'],
  openWebhooks: ['farad_webhooks_open', 'Webhooks that nobody has looked at'],
  outboxSeconds: ['farad_outbox_seconds', 'How long the oldest message waits'],
  failedRefunds: ['farad_refunds_failed', 'Refunds that came to nothing and were not tried again'],
  ledgerDifferences: ['farad_ledger_differences', 'Figures of the ledgers that differed at the last nightly check'],
};

/** What a person has to look at: a supplier's file that the clock could not bring or import. */
const importsName = 'farad_import_schedules_failed';

/** Reads into the registry how much money and how many messages wait. */
export type ReadMoneyMetrics = () => Promise<void>;

/** Money and messages that wait, for `/metrics`; without the database they are absent, and the rest is told. */
export function moneyMetrics(
  register: Registry,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
): ReadMoneyMetrics {
  const made = (Object.keys(gauges) as (keyof MoneyHealth)[]).map((key) => {
    const [name, help] = gauges[key];
    return { key, gauge: new Gauge({ name, help, registers: [register] }) };
  });
  const schedules = new Gauge({
    name: importsName,
    help: 'Suppliers whose file the clock could not bring or import the last time',
    registers: [register],
  });
  return async () => {
    try {
      schedules.set(await importRunQueries(db).failedSchedules());
      const health = await moneyHealth(db, clock());
      for (const { key, gauge } of made) gauge.set(health[key]);
    } catch (error) {
      schedules.remove();
      for (const { gauge } of made) gauge.remove();
      log.warn({ err: error }, 'the metrics of money are not known');
    }
  };
}
