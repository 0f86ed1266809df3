import { z } from 'zod';

import { LineText, WireQuantity } from './wire.ts';

export const PartRequestBody = z.object({
  /** Part number or parameters, as a person writes them. */
  part: LineText.min(1).max(200),
  quantity: WireQuantity,
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
