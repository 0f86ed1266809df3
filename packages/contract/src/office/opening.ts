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

const Count = z.int().nonnegative();

/** How far the clearing of a demonstration is. `from` = parts when it began; null = it is not under way. */
const ClearingProgress = z.object({ from: Count.nullable(), left: Count });

/** What a demonstration consists of, and how far its clearing is. */
export const DemonstrationAnswer = z.object({
  isThere: z.boolean(),
  /** Parts when the clearing began; null = it is not under way. */
  clearingFrom: Count.nullable(),
  counts: z.object({
    parts: Count,
    baskets: Count,
    /** Parts lists with lines that an example part was found for. */
    lists: Count,
    requests: Count,
    reviews: Count,
    questions: Count,
    coupons: Count,
  }),
  /** Numbers of the orders that go, oldest first. */
  orders: z.array(z.string()),
  /** Numbers of the orders that stay because they took real money. Their parts are archived. */
  keptOrders: z.array(z.string()),
});

export type DemonstrationAnswer = z.output<typeof DemonstrationAnswer>;

/** Calls that open the shop to buyers, close it, and take the demonstration out. */
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
  demonstration: {
    method: 'GET',
    path: '/admin/demonstration',
    summary: 'What clearing the demonstration takes out',
    answer: DemonstrationAnswer,
  },
  clearingProgress: {
    method: 'GET',
    path: '/admin/demonstration/clearing',
    summary: 'How far the clearing of the demonstration is',
    answer: ClearingProgress,
  },
  clearDemonstration: {
    method: 'POST',
    path: '/admin/demonstration/clear',
    summary: 'Take the demonstration out: a job does it, even after a restart',
    body: EmptyBody,
    answer: DemonstrationAnswer,
  },
});
