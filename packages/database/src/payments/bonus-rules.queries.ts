import type { BonusException, BonusRules } from '@farad/domain/cashback';

import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Queries of the versions of the bonus rules (product B10). */
export function bonusRulesQueries(handle: Handle) {
  return {
    /** Returns versions of the rules, the one that starts last first. */
    list: (limit: number) =>
      handle
        .selectFrom('bonus_rules')
        .leftJoin('staff', 'staff.id', 'bonus_rules.staff_id')
        .select(['bonus_rules.id', 'since', 'rules', 'bonus_rules.at', 'staff.name as by'])
        .orderBy('since', 'desc')
        .limit(limit)
        .execute(),

    /** Saves a version and returns its id. Replaces the version with the same start. */
    set: async (rules: BonusRules, since: Date, staffId: number, at: Date): Promise<number> => {
      const values = { rules: JSON.stringify(rules), staff_id: staffId, at };
      const { id } = await handle
        .insertInto('bonus_rules')
        .values({ ...values, since })
        .onConflict((conflict) => conflict.column('since').doUpdateSet(values))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /**
     * Rewrites the exceptions of each version in which an exception of this kind names `id`. The `ids` of an exception
     * are its brands or categories.
     */
    rewriteExceptions: async (
      kind: BonusException['kind'],
      id: number,
      rewrite: (exceptions: readonly BonusException[]) => readonly BonusException[],
    ): Promise<void> => {
      const named = JSON.stringify([{ kind, ids: [id] }]);
      const rows = await handle
        .selectFrom('bonus_rules')
        .select(['id', 'rules'])
        .where(sql<boolean>`rules -> 'exceptions' @> ${named}::jsonb`)
        .orderBy('id')
        .forUpdate()
        .execute();
      for (const { id: rulesId, rules } of rows) {
        const rewritten = JSON.stringify({ ...rules, exceptions: rewrite(rules.exceptions ?? []) });
        await handle.updateTable('bonus_rules').set({ rules: rewritten }).where('id', '=', rulesId).execute();
      }
    },

    /** Deletes a version that has not started, and returns it. Undefined if there is none with this id. */
    callOff: async (id: number, now: Date) =>
      handle
        .deleteFrom('bonus_rules')
        .where('id', '=', id)
        .where('since', '>', now)
        .returning(['since', 'rules'])
        .executeTakeFirst(),
  };
}
