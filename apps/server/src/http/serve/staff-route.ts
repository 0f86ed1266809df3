import type { Call } from '@farad/contract/calls';
import { auditQueries, type AuditEvent, type AuditOrigin } from '@farad/database/operation/audit.queries';
import type { Handle } from '@farad/database/connection/connect';
import { may, permissionsOf } from '@farad/domain/customer';
import { fail } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { serve, type Door, type Exchange, type Handler, type RouteRules } from './serve.ts';
import { staffSessionOf, type StaffActor, type StaffCaller } from '../session/staff-session.ts';

/** The back office: the session of staff alone opens it, never that of a customer. */
const staffDoor: Door<StaffCaller> = {
  kind: 'staff',
  callerOf: (actor) => (actor.kind === 'guest' ? 'guest' : 'staff'),
  actorOf: async (deps, cookies) => {
    const found = await staffSessionOf(deps, cookies);
    return found?.session.step === 'done' ? found : { kind: 'guest' };
  },
  refusal: (actor, { permission }) => {
    if (actor.kind === 'guest') return may('guest', permission) ? null : { code: 'unauthenticated' };
    return permissionsOf(actor.staff.roles).includes(permission) ? null : { code: 'forbidden' };
  },
  paceOf: () => null,
  note: async () => undefined,
};

/** Serves one call of the back office to whoever signs in to it. */
export const staffEntrance = <const C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  rules: RouteRules,
  handler: Handler<C, StaffCaller>,
): void => serve(app, deps, { ...rules, call }, staffDoor, handler);

/** Serves one call of the back office to signed-in staff with the permission. */
export const staffRoute = <const C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  rules: RouteRules,
  handler: Handler<C, StaffActor>,
): void =>
  staffEntrance(app, deps, call, rules, async (exchange) => {
    const { actor } = exchange;
    return actor.kind === 'guest' ? fail({ code: 'unauthenticated' }) : handler({ ...exchange, actor });
  });

type Origin = Pick<Exchange<Call, unknown>, 'ip' | 'userAgent' | 'request'>;

/** Where a call came from, and who made it; `staffId` null: nobody who is known. */
export const originOf = (exchange: Origin, staffId: number | null): AuditOrigin => ({
  staffId,
  ip: exchange.ip,
  userAgent: exchange.userAgent,
  requestId: exchange.request.id,
});

/** A call of staff, as far as the log wants it. */
export type StaffCallOrigin = Origin & { readonly actor: StaffActor };

/** Records what the caller does, in the transaction that does it. */
export const record = (tx: Handle, deps: Deps, exchange: StaffCallOrigin, event: AuditEvent): Promise<void> =>
  auditQueries(tx).add(originOf(exchange, exchange.actor.staff.id), event, deps.clock());
