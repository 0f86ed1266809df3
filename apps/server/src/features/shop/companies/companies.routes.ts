import { calls } from '@farad/contract/calls';
import { kopecksFromRoubles } from '@farad/domain/money';
import { ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import type { AccountActor, Actor } from '#http/session/session.ts';
import { buyAs, changeCompanyMember } from './company-members.ts';
import { createCompany, findCompany } from './create-company.ts';
import { acceptInvitation, invite, showInvitation, withdrawInvitation } from './invitations.ts';
import { presentCompanies, presentCompany } from './present-company.ts';
import { removeCompany, saveCompany, type CompanyCaller } from './save-company.ts';

const reading: RouteRules = { permission: 'use_companies', rateClass: 'read' };
const writing: RouteRules = { permission: 'use_companies', rateClass: 'write' };
/** The rate limit is stricter, since the call queries the company register. */
const asking: RouteRules = { permission: 'use_companies', rateClass: 'company' };

/** Returns the caller's account. Throws for a guest, although the permission `use_companies` excludes guests. */
function accountOf(actor: Actor): AccountActor {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return actor;
}

const callerOf = (actor: Actor, { companyId }: { readonly companyId: string }): CompanyCaller => ({
  accountId: accountOf(actor).account.id,
  companyId,
});

const idAnswer = (outcome: Result<string, Failure>) => (outcome.ok ? ok({ id: outcome.value }) : outcome);

function companyRoutes(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.companies, reading, async ({ actor }) =>
    ok(await presentCompanies(deps.db, accountOf(actor).account.id)),
  );

  route(api, deps, calls.createCompany, asking, async ({ actor, body, locale }) =>
    idAnswer(await createCompany(deps, accountOf(actor).account.id, body, locale)),
  );

  // Guests may call this, since a guest who orders for a company sees the company's name for the typed INN.
  route(api, deps, calls.findCompany, { ...asking, permission: 'use_basket' }, ({ body, locale }) =>
    findCompany(deps, body.inn, locale),
  );

  route(api, deps, calls.company, reading, ({ actor, params }) =>
    presentCompany(deps.db, callerOf(actor, params), deps.clock()),
  );

  route(api, deps, calls.saveCompany, asking, async ({ actor, params, body, locale }) => {
    const caller = callerOf(actor, params);
    const saved = await saveCompany(deps, caller, body, locale);
    return saved.ok ? presentCompany(deps.db, caller, deps.clock()) : saved;
  });

  route(api, deps, calls.removeCompany, writing, async ({ actor, params }) => {
    const caller = callerOf(actor, params);
    const removed = await removeCompany(deps, caller);
    return removed.ok ? ok(await presentCompanies(deps.db, caller.accountId)) : removed;
  });

  route(api, deps, calls.buyAs, writing, async ({ actor, body }) => {
    const accountId = accountOf(actor).account.id;
    const chosen = await buyAs(deps, accountId, body.companyId);
    return chosen.ok ? ok(await presentCompanies(deps.db, accountId)) : chosen;
  });
}

function memberRoutes(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.changeMember, writing, async ({ actor, params, body }) => {
    const caller = callerOf(actor, params);
    const { role, orderLimit } = body;
    const change = { role, orderLimit: orderLimit === null ? null : kopecksFromRoubles(orderLimit) };
    const changed = await changeCompanyMember(deps, caller, params.memberId, change);
    return changed.ok ? presentCompany(deps.db, caller, deps.clock()) : changed;
  });

  route(api, deps, calls.removeMember, writing, async ({ actor, params }) => {
    const caller = callerOf(actor, params);
    const removed = await changeCompanyMember(deps, caller, params.memberId, null);
    return removed.ok ? ok(await presentCompanies(deps.db, caller.accountId)) : removed;
  });
}

function invitationRoutes(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.inviteToCompany, writing, async ({ actor, params, body, locale }) => {
    const caller = callerOf(actor, params);
    const invited = await invite(deps, caller, body, locale);
    return invited.ok ? presentCompany(deps.db, caller, deps.clock()) : invited;
  });

  route(api, deps, calls.withdrawInvitation, writing, async ({ actor, params }) => {
    const caller = callerOf(actor, params);
    const withdrawn = await withdrawInvitation(deps, caller, params.invitationId);
    return withdrawn.ok ? presentCompany(deps.db, caller, deps.clock()) : withdrawn;
  });

  route(api, deps, calls.invitation, reading, ({ actor, params }) =>
    showInvitation(deps, params.token, accountOf(actor)),
  );

  route(api, deps, calls.acceptInvitation, writing, async ({ actor, params }) =>
    idAnswer(await acceptInvitation(deps, params.token, accountOf(actor))),
  );
}

/** Registers the calls for companies, their members and invitations (product U4). */
export function registerCompanies(api: FastifyInstance, deps: Deps): void {
  companyRoutes(api, deps);
  memberRoutes(api, deps);
  invitationRoutes(api, deps);
}
