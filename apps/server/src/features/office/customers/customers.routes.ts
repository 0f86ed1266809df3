import { calls } from '@farad/contract/calls';
import { backOfficeCompanyQueries } from '@farad/database/people/back-office-company.queries';
import { backOfficeCustomerQueries } from '@farad/database/people/back-office-customer.queries';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';
import { addNote, removeNote, setBlock, setCoefficient } from './change-customer.ts';
import { presentCompanyRow, setMember, setTerms, showCompany } from './companies.ts';
import { beginImpersonation, endImpersonation } from './impersonation.ts';
import { presentCustomerRow, readCoefficient, showCustomer } from './present-customer.ts';

const reading: RouteRules = { permission: 'view_customers', rateClass: 'read' };
const managing: RouteRules = { permission: 'manage_customers', rateClass: 'write', bodyLimit: 8192 };
const noting: RouteRules = { ...managing, permission: 'keep_customer_notes', bodyLimit: 16_384 };
const acting: RouteRules = { ...managing, permission: 'act_as_customer' };

function customerRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.customers, reading, async ({ query }) => {
    const { text = '', after, blocked, sort = 'registered_back' } = query;
    const search = { text, after, sort, isBlocked: blocked === 'true', limit: pageLength.usual + 1 };
    const { page, next } = pageOf(await backOfficeCustomerQueries(deps.db).search(search), pageLength.usual, byId);
    return ok({ customers: page.map(presentCustomerRow), next });
  });
  staffRoute(api, deps, calls.customer, reading, ({ params }) => showCustomer(deps, params.customerId));
  staffRoute(api, deps, calls.setCustomerCoefficient, managing, (context) =>
    setCoefficient(deps, context, context.params.customerId, readCoefficient(context.body.priceCoefficient)),
  );
  staffRoute(api, deps, calls.setCustomerBlock, managing, (context) =>
    setBlock(deps, context, context.params.customerId, context.body),
  );
  staffRoute(api, deps, calls.addCustomerNote, noting, (context) =>
    addNote(deps, context, context.params.customerId, context.body.text),
  );
  staffRoute(api, deps, calls.removeCustomerNote, noting, (context) =>
    removeNote(deps, context, context.params.customerId, context.params.noteId),
  );
}

function impersonationRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.beginImpersonation, acting, (context) =>
    beginImpersonation(deps, context, context.params.customerId, context.body.reason),
  );
  route(api, deps, calls.endImpersonation, { permission: 'view_catalogue', rateClass: 'write' }, (context) =>
    endImpersonation(deps, context),
  );
}

function companyRoutes(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.companyList, reading, async ({ query }) => {
    const { text = '', after, sort = 'registered_back' } = query;
    const { page, next } = pageOf(
      await backOfficeCompanyQueries(deps.db).search({ text, after, sort, limit: pageLength.usual + 1 }),
      pageLength.usual,
      byId,
    );
    return ok({ companies: page.map(presentCompanyRow), next });
  });
  staffRoute(api, deps, calls.companyDetails, reading, ({ params }) => showCompany(deps, params.companyId));
  staffRoute(api, deps, calls.setCompanyTerms, managing, (context) => {
    const { contract, priceCoefficient } = context.body;
    const coefficient = priceCoefficient === null ? null : readCoefficient(priceCoefficient);
    return setTerms(deps, context, context.params.companyId, { contract, coefficient });
  });
  staffRoute(api, deps, calls.setCompanyMember, managing, (context) => {
    const { companyId, customerId } = context.params;
    return setMember(deps, context, companyId, customerId, context.body);
  });
}

/** Registers the calls of staff for customers and companies (product A4, X). */
export function registerBackOfficeCalls(api: FastifyInstance, deps: Deps): void {
  customerRoutes(api, deps);
  impersonationRoutes(api, deps);
  companyRoutes(api, deps);
}
