import { randomUUID } from 'node:crypto';

import type {
  MadeHook,
  MakeHookBody,
  SetHookBody,
  WireHook,
  WireHookDeliveries,
  WireHookDelivery,
} from '@farad/contract/shop/customer-api';
import { hookQueries, type DeliveryLogRow, type HookRow } from '@farad/database/people/hook.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { hookEvents, hookLimits, testHookEvent } from '@farad/domain/customer-api';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyOfAccess } from '#core/messages/notify-of-access.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { hookBody } from './hook-body.ts';
import { sealHookSecret } from './hook-secret.ts';
import { newHookSecret } from './sign-hook.ts';

type HookDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secretKey' | 'hooks'>;

/** Account and id of a webhook receiver. */
interface HookCaller {
  readonly accountId: number;
  readonly hookId: string;
}

const hookIdForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const notFound = fail<Failure>({ code: 'not_found' });
const done = ok({ done: true as const });

const presentHook = (row: HookRow, now: Date): WireHook => ({
  id: row.id,
  url: row.url,
  events: [...row.events],
  createdAt: row.createdAt.toISOString(),
  paused: row.pauseReason,
  failingSince: row.failingSince?.toISOString() ?? null,
  oldSecretUntil: row.oldSecretUntil !== null && row.oldSecretUntil > now ? row.oldSecretUntil.toISOString() : null,
});

const presentDelivery = (row: DeliveryLogRow): WireHookDelivery => ({
  id: String(row.id),
  eventId: row.eventId,
  type: row.type,
  state: row.takenAt !== null ? 'taken' : row.nextAt === null ? 'given_up' : 'waiting',
  at: row.at.toISOString(),
  tries: row.tries,
  triedAt: row.triedAt?.toISOString() ?? null,
  nextAt: row.nextAt?.toISOString() ?? null,
  status: row.status,
  error: row.error,
  milliseconds: row.milliseconds,
  isReplay: row.isReplay,
  request: hookBody(row),
  answer: row.answer,
});

async function findOwnHook(
  { db }: Pick<Deps, 'db'>,
  { accountId, hookId }: HookCaller,
): Promise<Result<HookRow, Failure>> {
  const found = hookIdForm.test(hookId) ? await hookQueries(db).ofOwner(accountId, hookId) : undefined;
  return found === undefined ? notFound : ok(found);
}

async function shown(deps: HookDeps, caller: HookCaller): Promise<Result<WireHook, Failure>> {
  const found = await findOwnHook(deps, caller);
  return found.ok ? ok(presentHook(found.value, deps.clock())) : found;
}

/** Returns the account's webhook receivers, oldest first. */
export const listHooks = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: number): Promise<WireHook[]> =>
  (await hookQueries(db).ofAccount(accountId)).map((row) => presentHook(row, clock()));

/** Returns events in the order of the documentation, each once. */
const sorted = (events: readonly string[]) => hookEvents.filter((event) => events.includes(event));

/** Returns a failure if webhooks may not be sent to an address, because it is not public; null = they may. */
const urlProblem = ({ hooks }: HookDeps, url: string): Failure | null =>
  hooks.mayBeTold(url) ? null : { code: 'private_address', field: 'url' };

export async function makeHook(
  deps: HookDeps,
  accountId: number,
  requested: z.output<typeof MakeHookBody>,
): Promise<Result<z.output<typeof MadeHook>, Failure>> {
  const problem = urlProblem(deps, requested.url);
  if (problem !== null) return fail(problem);
  const [id, secret] = [randomUUID(), newHookSecret()];
  const hook = {
    id,
    accountId,
    url: requested.url,
    events: sorted(requested.events),
    now: deps.clock(),
    secret: sealHookSecret(deps.secretKey, id, secret),
  };
  const isMade = await inTransaction(deps.db, async (tx) => {
    const isAdded = await hookQueries(tx).add(hook, hookLimits.max);
    if (isAdded) await notifyOfAccess(tx, deps.config, accountId, 'hook');
    return isAdded;
  });
  if (!isMade) return fail({ code: 'api_full' });
  const made = await shown(deps, { accountId, hookId: id });
  return made.ok ? ok({ hook: made.value, secret }) : made;
}

/**
 * Sets address and events of a receiver, and pauses or resumes it. A new address requires a recent proof of identity,
 * and the owner is notified of it.
 */
export async function setHook(
  deps: HookDeps,
  caller: HookCaller,
  { url, events, isPaused }: z.output<typeof SetHookBody>,
  isProved: boolean,
): Promise<Result<WireHook, Failure>> {
  const found = await findOwnHook(deps, caller);
  if (!found.ok) return found;
  const isMoved = url !== undefined && url !== found.value.url;
  if (isMoved && !isProved) return fail({ code: 'proof_missing' });
  const problem = url === undefined ? null : urlProblem(deps, url);
  if (problem !== null) return fail(problem);
  await inTransaction(deps.db, async (tx) => {
    const queries = hookQueries(tx);
    const to = { url: url ?? found.value.url, events: events === undefined ? found.value.events : sorted(events) };
    await queries.set(caller.accountId, caller.hookId, to);
    if (isMoved) await notifyOfAccess(tx, deps.config, caller.accountId, 'hook');
    if (isPaused === true) await queries.pause(caller.hookId, 'owner', deps.clock());
    if (isPaused === false) await queries.resume(caller.hookId, deps.clock());
  });
  return shown(deps, caller);
}

export async function removeHook({ db }: HookDeps, { accountId, hookId }: HookCaller) {
  const isGone = hookIdForm.test(hookId) && (await hookQueries(db).remove(accountId, hookId));
  return isGone ? done : notFound;
}

/** Creates a new secret for a receiver. The old secret stays valid for a day. */
export async function rotateSecret(
  deps: HookDeps,
  caller: HookCaller,
): Promise<Result<z.output<typeof MadeHook>, Failure>> {
  const found = await findOwnHook(deps, caller);
  if (!found.ok) return found;
  const secret = newHookSecret();
  const until = new Date(deps.clock().getTime() + hookLimits.oldSecretSeconds * 1000);
  const sealed = sealHookSecret(deps.secretKey, caller.hookId, secret);
  await hookQueries(deps.db).setSecret(caller.accountId, caller.hookId, sealed, until);
  const hook = await shown(deps, caller);
  return hook.ok ? ok({ hook: hook.value, secret }) : hook;
}

/** Sends a test event to a receiver, so that its owner sees if it answers. */
export async function testHook(deps: HookDeps, caller: HookCaller) {
  const found = await findOwnHook(deps, caller);
  if (!found.ok) return found;
  await inTransaction(deps.db, (tx) =>
    hookQueries(tx).tellOne(caller.hookId, testHookEvent, { hook: caller.hookId }, deps.clock()),
  );
  return done;
}

/** Returns one page of a receiver's deliveries with their results. */
export async function showDeliveries(
  deps: HookDeps,
  caller: HookCaller,
  after: number | undefined,
): Promise<Result<WireHookDeliveries, Failure>> {
  const found = await findOwnHook(deps, caller);
  if (!found.ok) return found;
  const rows = await hookQueries(deps.db).log(caller.hookId, after ?? null, pageLength.long + 1);
  const { page, next } = pageOf(rows, pageLength.long, byId);
  return ok({
    hook: presentHook(found.value, deps.clock()),
    deliveries: page.map(presentDelivery),
    next,
  });
}

export async function replayDelivery(deps: HookDeps, caller: HookCaller, deliveryId: string) {
  const found = await findOwnHook(deps, caller);
  if (!found.ok) return found;
  const id = readRowNumber(deliveryId);
  const isThere =
    id !== undefined && (await inTransaction(deps.db, (tx) => hookQueries(tx).replay(caller.hookId, id, deps.clock())));
  return isThere ? done : notFound;
}
