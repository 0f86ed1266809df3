import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface ProductImages {
  readonly id: ProductId;
  readonly images: readonly string[];
}

/** Photos of products in any state: drafts get photos before they are shown. Each change is one statement. */
export function productImageQueries(handle: Handle) {
  return {
    bySeo: (seo: string): Promise<ProductImages | undefined> =>
      handle.selectFrom('product').select(['id', 'images']).where('seo', '=', seo).executeTakeFirst(),

    /**
     * Adds an image at the end and returns all images. Undefined if there are `max` already. An image added twice is
     * kept once.
     */
    add: async (id: ProductId, image: string, max: number): Promise<readonly string[] | undefined> => {
      const row = await handle
        .updateTable('product')
        .set({ images: sql`array_append(array_remove(images, ${image}), ${image})` })
        .where('id', '=', id)
        .where(sql<boolean>`(cardinality(images) < ${max} or ${image} = any (images))`)
        .returning('images')
        .executeTakeFirst();
      return row?.images;
    },

    /** Reorders the images. Returns undefined unless `images` are exactly the product's images. */
    order: async (id: ProductId, images: readonly string[]): Promise<readonly string[] | undefined> => {
      const wanted = [...images];
      const row = await handle
        .updateTable('product')
        .set({ images: wanted })
        .where('id', '=', id)
        .where(sql<boolean>`cardinality(images) = cardinality(${wanted}::text[])`)
        .where(sql<boolean>`images @> ${wanted}::text[] and images <@ ${wanted}::text[]`)
        .returning('images')
        .executeTakeFirst();
      return row?.images;
    },

    /** Returns undefined if the product has no such image. */
    remove: async (id: ProductId, image: string): Promise<readonly string[] | undefined> => {
      const row = await handle
        .updateTable('product')
        .set({ images: sql`array_remove(images, ${image})` })
        .where('id', '=', id)
        .where(sql<boolean>`${image} = any (images)`)
        .returning('images')
        .executeTakeFirst();
      return row?.images;
    },
  };
}
