export {
  appVersion,
  breakpoints,
  cashbackPaymentPercent,
  cashbackPercent,
  comparisonMax,
  guestFavouritesMax,
  messageLifeSeconds,
  notificationLifeSeconds,
  notificationOffsetPx,
  outboundMailPort,
  phoneLine,
  phoneLineAddress,
  siderCollapsedWidth,
  siderWidth,
} from './constants.ts';
export {
  requestedCookieLife,
  cookieRule,
  cookieRules,
  guestBasketLifeSeconds,
  guestChatLifeSeconds,
  validateClientCookie,
  type CookieForm,
  type CookieRule,
} from './cookie.ts';
export { imageAddress } from './image-address.ts';
export { isMobileUserAgent } from './mobile.ts';
export { havePreviews, photoFile, photoOf, photoPath, photoWidths, widthsUpTo, type Photo } from './photo.ts';
export {
  addTouch,
  readUtm,
  readUtmCookie,
  utmTags,
  utmValueLengthMax,
  writeUtmCookie,
  type UtmTag,
  type UtmTouch,
  type UtmTouches,
} from './utm.ts';
export { isFreeLine } from './free-line.ts';
