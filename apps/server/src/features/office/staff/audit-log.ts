import type { AuditEntry } from '@farad/contract/audit';
import { auditQueries, type AuditRow } from '@farad/database/operation/audit.queries';
import { fail, ok, type Result } from '@farad/domain/shared';
import { auditActions, auditObjects } from '@farad/domain/staff';
import { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';

const pageLength = 50;

const RowNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** A day of Moscow, where the year begins at +03:00 for good. */
const Day = z.iso.date().transform((day) => new Date(`${day}T00:00:00+03:00`));

export const AuditQuery = z.strictObject({
  actor: RowNumber.optional(),
  object: z.enum(auditObjects).optional(),
  objectId: RowNumber.optional(),
  action: z.enum(auditActions).optional(),
  from: Day.optional(),
  to: Day.optional(),
  after: RowNumber.optional(),
});

const dayMs = 86_400_000;

/** Kept from who may not see what the shop pays, in every record. */
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

/** One page of the log, the latest first. */
export async function auditLog(
  { db }: Deps,
  query: readonly (readonly [string, string])[],
  seesPurchasePrices: boolean,
): Promise<Result<{ entries: AuditEntry[]; next: string | null }, Failure>> {
  const parsed = AuditQuery.safeParse(Object.fromEntries(query.filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    if (unknown !== undefined) return fail({ code: 'unknown_field', field: unknown });
    return fail({ code: 'invalid_input', field: String(issue?.path[0] ?? '') });
  }
  const { actor, object, objectId, action, from, to, after } = parsed.data;
  const rows = await auditQueries(db).search({
    staffId: actor,
    object,
    objectId,
    action,
    from,
    after,
    limit: pageLength + 1,
    to: to && new Date(to.getTime() + dayMs),
  });
  const page = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? page.at(-1) : undefined;
  return ok({
    entries: page.map((row) => present(row, seesPurchasePrices)),
    next: last === undefined ? null : String(last.id),
  });
}
