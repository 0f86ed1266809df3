import { bomsMax, guestBomsMax, type NotPartsList } from '@farad/domain/bom';
import type { Coefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { isOwnedBy, type BomOwner } from './bom-owner.ts';
import { inTx, type Handle } from '../connection/connect.ts';
import type { BomTable } from './schema-boms.ts';
import { boardQueries } from './bom-board.queries.ts';

export type BomState = BomTable['state'];

export interface BomRow {
  readonly id: string;
  readonly accountId: number | null;
  readonly guestSha256: Buffer | null;
  readonly name: string;
  readonly state: BomState;
  readonly refusal: NotPartsList | null;
  readonly tags: readonly string[];
  readonly settings: unknown;
  readonly locale: Locale;
  readonly done: number;
  readonly total: number;
  readonly summary: unknown;
  readonly changedAt: Date;
  readonly removedAt: Date | null;
}

/** A list that the nightly check covers, with its owner. */
export interface SavedBom {
  readonly id: string;
  readonly accountId: number;
  readonly coefficient: Coefficient;
  /** Confirmed email address; null = not set. */
  readonly email: string | null;
  readonly locale: Locale;
}

export interface NewBom {
  readonly id: string;
  readonly owner: BomOwner;
  readonly name: string;
  readonly settings: unknown;
  readonly locale: Locale;
  readonly now: Date;
}

const bomColumns = [
  ...(['id', 'account_id as accountId', 'guest_sha256 as guestSha256', 'name', 'state', 'refusal', 'tags'] as const),
  ...(['settings', 'locale', 'done', 'total', 'summary', 'changed_at as changedAt'] as const),
  'removed_at as removedAt',
] as const;

const currentRevisions = sql`from bom_board join bom_revision using (bom_id, board, revision)
  where bom_board.bom_id = bom.id`;

const mostOf = ({ accountId }: BomOwner): number => (accountId === null ? guestBomsMax : bomsMax);

/** Queries of parts lists, by owner or by list id. */
function listQueries<H extends Handle>(handle: H) {
  const rows = () => handle.selectFrom('bom').select(bomColumns);
  return {
    /** Returns the list if it belongs to this owner and is not removed. */
    own: (owner: BomOwner, id: string): Promise<BomRow | undefined> =>
      rows().where('id', '=', id).where(isOwnedBy(owner)).where('removed_at', 'is', null).executeTakeFirst(),

    /** Returns the list if it belongs to this owner, even when removed. */
    ownEver: (owner: BomOwner, id: string): Promise<BomRow | undefined> =>
      rows().where('id', '=', id).where(isOwnedBy(owner)).executeTakeFirst(),

    byId: (id: string): Promise<BomRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /**
     * Returns the list and locks its row until the transaction ends, so that changes of one list run one after another.
     */
    lock: inTx(handle, (id: string): Promise<BomRow | undefined> =>
      rows().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    /** Returns up to `limit` ready lists of customers, with the addresses to notify. Ids are greater than `after`. */
    saved: async (after: string, limit: number): Promise<readonly SavedBom[]> => {
      const { rows: saved } = await sql<SavedBom>`
        select bom.id, prices_koef as coefficient, email, account.locale, account.id as "accountId"
        from bom join account on account.id = bom.account_id
        where bom.id > ${after} and state = 'ready' and removed_at is null and deleted_at is null
        order by bom.id limit ${limit}`.execute(handle);
      return saved;
    },

    /** Returns the settings of the owner's most recently changed list. Null if the owner has no list. */
    latestSettings: async (owner: BomOwner): Promise<unknown> => {
      const latest = await handle
        .selectFrom('bom')
        .select('settings')
        .where(isOwnedBy(owner))
        .where('removed_at', 'is', null)
        .orderBy('changed_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return latest?.settings ?? null;
    },

    ofOwner: (owner: BomOwner): Promise<readonly BomRow[]> =>
      rows()
        .where(isOwnedBy(owner))
        .where('removed_at', 'is', null)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Creates the list unless the owner has reached the limit. Returns true if the list was created. */
    create: async ({ id, owner, name, settings, locale, now }: NewBom): Promise<boolean> => {
      const most = mostOf(owner);
      const { rows: made } = await sql`
        insert into bom (id, account_id, guest_sha256, name, state, settings, locale, created_at, changed_at)
        select ${id}, ${owner.accountId}::bigint, ${owner.guestSha256}::bytea, ${name}, 'reading',
          ${JSON.stringify(settings)}::jsonb, ${locale}, ${now}, ${now}
        where (select count(*) from bom where ${isOwnedBy(owner)} and removed_at is null and state <> 'refused') < ${most}
        returning id`.execute(handle);
      return made.length > 0;
    },

    set: async (
      id: string,
      change: {
        readonly name?: string;
        readonly tags?: readonly string[];
        readonly settings?: unknown;
        readonly state?: BomState;
        readonly refusal?: NotPartsList | null;
        readonly done?: number;
        readonly total?: number;
        readonly removedAt?: Date | null;
      },
      now?: Date,
    ): Promise<void> => {
      const { tags, settings, removedAt, ...plain } = change;
      await handle
        .updateTable('bom')
        .set({
          ...plain,
          ...(tags === undefined ? {} : { tags: [...tags] }),
          ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
          ...(removedAt === undefined ? {} : { removed_at: removedAt }),
          ...(now === undefined ? {} : { changed_at: now }),
        })
        .where('id', '=', id)
        .execute();
    },

    /** Derives the state of a list from its revisions and lines. Saves and returns the state. */
    settle: async (id: string): Promise<BomState> => {
      const { rows: settled } = await sql<{ state: BomState }>`
        update bom set state = case
          when exists (select ${currentRevisions} and bom_revision.state = 'reading') then 'reading'
          when exists (select ${currentRevisions} and bom_revision.state = 'mapping') then 'mapping'
          when exists (select from bom_line join bom_board using (bom_id, board, revision)
            where bom_id = bom.id and match is null) then 'matching'
          when exists (select from bom_board where bom_id = bom.id) then 'ready'
          else 'refused' end
        where id = ${id} returning state`.execute(handle);
      return settled[0]?.state ?? 'refused';
    },

    /** Saves the totals of the list, unless they are unchanged. */
    keepSummary: async (id: string, summary: unknown): Promise<void> => {
      const text = JSON.stringify(summary);
      await sql`update bom set summary = ${text}::jsonb where id = ${id}
        and summary is distinct from ${text}::jsonb`.execute(handle);
    },

    /** Saves the number of lines that got worse since their first nightly check. */
    setWorse: async (id: string, lines: number): Promise<void> => {
      await sql`update bom set summary = summary || jsonb_build_object('worseLines', ${lines}::integer)
        where id = ${id}`.execute(handle);
    },

    /** Adds `lines` to the number of matched lines. */
    addDone: async (id: string, lines: number): Promise<void> => {
      await sql`update bom set done = least(total, done + ${lines}) where id = ${id}`.execute(handle);
    },

    /** Reserves `count` row numbers and returns the first of them. */
    takeRows: async (id: string, count: number): Promise<number> => {
      const { rows: taken } = await sql<{ first: number }>`update bom set next_row = next_row + ${count}
        where id = ${id} returning next_row - ${count} as first`.execute(handle);
      return taken[0]?.first ?? 0;
    },

    /**
     * Moves a guest's lists to the customer, the latest first, up to the customer's limit of lists. The guest's
     * remembered choices move too. Where the customer has a choice for the same key, that choice stays.
     */
    giveToAccount: async (guestSha256: Buffer, accountId: number): Promise<void> => {
      await sql`update bom set account_id = ${accountId}, guest_sha256 = null where id in (
        select id from bom where guest_sha256 = ${guestSha256} order by changed_at desc
        limit greatest(0, ${bomsMax} - (select count(*) from bom where account_id = ${accountId} and removed_at is null))
      )`.execute(handle);
      for (const table of ['bom_choice', 'bom_header_set'] as const) {
        const name = sql.table(table);
        await sql`update ${name} mine set account_id = ${accountId}, guest_sha256 = null
          where guest_sha256 = ${guestSha256} and not exists (select from ${name} other
            where other.account_id = ${accountId} and other.key = mine.key)`.execute(handle);
        await sql`delete from ${name} where guest_sha256 = ${guestSha256}`.execute(handle);
      }
    },

    /** True if the owner has reached the limit of lists. Refused lists do not count. */
    isFull: async (owner: BomOwner): Promise<boolean> => {
      const { rows: counted } = await sql<{ count: number }>`select count(*)::integer as count from bom
        where ${isOwnedBy(owner)} and removed_at is null and state <> 'refused'`.execute(handle);
      return (counted[0]?.count ?? 0) >= mostOf(owner);
    },

    /**
     * Deletes lists removed before `removed`, and refused lists and undo data of that age. Deletes guests' lists and
     * remembered choices unchanged since `unseen`.
     */
    deleteBefore: async (removed: Date, unseen: Date): Promise<void> => {
      await handle.deleteFrom('bom').where('removed_at', '<', removed).execute();
      await handle.deleteFrom('bom').where('state', '=', 'refused').where('changed_at', '<', removed).execute();
      await sql`delete from bom where guest_sha256 is not null and changed_at < ${unseen}`.execute(handle);
      await sql`delete from bom_choice where guest_sha256 is not null and at < ${unseen}`.execute(handle);
      await sql`delete from bom_header_set where guest_sha256 is not null and at < ${unseen}`.execute(handle);
      await handle.deleteFrom('bom_undo').where('at', '<', removed).execute();
    },

    /** Copies the content of the list `from` into the new list `to`. Share links and undo data are not copied. */
    copy: async (from: string, to: NewBom): Promise<void> => {
      await sql`update bom set state = old.state, tags = old.tags, settings = old.settings, next_row = old.next_row,
        done = old.done, total = old.total, summary = old.summary from bom old
        where bom.id = ${to.id} and old.id = ${from}`.execute(handle);
      await sql`insert into bom_board (bom_id, board, name, count, revision)
        select ${to.id}, board, name, count, revision from bom_board where bom_id = ${from}`.execute(handle);
      await sql`insert into bom_revision (bom_id, board, revision, state, file_name, source, sheets, choices, header_key,
          mapping, lines, created_at)
        select ${to.id}, board, revision, state, file_name, source, sheets, choices, header_key, mapping, lines,
          created_at from bom_revision where bom_id = ${from}`.execute(handle);
      await sql`insert into bom_line (bom_id, row, board, revision, line, quantity, is_dnp, has_error, line_key,
          part_key, match, status, product_id, action, asked_in, is_decided, seen_price, worse, history, text)
        select ${to.id}, row, board, revision, line, quantity, is_dnp, has_error, line_key, part_key, match, status,
          product_id, action, asked_in, is_decided, seen_price, worse, history, text from bom_line where bom_id = ${from}`.execute(
        handle,
      );
    },
  };
}

/** Names of the jobs. At most one job of each kind waits per list. */
export const readBomTask = 'read_bom';
export const matchBomTask = 'match_bom';

function jobQueries(handle: Handle) {
  return {
    /** Adds the job of a list. A waiting job of the same kind and list is replaced. */
    addJob: async (task: typeof readBomTask | typeof matchBomTask, bomId: string, at: Date): Promise<void> => {
      await sql`select graphile_worker.add_job(${task}, json_build_object('bomId', ${bomId}::text),
        job_key => ${`${task} ${bomId}`}::text, run_at => ${at}::timestamptz, max_attempts => 5::integer)`.execute(
        handle,
      );
    },

    removeJob: async (task: typeof readBomTask | typeof matchBomTask, bomId: string): Promise<void> => {
      await sql`select graphile_worker.remove_job(${`${task} ${bomId}`}::text)`.execute(handle);
    },
  };
}

/** Queries of parts lists. Every write must run in the caller's transaction. */
export const bomQueries = <H extends Handle>(handle: H) => ({
  ...listQueries(handle),
  ...boardQueries(handle),
  ...jobQueries(handle),
});
