import type { OrdersAnswer } from '@farad/contract/orders';
import { companyQueries, type OwnCompanyRow } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderListQueries, type OrderSearch } from '@farad/database/orders/order-list.queries';
import { mayInCompany } from '@farad/domain/company';
import { startOfMoscowDay } from '@farad/domain/delivery';
import { isOrderNumber, orderFilters, orderPageSize, statusesOf } from '@farad/domain/order';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { parseInput } from '#http/input/validation.ts';
import { presentSummary } from './present-order.ts';

const textLengthMax = 100;

const Day = z.iso.date().optional();

export const OrdersQuery = z.strictObject({
  text: z.string().trim().max(textLengthMax).default(''),
  status: z.enum(orderFilters).optional(),
  from: Day,
  to: Day,
  company: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  after: z.string().refine(isOrderNumber).optional(),
});

type Wanted = z.output<typeof OrdersQuery>;

const dayMs = 86_400_000;

const companyIds = (companies: readonly OwnCompanyRow[], permission: 'view_company_documents' | 'manage_company') =>
  companies.filter(({ role }) => mayInCompany(role, permission)).map(({ id }) => id);

function searchOf(accountId: number, companies: readonly OwnCompanyRow[], wanted: Wanted): OrderSearch {
  const { text, status, from, to, company, after } = wanted;
  return {
    viewer: { accountId, companyIds: companyIds(companies, 'view_company_documents') },
    text,
    statuses: status === undefined ? [] : statusesOf(status),
    waitingFor: status === 'waiting' ? companyIds(companies, 'manage_company') : null,
    companyId: company === undefined ? null : Number(company),
    from: from === undefined ? null : startOfMoscowDay(from),
    before: to === undefined ? null : new Date(startOfMoscowDay(to).getTime() + dayMs),
    after: after ?? null,
    // One more tells whether there is a page after this one.
    limit: orderPageSize + 1,
  };
}

/** Orders of the caller and of the companies that show theirs to him, a page at a time (product U1). */
export async function listOrders(
  db: Handle,
  caller: { readonly accountId: number; readonly locale: Locale },
  query: readonly (readonly [string, string])[],
): Promise<Result<OrdersAnswer, Failure>> {
  const repeated = query.find(([name], index) => query.findIndex(([other]) => other === name) !== index);
  if (repeated !== undefined) return fail({ code: 'invalid_input', field: repeated[0] });
  const read = parseInput(OrdersQuery, Object.fromEntries(query.filter(([, value]) => value !== '')), caller.locale);
  if (!read.ok) return read;
  const { accountId } = caller;
  const companies = await companyQueries(db).ofAccount(accountId);
  const orders = orderListQueries(db);
  const [found, waitingCount] = await Promise.all([
    orders.find(searchOf(accountId, companies, read.value)),
    orders.countWaiting(companyIds(companies, 'manage_company')),
  ]);
  const page = found.slice(0, orderPageSize);
  const isMore = found.length > orderPageSize;
  return ok({
    orders: page.map((row) => presentSummary(row, accountId)),
    next: isMore ? (page.at(-1)?.number ?? null) : null,
    waitingCount,
  });
}
