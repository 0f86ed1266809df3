import { closingReasonMax, findingCodes, openingChecks } from '@farad/domain/opening';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { EmptyBody, LineText } from '../../kit/wire.ts';

export const ShopOpeningState = z.object({
  isOpen: z.boolean(),
  /** True = the shop was open before, so it is closed only temporarily. */
  wasOpen: z.boolean(),
  /** Day in Moscow on which the shop opens; null = not announced. */
  opensOn: z.iso.date().nullable(),
  /** Why the shop was closed. Buyers do not see this text. */
  reason: z.string(),
  /**
   * When the shop was last opened or closed, and by whom. `changedAt` null = it never was; `changedBy` null = not by
   * staff.
   */
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
});

export type ShopOpeningState = z.output<typeof ShopOpeningState>;

export const CloseShopBody = z.object({
  reason: LineText.max(closingReasonMax).default(''),
  /** A future day on which the shop will open; null = not known. */
  opensOn: z.iso.date().nullable().default(null),
});

/** Result of the last checks before opening. */
export const OpeningChecks = z.object({
  /** null = the checks never ran. */
  checkedAt: z.string().nullable(),
  lines: z.array(
    z.object({
      check: z.enum(openingChecks),
      /** Whether the real service or its local imitation answered; null = the check calls no service. */
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

/**
 * Progress of deleting the demonstration data. `from` = number of parts at the start; null = deleting has not started.
 * `left` = number of parts left.
 */
const ClearingProgress = z.object({ from: Count.nullable(), left: Count });

/** Data of the demonstration and of a trial, and the progress of their deletion. */
export const DemonstrationAnswer = z.object({
  /** True = the shop has demonstration data. */
  isThere: z.boolean(),
  /** True = the shop has orders, requests or invented pickup points of a trial. */
  isTrialThere: z.boolean(),
  /** Number of parts when the deletion started; null = it has not started. */
  clearingFrom: Count.nullable(),
  counts: z.object({
    parts: Count,
    baskets: Count,
    /** Customers' parts lists in which a line was matched to a demonstration part. */
    lists: Count,
    requests: Count,
    reviews: Count,
    questions: Count,
    coupons: Count,
    /** Requests for a quote that were made in a trial. */
    trialRequests: Count,
    /** Pickup points that a twin of a carrier invented. */
    trialPoints: Count,
  }),
  /** Numbers of the orders with demonstration parts that will be deleted, oldest first. */
  orders: z.array(z.string()),
  /** Numbers of the orders of a trial that will be deleted, oldest first. */
  trialOrders: z.array(z.string()),
  /** Numbers of the orders that stay, because real money was paid for them. Their parts are archived. */
  keptOrders: z.array(z.string()),
});

export type DemonstrationAnswer = z.output<typeof DemonstrationAnswer>;

/** Calls that open the shop to buyers, close it, and delete the demonstration data. */
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
