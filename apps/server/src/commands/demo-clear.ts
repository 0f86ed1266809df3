// Deletes the data of the demonstration and of a trial: `npm run demo:clear [-- --dry-run]`; see docs/operations.md.
import { parseArgs } from 'node:util';

import type { DemonstrationAnswer } from '@farad/contract/office/operation/opening';
import { connect } from '@farad/database/connection/connect';

import { clearDemonstration, isMoneyReal, readDemonstration } from '../core/shop/clear-demonstration.ts';
import { migrateDatabase } from '../start/open-database.ts';
import { t } from '../start/terminal-words.ts';
import { runCommand } from './run-command.ts';

/** Maximum number of order numbers that a line of the output lists. The others are only counted. */
const numbersMax = 20;

function listOf(numbers: readonly string[]): string {
  const more = numbers.length - numbersMax;
  const list = numbers.slice(0, numbersMax).join(', ');
  return more > 0 ? t('commands.andMore', { list, count: String(more) }) : list;
}

/** Returns the output: a line for each kind of data that is deleted or kept. */
function linesOf({ isTrialThere, counts, orders, trialOrders, keptOrders }: DemonstrationAnswer): readonly string[] {
  const kinds = [
    ['demoParts', counts.parts],
    ['demoOrders', orders.length],
    ['demoTrialOrders', trialOrders.length],
    ['demoTrialRequests', counts.trialRequests],
    ['demoTrialPoints', isTrialThere ? counts.trialPoints : 0],
    ['demoRequests', counts.requests],
    ['demoReviews', counts.reviews],
    ['demoQuestions', counts.questions],
    ['demoCoupons', counts.coupons],
    ['demoBaskets', counts.baskets],
    ['demoLists', counts.lists],
  ] as const;
  return [
    ...kinds
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `  ${t(`commands.${name}`, { count: String(count) })}`),
    ...(orders.length === 0 ? [] : [`  ${t('commands.demoOrderNumbers', { numbers: listOf(orders) })}`]),
    ...(trialOrders.length === 0 ? [] : [`  ${t('commands.demoTrialNumbers', { numbers: listOf(trialOrders) })}`]),
    ...(keptOrders.length === 0
      ? []
      : [t('commands.demoKept', { count: String(keptOrders.length), numbers: listOf(keptOrders) })]),
  ];
}

await runCommand(
  async ({ config, url, log, say }) => {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
    await migrateDatabase(url, log, say);
    const connection = connect(url);
    try {
      const money = { isMoneyReal: isMoneyReal(config) };
      const found = await readDemonstration(connection.db, money);
      if (!found.isThere && !found.isTrialThere) {
        say(t('commands.demoNone'));
        return;
      }
      say(t(found.isThere ? 'commands.demo' : 'commands.demoTrial'));
      for (const line of linesOf(found)) say(line);
      if (values['dry-run']) {
        say(t('commands.nothingChanged'));
        return;
      }
      await clearDemonstration(connection.db, {
        ...money,
        clock: () => new Date(),
        onProgress: ({ done, total }) => {
          if (total > 0) say(t('commands.demoProgress', { done: String(done), total: String(total) }));
        },
      });
      say(t(found.isThere ? 'commands.demoOut' : 'commands.demoTrialOut'));
    } finally {
      await connection.close();
    }
  },
  { besideShop: true, needsShop: true },
);
