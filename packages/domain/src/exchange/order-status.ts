import {
  orderStatusFacts,
  orderStatuses,
  type OrderStatus,
  type OrderStatusFacts,
} from '../order/order-status-facts.ts';

const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е');

const isCalled = ({ exchangeName, exchangeWords }: OrderStatusFacts, key: string): boolean =>
  nameKey(exchangeName) === key || exchangeWords.includes(key);

/** `[shipped] Отправлен` */
export const writeExchangeStatus = (status: OrderStatus): string =>
  `[${status}] ${orderStatusFacts[status].exchangeName}`;

/**
 * Returns the status that the text means; null = unknown. `inWork` is the status used for "in work", which has two
 * kinds.
 */
export function readExchangeStatus(text: string, inWork: 'in_work_personal' | 'in_work_company'): OrderStatus | null {
  const code = /^\s*\[([a-z_]+)\]/.exec(text)?.[1];
  const byCode = orderStatuses.find((status) => status === code);
  if (byCode !== undefined) return byCode;
  const key = nameKey(text.replace(/^\s*\[[^\]]*\]/u, ''));
  if (key === nameKey(orderStatusFacts[inWork].exchangeName)) return inWork;
  return orderStatuses.find((status) => isCalled(orderStatusFacts[status], key)) ?? null;
}
