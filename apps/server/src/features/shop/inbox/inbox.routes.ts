import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { AfterQuery } from '#http/input/query-fields.ts';
import { route } from '#http/serve/route.ts';
import { readInbox, showInbox } from './inbox.ts';

/** Notifications on the site (product N). */
export function registerInbox(api: FastifyInstance, deps: Deps): void {
  const permission = 'edit_own_profile';
  route(api, deps, calls.inbox, { permission, rateClass: 'read', query: AfterQuery }, ({ actor, query, locale }) =>
    showInbox(deps, actor, query, locale),
  );
  route(api, deps, calls.readInbox, { permission, rateClass: 'write', bodyLimit: 1024 }, ({ actor, body }) =>
    readInbox(deps, actor, body),
  );
}
