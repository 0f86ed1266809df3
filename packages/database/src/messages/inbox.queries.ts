import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface InboxRow {
  readonly id: number;
  /** `kind` and `data` are returned exactly as they were added. */
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
  readonly isRead: boolean;
}

/** Counting of unread notifications stops here, because no page shows a larger number. */
const unreadCountedMax = 100;

/**
 * Queries of notifications on the site. A notification is one row, added in the transaction of its event.
 */
export function inboxQueries(handle: Handle) {
  return {
    add: async (accountId: number, kind: string, data: Readonly<Record<string, unknown>>): Promise<void> => {
      await handle
        .insertInto('inbox_entry')
        .values({ account_id: accountId, kind, data: JSON.stringify(data) })
        .execute();
    },

    /**
     * Returns a page of notifications, the newest first. `before` = id of the last one on the previous page; null =
     * first page.
     */
    list: (accountId: number, before: number | null, limit: number): Promise<InboxRow[]> =>
      handle
        .selectFrom('inbox_entry')
        .select(['id', 'kind', 'data', 'at', sql<boolean>`read_at is not null`.as('isRead')])
        .where('account_id', '=', accountId)
        .$if(before !== null, (rows) => rows.where('id', '<', before))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Returns the number of unread notifications, at most `unreadCountedMax`. */
    unread: async (accountId: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from inbox_entry where account_id = ${accountId} and read_at is null limit ${unreadCountedMax}) counted`.execute(
        handle,
      );
      return rows[0]?.count ?? 0;
    },

    /**
     * Marks a notification as read, and with `isUpTo` all earlier ones too. Returns false if the account has no such
     * notification.
     */
    async read(accountId: number, id: number, isUpTo: boolean, at: Date): Promise<boolean> {
      const own = await handle
        .selectFrom('inbox_entry')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (own === undefined) return false;
      await handle
        .updateTable('inbox_entry')
        .set({ read_at: at })
        .where('account_id', '=', accountId)
        .where('id', isUpTo ? '<=' : '=', id)
        .where('read_at', 'is', null)
        .execute();
      return true;
    },

    deleteBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('inbox_entry').where('at', '<', then).execute();
    },
  };
}
