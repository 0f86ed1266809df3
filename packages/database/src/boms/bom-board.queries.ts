import type { LayoutChoices, PartsFileChoices } from '@farad/domain/bom';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface BomBoardRow {
  readonly board: number;
  readonly name: string;
  readonly count: number;
  readonly revision: number;
  readonly revisions: readonly {
    readonly revision: number;
    readonly fileName: string | null;
    readonly lines: number;
    readonly state: 'reading' | 'mapping' | 'read';
    readonly at: string;
  }[];
  /** Columns of the current revision's file that were not read. */
  readonly unreadNumbers: readonly { readonly index: number; readonly header: string }[];
  /** Other sheets of the board's file that contain lists. */
  readonly unreadSheets: readonly { readonly index: number; readonly name: string; readonly lines: number }[];
}

/** A person's choices of how a file is to be read. */
export type RevisionChoices = LayoutChoices & PartsFileChoices;

export interface NewRevision {
  readonly bomId: string;
  readonly board: number;
  readonly fileName: string | null;
  readonly now: Date;
}

/** Queries of the boards of a parts list and of the revisions of their files. */
export function boardQueries(handle: Handle) {
  return {
    boards: async (bomIds: readonly string[]): Promise<ReadonlyMap<string, readonly BomBoardRow[]>> => {
      const { rows } = await sql<BomBoardRow & { readonly bomId: string }>`
        select bom_board.bom_id as "bomId", bom_board.board, bom_board.name, count, bom_board.revision,
          jsonb_agg(jsonb_build_object('revision', bom_revision.revision, 'fileName', file_name, 'lines', lines,
            'state', state, 'at', created_at) order by bom_revision.revision) as revisions,
          coalesce((jsonb_agg(mapping->'unreadNumbers') filter (where bom_revision.revision = bom_board.revision
            and jsonb_typeof(mapping->'unreadNumbers') = 'array'))->0, '[]') as "unreadNumbers",
          coalesce((jsonb_agg(mapping->'unreadSheets') filter (where bom_revision.revision = bom_board.revision
            and jsonb_typeof(mapping->'unreadSheets') = 'array'))->0, '[]') as "unreadSheets"
        from bom_board join bom_revision using (bom_id, board)
        where bom_id = any(${[...bomIds]}::text[])
        group by bom_board.bom_id, bom_board.board order by bom_board.bom_id, bom_board.board`.execute(handle);
      return Map.groupBy(rows, ({ bomId }) => bomId);
    },

    addBoard: async (bomId: string, board: number, name: string): Promise<void> => {
      await handle.insertInto('bom_board').values({ bom_id: bomId, board, name, count: 1, revision: 0 }).execute();
    },

    setBoard: async (
      bomId: string,
      board: number,
      change: { readonly name?: string; readonly count?: number },
    ): Promise<void> => {
      if (Object.keys(change).length === 0) return;
      await handle
        .updateTable('bom_board')
        .set(change)
        .where('bom_id', '=', bomId)
        .where('board', '=', board)
        .execute();
    },

    /** Adds an unread revision and makes it the current one. Returns its number. */
    addRevision: async ({ bomId, board, fileName, now }: NewRevision): Promise<number> => {
      const { rows } = await sql<{ revision: number }>`
        update bom_board set revision = (select coalesce(max(revision), 0) + 1 from bom_revision
          where bom_id = ${bomId} and board = ${board})
        where bom_id = ${bomId} and board = ${board} returning revision`.execute(handle);
      const revision = rows[0]?.revision ?? 1;
      await handle
        .insertInto('bom_revision')
        .values({ bom_id: bomId, board, revision, state: 'reading', file_name: fileName, created_at: now })
        .execute();
      return revision;
    },

    /**
     * Deletes a revision whose file was not a parts list. The previous revision becomes current. A board without
     * another revision is deleted.
     */
    dropRevision: async (bomId: string, board: number, revision: number): Promise<void> => {
      await sql`delete from bom_revision
        where bom_id = ${bomId} and board = ${board} and revision = ${revision}`.execute(handle);
      await sql`update bom_board set revision = before.revision from (select max(revision) as revision from bom_revision
          where bom_id = ${bomId} and board = ${board}) before
        where bom_id = ${bomId} and board = ${board} and before.revision is not null`.execute(handle);
      await sql`delete from bom_board where bom_id = ${bomId} and board = ${board} and not exists (
        select from bom_revision where bom_id = ${bomId} and board = ${board})`.execute(handle);
    },

    setRevision: async (
      bomId: string,
      board: number,
      revision: number,
      set: {
        readonly state?: 'reading' | 'mapping' | 'read';
        readonly source?: Uint8Array | null;
        readonly sheets?: Uint8Array | null;
        readonly choices?: RevisionChoices;
        readonly headerKey?: string;
        /** JSON text of the column mapping. */
        readonly mapping?: string;
        readonly lines?: number;
      },
    ): Promise<void> => {
      const { headerKey, choices, ...plain } = set;
      await handle
        .updateTable('bom_revision')
        .set({
          ...plain,
          ...(headerKey === undefined ? {} : { header_key: headerKey }),
          ...(choices === undefined ? {} : { choices: JSON.stringify(choices) }),
        })
        .where('bom_id', '=', bomId)
        .where('board', '=', board)
        .where('revision', '=', revision)
        .execute();
    },

    revision: (bomId: string, board: number, revision: number) =>
      handle
        .selectFrom('bom_revision')
        .select(['state', 'file_name as fileName', 'source', 'sheets', 'choices', 'header_key as headerKey', 'mapping'])
        .where('bom_id', '=', bomId)
        .where('board', '=', board)
        .where('revision', '=', revision)
        .executeTakeFirst(),

    /** Returns uploaded files that are not read yet, by board. */
    unread: (bomId: string) =>
      handle
        .selectFrom('bom_revision')
        .select(['board', 'revision', 'file_name as fileName', 'source'])
        .where('bom_id', '=', bomId)
        .where('state', '=', 'reading')
        .orderBy('board')
        .execute(),
  };
}
