import { personalDataQueries } from '@farad/database/personal-data.queries';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import type { Actor } from '../../http/session.ts';

/** Everything that is kept about the caller (product U2). */
export async function exportData(
  { db }: Deps,
  actor: Actor,
): Promise<Result<Record<string, Record<string, unknown>[]>, Failure>> {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  return ok(await personalDataQueries(db).of(actor.account.id));
}
