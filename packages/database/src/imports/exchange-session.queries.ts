import type { OneCFailure, ExchangeKind, OneCState, StoredProblem } from '@farad/domain/one-c';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { OneCRunTable } from './schema-exchange.ts';

export type OneCRun = Selectable<OneCRunTable>;

export interface OneCSession {
  readonly id: number;
  readonly createdAt: Date;
  readonly files: number;
  readonly bytes: number;
}

/** The outcome of processing one file of 1C. */
export interface OneCEnd {
  readonly state: 'done' | 'failed';
  readonly counts: Readonly<Record<string, number>>;
  readonly failure: OneCFailure | null;
  readonly line: number | null;
  /** The first problems. `problemCount` counts all of them. */
  readonly problems: readonly StoredProblem[];
  readonly problemCount: number;
  readonly at: Date;
}

/** Queries of the account, the sessions and the files of the exchange with 1C. */
export function exchangeSessionQueries(handle: Handle) {
  return {
    account: () =>
      handle
        .selectFrom('exchange_account')
        .leftJoin('staff', 'staff.id', 'staff_id')
        .select(['login', 'password_sha256 as passwordSha256', 'made_at as madeAt', 'used_at as usedAt'])
        .select('staff.name as by')
        .executeTakeFirst(),

    setAccount: async (login: string, passwordSha256: Buffer, staffId: number, at: Date): Promise<void> => {
      const values = { login, password_sha256: passwordSha256, staff_id: staffId, made_at: at, used_at: null };
      await handle
        .insertInto('exchange_account')
        .values(values)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
      await handle.updateTable('exchange_session').set({ expires_at: at }).where('expires_at', '>', at).execute();
    },

    /** Deletes the account and ends its sessions. Returns false if there was no account. */
    endAccount: async (at: Date): Promise<boolean> => {
      const gone = await handle.deleteFrom('exchange_account').executeTakeFirst();
      await handle.updateTable('exchange_session').set({ expires_at: at }).where('expires_at', '>', at).execute();
      return gone.numDeletedRows > 0n;
    },

    noteTry: async (subnet: string, at: Date): Promise<void> => {
      await handle.insertInto('exchange_try').values({ subnet, at }).execute();
    },

    /** Returns the number of wrong passwords sent from a subnet since `since`. */
    tries: async (subnet: string, since: Date): Promise<number> => {
      const row = await handle
        .selectFrom('exchange_try')
        .select((each) => each.fn.countAll<number>().as('count'))
        .where('subnet', '=', subnet)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    begin: async (tokenSha256: Buffer, ip: string, now: Date, expiresAt: Date): Promise<void> => {
      await handle
        .insertInto('exchange_session')
        .values({ token_sha256: tokenSha256, ip, created_at: now, expires_at: expiresAt })
        .execute();
      await handle.updateTable('exchange_account').set({ used_at: now }).execute();
    },

    /**
     * Returns the session if it has not expired, was started from the address `ip`, and began after `begunAfter`.
     * Extends the session until `until`.
     */
    find: async (
      tokenSha256: Buffer,
      ip: string,
      now: Date,
      until: Date,
      begunAfter: Date,
    ): Promise<OneCSession | undefined> =>
      handle
        .updateTable('exchange_session')
        .set({ expires_at: until })
        .where('token_sha256', '=', tokenSha256)
        .where('ip', '=', ip)
        .where('expires_at', '>', now)
        .where('created_at', '>', begunAfter)
        .returning(['id', 'created_at as createdAt', 'files', 'bytes'])
        .executeTakeFirst(),

    /** Adds to the session's counts of files and bytes. A further part of a file has `files` = 0. */
    noteSent: async (sessionId: number, files: number, bytes: number): Promise<void> => {
      await handle
        .updateTable('exchange_session')
        .set({ files: sql`files + ${files}`, bytes: sql`bytes + ${bytes}` })
        .where('id', '=', sessionId)
        .execute();
    },

    /** Deletes the session's files that are not queued yet, so that 1C can send them again. Returns their ids. */
    forgetUploads: async (sessionId: number, isSale: boolean): Promise<readonly number[]> => {
      const gone = await handle
        .deleteFrom('exchange_run')
        .where('session_id', '=', sessionId)
        .where('is_sale', '=', isSale)
        .where('state', '=', 'uploading')
        .returning('id')
        .execute();
      return gone.map(({ id }) => id);
    },

    /** Returns the session's latest file of this name. */
    lastRun: (sessionId: number, file: string): Promise<OneCRun | undefined> =>
      handle
        .selectFrom('exchange_run')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('file', '=', file)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Returns the session's zip archives that are not unpacked yet. */
    packs: (sessionId: number, isSale: boolean): Promise<OneCRun[]> =>
      handle
        .selectFrom('exchange_run')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('is_sale', '=', isSale)
        .where('file', 'like', '%.zip')
        .where('state', '=', 'uploading')
        .orderBy('id')
        .execute(),

    /** Returns the session's latest zip archive that is queued, in process or processed. */
    lastPack: (sessionId: number): Promise<OneCRun | undefined> =>
      handle
        .selectFrom('exchange_run')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('is_sale', '=', false)
        .where('file', 'like', '%.zip')
        .where('state', '<>', 'uploading')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    addRun: async (run: {
      readonly sessionId: number | null;
      readonly kind: ExchangeKind | null;
      readonly isSale: boolean;
      readonly file: string;
      readonly state: OneCState;
      readonly now: Date;
    }): Promise<number> => {
      const { sessionId, kind, isSale, file, state, now } = run;
      const { id } = await handle
        .insertInto('exchange_run')
        .values({ session_id: sessionId, kind, is_sale: isSale, file, state, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    setSize: async (id: number, size: number): Promise<void> => {
      await handle.updateTable('exchange_run').set({ size }).where('id', '=', id).execute();
    },

    /** Queues an uploaded file for processing. Returns false if it is queued already. */
    queue: async (id: number): Promise<boolean> => {
      const done = await handle
        .updateTable('exchange_run')
        .set({ state: 'queued' })
        .where('id', '=', id)
        .where('state', '=', 'uploading')
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },

    byId: (id: number): Promise<OneCRun | undefined> =>
      handle.selectFrom('exchange_run').selectAll().where('id', '=', id).executeTakeFirst(),

    /**
     * Returns the oldest file to process. A running file is returned again, so that it is repeated after a crash. Files
     * of orders are left out: the HTTP request that uploads them also processes them.
     */
    nextRun: (): Promise<OneCRun | undefined> =>
      handle
        .selectFrom('exchange_run')
        .selectAll()
        .where('state', 'in', ['queued', 'running'])
        .where('is_sale', '=', false)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    start: async (id: number): Promise<void> => {
      await handle.updateTable('exchange_run').set({ state: 'running' }).where('id', '=', id).execute();
    },

    noteProgress: async (id: number, rows: number): Promise<void> => {
      await handle.updateTable('exchange_run').set({ progress: rows }).where('id', '=', id).execute();
    },

    end: async (id: number, kind: ExchangeKind | null, end: OneCEnd): Promise<void> => {
      await handle
        .updateTable('exchange_run')
        .set({
          ...(kind === null ? {} : { kind }),
          state: end.state,
          counts: JSON.stringify(end.counts),
          failure: end.failure,
          failure_line: end.line,
          problems: JSON.stringify(end.problems),
          problem_count: end.problemCount,
          finished_at: end.at,
        })
        .where('id', '=', id)
        .execute();
    },

    /** Returns a page of files, the latest first. Files that are still being uploaded are left out. */
    history: (after: number | null, onlyBad: boolean, limit: number): Promise<OneCRun[]> =>
      handle
        .selectFrom('exchange_run')
        .selectAll()
        .where('state', '<>', 'uploading')
        .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
        .$if(onlyBad, (query) =>
          query.where((each) => each.or([each('state', '=', 'failed'), each('problem_count', '>', 0)])),
        )
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /**
     * Deletes old history and abandoned uploads. Returns ids of sessions that began before `filesBefore` and have no
     * waiting file, so that the caller deletes their files.
     */
    sweep: async (filesBefore: Date, historyBefore: Date): Promise<readonly number[]> => {
      await handle.deleteFrom('exchange_try').where('at', '<', filesBefore).execute();
      // Files of orders are processed in the request, while 1C waits. If the process was killed meanwhile, they stay
      // queued forever.
      await handle
        .updateTable('exchange_run')
        .set({ state: 'failed', failure: 'broke_off', finished_at: sql`now()` })
        .where('is_sale', '=', true)
        .where('state', '=', 'queued')
        .where('created_at', '<', filesBefore)
        .execute();
      await handle.deleteFrom('exchange_run').where('created_at', '<', historyBefore).execute();
      await handle
        .deleteFrom('exchange_run')
        .where('state', '=', 'uploading')
        .where('created_at', '<', filesBefore)
        .execute();
      const rows = await handle
        .updateTable('exchange_session')
        .set({ is_kept: false })
        .where('is_kept', '=', true)
        .where('created_at', '<', filesBefore)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('exchange_run')
                .select('id')
                .whereRef('session_id', '=', 'exchange_session.id')
                .where('state', 'in', ['queued', 'running']),
            ),
          ),
        )
        .returning('id')
        .execute();
      await handle
        .deleteFrom('exchange_session')
        .where('is_kept', '=', false)
        .where('created_at', '<', historyBefore)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
