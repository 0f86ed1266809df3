import { isOpenStatus, orderStatuses, statusesWhere, type OrderStatus } from '@farad/domain/order';
import { sql, type RawBuilder } from 'kysely';

/** Returns a condition: the column has one of the statuses. */
export const isOneOf = (column: RawBuilder<unknown>, statuses: readonly OrderStatus[]) =>
  sql<boolean>`${column} = any(${[...statuses]}::text[])`;

export const openStatuses = orderStatuses.filter(isOpenStatus);

/** Statuses where the buyer has the goods. */
export const withBuyer = statusesWhere(({ goods }) => goods === 'with_buyer');

/** Statuses where all goods have left the shop. */
export const leftStatuses = statusesWhere(({ goods }) => goods === 'with_buyer' || goods === 'on_the_way');

/** Statuses of orders still to be handed over. */
export const toHandOver = statusesWhere(({ phase, goods }) => phase !== 'over' && goods !== 'with_buyer');

/** Statuses that reserve goods until the payment deadline. */
export const holdingStatuses = statusesWhere(({ holdsUnpaid }) => holdsUnpaid);
