import type * as examples from '@farad/database/seed/examples';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { minuteMs } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

type Examples = typeof examples;

let loaded: Examples | undefined;

/** When a database was last found not to be a demonstration. */
const refusedAt = new WeakMap<Deps['db'], number>();

/**
 * Returns the texts of a demonstration; null in other shops, which never load them. The answer is cached for a minute.
 */
export async function loadExamples({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Examples | null> {
  if (loaded !== undefined) return loaded;
  const now = clock().getTime();
  if (now - (refusedAt.get(db) ?? -minuteMs) < minuteMs) return null;
  if (!(await settingQueries(db).isDemonstration())) {
    refusedAt.set(db, now);
    return null;
  }
  return (loaded = await import('@farad/database/seed/examples'));
}
