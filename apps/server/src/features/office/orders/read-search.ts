import type { StaffOrderSearch } from '@farad/database/orders/staff-order-list.queries';
import type { calls } from '@farad/contract/calls';
import { startOfMoscowDay } from '@farad/domain/delivery';
import { isOpenStatus, orderStatuses, statusesOf, type OrderFilter, type OrderStatus } from '@farad/domain/order';
import { dayMs } from '@farad/domain/shared';

import type { QueryOf } from '#http/serve/route.ts';
import { pageLength } from '#kit/page.ts';

/** Statuses of orders that are neither completed nor cancelled. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(isOpenStatus);

const openFilters = ['open', 'undelivered', 'cancel_asked'] as const;

function statusesAsked(status: OrderFilter | (typeof openFilters)[number] | undefined): readonly OrderStatus[] {
  if (status === undefined) return [];
  return openFilters.some((each) => each === status) ? openStatuses : statusesOf(status as OrderFilter);
}

/** Reads the filters of the order list. */
export function readSearch(query: QueryOf<typeof calls.staffOrders>): StaffOrderSearch {
  const { text, status, from, to, payment, delivery, sort, after } = query;
  return {
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
    // The query reads one row more than a page has. This row shows whether there is a next page.
    limit: pageLength.usual + 1,
  };
}
