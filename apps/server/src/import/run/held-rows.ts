import type { HeldCounts, HeldRow, ImportSession } from '@farad/database/imports/import-session';
import { importLimits, type HeldCause } from '@farad/domain/import';
import type { SecondLookRules } from '@farad/domain/product';

import type { ImportPlan } from '../row/part-row.ts';
import { fieldsFilledBy } from '../row/fields-filled-by.ts';
import type { ImportOrder } from './import-order.ts';

/**
 * Removes the rows that staff must check from the staging table, and counts them. Returns null for an exchange with 1C,
 * which needs no check, because its prices and stock are the shop's own.
 */
export async function holdRows(
  { mapping, exchangeFile }: ImportOrder,
  session: ImportSession,
  plan: ImportPlan,
  { changePercent }: SecondLookRules,
): Promise<HeldCounts | null> {
  if (exchangeFile !== undefined) return null;
  const { hasStock, columns } = fieldsFilledBy(plan);
  return session.held.hold({
    supplierCode: mapping.supplier.code,
    warehouseCode: mapping.warehouse.code,
    hasStock,
    hasPrices: columns.has('tier_prices'),
    changePercent,
  });
}

const toldAtOnce = 10_000;

const worst: readonly HeldCause[] = ['below_cost', 'price_jump', 'dearer', 'stock_touched'];

/** Reports each row that staff must check. */
export async function reportHeld(order: ImportOrder, session: ImportSession): Promise<void> {
  for (let after = 0; ;) {
    const some = await session.held.list(after, toldAtOnce);
    for (const { line, number: value, mpn, brand: maker, causes } of some) {
      const cause = worst.find((each) => causes.includes(each)) ?? 'stock_touched';
      order.onProblem({ line, field: null, value, reason: `held_${cause}`, part: { mpn, maker } });
    }
    const last = some.at(-1);
    if (last === undefined || some.length < toldAtOnce) return;
    after = last.line;
  }
}

/** Returns the first rows that staff must check, for a dry run. */
export const firstHeld = (session: ImportSession): Promise<readonly HeldRow[]> =>
  session.held.list(0, importLimits.differencesMax);
