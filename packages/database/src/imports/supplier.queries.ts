import type { NumberSource } from '@farad/domain/import';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

export interface SupplierSchedule {
  readonly schedule: object | null;
  readonly nextAt: Date | null;
}

interface SavedSupplier {
  readonly title: string;
  /** Price rules in the contract's format; null = not set. */
  readonly prices: object | null;
  /** True = buyers see the supplier's part numbers. */
  readonly isPublic: boolean;
}

const chosen = (handle: Handle) =>
  handle
    .selectFrom('supplier')
    .selectAll('supplier')
    .select((each) => [
      each
        .selectFrom('supplier_mapping')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('supplier_id', '=', 'supplier.id')
        .as('mappings'),
      each
        .selectFrom('supplier_brand_spelling')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('supplier_id', '=', 'supplier.id')
        .as('makers'),
      each
        .selectFrom('category_spelling')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('supplier_id', '=', 'supplier.id')
        .as('categories'),
    ]);

/** Queries of suppliers, their schedules, and the column mappings and maker spellings of their files. */
export function supplierQueries<H extends Handle>(handle: H) {
  return {
    all: () => chosen(handle).orderBy('supplier.title').orderBy('supplier.id').limit(500).execute(),

    byId: (id: number) => chosen(handle).where('supplier.id', '=', id).executeTakeFirst(),

    /** Returns the name shown with each supplier's part numbers, and whether buyers may see these numbers. */
    numberSources: (): Promise<readonly NumberSource[]> =>
      handle
        .selectFrom('supplier')
        .select(['code', 'number_name as numberName', 'is_public as isPublic'])
        .limit(5000)
        .execute(),

    /** Creates a supplier and returns its id. Undefined if the code is taken. */
    create: (values: SavedSupplier & { readonly code: string }) =>
      handle
        .insertInto('supplier')
        .values({
          code: values.code,
          title: values.title,
          is_public: values.isPublic,
          prices: values.prices === null ? null : JSON.stringify(values.prices),
        })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('id')
        .executeTakeFirst(),

    save: async (id: number, values: SavedSupplier): Promise<void> => {
      const { title, prices, isPublic } = values;
      await handle
        .updateTable('supplier')
        .set({ title, prices: prices === null ? null : JSON.stringify(prices), is_public: isPublic })
        .where('id', '=', id)
        .execute();
    },

    setSchedule: async (id: number, { schedule, nextAt }: SupplierSchedule): Promise<void> => {
      await handle
        .updateTable('supplier')
        .set({ schedule: schedule === null ? null : JSON.stringify(schedule), next_at: nextAt, last_sha256: null })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Returns the supplier whose scheduled file has waited longest. Its next time becomes `againAt`, so that no other
     * process fetches the file too. Undefined if no file is due.
     */
    takeDue: (now: Date, againAt: Date) =>
      handle
        .updateTable('supplier')
        .set({ next_at: againAt })
        .where('id', '=', (each) =>
          each
            .selectFrom('supplier as due')
            .select('due.id')
            .where('due.next_at', '<=', now)
            .where('due.schedule', 'is not', null)
            .orderBy('due.next_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst(),

    /**
     * Returns the supplier's schedule and the hash of its last imported file, and locks them until the transaction
     * ends.
     */
    lockSchedule: inTx(handle, (id: number) =>
      handle
        .selectFrom('supplier')
        .select(['schedule', 'last_sha256 as lastSha256'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    ),

    noteFetch: async (id: number, last: object, nextAt: Date | null, sha256: string | null): Promise<void> => {
      await handle
        .updateTable('supplier')
        .set({ last: JSON.stringify(last), next_at: nextAt, ...(sha256 === null ? {} : { last_sha256: sha256 }) })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Records that the import of a fetched file failed. Clears the hash of the last file, so that the same file is
     * tried again.
     */
    noteFailure: async (id: number, importId: number, failure: string, at: Date): Promise<void> => {
      const last = { at: at.toISOString(), outcome: 'failed', failure, importId: String(importId) };
      await handle
        .updateTable('supplier')
        .set({ last: JSON.stringify(last), last_sha256: null })
        .where('id', '=', id)
        .execute();
    },

    mapping: async (supplierId: number, headerKey: string): Promise<unknown> => {
      const row = await handle
        .selectFrom('supplier_mapping')
        .select('mapping')
        .where('supplier_id', '=', supplierId)
        .where('header_key', '=', headerKey)
        .executeTakeFirst();
      return row?.mapping ?? null;
    },

    /**
     * Returns the only supplier whose files have these column headers. Undefined if no supplier has them, or several
     * have.
     */
    ownerOf: async (headerKey: string): Promise<number | undefined> => {
      const rows = await handle
        .selectFrom('supplier_mapping')
        .select('supplier_id as id')
        .where('header_key', '=', headerKey)
        .orderBy('used_at', 'desc')
        .limit(2)
        .execute();
      return rows.length === 1 ? rows[0]?.id : undefined;
    },

    keepMapping: async (supplierId: number, headerKey: string, mapping: object): Promise<void> => {
      const text = JSON.stringify(mapping);
      await handle
        .insertInto('supplier_mapping')
        .values({ supplier_id: supplierId, header_key: headerKey, mapping: text })
        .onConflict((conflict) =>
          conflict.columns(['supplier_id', 'header_key']).doUpdateSet({ mapping: text, used_at: sql`now()` }),
        )
        .execute();
    },

    /**
     * Saves spellings that staff corrected. `isForAll` true = the spelling applies to files of all suppliers, false =
     * to those of this supplier.
     */
    learnMakers: async (
      supplierId: number,
      makers: readonly { readonly spelling: string; readonly brandId: number; readonly isForAll: boolean }[],
    ): Promise<void> => {
      const [forAll, own] = [makers.filter((each) => each.isForAll), makers.filter((each) => !each.isForAll)];
      if (forAll.length > 0)
        await handle
          .insertInto('brand_spelling')
          .values(forAll.map((each) => ({ spelling: each.spelling, brand_id: each.brandId })))
          .onConflict((conflict) =>
            conflict.column('spelling').doUpdateSet((each) => ({ brand_id: each.ref('excluded.brand_id') })),
          )
          .execute();
      if (own.length > 0)
        await handle
          .insertInto('supplier_brand_spelling')
          .values(own.map((each) => ({ supplier_id: supplierId, spelling: each.spelling, brand_id: each.brandId })))
          .onConflict((conflict) =>
            conflict
              .columns(['supplier_id', 'spelling'])
              .doUpdateSet((each) => ({ brand_id: each.ref('excluded.brand_id') })),
          )
          .execute();
    },

    learnCategories: async (
      supplierId: number,
      categories: readonly { readonly path: string; readonly categoryId: number }[],
    ): Promise<void> => {
      if (categories.length === 0) return;
      await handle
        .insertInto('category_spelling')
        .values(categories.map(({ path, categoryId }) => ({ supplier_id: supplierId, path, category_id: categoryId })))
        .onConflict((conflict) =>
          conflict
            .columns(['supplier_id', 'path'])
            .doUpdateSet((each) => ({ category_id: each.ref('excluded.category_id') })),
        )
        .execute();
    },
  };
}
