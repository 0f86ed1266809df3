import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route } from '#http/serve/route.ts';
import { senderCheck } from './check-sender.ts';
import { sendFeedback } from './send-feedback.ts';

/** Registers the call for feedback to the shop (product S3). Signed-in customers need no bot check. */
export function registerFeedback(api: FastifyInstance, deps: Deps): void {
  const rules = { permission: 'view_catalogue', rateClass: 'write', bodyLimit: 32_768 } as const;
  const checkSender = senderCheck(deps);
  route(api, deps, calls.sendFeedback, rules, async ({ body: { token, ...letter }, actor, ip, locale }) => {
    if (actor.kind !== 'guest') return sendFeedback(deps, letter, { accountId: actor.account.id, ip, locale });
    const checked = await checkSender(token, ip);
    return checked.ok ? sendFeedback(deps, letter, { accountId: null, ip, locale }) : checked;
  });
}
