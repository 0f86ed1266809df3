import { z } from 'zod';

import { ProductCard } from './catalogue.ts';
import { Slug } from './wire.ts';

/** Manufacturers that have something in the catalogue (product C14). */
export const ManufacturersAnswer = z.array(
  z.object({ slug: Slug, name: z.string(), count: z.int(), inStock: z.int() }),
);

export type ManufacturersAnswer = z.infer<typeof ManufacturersAnswer>;

export const ManufacturerAnswer = z.object({
  slug: Slug,
  name: z.string(),
  /** In the caller's language; empty where nothing is written yet. */
  description: z.string(),
  /** Not shown to search engines. */
  isHidden: z.boolean(),
  count: z.int(),
  inStock: z.int(),
  /** Leaves that have products of it, the fullest first. */
  categories: z.array(z.object({ slug: Slug, title: z.string(), count: z.int(), inStock: z.int() })),
  /** Most asked for, what is in stock first. */
  products: z.array(ProductCard),
});

export type ManufacturerAnswer = z.infer<typeof ManufacturerAnswer>;
