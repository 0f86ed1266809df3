import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

export interface StaffViewRow {
  readonly id: number;
  readonly staffId: number;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly columns: readonly string[] | null;
  readonly isShared: boolean;
}

export interface NewStaffView extends Omit<StaffViewRow, 'id'> {
  readonly at: Date;
}

/** Maximum number of saved views per list and staff member. */
export const staffViewsMax = 50;

/** Queries of the list views that staff have saved. */
export function staffViewQueries<H extends Handle>(handle: H) {
  const rows = () =>
    handle
      .selectFrom('staff_view')
      .select(['staff_view.id', 'staff_view.staff_id as staffId', 'staff_view.list', 'name', 'query', 'columns'])
      .select('is_shared as isShared');

  return {
    /**
     * Returns the staff member's own views of a list and shared ones, ordered by name. `isDefault` = the list opens
     * with this view.
     */
    ofList: async (staffId: number, list: string): Promise<readonly (StaffViewRow & { isDefault: boolean })[]> =>
      rows()
        .leftJoin('staff_view_default as opening', (join) =>
          join
            .onRef('opening.view_id', '=', 'staff_view.id')
            .on('opening.staff_id', '=', staffId)
            .on('opening.list', '=', list),
        )
        .select(sql<boolean>`opening.view_id is not null`.as('isDefault'))
        .where('staff_view.list', '=', list)
        .where((is) => is.or([is('staff_view.staff_id', '=', staffId), is('is_shared', '=', true)]))
        .orderBy('staff_view.name')
        .orderBy('staff_view.id')
        .limit(2 * staffViewsMax)
        .execute(),

    /** Returns the view and locks it until the transaction ends. */
    lock: inTx(handle, (id: number): Promise<StaffViewRow | undefined> =>
      rows().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    countOf: async (staffId: number, list: string): Promise<number> => {
      const { count } = await handle
        .selectFrom('staff_view')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('staff_id', '=', staffId)
        .where('list', '=', list)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Saves a view and returns its id. Replaces the owner's view of the same list and name. */
    save: async ({ staffId, list, name, query, columns, isShared, at }: NewStaffView): Promise<number> => {
      const kept = { query, columns: columns === null ? null : [...columns], is_shared: isShared };
      const { id } = await handle
        .insertInto('staff_view')
        .values({
          staff_id: staffId,
          list,
          name,
          created_at: at,
          ...kept,
        })
        .onConflict((conflict) => conflict.columns(['staff_id', 'list', 'name']).doUpdateSet(kept))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    setDefault: async (staffId: number, list: string, viewId: number | null): Promise<void> => {
      await handle.deleteFrom('staff_view_default').where('staff_id', '=', staffId).where('list', '=', list).execute();
      if (viewId === null) return;
      await handle.insertInto('staff_view_default').values({ staff_id: staffId, list, view_id: viewId }).execute();
    },

    remove: async (id: number): Promise<void> => {
      await handle.deleteFrom('staff_view').where('id', '=', id).execute();
    },
  };
}
