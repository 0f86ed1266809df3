import { z } from 'zod';

import { PlainText, ProductIdText, Slug, Unit, WireQuantity } from './wire.ts';

export const ReadListBody = z.object({
  /** Lines of a number and a quantity, as they are pasted (product B7). */
  text: PlainText.pipe(z.string().min(1).max(50_000)),
});

/** A part that a line may mean. */
const ListedPart = z.object({
  product_id: ProductIdText,
  seo: Slug,
  mpn: z.string(),
  brand: z.string(),
  title: z.string(),
  unit: Unit,
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** What the basket takes of it, after minimum, multiple and stock; null: nothing. */
  qty: WireQuantity.nullable(),
  /** Why it is not what the line says; null: it is. */
  reason: z
    .enum(['invalid_input', 'below_minimum_quantity', 'off_multiple', 'not_enough_stock', 'not_for_sale'])
    .nullable(),
});

export type ListedPart = z.infer<typeof ListedPart>;

const ListedLine = z.object({
  /** Its place in the text, from 1. */
  row: z.int(),
  text: z.string(),
  /** What it was read as; null: its quantity is not one. */
  read: z.object({ number: z.string(), qty: WireQuantity }).nullable(),
  /** Several: one has to be chosen; none: nothing was found. */
  parts: z.array(ListedPart),
});

export type ListedLine = z.infer<typeof ListedLine>;

export const ReadListAnswer = z.object({
  lines: z.array(ListedLine),
  /** Lines that were too many to be read. */
  rest: z.int(),
});

export type ReadListAnswer = z.infer<typeof ReadListAnswer>;
