import { moderationQueries } from '@farad/database/content/moderation.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { writingKinds, type ModerationState } from '@farad/domain/review';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { notifyAsker, notifyAuthor } from './notify-author.ts';

interface Writing {
  readonly kind: string;
  readonly writingId: string;
}

/** Approves a text, or rejects it for `rejectReason`. Fails with `not_found` if the text was decided before. */
export async function moderate(
  deps: Deps,
  caller: StaffCallOrigin,
  { kind: kindText, writingId }: Writing,
  rejectReason: string | null,
): Promise<Result<{ state: ModerationState }, Failure>> {
  const kind = writingKinds.find((known) => known === kindText);
  const id = readRowNumber(writingId);
  if (kind === undefined || id === undefined) return fail({ code: 'not_found' });
  return decideInTransaction(deps.db, async (tx) => {
    const decision = { by: null, at: deps.clock(), rejectReason };
    if (!(await moderationQueries(tx).decide(kind, id, decision))) return fail<Failure>({ code: 'not_found' });
    await notifyAuthor(tx, kind, id, rejectReason);
    if (kind === 'answer' && rejectReason === null) await notifyAsker(tx, deps, id);
    const action = `${kind}.${rejectReason === null ? 'approved' : 'rejected'}` as const;
    await record(tx, deps, caller, { action, object: { kind, id }, reason: rejectReason ?? '' });
    return ok<{ state: ModerationState }>({ state: rejectReason === null ? 'approved' : 'rejected' });
  });
}
