import type { CustomerDetails, CustomerRow as WireCustomer } from '@farad/contract/office/people/customers';
import { backOfficeCustomerQueries, type CustomerRow } from '@farad/database/people/back-office-customer.queries';
import { deviceOf } from '@farad/domain/account';
import { kopecksPerRouble, neutralCoefficient, type Coefficient, type Kopecks } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { seenSince } from '#http/session/session.ts';

const ordersShown = 20;

/** Returns a price coefficient in the form of the contract; 1 = unchanged prices. */
export const wireCoefficient = (coefficient: Coefficient): number => coefficient / neutralCoefficient;

export const readCoefficient = (value: number): Coefficient => Math.round(value * neutralCoefficient) as Coefficient;

const roubles = (kopecks: Kopecks): number => kopecks / kopecksPerRouble;
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const presentCustomerRow = (row: CustomerRow): WireCustomer => ({
  id: String(row.id),
  name: row.name,
  surname: row.surname,
  orderName: row.orderName,
  phone: row.phone ?? '',
  email: row.email ?? '',
  priceCoefficient: wireCoefficient(row.coefficient),
  isBlocked: row.blockedAt !== null,
  createdAt: row.createdAt.toISOString(),
  orderCount: row.orderCount,
});

/** Returns all data of one customer that staff can see. */
export async function showCustomer(deps: Deps, customerId: string): Promise<Result<CustomerDetails, Failure>> {
  const queries = backOfficeCustomerQueries(deps.db);
  const id = readRowNumber(customerId);
  const row = id === undefined ? undefined : await queries.find(id);
  if (row === undefined) return fail({ code: 'not_found' });
  const now = deps.clock();
  const [companies, orders, orderCount, sessions, consents, notes] = await Promise.all([
    queries.companies(row.id),
    queries.orders(row.id, ordersShown),
    queries.orderCount(row.id),
    queries.sessions(row.id, now, seenSince(now)),
    queries.consents(row.id),
    queries.notes(row.id),
  ]);
  const { blockedAt, blockedBy, blockReason } = row;
  return ok({
    ...presentCustomerRow(row),
    locale: row.locale,
    buysAs: row.buysAs === null ? null : String(row.buysAs),
    block: blockedAt && {
      at: blockedAt.toISOString(),
      by: blockedBy ?? '',
      reason: blockReason,
    },
    deleteAt: iso(row.deleteAt),
    deletedAt: iso(row.deletedAt),
    companies: companies.map(({ id: companyId, coefficient, orderLimit, ...company }) => ({
      ...company,
      id: String(companyId),
      orderLimit: orderLimit === null ? null : roubles(orderLimit),
      priceCoefficient: coefficient === null ? null : wireCoefficient(coefficient),
    })),
    orders: orders.map(({ total, createdAt, ...order }) => ({
      ...order,
      total: roubles(total),
      createdAt: createdAt.toISOString(),
    })),
    orderCount,
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt, ...session }) => ({
      ...session,
      ...deviceOf(userAgent),
      startedAt: createdAt.toISOString(),
      seenAt: lastSeenAt.toISOString(),
    })),
    consents: consents.map(({ kind, version, givenAt, withdrawnAt, by }) => ({
      kind,
      version,
      by: by ?? '',
      givenAt: givenAt.toISOString(),
      withdrawnAt: iso(withdrawnAt),
    })),
    notes: notes.map((note) => ({
      ...note,
      id: String(note.id),
      at: note.at.toISOString(),
    })),
  });
}
