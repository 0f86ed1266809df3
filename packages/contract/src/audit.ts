import { auditActions, auditObjects } from '@farad/domain/staff';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';

/** Values by the name of the field; no secrets. */
const Values = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: RowId,
  at: z.string(),
  action: z.enum(auditActions),
  /** Who did it; null: the program itself, or nobody who is known. */
  actor: z.object({ id: RowId, name: z.string(), email: z.string() }).nullable(),
  /** To what; `name` as it is called now, empty where it is gone. */
  object: z.object({ kind: z.enum(auditObjects), id: RowId, name: z.string() }).nullable(),
  before: Values,
  after: Values,
  reason: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  requestId: z.string(),
});

export type AuditEntry = z.infer<typeof AuditEntry>;

/** The latest first. */
export const AuditLog = z.object({ entries: z.array(AuditEntry), next: NextPage });
