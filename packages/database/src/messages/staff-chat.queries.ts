import type { chatLists } from '@farad/domain/chat';
import type { GrantedPermission, StaffRole } from '@farad/domain/customer';
import { sql } from 'kysely';

import { chatColumns, type ChatRow } from './chat.queries.ts';
import type { Handle } from '../connection/connect.ts';

/** A conversation for staff, with the customer's contacts and the last message. */
export interface StaffChatRow extends ChatRow {
  /** Customer's name; null = a guest. */
  readonly name: string | null;
  readonly surname: string | null;
  readonly phone: string | null;
  readonly accountEmail: string | null;
  /** Name of the staff member who answers; null = nobody has taken the conversation. */
  readonly staffName: string | null;
  /** Beginning of the last message, of the customer or of staff; '' = none. */
  readonly lastText: string;
  readonly isLastOurs: boolean;
}

export interface ChatSearch {
  readonly list: (typeof chatLists)[number];
  /** The staff member who opens the list. The list `mine` holds the conversations that they answer. */
  readonly staffId: number;
  readonly accountId: number | null;
  /** Last conversation on the previous page; null = first page. */
  readonly after: { readonly at: Date; readonly id: number } | null;
  readonly limit: number;
}

const rowsOf = (handle: Handle) =>
  handle
    .selectFrom('chat')
    .leftJoin('account', 'account.id', 'chat.account_id')
    .leftJoin('staff', 'staff.id', 'chat.staff_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('chat_message')
          .select(['text', 'kind'])
          .whereRef('chat_id', '=', 'chat.id')
          .where('kind', 'in', ['customer', 'staff'])
          .orderBy('seq', 'desc')
          .limit(1)
          .as('said'),
      (join) => join.onTrue(),
    )
    .select(chatColumns)
    .select(['account.name', 'account.surname', 'account.phone', 'account.email as accountEmail'])
    .select(['staff.name as staffName', sql<string>`left(coalesce(said.text, ''), 160)`.as('lastText')])
    .select(sql<boolean>`coalesce(said.kind = 'staff', false)`.as('isLastOurs'));

/** Queries of conversations for staff, and of the staff who have the back office open. */
export function staffChatQueries(handle: Handle) {
  return {
    /** Returns a page of conversations, the last changed first. */
    find: ({ list, staffId, accountId, after, limit }: ChatSearch): Promise<StaffChatRow[]> =>
      rowsOf(handle)
        .$if(list === 'active', (query) => query.where('chat.state', '<>', 'closed'))
        .$if(list === 'mine', (query) => query.where('chat.state', '=', 'open').where('chat.staff_id', '=', staffId))
        .$if(list === 'waiting', (query) => query.where('chat.state', '=', 'waiting'))
        .$if(list === 'closed', (query) => query.where('chat.state', '=', 'closed'))
        .$if(accountId !== null, (query) => query.where('chat.account_id', '=', accountId))
        .$if(after !== null, (query) =>
          query.where(sql<boolean>`(chat.changed_at, chat.id) < (${after?.at}, ${after?.id}::bigint)`),
        )
        .orderBy('chat.changed_at', 'desc')
        .orderBy('chat.id', 'desc')
        .limit(limit)
        .execute(),

    byId: (id: number): Promise<StaffChatRow | undefined> =>
      rowsOf(handle).where('chat.id', '=', id).executeTakeFirst(),

    /** Returns other conversations of the same customer or guest, the latest first. */
    former: (id: number, limit: number): Promise<StaffChatRow[]> =>
      rowsOf(handle)
        .where('chat.id', '<>', id)
        .where(
          sql<boolean>`(chat.account_id = (select account_id from chat same where same.id = ${id})
            or chat.guest_sha256 = (select guest_sha256 from chat same where same.id = ${id}))`,
        )
        .orderBy('chat.id', 'desc')
        .limit(limit)
        .execute(),

    /**
     * Returns the number of conversations that wait for an answer. `waiting` = not taken by anybody, `mine` = taken by
     * this staff member.
     */
    unanswered: async (staffId: number): Promise<{ readonly waiting: number; readonly mine: number }> => {
      const { rows } = await sql<{ waiting: number; mine: number }>`
        select count(*) filter (where staff_id is null) as waiting, count(*) filter (where staff_id = ${staffId}) as mine
        from chat where state <> 'closed' and customer_seq > staff_seq and (staff_id is null or staff_id = ${staffId})
      `.execute(handle);
      return rows[0] ?? { waiting: 0, mine: 0 };
    },

    /** Returns products by the slugs in their addresses, in any publication state. */
    productsAt: (seos: readonly string[]): Promise<{ id: number; mpn: string; seo: string }[]> =>
      handle.selectFrom('product').select(['product.id', 'mpn', 'seo']).where('seo', 'in', seos).execute(),

    /** Saves the time at which a staff member last had the back office open. */
    there: async (staffId: number, now: Date): Promise<void> => {
      await handle
        .insertInto('chat_presence')
        .values({ staff_id: staffId, seen_at: now })
        .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at: now }))
        .execute();
    },

    isAnybodyThere: async (since: Date): Promise<boolean> => {
      const row = await handle
        .selectFrom('chat_presence')
        .select('staff_id')
        .where('seen_at', '>=', since)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Returns active staff who have one of these roles or the permission, sorted by name, and when each was last
     * present.
     */
    colleagues: (
      roles: readonly StaffRole[],
      permission: GrantedPermission,
    ): Promise<{ id: number; name: string; seenAt: Date | null }[]> =>
      handle
        .selectFrom('staff')
        .leftJoin('chat_presence', 'chat_presence.staff_id', 'staff.id')
        .select(['staff.id', 'staff.name', 'seen_at as seenAt'])
        .where('disabled_at', 'is', null)
        .where(({ exists, or, selectFrom }) =>
          or([
            exists(
              selectFrom('staff_role')
                .select('role')
                .whereRef('staff_role.staff_id', '=', 'staff.id')
                .where('role', 'in', roles),
            ),
            exists(
              selectFrom('custom_role_member')
                .innerJoin('custom_role', 'custom_role.id', 'role_id')
                .select('role_id')
                .whereRef('custom_role_member.staff_id', '=', 'staff.id')
                .where(sql<boolean>`${permission} = any (permissions)`),
            ),
          ]),
        )
        .orderBy('staff.name')
        .execute(),
  };
}
