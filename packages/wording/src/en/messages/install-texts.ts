import type { InstallTexts } from '../../ru/messages/install-texts.ts';

export const texts: InstallTexts = {
  description: 'Electronic components found by their parameters, with prices by quantity and stock on hand.',
  search: 'Search',
  basket: 'Basket',
  orders: 'My orders',
  offlineTitle: 'No connection to the shop',
  offlineText:
    'This device is offline, so the page could not be opened. Your basket, lists and orders are kept by the shop and are safe. Prices and stock are not shown offline: they may have changed.',
  tryAgain: 'Try again',
};
