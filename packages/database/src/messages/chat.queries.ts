import { chatLimits, type ChatFacts, type ChatKind } from '@farad/domain/chat';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { isOwnedBy, type BomOwner } from '../boms/bom-owner.ts';
import { inTx, type Handle } from '../connection/connect.ts';

/** The owner of a conversation: a customer, or a guest. A guest is known by the SHA-256 of their cookie. */
export type ChatOwner = BomOwner;

export interface ChatRow extends ChatFacts {
  readonly id: number;
  readonly accountId: number | null;
  /** Email address to which a guest wants answers; '' = not set. */
  readonly email: string;
  readonly locale: Locale;
  readonly lastSeq: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface ChatMessageRow {
  readonly seq: number;
  readonly kind: ChatKind;
  readonly text: string;
  readonly page: string;
  /** Name of the staff member who wrote the message or did what it reports; null = the customer. */
  readonly by: string | null;
  readonly staffId: number | null;
  readonly at: Date;
}

export interface NewChatMessage {
  readonly kind: ChatKind;
  readonly staffId?: number | null;
  readonly text?: string;
  readonly page?: string;
  readonly key?: string;
}

/** Which messages to read: those before the number `before`, those after the number `after`, or else the newest. */
export interface ChatPart {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Name of the job that sends unread answers to the customer by email. */
export const notifyOfChatAnswerTask = 'tell_chat_answer';

export const chatColumns = [
  ...(['chat.id', 'chat.state', 'chat.email', 'chat.locale'] as const),
  ...(['chat.account_id as accountId', 'chat.staff_id as staffId', 'last_seq as lastSeq'] as const),
  ...(['customer_seq as customerSeq', 'staff_seq as staffSeq', 'read_seq as readSeq', 'told_seq as toldSeq'] as const),
  ...(['chat.seen_at as seenAt', 'chat.created_at as createdAt', 'chat.changed_at as changedAt'] as const),
  'chat.closed_at as closedAt',
] as const;

/** Notifies all server processes that the conversation changed. PostgreSQL sends the notification at commit. */
const notify = (handle: Handle, id: number) => sql`select pg_notify('chat', ${String(id)})`.execute(handle);

const messagesOf = (handle: Handle, chatId: number) =>
  handle
    .selectFrom('chat_message')
    .leftJoin('staff', 'staff.id', 'chat_message.staff_id')
    .select(['seq', 'kind', 'text', 'page', 'staff.name as by', 'staff_id as staffId', 'at'])
    .where('chat_id', '=', chatId);

/** Queries of conversations for their customers. */
export function chatQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Takes a lock of this owner until the transaction ends, so that their messages and new conversations are written
     * one after another.
     */
    lockOwner: inTx(handle, async ({ accountId, guestSha256 }: ChatOwner): Promise<void> => {
      const key = `chat ${accountId ?? guestSha256?.toString('base64')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(handle);
    }),

    current: (owner: ChatOwner): Promise<ChatRow | undefined> =>
      handle
        .selectFrom('chat')
        .select(chatColumns)
        .where(isOwnedBy(owner))
        .where('is_current', '=', true)
        .executeTakeFirst(),

    /** Returns the owner's current conversation and locks it until the transaction ends. */
    lockCurrent: inTx(handle, (owner: ChatOwner): Promise<ChatRow | undefined> =>
      handle
        .selectFrom('chat')
        .select(chatColumns)
        .where(isOwnedBy(owner))
        .where('is_current', '=', true)
        .forUpdate()
        .executeTakeFirst(),
    ),

    /** Returns a conversation and locks it until the transaction ends. */
    lock: inTx(handle, (id: number): Promise<ChatRow | undefined> =>
      handle.selectFrom('chat').select(chatColumns).where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    /** Starts a conversation and returns its id. The conversation before it is no longer current. */
    begin: async (owner: ChatOwner, callerHash: Buffer, locale: Locale, now: Date): Promise<number> => {
      const { accountId, guestSha256 } = owner;
      await handle
        .updateTable('chat')
        .set({ is_current: false })
        .where(isOwnedBy(owner))
        .where('is_current', '=', true)
        .execute();
      const { id } = await handle
        .insertInto('chat')
        .values({
          account_id: accountId,
          guest_sha256: guestSha256,
          caller_hash: callerHash,
          locale,
          seen_at: now,
          created_at: now,
          changed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** True if the conversation already has a message with this key, so that a repeated request adds no second one. */
    isSaid: async (chatId: number, key: string): Promise<boolean> => {
      const row = await handle
        .selectFrom('chat_message')
        .select('seq')
        .where('chat_id', '=', chatId)
        .where('key', '=', key)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Returns times of the customer's messages since `since`, oldest first. Only the latest messages are read, as many
     * as the limit per hour needs.
     */
    saidMoments: async (chatId: number, since: Date): Promise<readonly Date[]> => {
      const rows = await handle
        .selectFrom('chat_message')
        .select(['kind', 'at'])
        .where('chat_id', '=', chatId)
        .orderBy('seq', 'desc')
        .limit(2 * chatLimits.messagesAnHour)
        .execute();
      return rows.flatMap(({ kind, at }) => (kind === 'customer' && at > since ? [at] : [])).toReversed();
    },

    /**
     * Adds a message to a conversation and returns its number. The row stays locked until commit, so numbers are
     * committed in ascending order. A reader who has seen number n therefore has seen all lower numbers.
     */
    add: async (
      chatId: number,
      { kind, staffId = null, text = '', page = '', key }: NewChatMessage,
      now: Date,
    ): Promise<number> => {
      const { last_seq: seq } = await handle
        .updateTable('chat')
        .set(({ eb }) => ({
          last_seq: eb('last_seq', '+', 1),
          changed_at: now,
          ...(kind === 'customer' ? { customer_seq: eb('last_seq', '+', 1) } : {}),
          ...(kind === 'staff' ? { staff_seq: eb('last_seq', '+', 1) } : {}),
        }))
        .where('id', '=', chatId)
        .returning('last_seq')
        .executeTakeFirstOrThrow();
      const message = { kind, staff_id: staffId, text, page, key: key ?? null, at: now };
      await handle
        .insertInto('chat_message')
        .values({ chat_id: chatId, seq, ...message })
        .execute();
      await notify(handle, chatId);
      return seq;
    },

    setState: async (id: number, { state, staffId }: Pick<ChatRow, 'state' | 'staffId'>, now: Date): Promise<void> => {
      const closed_at = state === 'closed' ? now : null;
      await handle.updateTable('chat').set({ state, staff_id: staffId, closed_at }).where('id', '=', id).execute();
      await notify(handle, id);
    },

    /** Returns the messages of this part, oldest first. */
    messages: async (chatId: number, { before, after, limit }: ChatPart): Promise<ChatMessageRow[]> => {
      const query = messagesOf(handle, chatId).limit(limit);
      if (after !== undefined) return query.where('seq', '>', after).orderBy('seq').execute();
      const rows = await query
        .$if(before !== undefined, (part) => part.where('seq', '<', before ?? 0))
        .orderBy('seq', 'desc')
        .execute();
      return rows.reverse();
    },

    /** Returns messages of staff after the number `after`, oldest first. */
    answersAfter: (chatId: number, after: number, limit: number): Promise<ChatMessageRow[]> =>
      messagesOf(handle, chatId)
        .where('kind', '=', 'staff')
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute(),

    /** Returns how many messages of staff come after the number `after`, at most 100. */
    answersUnread: async (chatId: number, after: number): Promise<number> => {
      const rows = await handle
        .selectFrom('chat_message')
        .select('seq')
        .where('chat_id', '=', chatId)
        .where('seq', '>', after)
        .where('kind', '=', 'staff')
        .limit(100)
        .execute();
      return rows.length;
    },

    /** Saves that the customer has read all messages up to `seq`. A smaller number than before changes nothing. */
    read: async (id: number, seq: number, now: Date): Promise<void> => {
      await sql`update chat set read_seq = greatest(read_seq, least(${seq}::integer, last_seq)), seen_at = ${now}
        where id = ${id}`.execute(handle);
      await notify(handle, id);
    },

    /** Saves the time at which the customer's page was last open. */
    seen: async (id: number, now: Date): Promise<void> => {
      await handle.updateTable('chat').set({ seen_at: now }).where('id', '=', id).execute();
    },

    setEmail: async (id: number, email: string): Promise<void> => {
      await handle.updateTable('chat').set({ email }).where('id', '=', id).execute();
      await notify(handle, id);
    },

    told: async (id: number, seq: number): Promise<void> => {
      await handle.updateTable('chat').set({ told_seq: seq }).where('id', '=', id).execute();
    },

    /**
     * Schedules the job that checks whether the customer has read the answers. If the job waits already, it keeps its
     * time.
     */
    lookLater: async (id: number, at: Date): Promise<void> => {
      await sql`select graphile_worker.add_job(${notifyOfChatAnswerTask}, json_build_object('chatId', ${id}::bigint),
        run_at => ${at}, job_key => ${`chat ${id}`}::text, job_key_mode => 'preserve_run_at')`.execute(handle);
    },

    /** Gives a guest's conversations to the account. None of them stays current. */
    keepAsFormer: async (guestSha256: Buffer, accountId: number): Promise<void> => {
      await handle
        .updateTable('chat')
        .set({ account_id: accountId, guest_sha256: null, is_current: false })
        .where('guest_sha256', '=', guestSha256)
        .execute();
    },

    makeCurrent: async (id: number, accountId: number): Promise<void> => {
      await handle
        .updateTable('chat')
        .set({ is_current: false })
        .where('account_id', '=', accountId)
        .where('is_current', '=', true)
        .execute();
      await handle
        .updateTable('chat')
        .set({ account_id: accountId, guest_sha256: null, is_current: true })
        .where('id', '=', id)
        .execute();
      await notify(handle, id);
    },

    /**
     * Appends the messages of the conversation `from` to the conversation `to`, then deletes `from`. The caller must
     * have locked both.
     */
    append: async (from: number, to: number, now: Date): Promise<void> => {
      await sql`with moved as (
          update chat_message set chat_id = ${to}, seq = seq + target.last_seq, key = null
          from chat target where target.id = ${to} and chat_id = ${from} returning chat_message.seq, kind
        ), ends as (
          select max(seq) as last, max(seq) filter (where kind = 'customer') as customer,
            max(seq) filter (where kind = 'staff') as staff from moved
        ) update chat set last_seq = coalesce(ends.last, last_seq), customer_seq = coalesce(ends.customer, customer_seq),
          staff_seq = coalesce(ends.staff, staff_seq), changed_at = ${now} from ends where chat.id = ${to}`.execute(
        handle,
      );
      await handle.deleteFrom('chat').where('id', '=', from).execute();
      await notify(handle, from);
      await notify(handle, to);
    },

    /** Returns the email address of the customer's account, or else the address that a guest left; '' = not set. */
    mailboxOf: async (id: number): Promise<string> => {
      const row = await handle
        .selectFrom('chat')
        .leftJoin('account', 'account.id', 'account_id')
        .select(['account.email as own', 'chat.email as left'])
        .where('chat.id', '=', id)
        .executeTakeFirst();
      return row?.own ?? row?.left ?? '';
    },

    /** Deletes closed conversations unchanged since `closed`, and guests' conversations unchanged since `silent`. */
    deleteBefore: async (closed: Date, silent: Date): Promise<void> => {
      await handle.deleteFrom('chat').where('state', '=', 'closed').where('changed_at', '<', closed).execute();
      await handle.deleteFrom('chat').where('guest_sha256', 'is not', null).where('changed_at', '<', silent).execute();
    },
  };
}
