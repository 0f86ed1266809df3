import type { LocalizedText } from '@farad/domain/shared';

import type { Handle } from '../connection/connect.ts';

/** Maximum number of entries shown of each kind. */
const shownMax = 500;

/** Queries of what earlier imports saved about a supplier's files: column mappings, makers and categories. */
export function supplierMemoryQueries(handle: Handle) {
  return {
    all: async (supplierId: number) => {
      const [mappings, makers, categories] = await Promise.all([
        handle
          .selectFrom('supplier_mapping')
          .select(['id', 'mapping', 'used_at as usedAt'])
          .where('supplier_id', '=', supplierId)
          .orderBy('used_at', 'desc')
          .limit(shownMax)
          .execute(),
        handle
          .selectFrom('supplier_brand_spelling')
          .innerJoin('brand', 'brand.id', 'brand_id')
          .select(['spelling', 'brand.name'])
          .where('supplier_id', '=', supplierId)
          .orderBy('spelling')
          .limit(shownMax)
          .execute(),
        handle
          .selectFrom('category_spelling')
          .innerJoin('category', 'category.id', 'category_id')
          .select(['path', 'category.title'])
          .where('supplier_id', '=', supplierId)
          .orderBy('path')
          .limit(shownMax)
          .execute(),
      ]);
      const titled: readonly { readonly path: string; readonly title: LocalizedText }[] = categories;
      return { mappings, makers, categories: titled };
    },

    /** Deletes a saved mapping of columns. Returns false if the supplier has no such mapping. */
    forgetMapping: async (supplierId: number, id: number): Promise<boolean> => {
      const gone = await handle
        .deleteFrom('supplier_mapping')
        .where('supplier_id', '=', supplierId)
        .where('id', '=', id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    forgetMaker: async (supplierId: number, spelling: string): Promise<boolean> => {
      const gone = await handle
        .deleteFrom('supplier_brand_spelling')
        .where('supplier_id', '=', supplierId)
        .where('spelling', '=', spelling)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    forgetCategory: async (supplierId: number, path: string): Promise<boolean> => {
      const gone = await handle
        .deleteFrom('category_spelling')
        .where('supplier_id', '=', supplierId)
        .where('path', '=', path)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },
  };
}
