import { perPageForm } from '../search-query/limits.ts';
import { recentSearchesMax } from '../search-query/recent-search.ts';
import { daySeconds } from '../shared/durations.ts';
import { parseJson } from '../shared/json.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { signInLimits } from '../customer-sign-in/sign-in-limits.ts';
import { staffLimits } from '../staff/limits.ts';
import { comparisonMax, guestFavouritesMax } from './constants.ts';
import { utmTags, utmValueLengthMax } from './utm.ts';

/** Form that the value of a cookie must have. */
export type CookieForm =
  | { readonly kind: 'text'; readonly pattern: RegExp }
  /** JSON list of product ids, each as a string of decimal digits. */
  | { readonly kind: 'product_ids'; readonly countMax: number }
  /** JSON list of strings. */
  | { readonly kind: 'texts'; readonly countMax: number; readonly lengthMax: number }
  /** JSON `{ first: {tag: value}, last: {…} }` with campaign tags. */
  | { readonly kind: 'utm' };

export interface CookieRule {
  readonly name: string;
  /**
   * Who may set the cookie. `server`: only the server, in the calls that the cookie serves. `client`: also POST
   * /rest/cookies/. `page`: pages and their scripts, to remember a choice or to hand data to the next page.
   */
  readonly writer: 'server' | 'client' | 'page';
  readonly isHttpOnly: boolean;
  /** null = until the browser closes. */
  readonly lifeSeconds: number | null;
  /** Maximum size of the percent-encoded value. */
  readonly sizeMaxBytes: number;
  /** True if the cookie stays when a new version of the site deletes all others (product S10). */
  readonly survivesVersionChange: boolean;
  readonly form: CookieForm;
}

const day = daySeconds;
const month = 30 * day;

/** Lifetime of a guest's basket, the same as that of its cookie (product B4). */
export const guestBasketLifeSeconds = month;

/** How long after the last message a guest can open the conversation with the shop again. */
export const guestChatLifeSeconds = month;

const server = (name: string, pattern: RegExp, lifeSeconds: number | null, isHttpOnly = false): CookieRule => ({
  name,
  writer: 'server',
  isHttpOnly,
  lifeSeconds,
  sizeMaxBytes: 512,
  survivesVersionChange: false,
  form: { kind: 'text', pattern },
});

/** A cookie with a secret value, which scripts cannot read. */
const secret = (name: string, lifeSeconds: number, sizeMaxBytes = 512): CookieRule => ({
  ...server(name, /^[\w%.~+-]*$/, lifeSeconds, true),
  sizeMaxBytes,
});

/** A cookie with a choice that the visitor made on a page. It lives for a year. */
const chosen = (name: string, pattern: RegExp): CookieRule => ({
  ...server(name, pattern, 365 * day),
  writer: 'page',
});

/** A cookie with data for the next page, which deletes it. */
const carried = (name: string): CookieRule => ({ ...secret(name, 30, 4000), writer: 'page' });

const client = (name: string, form: CookieForm, lifeSeconds: number): CookieRule => ({
  name,
  writer: 'client',
  isHttpOnly: false,
  lifeSeconds,
  sizeMaxBytes: 2048,
  survivesVersionChange: false,
  form,
});

/**
 * Cookies that prove who the visitor is. The prefix is `__Host-` on one host, and `__Secure-` if several hosts share a
 * domain (product S1).
 */
const proofs = (name: string, lifeSeconds: number): readonly CookieRule[] =>
  ['__Host-', '__Secure-'].map((prefix) => secret(prefix + name, lifeSeconds));

/**
 * All cookies of the shop (specification section 3, product S8). An API test and a browser test check that no other
 * cookie is set. The server never trusts `isuser`, `phone`, `email` and `userPricesKoef`; they only help the page.
 */
export const cookieRules: readonly CookieRule[] = [
  server('isuser', /^(?:true|false)$/, 180 * day),
  server('phone', /^\d{11}$/, 180 * day),
  server('email', /^[^\s@]{1,64}@[^\s@]{1,189}$/, 180 * day),
  server('userPricesKoef', /^\d{1,3}(?:\.\d{1,4})?$/, 180 * day),
  server('recaptchaSuccess', /^(?:true|false)$/, null),
  { ...server('cart', /^[A-Za-z0-9_-]{22,128}$/, guestBasketLifeSeconds, true), survivesVersionChange: true },
  // Id of the list where a guest saves products for later.
  { ...server('later', /^[A-Za-z0-9_-]{22}$/, guestBasketLifeSeconds, true), survivesVersionChange: true },
  // Id of a guest's parts lists.
  { ...server('partslists', /^[A-Za-z0-9_-]{22}$/, month, true), survivesVersionChange: true },
  server('chatSessionId', /^[A-Za-z0-9_-]{22}$/, guestChatLifeSeconds, true),
  client('comparisons', { kind: 'product_ids', countMax: comparisonMax }, month),
  client('favs', { kind: 'product_ids', countMax: guestFavouritesMax }, month),
  client('utmtags', { kind: 'utm' }, month),
  client('searchedTexts', { kind: 'texts', countMax: recentSearchesMax, lengthMax: 200 }, month),
  client('productsOnPage', { kind: 'text', pattern: perPageForm }, 365 * day),
  {
    ...client('cookieConsent', { kind: 'text', pattern: /^(?:all|necessary)(?::[\w.-]{1,20})?$/ }, 365 * day),
    survivesVersionChange: true,
  },
  client('isLoginSalePopupHidden', { kind: 'text', pattern: /^true$/ }, 7 * day),
  ...proofs('sid', signInLimits.sessionAbsoluteSeconds),
  ...proofs('pre', signInLimits.sessionAbsoluteSeconds),
  ...proofs('acting', staffLimits.impersonationSeconds),
  secret('__Host-staff', staffLimits.sessionAbsoluteSeconds),
  carried('checkout_draft'),
  carried('notice'),
  chosen('city', /^[a-z0-9-]{1,64}$/),
  { ...chosen('city-asked', /^1$/), lifeSeconds: null },
  chosen('language', /^(?:ru|en|tr)$/),
  chosen('theme', /^(?:light|dark)$/),
  chosen('view', /^[a-z]{1,16}$/),
  { ...chosen('columns', /^[\w%.~!*'():-]*$/), sizeMaxBytes: 4000 },
];

export const cookieRule = (name: string): CookieRule | undefined => cookieRules.find((rule) => rule.name === name);

/** Returns the rule of a cookie if the page may set it through POST /rest/cookies/. Otherwise fails with the reason. */
export function validateClientCookie(
  name: string,
  value: string,
): Result<CookieRule, 'unknown_cookie' | 'server_cookie' | 'too_large' | 'invalid_value'> {
  const rule = cookieRule(name);
  if (!rule) return fail('unknown_cookie');
  if (rule.writer !== 'client') return fail('server_cookie');
  if (encodedSize(value) > rule.sizeMaxBytes) return fail('too_large');
  return hasForm(value, rule.form) ? ok(rule) : fail('invalid_value');
}

/**
 * From this number on, `expires` is a moment in milliseconds since 1970. As a number of seconds it would be thousands
 * of years.
 */
const momentFrom = 1e11;

/**
 * Returns the lifetime of a cookie in seconds: the requested one, but at most `lifeMax`. `expires` is a number of
 * seconds, or a moment. Returns null if it is invalid or in the past; then the cookie is neither set nor deleted.
 */
export function requestedCookieLife(expires: number | string | undefined, lifeMax: number, now: Date): number | null {
  if (expires === undefined) return lifeMax;
  const isNumber = typeof expires === 'number' || /^-?\d+(?:\.\d+)?$/.test(expires);
  const given = isNumber ? Number(expires) : Date.parse(expires);
  const isLife = isNumber && given < momentFrom;
  const life = Math.floor(isLife ? given : (given - now.getTime()) / 1000);
  return life >= 1 ? Math.min(life, lifeMax) : null;
}

function hasForm(value: string, form: CookieForm): boolean {
  if (form.kind === 'text') return form.pattern.test(value);
  const json = parseJson(value);
  if (form.kind === 'utm') return isRecord(json, ['first', 'last'], isTouch);
  if (!Array.isArray(json) || json.length > form.countMax || new Set(json).size !== json.length) return false;
  return json.every((item) =>
    form.kind === 'product_ids'
      ? typeof item === 'string' && /^[1-9]\d{0,9}$/.test(item)
      : typeof item === 'string' && item !== '' && item.length <= form.lengthMax,
  );
}

const isTouch = (value: unknown): boolean =>
  isRecord(value, utmTags, (text) => typeof text === 'string' && text.length <= utmValueLengthMax);

function isRecord(value: unknown, names: readonly string[], isValue: (value: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, part]) => names.includes(name) && isValue(part));
}

/**
 * Returns the size of a text in bytes after percent-encoding. Infinity = the text cannot be encoded, because it has a
 * lone surrogate.
 */
function encodedSize(text: string): number {
  return /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text)
    ? Infinity
    : encodeURIComponent(text).length;
}
