import { closingReasonMax, findingCodes, openingChecks } from '@farad/domain/opening';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EmptyBody, LineText } from '../kit/wire.ts';

export const ShopOpeningState = z.object({
  isOpen: z.boolean(),
  /** True = it was open before, so it is closed temporarily. */
  wasOpen: z.boolean(),
  /** Day in Moscow on which it opens; null = not announced. */
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

/** Result of the last checks before opening. */
export const OpeningChecks = z.object({
  /** null = they never ran. */
  checkedAt: z.string().nullable(),
  lines: z.array(
    z.object({
      check: z.enum(openingChecks),
      /** Whether a real service or its twin answered; null = the check calls no service. */
      by: z.enum(['real', 'twin']).nullable(),
      findings: z.array(
        z.object({
          /** A fault keeps the shop from opening, a warning does not. */
          kind: z.enum(['fault', 'warning']),
          code: z.enum(findingCodes),
          values: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
    }),
  ),
});

export type OpeningChecks = z.output<typeof OpeningChecks>;

/** Calls that open the shop to buyers and close it. */
export const officeOpeningCalls = define({
  shopOpening: {
    method: 'GET',
    path: '/admin/opening',
    summary: 'Whether buyers may enter the shop',
    answer: ShopOpeningState,
  },
  openingChecks: {
    method: 'GET',
    path: '/admin/opening/checks',
    summary: 'What the last checks before opening found',
    answer: OpeningChecks,
  },
  runOpeningChecks: {
    method: 'POST',
    path: '/admin/opening/checks',
    summary: 'Check what keeps the shop from opening; outside services are asked',
    body: EmptyBody,
    isQuestion: true,
    answer: OpeningChecks,
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
