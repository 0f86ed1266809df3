import type { OrderStatus, StatusFilter, StatusNews } from '@farad/domain/order';

import type { StatusHelp } from '../../status-help-row.ts';

/** Names of statuses. */
export const statusNames = {
  status_created: 'Created',
  status_request: 'Request',
  status_in_work_personal: 'In work',
  status_in_work_company: 'In work',
  status_ordered: 'Ordered from the supplier',
  status_in_warehouse: 'In the warehouse',
  status_shipped: 'Shipped',
  status_delivered: 'Delivered',
  status_completed: 'Completed',
  status_cancelled: 'Cancelled',
} as const satisfies Readonly<Record<`status_${OrderStatus}`, string>>;

/** Explanations of the statuses for the buyer. */
export const statusTexts = {
  statusText_created: 'We have your order and are holding the parts for you.',
  statusText_request: 'A manager is checking stock and prices and will answer you.',
  statusText_in_work_personal: 'The order is being put together.',
  statusText_in_work_company: 'The order is being put together and the papers prepared.',
  statusText_ordered: 'Some of the parts are on their way to us from the supplier.',
  statusText_in_warehouse: 'The order is packed and waiting for you.',
  statusText_shipped: 'The order has been handed over for delivery.',
  statusText_delivered: 'You have the order. Please check it.',
  statusText_completed: 'Thank you for your purchase.',
  statusText_cancelled: 'The order is cancelled and the parts are back in stock.',
} as const satisfies Readonly<Record<`statusText_${OrderStatus}`, string>>;

/** Filters of the list of orders. */
export const statusFilters = {
  filter_created: 'Created',
  filter_request: 'Request',
  filter_in_work: 'In work',
  filter_ordered: 'Ordered from supplier',
  filter_in_warehouse: 'In warehouse',
  filter_shipped: 'Shipped',
  filter_delivered: 'Delivered',
  filter_completed: 'Completed',
  filter_cancelled: 'Cancelled',
} as const satisfies Readonly<Record<`filter_${StatusFilter}`, string>>;

/** Consequences of a move to this status, shown to staff before they confirm it. */
export const statusConsequences = {
  consequence_created: 'The order is accepted again; the buyer is told.',
  consequence_request: 'The order becomes a request that a manager looks at.',
  consequence_in_work_personal: 'Picking begins; the buyer is told.',
  consequence_in_work_company: 'Picking begins; the company is told.',
  consequence_ordered: 'Parts are ordered from the supplier; the buyer is told.',
  consequence_in_warehouse: 'The order is ready in the warehouse; the buyer is told.',
  consequence_shipped: 'The reserved goods leave the stock; the buyer is told that the order is on its way.',
  consequence_delivered: 'The buyer has the goods: what is still reserved leaves the stock.',
  consequence_completed: 'The order is finished, cashback is credited. This cannot be undone.',
  consequence_cancelled: 'The goods go back on sale, bonuses and coupon go back to the buyer. This cannot be undone.',
} as const satisfies Readonly<Record<`consequence_${OrderStatus}`, string>>;

/** Name of the status's message in the settings. */
export const statusMessages = {
  message_order_created: 'Order placed',
  message_order_request: 'A manager looks at the order',
  message_order_in_work: 'Order in work',
  message_order_ordered: 'Parts on their way to us',
  message_order_in_warehouse: 'Order packed',
  message_order_shipped: 'Order on its way',
  message_order_delivered: 'Order delivered',
  message_order_completed: 'Order completed',
  message_order_cancelled: 'Order cancelled',
} as const satisfies Readonly<Record<`message_order_${StatusNews}`, string>>;

/** Message about the new status, in one sentence. */
export const statusHeadlines: Readonly<Record<StatusNews, (number: string) => string>> = {
  created: (number) => `Order ${number} is placed`,
  request: (number) => `A manager is looking at order ${number}`,
  in_work: (number) => `We are working on order ${number}`,
  ordered: (number) => `Parts for order ${number} are on their way to us`,
  in_warehouse: (number) => `Order ${number} is packed`,
  shipped: (number) => `Order ${number} is on its way`,
  delivered: (number) => `Order ${number} is delivered`,
  completed: (number) => `Order ${number} is completed`,
  cancelled: (number) => `Order ${number} is cancelled`,
};

/** Row of a status on the help page. */
export const statusHelp: Readonly<Record<OrderStatus, StatusHelp>> = {
  created: {
    kind: '',
    happens: 'We have the order and hold the parts. We wait for payment or begin the work',
    may: 'Pay, cancel',
  },
  request: {
    kind: '',
    happens: 'The order waits for parts, a manager’s answer or the company’s approval. It cannot be paid yet',
    may: 'Cancel; an owner of the company: approve',
  },
  in_work_personal: {
    kind: 'private person',
    happens: 'The order is being put together',
    may: 'Cancel while it is unpaid; later ask to cancel it',
  },
  in_work_company: {
    kind: 'company',
    happens: 'The order is being put together',
    may: 'Cancel while it is unpaid; later ask to cancel it',
  },
  ordered: { kind: '', happens: 'Some of the parts are on their way to us', may: 'Ask to cancel it' },
  in_warehouse: {
    kind: '',
    happens: 'All parts are in the warehouse; the order is made ready to send or to collect',
    may: 'Ask to cancel it',
  },
  shipped: { kind: '', happens: 'The last parcel was handed over for delivery', may: 'Follow the parcels' },
  delivered: { kind: '', happens: 'You have the last parcel', may: 'Check it, ask for a return' },
  completed: {
    kind: '',
    happens: 'The order is finished; bonuses are credited if it is paid',
    may: 'Ask for a return, repeat',
  },
  cancelled: { kind: '', happens: 'The parts are back in stock, bonuses and coupon are yours again', may: 'Repeat' },
};
