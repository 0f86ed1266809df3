import type { ImportFailure, ImportState } from '@farad/domain/import';
import { sql, type Selectable, type Updateable } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import type { ImportRunTable } from './schema-imports.ts';

export type ImportRun = Selectable<ImportRunTable>;

/** An import with the names of its staff member, its supplier and the staff member who undid it. */
export type ImportRunRow = ImportRun & {
  readonly staff_name: string | null;
  readonly supplier_title: string | null;
  readonly undo_staff_name: string | null;
  /** True if the import wrote something and is recent enough to undo. */
  readonly is_undoable: boolean;
};

interface Search {
  readonly supplierId: number | undefined;
  readonly state: ImportState | undefined;
  readonly after: number | undefined;
  readonly limit: number;
}

export interface Bounds {
  readonly latest: number;
  readonly days: number;
}

/** States in which the program is working on the import or will do so. */
const working: readonly ImportState[] = ['recognising', 'queued', 'running', 'undoing'];

const undoable = ({ latest, days }: Bounds) => sql<boolean>`
  (import_run.state in ('done', 'cancelled', 'failed') and import_run.written_at > now() - make_interval(days => ${days})
    and import_run.id in (select id from import_run last where last.written_at is not null and last.undone is null
      order by last.written_at desc limit ${latest}))`;

const withNames = (handle: Handle, bounds: Bounds) =>
  handle
    .selectFrom('import_run')
    .leftJoin('staff', 'staff.id', 'import_run.staff_id')
    .leftJoin('supplier', 'supplier.id', 'import_run.supplier_id')
    .selectAll('import_run')
    .select(['staff.name as staff_name', 'supplier.title as supplier_title'])
    .select((each) =>
      each
        .selectFrom('staff as undoer')
        .select('undoer.name')
        .where('undoer.id', '=', sql<number>`(import_run.undone ->> 'staffId')::bigint`)
        .as('undo_staff_name'),
    )
    .select(undoable(bounds).as('is_undoable'));

/** Queries of imports and of their history. */
export function importRunQueries<H extends Handle>(handle: H) {
  const change = async (
    id: number,
    values: Updateable<ImportRunTable>,
    from: readonly ImportState[],
  ): Promise<boolean> => {
    const done = await updating()
      .set(values)
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  };
  const updating = () => handle.updateTable('import_run');
  return {
    find: ({ supplierId, state, after, limit }: Search, bounds: Bounds): Promise<ImportRunRow[]> =>
      withNames(handle, bounds)
        .$if(supplierId !== undefined, (all) => all.where('supplier_id', '=', supplierId ?? 0))
        .$if(state !== undefined, (all) => all.where('import_run.state', '=', state ?? 'done'))
        .$if(after !== undefined, (all) => all.where('import_run.id', '<', after ?? 0))
        .orderBy('import_run.id', 'desc')
        .limit(limit)
        .execute(),

    byId: (id: number, bounds: Bounds): Promise<ImportRunRow | undefined> =>
      withNames(handle, bounds).where('import_run.id', '=', id).executeTakeFirst(),

    /** Returns the row of the import, without the names of its supplier and staff. */
    row: (id: number) => handle.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns the import and locks it until the transaction ends. */
    lock: inTx(handle, (id: number) =>
      handle.selectFrom('import_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    create: async (values: {
      readonly file: string;
      readonly size: number;
      readonly staffId: number | null;
      readonly by: 'upload' | 'schedule';
      readonly supplierId: number | null;
      readonly state: ImportState;
      readonly now: Date;
    }): Promise<number> => {
      const { file, size, staffId, by, supplierId, state, now } = values;
      const row = await handle
        .insertInto('import_run')
        .values({
          file,
          size,
          by,
          state,
          staff_id: staffId,
          supplier_id: supplierId,
          created_at: now,
          is_kept: true,
          ...(state === 'uploading' ? {} : { received: size }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    /** Changes an import whose state is one of `from`. Returns false if the import is in another state. */
    change,

    /** Saves how many bytes of the file have arrived. If a piece arrives twice, the number does not fall. */
    noteReceived: async (id: number, bytes: number): Promise<void> => {
      await updating()
        .set({ received: sql`greatest(received, ${bytes})` })
        .where('id', '=', id)
        .where('state', '=', 'uploading')
        .execute();
    },

    /**
     * Returns the next import to work on. Files to recognise come first, then imports that are running or being undone,
     * then the oldest.
     */
    nextWork: () =>
      handle
        .selectFrom('import_run')
        .selectAll()
        .where('state', 'in', [...working])
        .where('by', '<>', 'command')
        // The exchange with 1C makes its imports itself. Only their undo is done here.
        .where((each) => each.or([each('by', '<>', 'exchange'), each('state', '=', 'undoing')]))
        .orderBy(sql`state = 'recognising' desc, state in ('running', 'undoing') desc, id`)
        .limit(1)
        .executeTakeFirst(),

    /** Tells the process that runs imports about a new import in the queue. */
    tellOfWork: async (): Promise<void> => {
      await sql`select pg_notify('imports', '')`.execute(handle);
    },

    /**
     * Saves the progress of a run. Returns true if the work must stop, because staff asked for it, or because the run
     * is neither running nor being undone.
     */
    noteProgress: async (id: number, progress: object): Promise<boolean> => {
      const row = await updating()
        .set({ progress: JSON.stringify(progress) })
        .where('id', '=', id)
        .where('state', 'in', ['running', 'undoing'])
        .returning('is_stopping')
        .executeTakeFirst();
      return row?.is_stopping ?? true;
    },

    /**
     * Ends an import that cannot continue. Its new state depends on its current state. An ended import stays unchanged.
     */
    giveUp: async (id: number, failure: ImportFailure): Promise<void> => {
      const row = await handle
        .selectFrom('import_run')
        .select(['state', 'is_check'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined || !working.includes(row.state)) return;
      const state =
        row.state === 'recognising'
          ? ('unreadable' as const)
          : row.state === 'undoing'
            ? ('done' as const)
            : row.is_check
              ? ('mapping' as const)
              : ('failed' as const);
      await updating()
        .set({ state, failure, progress: null, is_stopping: false, finished_at: sql`coalesce(finished_at, now())` })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Deletes undo data of imports that can no longer be undone, and unfinished uploads. Returns ids of imports created
     * before `before` whose files the caller must delete.
     */
    sweep: async (before: Date, { latest, days }: Bounds): Promise<readonly number[]> => {
      await sql`delete from import_change using import_run run where run.id = run_id and run.state not in ('running', 'undoing')
        and (run.written_at < now() - make_interval(days => ${days}) or run.id not in (
          select id from import_run last where last.written_at is not null and last.undone is null
          order by last.written_at desc limit ${latest}))`.execute(handle);
      const rows = await updating()
        .set({ is_kept: false, has_problems: false })
        .where('is_kept', '=', true)
        .where('created_at', '<', before)
        .where('state', 'not in', [...working])
        .returning('id')
        .execute();
      await handle.deleteFrom('import_run').where('state', '=', 'uploading').where('created_at', '<', before).execute();
      return rows.map(({ id }) => id);
    },

    remove: async (id: number): Promise<void> => {
      await handle.deleteFrom('import_run').where('id', '=', id).execute();
    },

    /** Returns the number of scheduled suppliers whose last import failed, for `/metrics`. */
    failedSchedules: async (): Promise<number> => {
      const row = await handle
        .selectFrom('supplier')
        .select((each) => each.fn.countAll<number>().as('count'))
        .where(sql<string>`last ->> 'outcome'`, '=', 'failed')
        .where('next_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
}
