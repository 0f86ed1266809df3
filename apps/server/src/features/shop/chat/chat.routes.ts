import { calls } from '@farad/contract/calls';
import { chatQueries } from '@farad/database/messages/chat.queries';
import { chatLimits } from '@farad/domain/chat';
import { normaliseEmail } from '@farad/domain/customer';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { leaveAfter, openFeedSeats } from '#core/chat/feed-seats.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import { chatOwner, speakingOwner, type ChatCaller } from './chat-owner.ts';
import { followChat } from './follow-chat.ts';
import { presentChat } from './present-chat.ts';
import { say } from './send-message.ts';

const seqForm = /^\d{1,9}$/;

/** Seconds after which a client may try again if too many connections are open. */
const seatsRetrySeconds = 10;

/**
 * Returns a failure for staff who act as the customer; null = the caller may write. Only customers write to the shop
 * and mark messages as read.
 */
const refuseActing = (actor: Actor): Failure | null =>
  actor.kind === 'account' && actor.actedBy !== null ? { code: 'forbidden' } : null;

/**
 * Returns the number of the last message that the browser received before it reconnected. An invalid header is ignored.
 */
function resumedAfter(header: string | string[] | undefined, requested: number | undefined): number {
  return typeof header === 'string' && seqForm.test(header) ? Number(header) : (requested ?? 0);
}

/** Registers the calls for the support chat of guests and customers (product G, S8). */
export function registerChat(api: FastifyInstance, deps: Deps): void {
  const reading = { permission: 'view_catalogue', rateClass: 'read' } as const;
  const writing = { permission: 'view_catalogue', rateClass: 'write', bodyLimit: 32_768 } as const;
  const seats = openFeedSeats(deps);
  api.addHook('onClose', () => seats.stop());

  const currentOf = async (caller: ChatCaller) => {
    const owner = chatOwner(caller);
    const chat = owner === null ? undefined : await chatQueries(deps.db).current(owner);
    return owner === null || chat === undefined ? null : { owner, chat };
  };

  /** Changes the caller's conversation and returns it. Fails with `not_found` if the caller has none. */
  const change = async (
    caller: ChatCaller & { readonly locale: Locale },
    make: (chatId: number) => Promise<Result<void, Failure>>,
  ) => {
    const refusal = refuseActing(caller.actor);
    if (refusal !== null) return fail(refusal);
    const current = await currentOf(caller);
    if (current === null) return fail({ code: 'not_found' } as const);
    const made = await make(current.chat.id);
    return made.ok ? ok(await presentChat(deps, caller, current.owner)) : made;
  };

  route(api, deps, calls.chat, reading, async ({ query, locale, actor, cookies }) => {
    return ok(await presentChat(deps, { actor, locale }, chatOwner({ actor, cookies }), query));
  });

  route(api, deps, calls.sendChat, writing, async ({ body, actor, cookies, ip, locale }) => {
    const refusal = refuseActing(actor);
    if (refusal !== null) return fail(refusal);
    const owner = speakingOwner({ actor, cookies });
    const sent = await say(deps, { owner, ip, locale }, body);
    return sent.ok ? ok(await presentChat(deps, { actor, locale }, owner)) : sent;
  });

  route(api, deps, calls.readChat, writing, ({ body, actor, cookies, locale }) =>
    change({ actor, cookies, locale }, async (id) => {
      await chatQueries(deps.db).read(id, body.seq, deps.clock());
      return ok(undefined);
    }),
  );

  route(api, deps, calls.setChatEmail, writing, ({ body, actor, cookies, locale }) =>
    change({ actor, cookies, locale }, async (id) => {
      const email = normaliseEmail(body.email);
      if (!email.ok) return fail({ code: email.error, field: 'email' });
      await chatQueries(deps.db).setEmail(id, email.value);
      return ok(undefined);
    }),
  );

  route(api, deps, calls.chatEvents, reading, async ({ query, actor, cookies, ip, request }) => {
    const refusal = refuseActing(actor);
    if (refusal !== null) return fail(refusal);
    const current = await currentOf({ actor, cookies });
    if (current === null) return fail({ code: 'not_found' });
    const leave = await seats.take([
      [`chat ${current.chat.id}`, chatLimits.feedsOfOne],
      [`address ${ip}`, chatLimits.feedsOfAddress],
    ]);
    if (leave === null) return fail({ code: 'too_many_requests', retryAfterSeconds: seatsRetrySeconds });
    const after = resumedAfter(request.headers['last-event-id'], query.after);
    const followed = { id: current.chat.id, owner: current.owner, after };
    return ok({
      events: (signal: AbortSignal) => {
        leaveAfter(signal, leave);
        return followChat(deps, followed, signal);
      },
    });
  });
}
