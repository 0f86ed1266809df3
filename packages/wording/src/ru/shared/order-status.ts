import type { OrderStatus, StatusFilter, StatusNews } from '@farad/domain/order';

import type { StatusHelp } from '../../status-help-row.ts';

/** Names of statuses. */
export const statusNames = {
  status_created: 'Создан',
  status_request: 'Запрос',
  status_in_work_personal: 'В работе',
  status_in_work_company: 'В работе',
  status_ordered: 'Заказан у поставщика',
  status_in_warehouse: 'На складе',
  status_shipped: 'Отправлен',
  status_delivered: 'Доставлен',
  status_completed: 'Выполнен',
  status_cancelled: 'Отменён',
} as const satisfies Readonly<Record<`status_${OrderStatus}`, string>>;

/** Explanations of the statuses for the buyer. */
export const statusTexts = {
  statusText_created: 'Мы получили заказ и держим для вас детали.',
  statusText_request: 'Менеджер проверяет наличие и цены и ответит вам.',
  statusText_in_work_personal: 'Заказ собирают.',
  statusText_in_work_company: 'Заказ собирают, документы готовят.',
  statusText_ordered: 'Часть деталей едет к нам от поставщика.',
  statusText_in_warehouse: 'Заказ собран и ждёт вас.',
  statusText_shipped: 'Заказ передан в доставку.',
  statusText_delivered: 'Заказ у вас. Проверьте его, пожалуйста.',
  statusText_completed: 'Спасибо за покупку.',
  statusText_cancelled: 'Заказ отменён, детали вернулись на склад.',
} as const satisfies Readonly<Record<`statusText_${OrderStatus}`, string>>;

/** Filters of the list of orders. */
export const statusFilters = {
  filter_created: 'Создан',
  filter_request: 'Запрос',
  filter_in_work: 'В работе',
  filter_ordered: 'Заказан у поставщика',
  filter_in_warehouse: 'На складе',
  filter_shipped: 'Отправлен',
  filter_delivered: 'Доставлен',
  filter_completed: 'Выполнен',
  filter_cancelled: 'Отменён',
} as const satisfies Readonly<Record<`filter_${StatusFilter}`, string>>;

/** Consequences of a move to this status, shown to staff before they confirm it. */
export const statusConsequences = {
  consequence_created: 'Заказ снова принят, покупатель узнает об этом.',
  consequence_request: 'Заказ станет запросом: его проверит менеджер.',
  consequence_in_work_personal: 'Заказ начнут собирать, покупатель узнает об этом.',
  consequence_in_work_company: 'Заказ начнут собирать, компания узнает об этом.',
  consequence_ordered: 'Детали заказаны у поставщика, покупатель узнает об этом.',
  consequence_in_warehouse: 'Заказ собран на складе, покупатель узнает об этом.',
  consequence_shipped: 'Товар из резерва спишется со склада, покупатель узнает об отправке.',
  consequence_delivered: 'Товар у покупателя: остаток резерва спишется со склада.',
  consequence_completed: 'Заказ закончен, кешбэк начислится. Вернуть статус нельзя.',
  consequence_cancelled: 'Товар вернётся в продажу, бонусы и купон вернутся покупателю. Вернуть заказ нельзя.',
} as const satisfies Readonly<Record<`consequence_${OrderStatus}`, string>>;

/** Name of the status's message in the settings. */
export const statusMessages = {
  message_order_created: 'Заказ оформлен',
  message_order_request: 'Заказ проверяет менеджер',
  message_order_in_work: 'Заказ в работе',
  message_order_ordered: 'Детали едут от поставщика',
  message_order_in_warehouse: 'Заказ собран',
  message_order_shipped: 'Заказ передан в доставку',
  message_order_delivered: 'Заказ доставлен',
  message_order_completed: 'Заказ выполнен',
  message_order_cancelled: 'Заказ отменён',
} as const satisfies Readonly<Record<`message_order_${StatusNews}`, string>>;

/** Message about the new status, in one sentence. */
export const statusHeadlines: Readonly<Record<StatusNews, (number: string) => string>> = {
  created: (number) => `Заказ ${number} оформлен`,
  request: (number) => `Заказ ${number} проверяет менеджер, скоро ответим`,
  in_work: (number) => `Собираем заказ ${number}`,
  ordered: (number) => `Детали для заказа ${number} едут к нам от поставщика`,
  in_warehouse: (number) => `Заказ ${number} собран`,
  shipped: (number) => `Заказ ${number} передан в доставку`,
  delivered: (number) => `Заказ ${number} доставлен`,
  completed: (number) => `Заказ ${number} завершён. Спасибо, что выбрали нас`,
  cancelled: (number) => `Заказ ${number} отменён`,
};

/** Row of a status on the help page. */
export const statusHelp: Readonly<Record<OrderStatus, StatusHelp>> = {
  created: {
    kind: '',
    happens: 'Заказ получен, детали отложены. Ждём оплату или начинаем работу',
    may: 'Оплатить, отменить',
  },
  request: {
    kind: '',
    happens: 'Заказ ждёт деталей, ответа менеджера или одобрения компании. Оплачивать пока нельзя',
    may: 'Отменить; владелец компании — одобрить',
  },
  in_work_personal: {
    kind: 'частное лицо',
    happens: 'Заказ собирают',
    may: 'Отменить, пока не оплачен; потом попросить об отмене',
  },
  in_work_company: {
    kind: 'компания',
    happens: 'Заказ собирают',
    may: 'Отменить, пока не оплачен; потом попросить об отмене',
  },
  ordered: { kind: '', happens: 'Часть деталей едет к нам', may: 'Попросить об отмене' },
  in_warehouse: {
    kind: '',
    happens: 'Все детали на складе, заказ готовится к отправке или выдаче',
    may: 'Попросить об отмене',
  },
  shipped: { kind: '', happens: 'Последняя посылка передана в доставку', may: 'Следить за посылками' },
  delivered: { kind: '', happens: 'Последняя посылка у вас', may: 'Проверить, запросить возврат' },
  completed: {
    kind: '',
    happens: 'Заказ закончен, начислены бонусы, если он оплачен',
    may: 'Запросить возврат, повторить',
  },
  cancelled: { kind: '', happens: 'Детали вернулись на склад, бонусы и купон — вам', may: 'Повторить' },
};
