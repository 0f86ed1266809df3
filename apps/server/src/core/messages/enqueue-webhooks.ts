import type { Tx } from '@farad/database/connection/connect';
import { hookQueries } from '@farad/database/people/hook.queries';
import type { OrderRow } from '@farad/database/orders/order.queries';
import type { HookEvent } from '@farad/domain/customer-api';
import { toRoubles } from '@farad/domain/money';

/** Fields of an order that are needed for its webhook events. */
type ToldOrder = Pick<OrderRow, 'number' | 'accountId' | 'status' | 'total'> & Partial<Pick<OrderRow, 'companyId'>>;

/**
 * Queues webhooks about an order in the caller's transaction. Recipients are the order's customer and the members of
 * its company who may see all orders (product I4). The event contains no names, addresses or phones; a program that may
 * see them can request the order.
 */
export const notifyOfOrder = (
  tx: Tx,
  type: HookEvent,
  { number, accountId, companyId = null, status, total }: ToldOrder,
  at: Date,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  hookQueries(tx).tell({
    accountId,
    companyId,
    type,
    at,
    data: {
      number,
      status,
      total_price: toRoubles(total),
      ...more,
    },
  });
