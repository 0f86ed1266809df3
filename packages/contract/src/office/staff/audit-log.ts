import { auditActions, auditObjects } from '@farad/domain/staff';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, RowNumber } from '../../kit/query.ts';
import { NextPage, RowId } from '../../kit/wire.ts';

/** Values before or after a change, by field name and without secrets; null = none. */
const Values = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: RowId,
  at: z.string(),
  action: z.enum(auditActions),
  /** Who acted; null = the server itself, or not known. */
  actor: z.object({ id: RowId, name: z.string(), email: z.string() }).nullable(),
  /**
   * Changed object; null = the action concerns no particular object. `name` = its current name, empty if it no longer
   * exists.
   */
  object: z.object({ kind: z.enum(auditObjects), id: RowId, name: z.string() }).nullable(),
  before: Values,
  after: Values,
  reason: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  requestId: z.string(),
});

export type AuditEntry = z.infer<typeof AuditEntry>;

/** Latest first. */
const AuditLog = z.object({ entries: z.array(AuditEntry), next: NextPage });

/** A day in Moscow as the moment when it starts. Moscow's offset is always +03:00. */
const MoscowDay = z.iso.date().transform((day) => new Date(`${day}T00:00:00+03:00`));

/** The call of the audit log. */
export const officeAuditLogCalls = define({
  auditLog: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'What staff did, the latest first',
    answer: AuditLog,
    query: z.strictObject({
      actor: RowNumber.optional().describe('Id of a member of staff'),
      object: z.enum(auditObjects).optional().describe('Kind of object: staff, customer, company'),
      objectId: RowNumber.optional().describe('Id of the object, beside its kind'),
      action: z.enum(auditActions).optional().describe('Name of an action'),
      from: MoscowDay.optional().describe('First day, YYYY-MM-DD, of Moscow'),
      to: MoscowDay.optional().describe('Last day, YYYY-MM-DD, of Moscow'),
      after: AfterRow,
    }),
  },
});
