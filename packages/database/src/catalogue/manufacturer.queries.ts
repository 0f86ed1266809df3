import type { BrandId } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';

import type { Handle } from '../connection/connect.ts';

/** Queries of a manufacturer's texts. */
export const manufacturerQueries = (handle: Handle) => ({
  description: async (brandId: BrandId): Promise<LocalizedText | undefined> => {
    const row = await handle
      .selectFrom('brand_description')
      .select('description')
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    return row?.description;
  },
});
