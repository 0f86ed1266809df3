import { z } from 'zod';

import { LineText, ProductIdText, WireQuantity } from './wire.ts';

export const PartRequestBody = z.object({
  /** Part number or parameters, as a person writes them. */
  part: LineText.min(1).max(200),
  quantity: WireQuantity,
  /** A product of the catalogue that is not in stock: the request is kept under its number. null: the words alone count. */
  product_id: ProductIdText.nullable().default(null),
  /** An e-mail address or a Russian phone number. */
  contact: LineText.min(1).max(254),
});

export const PartRequestAnswer = z.object({
  number: z.string(),
  part: z.string(),
  quantity: z.int(),
  /** Where the answer will go, as it was understood. */
  contact: z.string(),
});
