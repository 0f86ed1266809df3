import type { WireSession } from '@farad/contract/shop/account';
import { apiKeyQueries } from '@farad/database/people/api-key.queries';
import { sessionQueries } from '@farad/database/people/session.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { deviceOf } from '@farad/domain/account';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { seenSince, type Actor } from '#http/session/session.ts';

type Answer = Promise<Result<WireSession[], Failure>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the caller's sessions; the current one comes first. */
export async function listSessions({ db, clock }: Deps, actor: Actor): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const now = clock();
  const rows = await sessionQueries(db).live(actor.account.id, now, seenSince(now));
  const sessions = rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.userAgent),
    startedAt: row.createdAt.toISOString(),
    seenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.sha256.equals(actor.sessionHash),
    isSupport: row.impersonatorId !== null,
  }));
  return ok(sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)));
}

/** Ends one session of the caller. A session of another account counts as not found. */
export async function endOwnSession(deps: Deps, actor: Actor, id: string): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const isEnded = uuid.test(id) && (await sessionQueries(deps.db).endOwn(actor.account.id, id));
  return isEnded ? listSessions(deps, actor) : fail({ code: 'not_found' });
}

/** Ends all sessions of the caller except the current one; with `withKeys`, also revokes their API keys. */
export async function endOtherSessions(deps: Deps, actor: Actor, withKeys: boolean): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const { id } = actor.account;
  await inTransaction(deps.db, async (tx) => {
    await sessionQueries(tx).endOthers(id, actor.sessionHash);
    if (withKeys) await apiKeyQueries(tx).revokeAll(id, deps.clock());
  });
  return listSessions(deps, actor);
}
