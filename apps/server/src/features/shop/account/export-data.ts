import { personalDataQueries } from '@farad/database/people/personal-data.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Actor } from '#http/session/session.ts';
import { isProved } from '#core/people/proof.ts';
import { notifyOfAccess } from '#core/messages/notify-of-access.ts';

/**
 * Returns everything that is stored about the caller (product U2). The caller must have proved their identity recently,
 * and is notified of the export.
 */
export async function exportData(
  deps: Deps,
  actor: Actor,
): Promise<Result<Record<string, Record<string, unknown>[]>, Failure>> {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  if (!isProved(deps, actor)) return fail({ code: 'proof_missing' });
  return inTransaction(deps.db, async (tx) => {
    await notifyOfAccess(tx, deps.config, actor.account.id, 'data');
    return ok(await personalDataQueries(tx).of(actor.account.id));
  });
}
