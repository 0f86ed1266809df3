import type { calls } from '@farad/contract/calls';
import type { OrdersAnswer } from '@farad/contract/shop/orders';
import { companyQueries, type OwnCompanyRow } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderListQueries, type OrderSearch } from '@farad/database/orders/order-list.queries';
import { mayInCompany } from '@farad/domain/company';
import { startOfMoscowDay } from '@farad/domain/delivery';
import { statusesOf } from '@farad/domain/order';
import { dayMs, ok, type Locale, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { pageLength, pageOf } from '#kit/page.ts';
import { presentSummary } from './present-order.ts';

type Wanted = QueryOf<typeof calls.orders>;

const companyIds = (companies: readonly OwnCompanyRow[], permission: 'view_company_documents' | 'manage_company') =>
  companies.filter(({ role }) => mayInCompany(role, permission)).map(({ id }) => id);

function searchOf(accountId: number, companies: readonly OwnCompanyRow[], wanted: Wanted): OrderSearch {
  const { text, status, from, to, company, after } = wanted;
  return {
    viewer: { accountId, companyIds: companyIds(companies, 'view_company_documents') },
    text,
    statuses: status === undefined ? [] : statusesOf(status),
    waitingFor: status === 'waiting' ? companyIds(companies, 'manage_company') : null,
    companyId: company ?? null,
    from: from === undefined ? null : startOfMoscowDay(from),
    before: to === undefined ? null : new Date(startOfMoscowDay(to).getTime() + dayMs),
    after: after ?? null,
    // One more row shows whether there is a next page.
    limit: pageLength.short + 1,
  };
}

/**
 * Returns one page of the caller's orders, and of orders of companies in which the caller may see all orders (product
 * U1).
 */
export async function listOrders(
  db: Handle,
  caller: { readonly accountId: number; readonly locale: Locale },
  query: Wanted,
): Promise<Result<OrdersAnswer, Failure>> {
  const { accountId } = caller;
  const companies = await companyQueries(db).ofAccount(accountId);
  const orders = orderListQueries(db);
  const [found, waitingCount] = await Promise.all([
    orders.find(searchOf(accountId, companies, query)),
    orders.countWaiting(companyIds(companies, 'manage_company')),
  ]);
  const { page, next } = pageOf(found, pageLength.short, ({ number }) => number);
  return ok({ orders: page.map((row) => presentSummary(row, accountId)), next, waitingCount });
}
