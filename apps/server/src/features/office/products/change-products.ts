import type { BulkChange, ChangeProductsBody } from '@farad/contract/office/catalogue/products';
import type { Tx } from '@farad/database/connection/connect';
import { saveProductQueries } from '@farad/database/catalogue/save-product.queries';
import { tiersOf } from '@farad/database/catalogue/product-row';
import type { BulkChanged } from '@farad/database/staff/schema-staff';
import { staffProductQueries, type StaffProductRecord } from '@farad/database/catalogue/staff-product.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { neutralCoefficient, type Coefficient, type Quantity, type UnitPrice } from '@farad/domain/money';
import { multiplyPrices, publicationProblem, type PriceBreaks, type ProductId } from '@farad/domain/product';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { secondLookAt } from '#core/catalogue/second-look.ts';
import { versionOf } from './product-fields.ts';
import { recordedChange } from './product-record.ts';
import { readProductId } from './save-product.ts';

type Before = BulkChanged['before'];

const titled = { title_missing: 'titleMissing', price_missing: 'priceMissing' } as const;

type Work = (tx: Tx, row: StaffProductRecord) => Promise<Result<Before, Failure>>;

const toState =
  (state: StaffProductRecord['state'], locale: Locale): Work =>
  async (tx, row) => {
    const problem = publicationProblem({ state, title: row.title, tiers: tiersOf({ ...row }) });
    if (problem !== null) {
      const reason = translators[locale](`backOfficeProducts.${titled[problem]}`);
      return fail({ code: 'invalid_input', field: 'change.state', detail: `${row.mpn}: ${reason}` });
    }
    await saveProductQueries(tx).setState(row.id, state);
    return ok({ state: row.state });
  };

const toCategory =
  (categoryId: number): Work =>
  async (tx, row) => {
    if (!(await staffProductQueries(tx).hasCategory(categoryId))) {
      return fail({ code: 'invalid_input', field: 'change.categoryId' });
    }
    await saveProductQueries(tx).setCategory(row.id, categoryId);
    return ok({ categoryId: row.category_id });
  };

const timesFactor =
  (factor: number, locale: Locale): Work =>
  async (tx, row) => {
    const tiers = tiersOf({ ...row });
    const changed = multiplyPrices(tiers, Math.round(factor * neutralCoefficient) as Coefficient);
    if (changed === null) {
      const reason = translators[locale]('backOfficeProducts.priceOutside');
      return fail({ code: 'invalid_input', field: 'change.factor', detail: `${row.mpn}: ${reason}` });
    }
    await saveProductQueries(tx).setTiers(row.id, changed);
    return ok({ tiers: tiers.map(({ minQuantity, unitPrice }) => [minQuantity, unitPrice] as const) });
  };

function workOf(change: BulkChange, locale: Locale): Work {
  if (change.kind === 'state') return toState(change.state, locale);
  return change.kind === 'category' ? toCategory(Number(change.categoryId)) : timesFactor(change.factor, locale);
}

interface Seen {
  readonly id: string;
  readonly version: string;
}

/**
 * Locks the products and returns them in the order of the request. Fails with the field of the first product that does
 * not exist, is listed twice, or was changed since the caller loaded it.
 */
async function lockSeen(tx: Tx, seen: readonly Seen[]): Promise<Result<readonly StaffProductRecord[], Failure>> {
  const ids = seen.map(({ id }) => readProductId(id));
  const strange = ids.findIndex((id, at) => id === undefined || ids.indexOf(id) < at);
  if (strange !== -1) return fail({ code: 'invalid_input', field: `products.${strange}.id` });
  const locked = await staffProductQueries(tx).lock(ids as ProductId[]);
  const byId = new Map(locked.map((row) => [row.id, row]));
  const rows: StaffProductRecord[] = [];
  for (const [at, { version }] of seen.entries()) {
    const row = byId.get(ids[at] as ProductId);
    if (row === undefined) return fail({ code: 'invalid_input', field: `products.${at}.id` });
    if (versionOf(row) !== version) return fail({ code: 'product_changed', field: `products.${at}.version` });
    rows.push(row);
  }
  return ok(rows);
}

/**
 * Records in the audit log what changed in each of the products. `before` are the products before the change. Returns
 * the products after the change.
 */
async function noteChanged(
  tx: Tx,
  deps: Deps,
  caller: StaffCall,
  action: 'product.changed_with_others' | 'product.change_undone',
  before: readonly StaffProductRecord[],
  isConfirmed = false,
): Promise<readonly StaffProductRecord[]> {
  const after = await staffProductQueries(tx).byIds(before.map(({ id }) => id));
  for (const [at, row] of after.entries()) {
    const was = before[at];
    if (was === undefined || versionOf(was) === versionOf(row)) continue;
    await record(tx, deps, caller, {
      action,
      object: { kind: 'product', id: row.id },
      ...recordedChange(was, row, isConfirmed),
    });
  }
  return after;
}

/** Changes several products in one transaction: all of them or none. */
export const changeProducts = (
  deps: Deps,
  caller: StaffCall,
  { products, change, isConfirmed = false }: z.output<typeof ChangeProductsBody>,
): Promise<Result<{ count: number }, Failure>> =>
  decideInTransaction<{ count: number }, Failure>(deps.db, async (tx) => {
    const seen = await lockSeen(tx, products);
    if (!seen.ok) return seen;
    const work = workOf(change, caller.locale);
    const undo: Before[] = [];
    for (const row of seen.value) {
      const done = await work(tx, row);
      if (!done.ok) return done;
      undo.push(done.value);
    }
    if (change.kind === 'price' && !isConfirmed) {
      const now = new Map(
        (await staffProductQueries(tx).byIds(seen.value.map(({ id }) => id))).map((row) => [row.id, row]),
      );
      const wanted = seen.value.map((row) => ({
        id: row.id,
        mpn: row.mpn,
        before: tiersOf({ ...row }),
        after: tiersOf({ ...(now.get(row.id) ?? row) }),
      }));
      const look = await secondLookAt(tx, caller.actor.staff.permissions, wanted);
      // This failure rolls the transaction back, so no product is changed.
      if (look !== null) return fail(look);
    }
    const after = await noteChanged(tx, deps, caller, 'product.changed_with_others', seen.value, isConfirmed);
    const changed = after.flatMap((row, at) => {
      const was = seen.value[at];
      if (was === undefined || versionOf(was) === versionOf(row)) return [];
      return [{ id: row.id, version: versionOf(row), before: undo[at] ?? {} }];
    });
    if (changed.length > 0) {
      await staffProductQueries(tx).addBulk(caller.actor.staff.id, deps.clock(), changed);
    }
    return ok({ count: changed.length });
  });

const savedTiers = (tiers: NonNullable<Before['tiers']>): PriceBreaks =>
  tiers.map(([quantity, price]) => ({ minQuantity: quantity as Quantity, unitPrice: price as UnitPrice }));

async function putBack(tx: Tx, id: ProductId, { state, categoryId, tiers }: Before): Promise<void> {
  const queries = saveProductQueries(tx);
  if (state !== undefined) await queries.setState(id, state);
  if (categoryId !== undefined) await queries.setCategory(id, categoryId);
  if (tiers !== undefined) await queries.setTiers(id, savedTiers(tiers));
}

/** Undoes the caller's last change of several products. Products that were changed later are left unchanged. */
export const undoProductChange = (deps: Deps, caller: StaffCall): Promise<Result<{ count: number }, Failure>> =>
  decideInTransaction<{ count: number }, Failure>(deps.db, async (tx) => {
    const queries = staffProductQueries(tx);
    const last = await queries.lastBulk(caller.actor.staff.id);
    if (last === undefined) return fail({ code: 'nothing_to_undo' });
    const changed = new Map(last.products.map((each) => [each.id, each]));
    const locked = await queries.lock([...changed.keys()]);
    const untouched = locked.filter((row) => changed.get(row.id)?.version === versionOf(row));
    if (untouched.length === 0) return fail({ code: 'nothing_to_undo' });
    for (const { id } of untouched) await putBack(tx, id, changed.get(id)?.before ?? {});
    await noteChanged(tx, deps, caller, 'product.change_undone', untouched);
    await queries.endBulk(last.id, deps.clock());
    return ok({ count: untouched.length });
  });
