import type { DecideHeldBody, HeldDecided, HeldRow, HeldRows } from '@farad/contract/office/imports/held-rows';
import { importHeldQueries, type SavedHeldRow } from '@farad/database/imports/import-held.queries';
import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { tiersOf } from '@farad/database/catalogue/product-row';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { unitPriceToRoubles, type UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { pageLength, pageOf } from '#kit/page.ts';
import { findImport } from './change-import.ts';

/** Number of rows decided in one transaction, and maximum number of transactions in one request. */
const batchLength = 2000;
const batchesMax = 25;

const presentTiers = (quantities: number[] | null, prices: UnitPrice[] | null) =>
  tiersOf({ tier_quantities: quantities ?? [], tier_prices: prices ?? [] }).map(({ minQuantity, unitPrice }) => ({
    quantity: minQuantity as number,
    price: unitPriceToRoubles(unitPrice),
  }));

const present = (row: SavedHeldRow): HeldRow => ({
  product_id: String(row.product_id),
  mpn: row.mpn,
  maker: row.brand,
  causes: [...row.causes],
  stock:
    row.stock_theirs === null
      ? null
      : {
          ours: row.stock_ours ?? 0,
          theirs: row.stock_theirs,
        },
  prices:
    row.prices_theirs === null
      ? null
      : {
          ours: presentTiers(row.quantities_ours, row.prices_ours),
          theirs: presentTiers(row.quantities_theirs, row.prices_theirs),
        },
  other:
    row.other_supplier === null
      ? null
      : {
          supplier: row.other_supplier,
          prices: presentTiers(row.other_quantities, row.other_prices),
        },
  decision: row.decision,
});

/**
 * Reads the key of the row after which a page begins. `0-17` is the undecided row of product 17, `1-17` the decided
 * one. Returns null for the first page.
 */
function readAfter(after: string | undefined) {
  const [, state, id] = /^([01])-(\d{1,10})$/.exec(after ?? '') ?? [];
  return id === undefined ? null : { isDecided: state === '1', productId: Number(id) };
}

/** Returns the rows of an import that needed a decision by staff, first those that are still undecided. */
export async function listHeld(
  { db }: Deps,
  importId: string,
  after: string | undefined,
): Promise<Result<z.output<typeof HeldRows>, Failure>> {
  const found = await findImport(db, importId);
  if (!found.ok) return found;
  const queries = importHeldQueries(db);
  const rows = await queries.list(found.value.id, readAfter(after), pageLength.long + 1);
  const keyOf = (row: (typeof rows)[number]) => `${row.decision === null ? 0 : 1}-${row.product_id}`;
  const { page, next } = pageOf(rows, pageLength.long, keyOf);
  return ok({ rows: page.map(present), waiting: await queries.waiting(found.value.id), next });
}

/**
 * Decides rows of an import: the shop's values are kept, or the list's values are taken. One request decides a limited
 * number of rows; `waiting` says how many are left.
 */
export async function decideHeld(
  deps: Deps,
  caller: StaffCall,
  importId: string,
  { decision, productIds }: z.output<typeof DecideHeldBody>,
): Promise<Result<z.output<typeof HeldDecided>, Failure>> {
  const id = readRowNumber(importId);
  if (id === undefined) return fail({ code: 'not_found' });
  const [at, staffId] = [deps.clock(), caller.actor.staff.id];
  const ids = productIds === null ? null : productIds.map((each) => Number(each) as ProductId);
  const sum = { decided: 0, changed: 0 };
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const done = await decideInTransaction<{ decided: number; changed: number }, Failure>(deps.db, async (tx) => {
      const row = await importRunQueries(tx).lock(id);
      if (row === undefined) return fail({ code: 'not_found' });
      if (row.state === 'running' || row.state === 'undoing' || row.state === 'undone') {
        return fail({ code: 'import_state' });
      }
      const choice = { runId: row.id, productIds: ids, staffId, at, limit: batchLength };
      const queries = importHeldQueries(tx);
      const some =
        decision === 'keep'
          ? { decided: await queries.keep(choice), changed: 0 }
          : await queries.take(choice).then(({ taken, changed }) => ({ decided: taken, changed }));
      const after = { decision, parts: some.decided, ...(ids === null ? {} : { products: ids.length }) };
      const event = { action: 'import.held_decided', object: { kind: 'import', id: row.id }, after } as const;
      if (some.decided > 0) await record(tx, deps, caller, event);
      return ok(some);
    });
    if (!done.ok) return done;
    sum.decided += done.value.decided;
    sum.changed += done.value.changed;
    // Continue only after a full batch in which every row was decided. Otherwise the next batch would select its
    // undecided rows again.
    if (ids !== null || done.value.changed > 0 || done.value.decided < batchLength) break;
  }
  return ok({ ...sum, waiting: await importHeldQueries(deps.db).waiting(id) });
}
