import type { Call } from '@farad/contract/calls';
import { auditQueries, type AuditEvent, type AuditOrigin } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { staffSessionQueries } from '@farad/database/staff/staff-session.queries';
import { may } from '@farad/domain/customer';
import { fail, type Locale } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { serve, type Door, type CallContext, type Handler, type RouteRules } from './serve.ts';
import { staffSessionOf, type StaffActor, type StaffOrGuest } from '../session/staff-session.ts';

/** Access check of the back office. It accepts only sessions of staff, never those of customers. */
const staffDoor: Door<StaffOrGuest> = {
  kind: 'staff',
  callerOf: (actor) => (actor.kind === 'guest' ? 'guest' : 'staff'),
  actorOf: async (deps, cookies) => {
    const found = await staffSessionOf(deps, cookies);
    return found?.session.step === 'done' ? found : { kind: 'guest' };
  },
  closedTo: async () => null,
  refusal: (actor, { permission }) => {
    if (actor.kind === 'guest') return may('guest', permission) ? null : { code: 'unauthenticated' };
    return actor.staff.permissions.includes(permission) ? null : { code: 'forbidden' };
  },
  paceOf: () => null,
  writtenTo: (actor) => (actor.kind === 'guest' ? null : actor.session.writtenTo),
  noteWrite: async ({ db }, actor) => {
    if (actor.kind === 'staff') await staffSessionQueries(db).noteWrite(actor.session.id);
  },
  note: async () => undefined,
};

/** Serves a call of the back office that needs no session, for the sign-in of staff. */
export const staffEntrance = <const C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  rules: RouteRules,
  handler: Handler<C, StaffOrGuest>,
): void => serve(app, deps, { ...rules, call }, staffDoor, handler);

/** Serves a call of the back office for signed-in staff who have the permission. */
export const staffRoute = <const C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  rules: RouteRules,
  handler: Handler<C, StaffActor>,
): void =>
  staffEntrance(app, deps, call, rules, async (context) => {
    const { actor } = context;
    return actor.kind === 'guest' ? fail({ code: 'unauthenticated' }) : handler({ ...context, actor });
  });

type Origin = Pick<CallContext<Call, unknown>, 'ip' | 'userAgent' | 'request'>;

/** Returns where a call came from and who made it, for the audit log; `staffId` null = unknown. */
export const originOf = (context: Origin, staffId: number | null): AuditOrigin => ({
  staffId,
  ip: context.ip,
  userAgent: context.userAgent,
  requestId: context.request.id,
});

/** Data for the audit log about a call of staff. */
export type StaffCallOrigin = Origin & { readonly actor: StaffActor };

/** Data for the audit log about a call of staff, and the language of the answer. */
export type StaffCall = StaffCallOrigin & { readonly locale: Locale };

/** Adds an action of the caller to the audit log, in the transaction of the action. */
export const record = (tx: Tx, deps: Deps, context: StaffCallOrigin, event: AuditEvent): Promise<void> =>
  auditQueries(tx).add(originOf(context, context.actor.staff.id), event, deps.clock());
