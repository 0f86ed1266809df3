import type { Handle } from '@farad/database/connection/connect';
import { hookQueries } from '@farad/database/people/hook.queries';
import type { OrderRow } from '@farad/database/orders/order.queries';
import type { HookEvent } from '@farad/domain/customer-api';
import { toRoubles } from '@farad/domain/money';

/** Of an order what its events tell. */
type ToldOrder = Pick<OrderRow, 'number' | 'accountId' | 'status' | 'total'> & Partial<Pick<OrderRow, 'companyId'>>;

/**
 * Tells programs of the order's customer, and of those who see all orders of its company, in the transaction of what it
 * tells of (product I4). Names, addresses and phones are not told: whoever may read them asks for the order.
 */
export const tellOfOrder = (
  tx: Handle,
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
