import type { CloseShopBody, ShopOpeningState } from '@farad/contract/office/operation/opening';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { openingQueries } from '@farad/database/operation/opening.queries';
import type { Day } from '@farad/domain/delivery';
import { closed, opened, type ShopOpening } from '@farad/domain/opening';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCall, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { keepOpening } from '#http/session/shop-opening.ts';
import { readyToOpen } from './opening-checks.ts';

/** Returns the fields of the opening state for the audit log. */
const forLog = ({ isOpen, opensOn, reason }: ShopOpening) => ({ isOpen, opensOn, reason });

type Next = (before: ShopOpening, change: { readonly by: string; readonly at: Date }) => Result<ShopOpening, Failure>;

async function change(deps: Deps, caller: StaffCallOrigin, next: Next): Promise<Result<ShopOpeningState, Failure>> {
  const done = await decideInTransaction<ShopOpening, Failure>(deps.db, async (tx) => {
    const queries = openingQueries(tx);
    await queries.lock();
    const before = await queries.state();
    const after = next(before, { by: caller.actor.staff.name, at: deps.clock() });
    if (!after.ok) return after;
    await queries.set(after.value);
    await record(tx, deps, caller, {
      action: after.value.isOpen ? 'settings.shop_opened' : 'settings.shop_closed',
      object: null,
      before: forLog(before),
      after: forLog(after.value),
    });
    return after;
  });
  if (done.ok) keepOpening(deps, done.value);
  return done;
}

/** Opens the shop to buyers. Fails if a check before opening finds a fault. */
export async function openToBuyers(deps: Deps, caller: StaffCall): Promise<Result<ShopOpeningState, Failure>> {
  const ready = await readyToOpen(deps, caller.locale);
  return ready.ok ? change(deps, caller, (_, by) => ok(opened(by))) : ready;
}

/** Closes the shop to buyers, or changes the opening day of a closed shop. */
export const closeToBuyers = (
  deps: Deps,
  caller: StaffCallOrigin,
  { reason, opensOn }: z.output<typeof CloseShopBody>,
) =>
  change(deps, caller, (before, by) => {
    const after = closed(before, { reason, opensOn: opensOn as Day | null }, by);
    return after === 'opensOn' ? fail({ code: 'invalid_input', field: 'opensOn' }) : ok(after);
  });
