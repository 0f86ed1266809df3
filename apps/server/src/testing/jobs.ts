/** Jobs of features that tests of other features run by hand. */
export { rollUpDays } from '../features/office/reports/roll-up-days.ts';
export { notifyWatchers } from '../features/shop/lists/notify-watchers.ts';
export { lapseOrders } from '../features/shop/orders/lapse-orders.ts';
export { expireQuotes } from '../features/shop/requests/expire-quotes.ts';
