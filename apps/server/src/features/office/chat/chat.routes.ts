import { calls } from '@farad/contract/calls';
import { staffChatQueries } from '@farad/database/messages/staff-chat.queries';
import { chatLimits, isThere } from '@farad/domain/chat';
import { permissions, staffRoles } from '@farad/domain/customer';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { leaveAfter, openFeedSeats } from '#core/chat/feed-seats.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { momentKey, pageOf } from '#kit/page.ts';
import { answerChat, closeChat, handOverChat, takeChat } from './change-chat.ts';
import { followChats } from './follow-chats.ts';
import { presentRow, presentStaffChat, presentStaffMessages } from './present-staff-chat.ts';

const reading: RouteRules = { permission: 'answer_chat', rateClass: 'read' };
const answering: RouteRules = { permission: 'answer_chat', rateClass: 'write', bodyLimit: 32_768 };

/** Roles that may answer customers in the chat. */
const answeringRoles = staffRoles.filter((role) => permissions[role].includes('answer_chat'));

const seatsRetrySeconds = 10;

function registerReading(api: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  staffRoute(api, deps, calls.staffChats, reading, async ({ query, actor }) => {
    const { list, customer = null, after = null } = query;
    const limit = chatLimits.listLength + 1;
    const rows = await staffChatQueries(db).find({ list, staffId: actor.staff.id, accountId: customer, after, limit });
    const { page, next } = pageOf(rows, chatLimits.listLength, ({ changedAt, id }) => momentKey(changedAt, id));
    return ok({ chats: page.map(presentRow), next });
  });

  staffRoute(api, deps, calls.staffChatsUnanswered, reading, async ({ actor }) =>
    ok(await staffChatQueries(db).unanswered(actor.staff.id)),
  );

  staffRoute(api, deps, calls.staffChatColleagues, reading, async () => {
    const colleagues = await staffChatQueries(db).colleagues(answeringRoles, 'answer_chat');
    const now = clock();
    return ok(
      colleagues.map(({ id, name, seenAt }) => ({
        id: String(id),
        name,
        isThere: seenAt !== null && isThere(seenAt, now),
      })),
    );
  });

  staffRoute(api, deps, calls.staffChat, reading, async ({ params }) => {
    const id = readRowNumber(params.id);
    return id === undefined ? fail({ code: 'not_found' }) : presentStaffChat(db, id, clock());
  });

  staffRoute(api, deps, calls.staffChatMessages, reading, async ({ params, query }) => {
    const id = readRowNumber(params.id);
    const chat = id === undefined ? undefined : await staffChatQueries(db).byId(id);
    return chat === undefined ? fail({ code: 'not_found' }) : ok(await presentStaffMessages(db, chat.id, query));
  });
}

/** Registers the calls for the support chat (product G, X). */
export function registerBackOfficeChat(api: FastifyInstance, deps: Deps): void {
  const seats = openFeedSeats(deps);
  api.addHook('onClose', () => seats.stop());
  registerReading(api, deps);

  staffRoute(api, deps, calls.staffChatEvents, reading, async ({ actor }) => {
    const leave = await seats.take([[`staff ${actor.staff.id}`, chatLimits.feedsOfOne]]);
    if (leave === null) return fail({ code: 'too_many_requests', retryAfterSeconds: seatsRetrySeconds });
    return ok({
      events: (signal: AbortSignal) => {
        leaveAfter(signal, leave);
        return followChats(deps, actor.staff.id, signal);
      },
    });
  });

  staffRoute(api, deps, calls.takeChat, answering, (context) =>
    takeChat(deps, context, context.params.id, context.body.from),
  );
  staffRoute(api, deps, calls.answerChat, answering, (context) =>
    answerChat(deps, context, context.params.id, context.body),
  );
  staffRoute(api, deps, calls.closeChat, answering, (context) => closeChat(deps, context, context.params.id));
  staffRoute(api, deps, calls.handOverChat, answering, (context) =>
    handOverChat(deps, context, context.params.id, context.body.to),
  );
}
