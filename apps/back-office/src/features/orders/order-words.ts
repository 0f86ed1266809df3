import type { OrderStatus } from '@farad/domain/order';

import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Text keys of the messages after a successful and after a failed change of an order (specification section 8). */
export const orderWords: ChangeWords = {
  done: 'backOfficeOrders.orderUpdated',
  notDone: 'backOfficeOrders.orderNotUpdated',
};

/** Calls whose cached answers are fetched again after an order changes. */
export const touchedByOrder: readonly AnsweredCall[] = [
  ...answersOf.orders,
  'staffReturns',
  'bankRefunds',
  'auditLog',
  ...answersOf.customers,
];

const colours: Readonly<Partial<Record<OrderStatus, string>>> = {
  request: 'warning',
  completed: 'success',
  cancelled: 'error',
};

/** Returns the colour of a status. The text beside it is enough to know the status without the colour. */
export const statusColour = (status: OrderStatus): string => colours[status] ?? 'default';

/** Returns the key of a status name. */
export const statusKey = (status: OrderStatus): string => `order.status_${status}`;
