import { calls } from '@farad/contract/calls';
import { customRoleQueries } from '@farad/database/staff/custom-role.queries';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { permissions, staffRoles } from '@farad/domain/customer';
import { fail, ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffEntrance, staffRoute } from '#http/serve/staff-route.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { auditLog } from './audit-log.ts';
import { removeCustomRole, saveCustomRole } from './custom-roles.ts';
import { confirmEnrol, confirmNewTotp, enrol } from './enrol.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  renewRecoveryCodes,
  renewTotp,
  saveMe,
  signOut,
} from './own-account.ts';
import { presentMe, presentSessions, presentUser } from './present-staff.ts';
import { currentStep, giveCode, givePassword } from './sign-in.ts';
import { createStaff, inviteStaff, resetTotp, setDisabled, setRoles } from './staff-users.ts';

const bodyLimit = 8192;

function signInRoutes(api: FastifyInstance, deps: Deps): void {
  const rules: RouteRules = { permission: 'view_catalogue', rateClass: 'sign-in', bodyLimit };
  staffEntrance(api, deps, calls.staffStep, { ...rules, rateClass: 'read' }, async (context) =>
    ok({ step: await currentStep(deps, context) }),
  );
  staffEntrance(api, deps, calls.staffSignIn, rules, (context) => givePassword(deps, context, context.body));
  staffEntrance(api, deps, calls.staffSignInCode, rules, (context) => giveCode(deps, context, context.body.code));
  staffEntrance(api, deps, calls.staffEnrol, rules, (context) => enrol(deps, context));
  staffEntrance(api, deps, calls.staffConfirmEnrol, rules, (context) => confirmEnrol(deps, context, context.body.code));
  staffEntrance(api, deps, calls.acceptStaffInvitation, rules, (context) =>
    acceptInvitation(deps, context, context.body),
  );
}

function ownRoutes(api: FastifyInstance, deps: Deps): void {
  const reading: RouteRules = { permission: 'use_back_office', rateClass: 'read' };
  const writing: RouteRules = { permission: 'use_back_office', rateClass: 'write', bodyLimit };
  const proving: RouteRules = { ...writing, rateClass: 'sign-in' };
  staffRoute(api, deps, calls.staffMe, reading, async ({ actor }) =>
    ok(await presentMe(deps, actor.staff.id, actor.session)),
  );
  staffRoute(api, deps, calls.saveStaffMe, writing, async (context) => {
    await saveMe(deps, context, context.body);
    return ok(await presentMe(deps, context.actor.staff.id, context.actor.session));
  });
  staffRoute(api, deps, calls.staffSessions, reading, async ({ actor }) => ok(await presentSessions(deps, actor)));
  staffRoute(api, deps, calls.endStaffSession, writing, async (context) => {
    const { body, actor } = context;
    const isEnded = await endSession(deps, context, body.id);
    return isEnded ? ok(await presentSessions(deps, actor)) : fail({ code: 'not_found' });
  });
  staffRoute(api, deps, calls.endOtherStaffSessions, writing, async (context) => {
    await endOtherSessions(deps, context);
    return ok(await presentSessions(deps, context.actor));
  });
  staffRoute(api, deps, calls.staffSignOut, writing, (context) => signOut(deps, context));
  staffRoute(api, deps, calls.changeStaffPassword, proving, (context) => changePassword(deps, context, context.body));
  staffRoute(api, deps, calls.renewStaffTotp, proving, (context) => renewTotp(deps, context, context.body));
  staffRoute(api, deps, calls.confirmStaffTotp, proving, (context) =>
    confirmNewTotp(deps, context, context.actor, context.body.code),
  );
  staffRoute(api, deps, calls.renewRecoveryCodes, proving, (context) =>
    renewRecoveryCodes(deps, context, context.body),
  );
}

function userRoutes(api: FastifyInstance, deps: Deps): void {
  const reading: RouteRules = { permission: 'manage_users', rateClass: 'read' };
  const writing: RouteRules = { permission: 'manage_users', rateClass: 'write', bodyLimit };
  staffRoute(api, deps, calls.staffUsers, reading, async ({ actor }) => {
    const users = (await staffQueries(deps.db).all()).map((row) => presentUser(row, actor, deps.clock()));
    const customRoles = (await customRoleQueries(deps.db).all()).map(({ id, name, permissions: held }) => ({
      id: String(id),
      name,
      permissions: [...held],
      members: users.filter((user) => user.customRoles.some((role) => role.id === String(id))).length,
    }));
    return ok({ users, roles: staffRoles.map((role) => ({ role, permissions: [...permissions[role]] })), customRoles });
  });
  staffRoute(api, deps, calls.createStaff, writing, (context) => createStaff(deps, context, context.body));
  staffRoute(api, deps, calls.inviteStaff, writing, (context) =>
    inviteStaff(deps, context, context.params.staffId, context.body.by),
  );
  staffRoute(api, deps, calls.setStaffRoles, writing, (context) =>
    setRoles(deps, context, context.params.staffId, context.body),
  );
  staffRoute(api, deps, calls.saveCustomRole, writing, (context) => saveCustomRole(deps, context, context.body));
  staffRoute(api, deps, calls.removeCustomRole, writing, (context) => removeCustomRole(deps, context, context.body.id));
  staffRoute(api, deps, calls.setStaffDisabled, writing, (context) =>
    setDisabled(deps, context, context.params.staffId, context.body.isDisabled),
  );
  staffRoute(api, deps, calls.resetStaffTotp, writing, (context) => resetTotp(deps, context, context.params.staffId));
  staffRoute(api, deps, calls.auditLog, { permission: 'view_audit', rateClass: 'read' }, ({ query, actor }) =>
    auditLog(deps, query, actor.staff.permissions.includes('view_purchase_prices')),
  );
}

/** Registers the calls for staff: sign-in, own account, users, roles and audit log (product A4, X). */
export function registerStaff(api: FastifyInstance, deps: Deps): void {
  signInRoutes(api, deps);
  ownRoutes(api, deps);
  userRoutes(api, deps);
}
