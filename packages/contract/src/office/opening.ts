import { closingReasonMax } from '@farad/domain/opening';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EmptyBody, LineText } from '../kit/wire.ts';

export const ShopOpeningState = z.object({
  isOpen: z.boolean(),
  /** True = it was open before, so it is closed for a while. */
  wasOpen: z.boolean(),
  /** Day in Moscow on which it opens; null = not told. */
  opensOn: z.iso.date().nullable(),
  /** Why it was closed. Buyers do not see it. */
  reason: z.string(),
  /** Last change; null = by the program. */
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
});

export type ShopOpeningState = z.output<typeof ShopOpeningState>;

export const CloseShopBody = z.object({
  reason: LineText.max(closingReasonMax).default(''),
  /** A day to come; null = not known. */
  opensOn: z.iso.date().nullable().default(null),
});

/** Calls that open the shop to buyers and close it. */
export const officeOpeningCalls = define({
  shopOpening: {
    method: 'GET',
    path: '/admin/opening',
    summary: 'Whether buyers may enter the shop',
    answer: ShopOpeningState,
  },
  openShop: {
    method: 'POST',
    path: '/admin/opening/open',
    summary: 'Open the shop to buyers',
    body: EmptyBody,
    answer: ShopOpeningState,
  },
  closeShop: {
    method: 'POST',
    path: '/admin/opening/close',
    summary: 'Close the shop to buyers, or tell another day of opening',
    body: CloseShopBody,
    answer: ShopOpeningState,
  },
});
