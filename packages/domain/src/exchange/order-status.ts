import type { OrderStatus } from '../order/order.ts';
import { orderStatuses } from '../order/order.ts';

/** What 1C calls the statuses; the code in brackets is what is read back. */
export const exchangeStatusNames: Readonly<Record<OrderStatus, string>> = {
  created: 'Создан',
  request: 'Запрос',
  in_work_personal: 'В работе',
  in_work_company: 'В работе',
  ordered: 'Заказан у поставщика',
  in_warehouse: 'На складе',
  shipped: 'Отправлен',
  delivered: 'Доставлен',
  completed: 'Завершён',
  cancelled: 'Отменён',
};

/** Words of 1C's own standard configurations for the same. */
const otherNames: Readonly<Record<string, OrderStatus>> = {
  'ожидается обеспечение': 'ordered',
  'к обеспечению': 'ordered',
  'готов к отгрузке': 'in_warehouse',
  'к отгрузке': 'in_warehouse',
  'в процессе отгрузки': 'in_warehouse',
  отгружен: 'shipped',
  выполнен: 'completed',
  закрыт: 'completed',
  отменен: 'cancelled',
};

const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е');

/** `[shipped] Отправлен` */
export const writeExchangeStatus = (status: OrderStatus): string => `[${status}] ${exchangeStatusNames[status]}`;

/** The status that is meant; null: none that we have. `inWork`: which of the two kinds of work the order is for. */
export function readExchangeStatus(text: string, inWork: 'in_work_personal' | 'in_work_company'): OrderStatus | null {
  const code = /^\s*\[([a-z_]+)\]/.exec(text)?.[1];
  const byCode = orderStatuses.find((status) => status === code);
  if (byCode !== undefined) return byCode;
  const key = nameKey(text.replace(/^\s*\[[^\]]*\]/u, ''));
  if (key === nameKey(exchangeStatusNames.in_work_personal)) return inWork;
  return orderStatuses.find((status) => nameKey(exchangeStatusNames[status]) === key) ?? otherNames[key] ?? null;
}
