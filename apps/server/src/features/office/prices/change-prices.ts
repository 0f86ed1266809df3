import type { ChangePricesBody, HeldPrices, PriceChange } from '@farad/contract/office/prices/prices';
import { priceChangeQueries } from '@farad/database/prices/price-change.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { moscowDay, startOfMoscowDay } from '@farad/domain/delivery';
import { lookedPrices } from '@farad/domain/product';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { presentLooked } from '#core/catalogue/second-look.ts';
import { carryOn } from './carry-on.ts';
import { presentChange, recordedRule } from './present-change.ts';
import { ruleToStore } from './read-rule.ts';

/** Number of batches of products whose prices are changed while the caller waits. A job changes the other products. */
const partsAtOnce = 4;

async function shown(deps: Deps, id: number, locale: Locale): Promise<Result<PriceChange, Failure>> {
  const row = await priceChangeQueries(deps.db).byId(id);
  return row === undefined ? fail({ code: 'not_found' }) : ok(presentChange(deps, row, locale));
}

/**
 * Changes prices by a rule, now or from the day `startsOn`. If a change with the same key exists, that change is
 * returned.
 */
export async function changePrices(
  deps: Deps,
  caller: StaffCall,
  { key, rule, startsOn, isConfirmed = false }: z.output<typeof ChangePricesBody>,
): Promise<Result<PriceChange, Failure>> {
  const known = ruleToStore(deps, rule);
  if (!known.ok) return fail({ ...known.error, field: `rule.${known.error.field}` });
  const kept = isConfirmed ? { ...known.value, isConfirmed } : known.value;
  const [now, staffId] = [deps.clock(), caller.actor.staff.id];
  if (startsOn !== null && startsOn <= moscowDay(now)) return fail({ code: 'invalid_input', field: 'startsOn' });
  const startsAt = startsOn === null ? now : startOfMoscowDay(startsOn);
  const state = startsOn === null ? 'running' : 'planned';
  const added = await decideInTransaction<number, Failure>(deps.db, async (tx) => {
    const queries = priceChangeQueries(tx);
    const id = await queries.add({ key, staffId, at: now, startsAt, rule: kept, state });
    if (id === undefined) {
      const earlier = await queries.byKey(key, staffId);
      return earlier === undefined ? fail({ code: 'invalid_input', field: 'key' }) : ok(earlier.id);
    }
    const after = { ...recordedRule(kept), startsOn };
    await record(tx, deps, caller, { action: 'prices.changed', object: { kind: 'prices', id }, after });
    return ok(id);
  });
  if (!added.ok) return added;
  await carryOn(deps.db, added.value, now, partsAtOnce);
  return shown(deps, added.value, caller.locale);
}

const heldMax = 500;

/** Returns the products to which a price change was not applied, because their new prices need confirmation. */
export async function listHeldPrices(
  { db }: Deps,
  changeId: string,
  seesCosts: boolean,
): Promise<Result<HeldPrices, Failure>> {
  const id = readRowNumber(changeId);
  const queries = priceChangeQueries(db);
  if (id === undefined || (await queries.byId(id)) === undefined) return fail({ code: 'not_found' });
  const rules = await settingQueries(db).value('second_look');
  const rows = await queries.held(id, heldMax);
  return ok({
    products: rows.map(({ id: productId, mpn, brand, before, after, cost }) => ({
      id: String(productId),
      mpn,
      brand,
      prices: presentLooked(lookedPrices(before, after, cost, rules), seesCosts),
    })),
  });
}

/** Undoes a price change by restoring the earlier prices, or cancels a planned change. */
export async function undoPrices(
  deps: Deps,
  caller: StaffCall,
  changeId: string,
): Promise<Result<PriceChange, Failure>> {
  const id = readRowNumber(changeId);
  if (id === undefined) return fail({ code: 'not_found' });
  const now = deps.clock();
  const begun = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const queries = priceChangeQueries(tx);
    await queries.lock(id);
    const change = await queries.byId(id);
    if (change === undefined) return fail({ code: 'not_found' });
    if (change.state !== 'planned' && change.state !== 'running' && change.state !== 'done') {
      return fail({ code: 'nothing_to_undo' });
    }
    if (change.state === 'planned') await queries.setState(id, 'cancelled', now);
    else await queries.setState(id, 'undoing', null);
    const before = { ...recordedRule(change.rule), changed: change.changed };
    await record(tx, deps, caller, { action: 'prices.undone', object: { kind: 'prices', id }, before });
    return ok(null);
  });
  if (!begun.ok) return begun;
  await carryOn(deps.db, id, now, partsAtOnce);
  return shown(deps, id, caller.locale);
}
