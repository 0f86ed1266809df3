import type { CustomRole } from '@farad/domain/customer';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** Queries of custom roles. A shop makes such a role of permissions. */
export function customRoleQueries<H extends Handle>(handle: H) {
  const rows = () => handle.selectFrom('custom_role').select(['id', 'name', 'permissions']);
  return {
    all: (): Promise<readonly CustomRole[]> => rows().orderBy('name').execute(),

    /** Returns all roles; none changes until the transaction ends. */
    share: inTx(handle, (): Promise<readonly CustomRole[]> => rows().orderBy('id').forShare().execute()),

    /** Returns a role, locked until the transaction ends. */
    lock: inTx(handle, (id: number): Promise<CustomRole | undefined> =>
      rows().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

    isNameTaken: async (name: string, exceptId: number | null): Promise<boolean> => {
      const other = await handle
        .selectFrom('custom_role')
        .select('id')
        .where(sql`lower(name)`, '=', name.toLowerCase())
        .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? 0))
        .executeTakeFirst();
      return other !== undefined;
    },

    add: async ({ name, permissions }: Omit<CustomRole, 'id'>, staffId: number, at: Date): Promise<number> => {
      const { id } = await handle
        .insertInto('custom_role')
        .values({ name, permissions: [...permissions], changed_at: at, changed_by: staffId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    save: async ({ id, name, permissions }: CustomRole, staffId: number, at: Date): Promise<void> => {
      await handle
        .updateTable('custom_role')
        .set({ name, permissions: [...permissions], changed_at: at, changed_by: staffId })
        .where('id', '=', id)
        .execute();
    },

    remove: async (id: number): Promise<void> => {
      await handle.deleteFrom('custom_role').where('id', '=', id).execute();
    },

    /** Returns the ids of staff who have the role. */
    members: async (id: number): Promise<readonly number[]> => {
      const members = await handle
        .selectFrom('custom_role_member')
        .select('staff_id')
        .where('role_id', '=', id)
        .execute();
      return members.map((row) => row.staff_id);
    },
  };
}
