import type { OrderStatus } from '@farad/domain/order';
import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

/** The specification's messages of orders (section 8). */
export const orderWords: ChangeWords = {
  done: 'backOfficeOrders.orderUpdated',
  notDone: 'backOfficeOrders.orderNotUpdated',
};

/** What shows something of an order. */
export const touchedByOrder: readonly QueryKey[] = [['orders'], ['returns'], ['bankRefunds'], ['audit'], ['customers']];

const colours: Readonly<Partial<Record<OrderStatus, string>>> = {
  request: 'warning',
  completed: 'success',
  cancelled: 'error',
};

/** Colour of a status; it is told in words beside it. */
export const statusColour = (status: OrderStatus): string => colours[status] ?? 'default';

/** Key of the text that names a status. */
export const statusKey = (status: OrderStatus): string => `order.status_${status}`;
