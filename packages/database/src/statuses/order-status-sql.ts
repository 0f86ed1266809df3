import { isOpenStatus, orderStatuses, statusesWhere, type OrderStatus } from '@farad/domain/order';
import { sql, type RawBuilder } from 'kysely';

/** Whether this column has one of the statuses. */
export const isOneOf = (column: RawBuilder<unknown>, statuses: readonly OrderStatus[]) =>
  sql<boolean>`${column} = any(${[...statuses]}::text[])`;

export const openStatuses = orderStatuses.filter(isOpenStatus);

/** Statuses of orders whose buyer has the goods. */
export const withBuyer = statusesWhere(({ goods }) => goods === 'with_buyer');

/** Statuses of orders whose goods as a whole have left. */
export const leftStatuses = statusesWhere(({ goods }) => goods === 'with_buyer' || goods === 'on_the_way');

/** Statuses of orders that are still to be handed over. */
export const toHandOver = statusesWhere(({ phase, goods }) => phase !== 'over' && goods !== 'with_buyer');

/** Statuses of orders that hold goods until their time to pay is over. */
export const holdingStatuses = statusesWhere(({ holdsUnpaid }) => holdsUnpaid);
