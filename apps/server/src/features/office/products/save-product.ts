import type { ProductFields, SaveProductBody, StaffProduct } from '@farad/contract/office/catalogue/products';
import type { Tx } from '@farad/database/connection/connect';
import { saveProductQueries, type SavedProduct } from '@farad/database/catalogue/save-product.queries';
import { tiersOf } from '@farad/database/catalogue/product-row';
import { staffProductQueries, type StaffProductRecord } from '@farad/database/catalogue/staff-product.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, slugify, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { secondLookAt } from '#core/catalogue/second-look.ts';
import { presentProduct, definitionsOf } from './present-product.ts';
import { readFields, versionOf } from './product-fields.ts';
import { recordedChange, recordedNew } from './product-record.ts';

const addressLengthMax = 190;

/** Parses a product id from a path or a field; undefined = it is invalid. */
export function readProductId(text: string): ProductId | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? (id as ProductId) : undefined;
}

/**
 * Returns a failure if the product's brand, category or another reference does not exist. Returns a failure too if the
 * brand has another product with the same part number. null = no failure.
 */
async function checkNames(tx: Tx, product: SavedProduct, before: StaffProductRecord | null): Promise<Failure | null> {
  const queries = staffProductQueries(tx);
  if ((await queries.brandSlug(product.brandId)) === undefined)
    return { code: 'invalid_input', field: 'fields.brandId' };
  if (!(await queries.hasCategory(product.categoryId))) return { code: 'invalid_input', field: 'fields.categoryId' };
  const isSame = before !== null && before.mpn === product.mpn && before.brand_id === product.brandId;
  const isTaken = !isSame && (await queries.hasNumber(product.brandId, product.mpn, before?.id ?? null));
  return isTaken ? { code: 'duplicate', field: 'fields.mpn' } : null;
}

async function one(tx: Tx, id: ProductId): Promise<StaffProductRecord> {
  const [row] = await staffProductQueries(tx).byIds([id]);
  if (row === undefined) throw new Error(`product ${id} not found`);
  return row;
}

/** Returns one product in any state, with the data that staff can edit. */
export async function showProduct(deps: Deps, productId: string, locale: Locale) {
  const id = readProductId(productId);
  const [row] = id === undefined ? [] : await staffProductQueries(deps.db).byIds([id]);
  return row === undefined
    ? fail<Failure>({ code: 'not_found' })
    : ok(presentProduct(row, definitionsOf(deps), locale));
}

/**
 * Saves a product. If it was changed since the caller loaded it, nothing is saved and the current product is returned.
 */
export const saveProduct = (
  deps: Deps,
  caller: StaffCall,
  productId: string,
  { version, fields, isConfirmed = false }: z.output<typeof SaveProductBody>,
): Promise<Result<StaffProduct, Failure>> =>
  decideInTransaction<StaffProduct, Failure>(deps.db, async (tx) => {
    const { locale } = caller;
    const id = readProductId(productId);
    const [before] = id === undefined ? [] : await staffProductQueries(tx).lock([id]);
    if (before === undefined) return fail({ code: 'not_found' });
    const definitions = definitionsOf(deps);
    if (versionOf(before) !== version) {
      return fail({ code: 'product_changed', product: presentProduct(before, definitions, locale) });
    }
    const read = readFields(fields, before.attributes, definitions, locale);
    if (!read.ok) return read;
    const problem = await checkNames(tx, read.value, before);
    if (problem !== null) return fail(problem);
    if (!isConfirmed) {
      const wanted = { id: before.id, mpn: before.mpn, before: tiersOf({ ...before }), after: read.value.tiers };
      const look = await secondLookAt(tx, caller.actor.staff.permissions, [wanted]);
      if (look !== null) return fail(look);
    }
    await saveProductQueries(tx).save(before.id, read.value);
    const after = await one(tx, before.id);
    const change = recordedChange(before, after, isConfirmed);
    await record(tx, deps, caller, { action: 'product.changed', object: { kind: 'product', id: after.id }, ...change });
    return ok(presentProduct(after, definitions, locale));
  });

/** Returns a slug made of maker and part number that no product has. */
async function freeAddress(tx: Tx, row: SavedProduct, brand = ''): Promise<string> {
  const stem = `${brand}-${slugify(row.mpn)}`.replace(/^-|-$/g, '').slice(0, addressLengthMax) || 'part';
  for (let from = 1; ; from += 20) {
    const tried = Array.from({ length: 20 }, (_, at) => (from + at === 1 ? stem : `${stem}-${from + at}`));
    const taken = await staffProductQueries(tx).takenAddresses(tried);
    const free = tried.find((each) => !taken.includes(each));
    if (free !== undefined) return free;
  }
}

/** Adds a product. */
export const createProduct = (
  deps: Deps,
  caller: StaffCall,
  fields: ProductFields,
): Promise<Result<StaffProduct, Failure>> =>
  decideInTransaction<StaffProduct, Failure>(deps.db, async (tx) => {
    const definitions = definitionsOf(deps);
    const read = readFields(fields, {}, definitions, caller.locale);
    if (!read.ok) return read;
    const problem = await checkNames(tx, read.value, null);
    if (problem !== null) return fail(problem);
    const brand = await staffProductQueries(tx).brandSlug(read.value.brandId);
    const id = await saveProductQueries(tx).add(await freeAddress(tx, read.value, brand), read.value);
    const row = await one(tx, id);
    const event = { action: 'product.created', object: { kind: 'product', id }, after: recordedNew(row) } as const;
    await record(tx, deps, caller, event);
    return ok(presentProduct(row, definitions, caller.locale));
  });
