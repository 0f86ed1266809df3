/** Version of the site (specification section 9). */
export const appVersion = '1.0.9';

/** Default cashback in percent of the amount paid for goods. It is credited when an order is completed. */
export const cashbackPercent = 15;

/**
 * Default maximum share of an order that can be paid with bonuses, in percent. docs/product.md B10 does not state it
 * clearly; this is our reading.
 */
export const cashbackPaymentPercent = 10;

export const phoneLine = '8 800 550-00-22';

/** The number of `phoneLine` in the form for `tel:` links. */
export const phoneLineAddress = '+78005500022';

export const messageLifeSeconds = 3;
export const notificationLifeSeconds = 4.5;
export const notificationOffsetPx = 24;
export const outboundMailPort = 465;

/** Minimum width of each screen size in px. */
export const breakpoints = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

/** Width of the back office's side menu in px. */
export const siderWidth = 200;
export const siderCollapsedWidth = 80;

/** Maximum number of a guest's favourites (product S8). Beyond it, the page suggests signing in. */
export const guestFavouritesMax = 60;

/** Maximum number of products in the comparison (product C12). */
export const comparisonMax = 20;
