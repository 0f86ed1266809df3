import type { CompanyRole } from '@farad/domain/company';
import type { Kopecks } from '@farad/domain/money';

import type { Handle } from '../connection/connect.ts';

export interface InvitationRow {
  readonly id: number;
  readonly companyId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly role: CompanyRole;
  readonly orderLimit: Kopecks | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export interface NewInvitation extends Omit<InvitationRow, 'id' | 'usedAt'> {
  readonly tokenSha256: Buffer;
  readonly invitedBy: number;
  readonly now: Date;
}

const columns = [
  'id',
  'company_id as companyId',
  'phone',
  'email',
  'role',
  'order_limit_kopecks as orderLimit',
  'expires_at as expiresAt',
  'used_at as usedAt',
] as const;

/** Queries of invitations to companies. Only the SHA-256 of the token in an invitation's link is stored. */
export function companyInvitationQueries(handle: Handle) {
  return {
    byToken: (tokenSha256: Buffer): Promise<InvitationRow | undefined> =>
      handle
        .selectFrom('company_invitation')
        .select(columns)
        .where('token_sha256', '=', tokenSha256)
        .executeTakeFirst(),

    /** Returns invitations that are neither used nor expired, the latest first. */
    open: (companyId: number, now: Date): Promise<readonly InvitationRow[]> =>
      handle
        .selectFrom('company_invitation')
        .select(columns)
        .where('company_id', '=', companyId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('id', 'desc')
        .execute(),

    /** Returns times of the invitations that this person has sent since `since` for any company, oldest first. */
    momentsBy: async (accountId: number, since: Date): Promise<readonly Date[]> => {
      const rows = await handle
        .selectFrom('company_invitation')
        .select('created_at')
        .where('invited_by', '=', accountId)
        .where('created_at', '>', since)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => row.created_at);
    },

    /** Adds an invitation. An unused invitation to the same address stops working, but stays in the table. */
    add: async (invitation: NewInvitation): Promise<void> => {
      const { companyId, phone, email, now } = invitation;
      await handle
        .updateTable('company_invitation')
        .set({ used_at: now })
        .where('company_id', '=', companyId)
        .where('used_at', 'is', null)
        .where((is) => (phone === null ? is('email', '=', email) : is('phone', '=', phone)))
        .execute();
      await handle
        .insertInto('company_invitation')
        .values({
          company_id: companyId,
          token_sha256: invitation.tokenSha256,
          phone,
          email,
          role: invitation.role,
          order_limit_kopecks: invitation.orderLimit,
          invited_by: invitation.invitedBy,
          created_at: now,
          expires_at: invitation.expiresAt,
          used_at: null,
        })
        .execute();
    },

    /** Marks an invitation as used, when it is accepted or withdrawn. Returns false if it was used before. */
    use: async (id: number, companyId: number, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await handle
        .updateTable('company_invitation')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('company_id', '=', companyId)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Deletes invitations that expired before `expiredBefore`, because they contain personal data. */
    deleteBefore: async (expiredBefore: Date): Promise<void> => {
      await handle.deleteFrom('company_invitation').where('expires_at', '<', expiredBefore).execute();
    },
  };
}
