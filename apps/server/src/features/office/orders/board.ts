import { boardCountMax, type OrderBoard, type OrderFigures } from '@farad/contract/office/orders/orders';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { cancelWishQueries } from '@farad/database/orders/cancel-wish.queries';
import { officeRefundQueries } from '@farad/database/payments/office-refund.queries';
import { orderLackQueries } from '@farad/database/orders/order-lack.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { staffRequestQueries } from '@farad/database/requests/staff-request.queries';
import { staffOrderListQueries } from '@farad/database/orders/staff-order-list.queries';
import { staffOrderQueries } from '@farad/database/orders/staff-order.queries';
import { calendarEnds, moscowDay } from '@farad/domain/delivery';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import {
  isOpenStatus,
  orderFilters,
  statusesOf,
  statusesWhere,
  type OrderFilter,
  type OrderStatus,
} from '@farad/domain/order';

import type { Deps } from '#deps.ts';
import { sellerOf, takesOrders } from '#core/shop/seller.ts';
import { presentRow } from './present-order.ts';
import { openStatuses } from './read-search.ts';

const columnFilters = orderFilters.filter((filter) => filter !== 'waiting' && statusesOf(filter).some(isOpenStatus));
const cardsInColumn = 20;

/** Returns for each open status the newest orders and the number of all orders. */
export async function showBoard({ db }: Deps): Promise<OrderBoard> {
  const queries = staffOrderListQueries(db);
  const any = {
    text: '',
    isWaiting: false,
    isUndelivered: false,
    asksToCancel: false,
    hasLeftUnpaid: false,
    from: null,
    before: null,
    isPaid: null,
    delivery: null,
  };
  const first = { ...any, sort: 'created_back', after: null } as const;
  const columnOf = async (filter: OrderFilter): Promise<OrderBoard['columns'][number]> => {
    const statuses = statusesOf(filter);
    const [count, orders] = await Promise.all([
      queries.count(statuses, false, boardCountMax),
      queries.find({ ...first, statuses, limit: cardsInColumn }),
    ]);
    const isMore = count > boardCountMax;
    return { filter, count: Math.min(count, boardCountMax), isMore, orders: orders.map((row) => presentRow(row)) };
  };
  return { columns: await Promise.all(columnFilters.map(columnOf)) };
}

const inRoubles = ({ count, sum }: { readonly count: number; readonly sum: Kopecks }) => ({
  count,
  sum: toRoubles(sum),
});

/** Returns how many orders, returns, requests and so on wait for staff. */
export async function showFigures({ db, config, clock }: Deps): Promise<OrderFigures> {
  const queries = staffOrderListQueries(db);
  const count = (...statuses: readonly OrderStatus[]) => queries.count(statuses, false, boardCountMax);
  const [created, request, inWork, inWarehouse, undelivered, cancels, shortages, returns, requests, seller, calendar] =
    await Promise.all([
      count('created'),
      count('request'),
      count(...statusesWhere(({ phase }) => phase === 'work')),
      count(...statusesWhere(({ phase }) => phase === 'ready')),
      queries.countUndelivered(openStatuses, boardCountMax),
      cancelWishQueries(db).countWaiting(boardCountMax),
      orderLackQueries(db).waiting(),
      staffOrderQueries(db).countReturns(boardCountMax),
      staffRequestQueries(db).countOpen(boardCountMax),
      sellerOf(db),
      settingQueries(db).value('calendar'),
    ]);
  const [owed, toPay] = await Promise.all([owedReturnQueries(db).count(), officeRefundQueries(db).countToPay()]);
  const refunds = { owed: inRoubles(owed), toPay: inRoubles(toPay) };
  const waiting = { created, request, inWork, inWarehouse, undelivered, cancels, shortages, returns, requests };
  const ends = calendarEnds(calendar, moscowDay(clock()));
  return { waiting, refunds, takesOrders: takesOrders(config, seller), calendarEnds: ends };
}
