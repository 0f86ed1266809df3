import type { DemonstrationAnswer } from '@farad/contract/office/operation/opening';
import { inTransaction } from '@farad/database/connection/transaction';
import { demonstrationQueries } from '@farad/database/seed/demonstration.queries';
import { fail, ok, type Result } from '@farad/domain/shared';

import { isMoneyReal, readDemonstration } from '#core/shop/clear-demonstration.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

/**
 * Starts deleting the data of the demonstration and of a trial. If a deletion is already running, no second one is
 * started.
 */
export async function beginClearing(
  deps: Deps,
  caller: StaffCallOrigin,
): Promise<Result<DemonstrationAnswer, Failure>> {
  const found = await readDemonstration(deps.db, { isMoneyReal: isMoneyReal(deps.config) });
  const { isThere, isTrialThere, clearingFrom, counts, orders, trialOrders, keptOrders } = found;
  if (!isThere && !isTrialThere) return fail({ code: 'not_found' });
  if (clearingFrom !== null) return ok(found);
  await inTransaction(deps.db, async (tx) => {
    await demonstrationQueries(tx).begin(counts.parts);
    await record(tx, deps, caller, {
      action: 'settings.demonstration_cleared',
      object: null,
      before: { ...counts, orders: orders.length, trialOrders: trialOrders.length },
      after: { keptOrders: keptOrders.length },
    });
  });
  return ok({ ...found, clearingFrom: counts.parts });
}
