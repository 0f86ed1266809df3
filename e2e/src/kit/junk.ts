/**
 * A word inside the junk values that tests send in addresses and cookies. A page that contains the word has repeated
 * the junk.
 */
export const junkMark = 'kanareika';
const script = `'"><script>alert("${junkMark}")</script>`;

export const junkValues: readonly string[] = [
  script,
  `//evil.example/${junkMark}`,
  `\\evil.example\\${junkMark}`,
  `javascript:alert("${junkMark}")`,
  '../../../../etc/passwd',
  '__proto__',
  '-1e400',
  '\u202e\u0000\r\nset-cookie: x=1',
  '😀'.repeat(120),
];

/** Pages whose address has parameters that they read (specification section 2, product S7). */
export const readingPages = [
  '/',
  '/catalog',
  '/catalog/chip-resistors',
  '/catalog/manufacturers/',
  '/product/yageo-rc0603fr-0710kl',
  '/search',
  '/c/sales',
  '/basket',
  '/comparison',
  '/favs',
  '/feedback',
  '/_error',
  '/part-request',
  '/reviews',
  '/city',
  '/sign-in',
  '/cabinet',
  '/cabinet/boms',
  '/tools/series',
  '/nowhere',
  '/en/search',
  '/tr/basket',
];

/**
 * Parameters that cause a redirect, so tests send them one at a time. All others (`readParameters`) are sent together.
 */
export const leadingParameters = ['boms', 'openaddressesaddingmodal', 'openpickupointsaddingmodal', 'back', 'logout'];
export const readParameters = [
  'id',
  'page',
  'limit',
  'sort',
  'text',
  'brands',
  'categories',
  'attrs.resistance.min',
  'attrs.__proto__',
  'facet',
  'rows',
  'reviews',
  'questions',
  'asTyped',
  'isOnlyInStock',
  'qty',
  'add',
  'line',
  'subject',
  'order',
  'state',
  'done',
  'utm_source',
  'yclid',
  'constructor',
  '__proto__',
  'kanareika',
];

/** Names of cookies: those of the specification, those that the shop added, and some unknown ones. */
export const junkCookies = [
  'isuser',
  'phone',
  'email',
  'userPricesKoef',
  'recaptchaSuccess',
  'cart',
  'later',
  'partslists',
  'chatSessionId',
  'comparisons',
  'favs',
  'utmtags',
  'searchedTexts',
  'productsOnPage',
  'cookieConsent',
  'isLoginSalePopupHidden',
  'theme',
  'view',
  'columns',
  'city',
  'notice',
  'checkout_draft',
  '__Host-sid',
  '__Host-pre',
  '__proto__',
  'unheard',
];
