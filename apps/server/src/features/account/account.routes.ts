import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts';

/** The caller's own account (product A3, U2). */
export function registerAccount(api: FastifyInstance, deps: Deps): void {
  const reading = { permission: 'edit_own_profile', rateClass: 'read' } as const;
  const writing = { permission: 'edit_own_profile', rateClass: 'write', bodyLimit: 8192 } as const;

  route(api, deps, calls.sessions, reading, ({ actor }) => listSessions(deps, actor));
  route(api, deps, calls.endSession, writing, ({ actor, body }) => endOwnSession(deps, actor, body.id));
  route(api, deps, calls.endOtherSessions, writing, ({ actor }) => endOtherSessions(deps, actor));
}
