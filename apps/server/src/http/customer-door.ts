import { auditQueries } from '@farad/database/audit.queries';
import { may, mayWhileActingFor } from '@farad/domain/customer';

import { isChanging, type Door } from './serve.ts';
import { actorOf, type Actor } from './session.ts';

/**
 * Guests and customers, and staff who act as a customer: these may less, and everything they do is recorded under both
 * names before it is done.
 */
export const customerDoor: Door<Actor> = {
  kind: 'customer',
  actorOf: async ({ db, config, clock }, cookies) => {
    const acting = await actorOf(db, cookies.get(config.cookies.actingName), clock());
    if (acting.kind === 'account' && acting.actedBy !== null) return acting;
    return actorOf(db, cookies.get(config.cookies.sessionName), clock());
  },

  refusal: (actor, declaration) => {
    const { permission } = declaration;
    if (!may(actor.role, permission)) return { code: actor.kind === 'guest' ? 'unauthenticated' : 'forbidden' };
    const actedBy = actor.kind === 'account' ? actor.actedBy : null;
    const isAllowed = actedBy === null || mayWhileActingFor(actedBy.roles, permission, isChanging(declaration));
    return isAllowed ? null : { code: 'forbidden' };
  },

  note: async ({ db, clock }, { actor, ip, userAgent, request }, declaration) => {
    if (actor.kind === 'guest' || actor.actedBy === null || !isChanging(declaration)) return;
    const { method, path } = declaration.call;
    await auditQueries(db).add(
      { staffId: actor.actedBy.id, ip, userAgent, requestId: request.id },
      {
        action: 'customer.acted_for',
        object: { kind: 'customer', id: actor.account.id },
        after: { call: `${method} ${path}`, ...(request.params as object) },
      },
      clock(),
    );
  },
};
