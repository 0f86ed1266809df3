import { accountQueries } from '@farad/database/people/account.queries';
import { hookQueries, type DeliveryRow, type HookRow, type TriedDelivery } from '@farad/database/people/hook.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { hookLimits, hookRest, isHookGivenUp, isHookTaken, nextHookTry } from '@farad/domain/customer-api';

import type { Deps } from '#deps.ts';
import { hookBody } from './hook-body.ts';
import { secretsOf } from './hook-secret.ts';
import { hookHeaders } from './sign-hook.ts';
import { notifyOfPause } from './notify-of-pause.ts';

export type HookJobsContext = Pick<Deps, 'db' | 'clock' | 'secretKey' | 'hooks' | 'config'>;

/**
 * Time in milliseconds for which a delivery is reserved for one job. If the job crashed, another one may then take it.
 */
const leaseMs = 120_000;

/**
 * Maximum number of deliveries to one receiver in one job, and the job's time limit in milliseconds. At either limit
 * the job is queued again, so that other receivers get their turn.
 */
const deliveriesAtOnce = 100;
const goOnMs = 15_000;

/** Returns the text without NUL characters, which PostgreSQL cannot store. */
const plain = (text: string): string => text.replaceAll('\u0000', '\ufffd');

async function send(context: HookJobsContext, hook: HookRow, delivery: DeliveryRow): Promise<TriedDelivery> {
  const begun = performance.now();
  const body = hookBody(delivery);
  const sentAt = context.clock();
  const secrets = secretsOf(context.secretKey, hook, sentAt);
  const answer = await context.hooks.tell({
    url: hook.url,
    body,
    timeoutMs: hookLimits.timeoutMs,
    answerBytesMax: hookLimits.answerBytesMax,
    headers: hookHeaders(
      {
        eventId: delivery.eventId,
        sentAt,
        body,
      },
      secrets,
    ),
  });
  const milliseconds = Math.round(performance.now() - begun);
  if (!answer.ok) return { status: null, error: answer.error, answer: '', milliseconds };
  return { status: answer.value.status, error: null, answer: plain(answer.value.text), milliseconds };
}

/** Records the result of an attempt to deliver. Returns true if the next delivery may be sent to the receiver now. */
function settle(
  { db, clock, config }: HookJobsContext,
  hook: HookRow,
  delivery: DeliveryRow,
  tried: TriedDelivery,
): Promise<boolean> {
  const now = clock();
  const taken = tried.status !== null && isHookTaken(tried.status);
  return inTransaction(db, async (tx) => {
    const queries = hookQueries(tx);
    const nextAt = taken ? null : nextHookTry(delivery.tries, now);
    await queries.finish(delivery.id, tried, { taken, nextAt, now });
    if (taken) {
      await queries.noteTaken(hook.id);
      return true;
    }
    // If the receiver did not answer at all, all its deliveries wait for a while. Each attempt without an answer blocks
    // a connection and a job for seconds.
    const rest = tried.status === null ? hookRest(delivery.tries, now) : null;
    const failingSince = await queries.noteFailed(hook.id, rest, now);
    if (!isHookGivenUp(failingSince, now)) return rest === null;
    await queries.pause(hook.id, 'failing', now);
    await notifyOfPause(tx, config, hook, await accountQueries(tx).profile(hook.accountId));
    return false;
  });
}

/**
 * Sends the due deliveries of one receiver, oldest first. No transaction is open while a response is awaited. Stops if
 * the receiver does not answer or is paused. If the limit of deliveries or time is reached, the receiver is queued
 * again.
 */
export async function deliverHook(context: HookJobsContext, hookId: string): Promise<void> {
  const { db, clock } = context;
  const until = clock().getTime() + goOnMs;
  for (let sent = 0; sent < deliveriesAtOnce && clock().getTime() < until; sent += 1) {
    const now = clock();
    const delivery = await hookQueries(db).claim(hookId, now, new Date(now.getTime() + leaseMs));
    const hook = delivery === undefined ? undefined : await hookQueries(db).byId(hookId);
    if (delivery === undefined || hook === undefined) return;
    if (!(await settle(context, hook, delivery, await send(context, hook, delivery)))) return;
  }
  await hookQueries(db).wake(hookId);
}
