/** Specification section 9. */
export const appVersion = '1.0.9';

/** Share of the paid goods value that is credited when an order completes. */
export const cashbackPercent = 15;

/** Most of an order that may be paid with bonuses (our reading, product B10). */
export const cashbackPaymentPercent = 10;

export const phoneLine = '8 800 550-00-22';

/** The same number for `tel:` links. */
export const phoneLineAddress = '+78005500022';

export const messageLifeSeconds = 3;
export const notificationLifeSeconds = 4.5;
export const notificationOffsetPx = 24;
export const outboundMailPort = 465;

/** Smallest widths in px. */
export const breakpoints = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

/** Sider of the back office in px. */
export const siderWidth = 200;
export const siderCollapsedWidth = 80;

/** Most favourites of a guest (product S8); then "sign in to keep more". */
export const guestFavouritesMax = 60;

/** Most products side by side (product C12). */
export const comparisonMax = 20;
