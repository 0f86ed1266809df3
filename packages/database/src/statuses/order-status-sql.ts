import { isOpenStatus, orderStatuses, statusesWhere, type OrderStatus } from '@farad/domain/order';
import { sql, type RawBuilder } from 'kysely';

/** Returns the condition that the column has one of these statuses. */
export const isOneOf = (column: RawBuilder<unknown>, statuses: readonly OrderStatus[]) =>
  sql<boolean>`${column} = any(${[...statuses]}::text[])`;

/**
 * Returns the same condition with the statuses as constants. Only so can a prepared statement use an index whose
 * condition names statuses.
 */
export const isOneOfConstants = (column: RawBuilder<unknown>, statuses: readonly OrderStatus[]) =>
  sql<boolean>`${column} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

export const openStatuses = orderStatuses.filter(isOpenStatus);

/** Statuses in which the buyer has the goods. */
export const withBuyer = statusesWhere(({ goods }) => goods === 'with_buyer');

/** Statuses in which all goods have left the shop. */
export const leftStatuses = statusesWhere(({ goods }) => goods === 'with_buyer' || goods === 'on_the_way');

/** Statuses of orders that are not over and whose goods are not with the buyer yet. */
export const toHandOver = statusesWhere(({ phase, goods }) => phase !== 'over' && goods !== 'with_buyer');

/** Statuses in which goods stay reserved until the payment deadline. */
export const holdingStatuses = statusesWhere(({ holdsUnpaid }) => holdsUnpaid);
