import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route } from '#http/serve/route.ts';
import { requestPart } from './request-part.ts';

/** Registers the calls that request parts outside of the catalogue. */
export function registerPartRequests(api: FastifyInstance, deps: Deps): void {
  const rules = { permission: 'view_catalogue', rateClass: 'write', bodyLimit: 8192 } as const;
  route(api, deps, calls.requestPart, rules, ({ body, actor, ip, locale }) =>
    requestPart(deps, body, {
      ...(actor.kind === 'guest'
        ? {
            accountId: null,
            name: '',
          }
        : {
            accountId: actor.account.id,
            name: actor.account.name,
          }),
      ip,
      locale,
    }),
  );
}
