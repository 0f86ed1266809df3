import type { calls } from '@farad/contract/calls';
import type { AuditEntry } from '@farad/contract/office/staff/audit-log';
import { auditQueries, type AuditRow } from '@farad/database/staff/audit.queries';
import { dayMs, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

/** Fields that are left out of log entries for staff who may not see purchase prices. */
const purchaseNames = ['purchasePrice', 'purchaseMargin'];

const shown = (values: AuditRow['before'], seesPurchasePrices: boolean): AuditRow['before'] =>
  values === null || seesPurchasePrices
    ? values
    : Object.fromEntries(Object.entries(values).filter(([name]) => !purchaseNames.includes(name)));

function present(row: AuditRow, seesPurchasePrices: boolean): AuditEntry {
  const { actorId, actorName, actorEmail, objectKind, objectId, objectName } = row;
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    actor:
      actorId === null
        ? null
        : {
            id: String(actorId),
            name: actorName ?? '',
            email: actorEmail ?? '',
          },
    object:
      objectKind === null || objectId === null
        ? null
        : {
            kind: objectKind,
            id: String(objectId),
            name: objectName ?? '',
          },
    before: shown(row.before, seesPurchasePrices),
    after: shown(row.after, seesPurchasePrices),
    reason: row.reason,
    ip: row.ip,
    userAgent: row.userAgent,
    requestId: row.requestId,
  };
}

/** Returns one page of the audit log, newest entries first. */
export async function auditLog(
  { db }: Deps,
  query: QueryOf<typeof calls.auditLog>,
  seesPurchasePrices: boolean,
): Promise<Result<{ entries: AuditEntry[]; next: string | null }, Failure>> {
  const { actor, object, objectId, action, from, to, after } = query;
  const rows = await auditQueries(db).search({
    staffId: actor,
    object,
    objectId,
    action,
    from,
    after,
    limit: pageLength.long + 1,
    to: to && new Date(to.getTime() + dayMs),
  });
  const { page, next } = pageOf(rows, pageLength.long, byId);
  return ok({ entries: page.map((row) => present(row, seesPurchasePrices)), next });
}
