import { calls } from '@farad/contract/calls';
import { feedbackQueries } from '@farad/database/messages/feedback.queries';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { answerFeedback, moveFeedback, noteFeedback, removeFeedbackNote } from './answer-feedback.ts';
import { presentFeedback, presentRow } from './present-feedback.ts';

const reading: RouteRules = { permission: 'answer_chat', rateClass: 'read' };
const answering: RouteRules = { permission: 'answer_chat', rateClass: 'write', bodyLimit: 65_536 };

/** Registers the calls for feedback to the shop (product S3, X). */
export function registerBackOfficeFeedback(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffFeedbackList, reading, async ({ query }) => {
    const { text, state = null, subject = null, after = null } = query;
    const rows = await feedbackQueries(deps.db).find({ text, state, subject, after, limit: pageLength.usual + 1 });
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({ letters: page.map(presentRow), next });
  });
  staffRoute(api, deps, calls.staffFeedback, reading, ({ params }) => presentFeedback(deps.db, params.number));
  staffRoute(api, deps, calls.answerFeedback, answering, (context) =>
    answerFeedback(deps, context, context.params.number, context.body.text),
  );
  staffRoute(api, deps, calls.moveFeedback, answering, (context) =>
    moveFeedback(deps, context, context.params.number, context.body.state),
  );
  staffRoute(api, deps, calls.noteFeedback, answering, (context) =>
    noteFeedback(deps, context, context.params.number, context.body.text),
  );
  staffRoute(api, deps, calls.removeFeedbackNote, answering, (context) =>
    removeFeedbackNote(deps, context, context.params.number, context.params.noteId),
  );
}
