import { auditQueries } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { StaffRole } from '@farad/domain/customer';

import type { StaffAccount } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { hashPassword } from './password-hash.ts';
import { newPassword } from './secrets.ts';

const atStart = { staffId: null, ip: '127.0.0.1', userAgent: '', requestId: 'start' };

/** Adds a staff member and an entry in the audit log. Returns false if the email address has an account already. */
async function add(tx: Tx, account: StaffAccount, passwordHash: string, role: StaffRole, now: Date): Promise<boolean> {
  const { email } = account;
  const staff = { email, name: email, locale: 'ru', roles: [role], passwordHash, now } as const;
  const id = await staffQueries(tx).create(staff);
  if (id === undefined) return false;
  const event = { action: 'staff.created', object: { kind: 'staff', id }, after: { email, roles: [role] } } as const;
  await auditQueries(tx).add(atStart, event, now);
  return true;
}

/**
 * Adds a staff member whom the environment defines. If the email address has an account already, nothing is changed.
 */
async function ensure({ db, clock }: Pick<Deps, 'db' | 'clock'>, account: StaffAccount, role: StaffRole) {
  if ((await staffQueries(db).findByEmail(account.email)) !== undefined) return;
  const passwordHash = await hashPassword(account.password);
  await inTransaction(db, (tx) => add(tx, account, passwordHash, role, clock()));
}

/**
 * Adds the first staff members (product A4), as the environment defines them. If the shop then has no administrator,
 * one is added with a random password, which is printed only this once.
 */
export async function bootstrapStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  say: (text: string) => void,
): Promise<void> {
  const { administrator, developer, adminUrl } = deps.config;
  if (administrator !== null) await ensure(deps, administrator, 'administrator');
  if (developer !== null) await ensure(deps, developer, 'developer');
  if (await staffQueries(deps.db).hasAdministrator()) return;
  const made = { email: 'admin@farad.localhost', password: newPassword() };
  const passwordHash = await hashPassword(made.password);
  const isMade = await inTransaction(deps.db, async (tx) => {
    if (await staffQueries(tx).hasOtherAdministrator(null)) return false;
    return add(tx, made, passwordHash, 'administrator', deps.clock());
  });
  if (isMade) say(`Back office ${adminUrl}: administrator ${made.email}, password ${made.password} (shown this once)`);
}
