import type * as examples from '@farad/database/seed/examples';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { minuteMs } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

type Examples = typeof examples;

/** Cached answer for each database: `at` is when it was read; `answer` null = the shop is no demonstration. */
const asked = new WeakMap<Deps['db'], { readonly at: number; readonly answer: Examples | null }>();

/**
 * Returns the example texts of a demonstration; null in other shops, which never load these texts. The database is
 * queried at most once a minute, since the demonstration can be cleared at any time.
 */
export async function loadExamples({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Examples | null> {
  const now = clock().getTime();
  const last = asked.get(db);
  if (last !== undefined && now - last.at < minuteMs) return last.answer;
  const isThere = await settingQueries(db).isDemonstration();
  const answer = isThere ? await import('@farad/database/seed/examples') : null;
  asked.set(db, { at: now, answer });
  return answer;
}
