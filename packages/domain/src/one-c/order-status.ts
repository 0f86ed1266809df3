import {
  orderStatusFacts,
  orderStatuses,
  type OrderStatus,
  type OrderStatusFacts,
} from '../order/order-status-facts.ts';

const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е');

const isCalled = ({ exchangeName, exchangeWords }: OrderStatusFacts, key: string): boolean =>
  nameKey(exchangeName) === key || exchangeWords.includes(key);

/** Returns the status as text for 1C: `[shipped] Отправлен`. */
export const writeExchangeStatus = (status: OrderStatus): string =>
  `[${status}] ${orderStatusFacts[status].exchangeName}`;

/**
 * Returns the order status that a text from 1C means; null = unknown. The shop has two statuses called "in work".
 * `inWork` is the one to return for that name.
 */
export function readExchangeStatus(text: string, inWork: 'in_work_personal' | 'in_work_company'): OrderStatus | null {
  const code = /^\s*\[([a-z_]+)\]/.exec(text)?.[1];
  const byCode = orderStatuses.find((status) => status === code);
  if (byCode !== undefined) return byCode;
  const key = nameKey(text.replace(/^\s*\[[^\]]*\]/u, ''));
  if (key === nameKey(orderStatusFacts[inWork].exchangeName)) return inWork;
  return orderStatuses.find((status) => isCalled(orderStatusFacts[status], key)) ?? null;
}
