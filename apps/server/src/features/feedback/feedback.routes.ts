import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { sendFeedback } from './send-feedback.ts';

/** Letters to the shop from its form (product S3). */
export function registerFeedback(api: FastifyInstance, deps: Deps): void {
  const rules = { permission: 'view_catalogue', rateClass: 'write', bodyLimit: 32_768 } as const;
  route(api, deps, calls.sendFeedback, rules, ({ body, actor, ip, locale }) =>
    sendFeedback(deps, body, { accountId: actor.kind === 'guest' ? null : actor.account.id, ip, locale }),
  );
}
