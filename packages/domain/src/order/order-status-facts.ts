import type { CustomerType } from './order.ts';

/** Where in its life an order is. */
export type OrderPhase = 'new' | 'work' | 'ready' | 'gone' | 'over';

/** All that depends on the status of an order. Every list of statuses is a question to this table. */
export interface OrderStatusFacts {
  readonly phase: OrderPhase;
  /** Staff may change the order, as long as nothing of it is packed (product O5). */
  readonly isEditable: boolean;
  /** The shop agreed to it: it may be paid for and will be sent. */
  readonly isAgreed: boolean;
  /** Its goods are picked and packed (product X). */
  readonly isPacked: boolean;
  /** Goods are held without payment, until the time to pay is over. */
  readonly holdsUnpaid: boolean;
  /** Where the goods are; `none`: the order takes none. */
  readonly goods: 'in_shop' | 'on_the_way' | 'with_buyer' | 'none';
  /** The message that a buyer gets when the order comes to this status. */
  readonly news: string;
  /** What lists of orders are narrowed to; the kinds of work are one for the buyer. */
  readonly filter: string;
  /** What 1C calls it. */
  readonly exchangeName: string;
  /** Words of 1C's own standard configurations for it, in small letters, without ё. */
  readonly exchangeWords: readonly string[];
}

/** Specification section 4, in the order of a life. */
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

/** The message of a status to the buyer. */
export type StatusNews = (typeof orderStatusFacts)[OrderStatus]['news'];

export type StatusFilter = (typeof orderStatusFacts)[OrderStatus]['filter'];

export const orderStatuses = /* @__PURE__ */ Object.keys(orderStatusFacts) as readonly OrderStatus[];

/** The statuses of which this holds, in the order of a life. */
export const statusesWhere = (holds: (facts: OrderStatusFacts) => boolean): readonly OrderStatus[] =>
  orderStatuses.filter((status) => holds(orderStatusFacts[status]));

/** An order that is not over. */
export const isOpenStatus = (status: OrderStatus): boolean => orderStatusFacts[status].phase !== 'over';

/** The goods as a whole have left the shop. */
export const hasLeft = (status: OrderStatus): boolean => {
  const { goods } = orderStatusFacts[status];
  return goods === 'on_the_way' || goods === 'with_buyer';
};

/** The buyer has the goods. */
export const isWithBuyer = (status: OrderStatus): boolean => orderStatusFacts[status].goods === 'with_buyer';

/** Orders that can still be paid on the site. */
export const isPayable = (status: OrderStatus): boolean => isOpenStatus(status) && orderStatusFacts[status].isAgreed;

/** The kind of work that orders of these customers go to. */
export const workStatus = {
  personal: 'in_work_personal',
  company: 'in_work_company',
} as const satisfies Readonly<Record<CustomerType, OrderStatus>>;

/** Picking and packing have begun, and nothing waits for a supplier. */
export const isBeingMade = (status: OrderStatus): boolean => orderStatusFacts[status].filter === 'in_work';
