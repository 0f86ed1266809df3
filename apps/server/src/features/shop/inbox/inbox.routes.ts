import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route } from '#http/serve/route.ts';
import { readInbox, showInbox } from './inbox.ts';

/** Registers the calls for notifications on the site. */
export function registerInbox(api: FastifyInstance, deps: Deps): void {
  const permission = 'edit_own_profile';
  route(api, deps, calls.inbox, { permission, rateClass: 'read' }, ({ actor, query, locale }) =>
    showInbox(deps, actor, query.after, locale),
  );
  route(api, deps, calls.readInbox, { permission, rateClass: 'write', bodyLimit: 1024 }, ({ actor, body }) =>
    readInbox(deps, actor, body),
  );
}
