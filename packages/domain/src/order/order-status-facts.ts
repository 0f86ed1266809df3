import type { CustomerType } from './order.ts';

/** Phase in the life of an order. */
export type OrderPhase = 'new' | 'work' | 'ready' | 'gone' | 'over';

/** All facts that depend on the order status. Every list of statuses is derived from this table. */
export interface OrderStatusFacts {
  readonly phase: OrderPhase;
  /** True = staff may edit the order while nothing is packed (product O5). */
  readonly isEditable: boolean;
  /** True = the shop has accepted the order, so that it can be paid and will be sent. */
  readonly isAgreed: boolean;
  /** True = the warehouse must pick and pack the goods. */
  readonly isPacked: boolean;
  /** True = an unpaid order in this status reserves its goods until the payment deadline. */
  readonly holdsUnpaid: boolean;
  /** Where the goods are; `none` = the order has no goods (any more). */
  readonly goods: 'in_shop' | 'on_the_way' | 'with_buyer' | 'none';
  /** Notification that the buyer gets when the order reaches this status. */
  readonly news: string;
  /** Filter of order lists that shows this status. Both statuses "in work" share a filter. */
  readonly filter: string;
  /** Name of the status in 1C. */
  readonly exchangeName: string;
  /** Other names of the status in standard configurations of 1C, in lower case and with е instead of ё. */
  readonly exchangeWords: readonly string[];
}

/** Order statuses (specification section 4), in the order of an order's life. */
export const orderStatusFacts = {
  created: {
    phase: 'new',
    isEditable: true,
    isAgreed: true,
    isPacked: false,
    holdsUnpaid: true,
    goods: 'in_shop',
    news: 'created',
    filter: 'created',
    exchangeName: 'Создан',
    exchangeWords: [],
  },
  request: {
    phase: 'new',
    isEditable: true,
    isAgreed: false,
    isPacked: false,
    holdsUnpaid: true,
    goods: 'in_shop',
    news: 'request',
    filter: 'request',
    exchangeName: 'Запрос',
    exchangeWords: [],
  },
  in_work_personal: {
    phase: 'work',
    isEditable: true,
    isAgreed: true,
    isPacked: true,
    holdsUnpaid: true,
    goods: 'in_shop',
    news: 'in_work',
    filter: 'in_work',
    exchangeName: 'В работе',
    exchangeWords: [],
  },
  in_work_company: {
    phase: 'work',
    isEditable: true,
    isAgreed: true,
    isPacked: true,
    holdsUnpaid: true,
    goods: 'in_shop',
    news: 'in_work',
    filter: 'in_work',
    exchangeName: 'В работе',
    exchangeWords: [],
  },
  ordered: {
    phase: 'work',
    isEditable: true,
    isAgreed: true,
    isPacked: true,
    holdsUnpaid: false,
    goods: 'in_shop',
    news: 'ordered',
    filter: 'ordered',
    exchangeName: 'Заказан у поставщика',
    exchangeWords: ['ожидается обеспечение', 'к обеспечению'],
  },
  in_warehouse: {
    phase: 'ready',
    isEditable: true,
    isAgreed: true,
    isPacked: true,
    holdsUnpaid: false,
    goods: 'in_shop',
    news: 'in_warehouse',
    filter: 'in_warehouse',
    exchangeName: 'На складе',
    exchangeWords: ['готов к отгрузке', 'к отгрузке', 'в процессе отгрузки'],
  },
  shipped: {
    phase: 'gone',
    isEditable: false,
    isAgreed: true,
    isPacked: false,
    holdsUnpaid: false,
    goods: 'on_the_way',
    news: 'shipped',
    filter: 'shipped',
    exchangeName: 'Отправлен',
    exchangeWords: ['отгружен'],
  },
  delivered: {
    phase: 'gone',
    isEditable: false,
    isAgreed: true,
    isPacked: false,
    holdsUnpaid: false,
    goods: 'with_buyer',
    news: 'delivered',
    filter: 'delivered',
    exchangeName: 'Доставлен',
    exchangeWords: [],
  },
  completed: {
    phase: 'over',
    isEditable: false,
    isAgreed: true,
    isPacked: false,
    holdsUnpaid: false,
    goods: 'with_buyer',
    news: 'completed',
    filter: 'completed',
    exchangeName: 'Завершён',
    exchangeWords: ['выполнен', 'закрыт'],
  },
  cancelled: {
    phase: 'over',
    isEditable: false,
    isAgreed: false,
    isPacked: false,
    holdsUnpaid: false,
    goods: 'none',
    news: 'cancelled',
    filter: 'cancelled',
    exchangeName: 'Отменён',
    exchangeWords: [],
  },
} as const satisfies Readonly<Record<string, OrderStatusFacts>>;

export type OrderStatus = keyof typeof orderStatusFacts;

/** Notification that is sent for a status. */
export type StatusNews = (typeof orderStatusFacts)[OrderStatus]['news'];

export type StatusFilter = (typeof orderStatusFacts)[OrderStatus]['filter'];

export const orderStatuses = /* @__PURE__ */ Object.keys(orderStatusFacts) as readonly OrderStatus[];

/** Returns the statuses whose facts satisfy `holds`, in the order of an order's life. */
export const statusesWhere = (holds: (facts: OrderStatusFacts) => boolean): readonly OrderStatus[] =>
  orderStatuses.filter((status) => holds(orderStatusFacts[status]));

/** True if the order is neither completed nor cancelled. */
export const isOpenStatus = (status: OrderStatus): boolean => orderStatusFacts[status].phase !== 'over';

/** True if the goods have left the shop. */
export const hasLeft = (status: OrderStatus): boolean => {
  const { goods } = orderStatusFacts[status];
  return goods === 'on_the_way' || goods === 'with_buyer';
};

/** Whether the buyer has the goods. */
export const isWithBuyer = (status: OrderStatus): boolean => orderStatusFacts[status].goods === 'with_buyer';

/** True if an order in this status can be paid online. */
export const isPayable = (status: OrderStatus): boolean => isOpenStatus(status) && orderStatusFacts[status].isAgreed;

/** The status "in work" for each type of customer. */
export const workStatus = {
  personal: 'in_work_personal',
  company: 'in_work_company',
} as const satisfies Readonly<Record<CustomerType, OrderStatus>>;

/** True for both statuses "in work": the shop works on the order and no part waits for a supplier. */
export const isBeingMade = (status: OrderStatus): boolean => orderStatusFacts[status].filter === 'in_work';
