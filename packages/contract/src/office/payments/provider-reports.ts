import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, YesOrNo } from '../../kit/query.ts';
import { EmptyBody, NamedVendor, NextPage, ReasonLine, Roubles, RowId } from '../../kit/wire.ts';

/** Reports of the payment provider that contradict the shop's data. The shop did not apply them. */
export const Quarantine = z.object({
  entries: z.array(
    z.object({
      id: RowId,
      kind: z.enum(['payment', 'refund']),
      provider: NamedVendor,
      providerId: z.string(),
      order: z.string().nullable(),
      mismatches: z.array(z.string()),
      amount: Roubles.nullable(),
      /** State of the payment or refund as the provider reports it. */
      reported: z.string(),
      at: z.string(),
      resolution: z.object({ at: z.string(), by: z.string(), note: z.string() }).nullable(),
    }),
  ),
  next: NextPage,
});

const ResolveBody = z.object({ note: ReasonLine });
export const Webhooks = z.object({
  events: z.array(
    z.object({
      id: RowId,
      provider: NamedVendor,
      /** Kind of the event. Empty = the webhook could not be read, because its provider is not installed. */
      kind: z.string(),
      objectId: z.string(),
      receivedAt: z.string(),
      doneAt: z.string().nullable(),
      attempts: z.int(),
      /** Outcome of the webhook; null = not processed yet. */
      outcome: z.string().nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  next: NextPage,
});

/** API calls about reports of payment providers: those that contradict the shop’s data, and webhooks. */
export const officeProviderReportsCalls = define({
  paymentQuarantine: {
    method: 'GET',
    path: '/admin/payment-quarantine',
    summary: 'Reports of the payment provider that did not fit, the latest first',
    query: z.strictObject({
      all: YesOrNo.optional().describe('`true`: resolved ones too'),
      after: AfterRow,
    }),
    answer: Quarantine,
  },
  resolveQuarantine: {
    method: 'POST',
    path: '/admin/payment-quarantine/{entryId}/resolve',
    summary: 'Say what was done about a report that did not fit',
    body: ResolveBody,
    answer: EmptyBody,
  },
  webhooks: {
    method: 'GET',
    path: '/admin/webhooks',
    summary: 'What providers told the shop, the latest first',
    query: z.strictObject({
      open: YesOrNo.optional().describe('`true`: only what is not done'),
      after: AfterRow,
    }),
    answer: Webhooks,
  },
  retryWebhook: {
    method: 'POST',
    path: '/admin/webhooks/{eventId}/retry',
    summary: 'Look once more at what a provider told',
    body: EmptyBody,
    answer: EmptyBody,
  },
});
