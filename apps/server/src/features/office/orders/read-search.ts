import { staffOrderSorts, type StaffOrderSearch } from '@farad/database/orders/staff-order-list.queries';
import { startOfMoscowDay } from '@farad/domain/delivery';
import {
  deliveryKinds,
  isOpenStatus,
  orderFilters,
  orderStatuses,
  statusesOf,
  type OrderFilter,
  type OrderStatus,
} from '@farad/domain/order';
import { ok, type Locale, type Result } from '@farad/domain/shared';
import { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { readQuery, type QueryPairs } from '#http/input/read-query.ts';

/** Rows a page. */
export const pageLength = 30;

const dayMs = 86_400_000;

const Day = z.iso.date().optional();
const RowNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .optional();

export const OrdersQuery = z.strictObject({
  text: z.string().trim().max(200).default(''),
  status: z.enum([...orderFilters, 'open', 'undelivered', 'cancel_asked']).optional(),
  from: Day,
  to: Day,
  payment: z.enum(['paid', 'unpaid', 'left_unpaid']).optional(),
  delivery: z.enum(deliveryKinds).optional(),
  sort: z.enum(staffOrderSorts).default('created_back'),
  after: RowNumber,
});

/** Statuses of orders that are not over. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(isOpenStatus);

const openFilters = ['open', 'undelivered', 'cancel_asked'] as const;

function statusesAsked(status: OrderFilter | (typeof openFilters)[number] | undefined): readonly OrderStatus[] {
  if (status === undefined) return [];
  return openFilters.some((each) => each === status) ? openStatuses : statusesOf(status as OrderFilter);
}

/** What the list of orders is asked for. */
export function readSearch(query: QueryPairs, locale: Locale): Result<StaffOrderSearch, Failure> {
  const read = readQuery(OrdersQuery, query, locale);
  if (!read.ok) return read;
  const { text, status, from, to, payment, delivery, sort, after } = read.value;
  return ok({
    text,
    statuses: statusesAsked(status),
    isWaiting: status === 'waiting',
    isUndelivered: status === 'undelivered',
    asksToCancel: status === 'cancel_asked',
    from: from === undefined ? null : startOfMoscowDay(from),
    before: to === undefined ? null : new Date(startOfMoscowDay(to).getTime() + dayMs),
    isPaid: payment === undefined ? null : payment === 'paid',
    hasLeftUnpaid: payment === 'left_unpaid',
    delivery: delivery ?? null,
    sort,
    after: after ?? null,
    // One more tells whether there is a page after this one.
    limit: pageLength + 1,
  });
}
