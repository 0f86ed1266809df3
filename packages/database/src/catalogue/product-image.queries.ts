import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface ProductImages {
  readonly id: ProductId;
  readonly images: readonly string[];
}

/**
 * Queries of photos. They take products in any state, because drafts get photos before they are shown. Each change is
 * one statement, so no transaction is needed.
 */
export function productImageQueries(handle: Handle) {
  return {
    bySeo: (seo: string): Promise<ProductImages | undefined> =>
      handle.selectFrom('product').select(['id', 'images']).where('seo', '=', seo).executeTakeFirst(),

    /**
     * Adds an image at the end and returns all images. An image that the product already has moves to the end.
     * Undefined if the product already has `max` images.
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

    /** Removes an image and returns the remaining ones. Undefined if the product has no such image. */
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
