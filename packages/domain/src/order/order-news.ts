import { orderStatuses, orderStatusFacts, type StatusNews } from './order-status-facts.ts';

const besides = [
  'awaited', // a quoted order that waits for its parts
  'lapsed',
  'paid',
  'refused',
  'changed',
  'cancelRequested',
  'cancelRefused',
  'returnRequested',
  'returnAccepted',
  'returnRefused',
] as const;

/** Events of an order about which the buyer is notified. */
export type OrderNews = StatusNews | (typeof besides)[number];

const ofStatuses = new Set(orderStatuses.map((status) => orderStatusFacts[status].news));
const [awaited, ...others] = besides;

export const orderNews: readonly OrderNews[] = [...ofStatuses]
  .flatMap((news): OrderNews[] => (news === 'request' ? [news, awaited] : [news]))
  .concat(others);
