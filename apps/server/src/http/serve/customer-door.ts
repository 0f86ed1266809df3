import { auditQueries } from '@farad/database/staff/audit.queries';
import { scopeOf } from '@farad/contract/api-scopes';
import { may, mayWhileActingFor } from '@farad/domain/customer';
import { readApiKey } from '@farad/domain/customer-api';

import type { Failure } from '../answers/errors.ts';
import { isChanging, type Door, type RouteDeclaration } from './serve.ts';
import { actorOf, keyActorOf, type AccountActor, type Actor } from '../session/session.ts';
import { closedFailure, isStaff, openingOf } from '../session/shop-opening.ts';

/** Returns why an API key does not allow the call; null = it does, or the caller has no key. */
function keyRefusal({ key }: AccountActor, { call }: RouteDeclaration): Failure | null {
  if (key === null) return null;
  const scope = scopeOf(call);
  if (scope === null) return { code: 'forbidden' };
  return key.scopes.includes(scope) ? null : { code: 'scope_missing', field: scope };
}

/**
 * Access check for guests, customers, programs with a customer's API key, and staff who act on behalf of a customer.
 * Such staff have fewer rights, and each of their calls is logged under both names before it runs. If a key is sent,
 * cookies are ignored.
 */
export const customerDoor: Door<Actor> = {
  kind: 'customer',
  callerOf: (actor) => {
    if (actor.kind === 'guest') return 'guest';
    if (actor.key !== null) return 'key';
    return actor.actedBy === null ? 'customer' : 'staff_as_customer';
  },
  actorOf: async ({ db, config, clock }, cookies, { headers }) => {
    const token = readApiKey(headers.authorization);
    if (token !== undefined) return keyActorOf(db, token, clock());
    const acting = await actorOf(db, cookies.get(config.cookies.actingName), clock());
    if (acting.kind === 'account' && acting.actedBy !== null) return acting;
    return actorOf(db, cookies.get(config.cookies.sessionName), clock());
  },

  // Health probes and webhooks of providers work even while the shop is closed.
  closedTo: async (deps, actor, cookies, { rateClass }) => {
    if (rateClass === 'probe' || rateClass === 'webhook') return null;
    const opening = await openingOf(deps);
    if (opening.isOpen) return null;
    if (actor.kind === 'account' && actor.actedBy !== null) return null;
    return (await isStaff(deps, cookies)) ? null : closedFailure(opening, deps.clock());
  },

  refusal: (actor, declaration) => {
    const { permission } = declaration;
    if (actor.kind === 'guest' && actor.hasDeadKey === true) return { code: 'unauthenticated' };
    if (!may(actor.role, permission)) return { code: actor.kind === 'guest' ? 'unauthenticated' : 'forbidden' };
    const closed = actor.kind === 'account' ? keyRefusal(actor, declaration) : null;
    if (closed !== null) return closed;
    const actedBy = actor.kind === 'account' ? actor.actedBy : null;
    const isAllowed = actedBy === null || mayWhileActingFor(actedBy.permissions, permission, isChanging(declaration));
    return isAllowed ? null : { code: 'forbidden' };
  },

  paceOf: (actor) => {
    const key = actor.kind === 'account' ? actor.key : null;
    return key === null ? null : { name: `key ${key.id}`, perMinute: key.perMinute };
  },

  // No call of customers reads from replicas, so nothing of what they wrote can be missing.
  writtenTo: () => null,
  noteWrite: async () => undefined,

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
