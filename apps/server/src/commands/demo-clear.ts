// Deletes the data of the demonstration and of a trial: `npm run demo:clear [-- --dry-run]`; see docs/operations.md.
import { parseArgs } from 'node:util';

import type { DemonstrationAnswer } from '@farad/contract/office/operation/opening';
import { connect } from '@farad/database/connection/connect';

import { clearDemonstration, isMoneyReal, readDemonstration } from '../core/shop/clear-demonstration.ts';
import { migrateDatabase } from '../start/open-database.ts';
import { runCommand } from './run-command.ts';

/** Maximum number of order numbers that a line of the output lists. The others are only counted. */
const numbersMax = 20;

function listOf(numbers: readonly string[]): string {
  const more = numbers.length - numbersMax;
  return `${numbers.slice(0, numbersMax).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Returns the output: a line for each kind of data that is deleted or kept. */
function linesOf({ counts, orders, trialOrders, keptOrders }: DemonstrationAnswer): readonly string[] {
  const kinds = [
    ['parts, with stock and prices', counts.parts],
    ['orders with such parts, with their payments, papers and parcels', orders.length],
    ['orders of the trial, with their payments, papers and parcels', trialOrders.length],
    ['requests for a quote of the trial', counts.trialRequests],
    ['requests for a quote', counts.requests],
    ['reviews', counts.reviews],
    ['questions', counts.questions],
    ['coupons', counts.coupons],
    ['baskets that lose lines', counts.baskets],
    ['parts lists that are matched again', counts.lists],
  ] as const;
  return [
    ...kinds.filter(([, count]) => count > 0).map(([name, count]) => `  ${count} ${name}`),
    ...(orders.length === 0 ? [] : [`  orders: ${listOf(orders)}`]),
    ...(trialOrders.length === 0 ? [] : [`  orders of the trial: ${listOf(trialOrders)}`]),
    ...(keptOrders.length === 0
      ? []
      : [`${keptOrders.length} orders took real money and stay, their parts are archived: ${listOf(keptOrders)}`]),
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
        say('There is no demonstration in this shop and nothing of a trial; nothing was changed.');
        return;
      }
      say(found.isThere ? 'The demonstration:' : 'What the trial left:');
      for (const line of linesOf(found)) say(line);
      if (values['dry-run']) {
        say('Nothing was changed.');
        return;
      }
      await clearDemonstration(connection.db, {
        ...money,
        clock: () => new Date(),
        onProgress: ({ done, total }) => say(`Taking parts out … ${done} of ${total}`),
      });
      say(
        found.isThere
          ? 'The demonstration is out. Categories, attributes and manufacturers stay.'
          : 'The orders of the trial are out.',
      );
    } finally {
      await connection.close();
    }
  },
  { besideShop: true, needsShop: true },
);
