import type { calls } from '@farad/contract/calls';
import type { Quarantine, Webhooks } from '@farad/contract/office/payments/provider-reports';
import { quarantineQueries, type QuarantineRow } from '@farad/database/payments/payment-quarantine.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { webhookQueries, type WebhookRow } from '@farad/database/people/webhook.queries';
import { toRoubles } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

const presentEntry = ({ vendors }: Deps, row: QuarantineRow): z.output<typeof Quarantine>['entries'][number] => {
  const { resolvedAt, resolvedBy, resolution } = row;
  return {
    id: String(row.id),
    kind: row.kind,
    provider: { id: row.provider, isInstalled: vendors.payments.find(row.provider) !== null },
    providerId: row.providerId,
    order: row.orderNumber,
    mismatches: [...row.mismatches],
    reported: row.reported,
    at: row.at.toISOString(),
    amount: row.amount === null ? null : toRoubles(row.amount),
    resolution:
      resolvedAt === null
        ? null
        : {
            at: resolvedAt.toISOString(),
            by: resolvedBy ?? '',
            note: resolution ?? '',
          },
  };
};

/**
 * Returns one page of the provider's reports that do not match the shop's data and need a review (integrations 2.2).
 */
export async function listQuarantine(
  deps: Deps,
  query: QueryOf<typeof calls.paymentQuarantine>,
): Promise<Result<z.output<typeof Quarantine>, Failure>> {
  const { all, after = null } = query;
  const { page, next } = pageOf(
    await quarantineQueries(deps.db).list({ isAll: all === 'true', after, limit: pageLength.long + 1 }),
    pageLength.long,
    byId,
  );
  return ok({ entries: page.map((row) => presentEntry(deps, row)), next });
}

const presentEvent = ({ vendors }: Deps, row: WebhookRow): z.output<typeof Webhooks>['events'][number] => ({
  id: String(row.id),
  provider: { id: row.source, isInstalled: vendors.payments.find(row.source) !== null },
  kind: row.kind,
  objectId: row.objectId,
  receivedAt: row.receivedAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
  attempts: row.attempts,
  outcome: row.outcome,
  lastError: row.lastError,
});

/** Returns one page of the webhooks that providers sent, without their bodies. */
export async function listWebhooks(
  deps: Deps,
  query: QueryOf<typeof calls.webhooks>,
): Promise<Result<z.output<typeof Webhooks>, Failure>> {
  const { open, after = null } = query;
  const { page, next } = pageOf(
    await webhookQueries(deps.db).list({ isOpen: open === 'true', after, limit: pageLength.long + 1 }),
    pageLength.long,
    byId,
  );
  return ok({ events: page.map((row) => presentEvent(deps, row)), next });
}

/** Records how staff dealt with a report that does not match the shop's data. */
export const resolveEntry = (
  deps: Deps,
  context: StaffCallOrigin & { readonly params: { readonly entryId: string } },
  note: string,
): Promise<Result<Record<string, never>, Failure>> =>
  decideInTransaction<Record<string, never>, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(context.params.entryId);
    const by = { by: context.actor.staff.id, note, at: deps.clock() };
    if (id === undefined || !(await quarantineQueries(tx).resolve(id, by))) return fail({ code: 'not_found' });
    await record(tx, deps, context, {
      action: 'payment.quarantine_resolved',
      object: null,
      after: { entry: id },
      reason: note,
    });
    return ok({});
  });

/** Queues a webhook to be handled again. */
export const retryEvent = (
  deps: Deps,
  context: StaffCallOrigin & { readonly params: { readonly eventId: string } },
): Promise<Result<Record<string, never>, Failure>> =>
  decideInTransaction<Record<string, never>, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(context.params.eventId);
    if (id === undefined || !(await webhookQueries(tx).retry(id))) return fail({ code: 'not_found' });
    await record(tx, deps, context, { action: 'webhook.retried', object: null, after: { event: id } });
    return ok({});
  });
