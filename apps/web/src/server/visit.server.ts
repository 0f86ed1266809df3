import type { Client } from '@farad/contract/client';
import type { CatalogueScope, PageContext } from '@farad/contract/page-context';
import { defaultLocale, isLocale } from '@farad/domain/shared';
import { createContext, data, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router';

import { cookieLine, yearSeconds } from '../kit/cookies.ts';
import { inLocale, localeOfPath, switchLocale } from '../i18n/locale-path.ts';

export const appContext = createContext<PageContext>();
const clientContext = createContext<Client>();
const jarContext = createContext<string[]>();

/** Fields of a loader's or action's arguments that this module uses. */
export interface Visit {
  readonly request: Request;
  /** Address of the page. `request.url` differs from it for data requests (`/en.data`). */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** Returns the visitor's request headers that are passed on to the API. */
function visitorHeaders({ request, url }: Pick<Visit, 'request' | 'url'>): Record<string, string> {
  const kept = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'].flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), 'accept-language': localeOfPath(url.pathname) };
}

/** Matches the language parameter at the start of a route pattern. */
const anyLocale = /^\/?:locale\?(?:\/|$)/;

/** Root middleware: creates the API client of this request and adds the cookies that the API sets to the response. */
export const carryCookies: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  context.get(appContext).noteRoute(pattern.replace(anyLocale, '/'));
  const jar: string[] = [];
  context.set(jarContext, jar);
  const headers = visitorHeaders({ request, url });
  context.set(clientContext, context.get(appContext).client({ headers, onSetCookies: (lines) => jar.push(...lines) }));
  const response = await next();
  const isRedirect = response.status >= 300 && response.status < 400;
  for (const cookie of jar) {
    // Do not delete the stored notice on a redirect, because the redirect does not show it.
    if (!(isRedirect && cookie.startsWith('notice=;'))) response.headers.append('set-cookie', cookie);
  }
  return response;
};

/** Returns true if a script requests a page's data, false if the browser requests a document. */
export const isScriptRequest = ({ request, url }: Visit): boolean => new URL(request.url).pathname !== url.pathname;

/** Returns the API client of this visitor, in the page's language. */
export const apiOf = (visit: Visit): Client => visit.context.get(clientContext);

/** Makes later API calls of this request use the cookies set so far, for example by a sign-in. */
export function carryOn(visit: Visit): void {
  const jar = visit.context.get(jarContext);
  const pairs = new Map<string, string>();
  const lines = [
    ...(visit.request.headers.get('cookie') ?? '').split(';'),
    ...jar.map((line) => line.split(';')[0] ?? ''),
  ];
  for (const pair of lines) {
    const at = pair.indexOf('=');
    if (at > 0) pairs.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  const cookie = [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...visitorHeaders(visit), cookie };
  const client = visit.context.get(appContext).client({ headers, onSetCookies: (set) => jar.push(...set) });
  visit.context.set(clientContext, client);
}

/**
 * Lets the server cache this page for all guests until the catalogue changes in `scope`. The page must not read guest
 * cookies, except for language and theme (apps/server/src/http/pages/guest-pages.ts).
 */
export const cacheUntilChanged = (visit: Visit, scope: CatalogueScope): void =>
  visit.context.get(appContext).cacheUntilChanged(scope);

/** Adds a Set-Cookie header to the response. */
export const sendCookie = (visit: Visit, cookie: string): void => void visit.context.get(jarContext).push(cookie);

/** Stores a visitor's choice in a cookie for a year. */
export const setChoiceCookie = (visit: Visit, name: string, value: string): void =>
  sendCookie(visit, cookieLine(name, value, yearSeconds, visit.url.protocol === 'https:'));

/** Result of an API call. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: {
        readonly code: string;
        readonly message: string;
        readonly retryAfterSeconds?: number | undefined;
        readonly requestId?: string | undefined;
      };
    };

/** Returns the value of a successful API result. For a failure, throws the error page with the API's status. */
export function orErrorPage<T>(outcome: Answered<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, message, retryAfterSeconds, requestId } = outcome.error;
  throw data({ code, message, retryAfterSeconds, requestId }, { status: outcome.status });
}

/**
 * Returns the value of a successful API result; null = the engine of searches does not answer. For any other failure,
 * throws the error page.
 */
export function orNullWithoutSearch<T>(outcome: Answered<T>): T | null {
  return !outcome.ok && outcome.error.code === 'search_unavailable' ? null : orErrorPage(outcome);
}

/** Root middleware: answers "not found" for an unknown language, because `/foo` would match `/:locale?`. */
export const knownAddress: MiddlewareFunction<Response> = ({ params }) => {
  const { locale } = params;
  if (locale !== undefined && !(isLocale(locale) && locale !== defaultLocale)) {
    throw data({ code: 'not_found', message: '' }, { status: 404 });
  }
};

/**
 * Root middleware: if the site does not show the address's language, redirects to the same page in the main language.
 * The redirect is temporary, because the language may be shown again.
 */
export const shownLanguage: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  const { shown, main } = context.get(appContext).shop.languages;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || shown.includes(localeOfPath(url.pathname))) return next();
  return Promise.resolve(redirect(switchLocale(main, url.pathname, url.search)));
};

const loweredNames: ReadonlySet<string> = new Set([':locale?', ':seo', ':slug', ':value', ':page']);

/** Returns the canonical path of a page: fixed parts and slugs in lower case; tokens and ids unchanged. */
export function lowerCasePath(pathname: string, pattern: string): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  const names = pattern.split('/').filter((name) => name !== '');
  const prefix = (parts[0] ?? '').toLowerCase();
  const isPrefixed = isLocale(prefix) && prefix !== defaultLocale;
  if (names[0] === ':locale?' && !isPrefixed) names.shift();
  const lowered = parts.map((part, place) => {
    const name = names[place] ?? '*';
    return !/^[:*]/.test(name) || loweredNames.has(name) ? part.toLowerCase() : part;
  });
  return `/${lowered.join('/')}${pathname.endsWith('/') && lowered.length > 0 ? '/' : ''}`;
}

/** Root middleware: redirects permanently to the lower-case path of a page. */
export const oneAddress: MiddlewareFunction<Response> = ({ request, url, pattern }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const path = lowerCasePath(url.pathname, pattern);
  const isSameButLetters = path.toLowerCase() === url.pathname.toLowerCase();
  if (path === url.pathname || !isSameButLetters) return next();
  return Promise.resolve(redirect(`${path}${url.search}`, 301));
};

/**
 * Root middleware: redirects `?boms=<id>` to one parts list (product S7). Any other value opens the page of all lists,
 * so that no value redirects off the site (T36).
 */
export const leadsToBoms: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const requested = url.searchParams.get('boms');
  if (request.method !== 'GET' || requested === null) return next();
  const id = /^[\w-]{22}$/.test(requested) ? `/${requested}` : '';
  return Promise.resolve(redirect(inLocale(localeOfPath(url.pathname), `/cabinet/boms${id}`)));
};

/**
 * Root middleware: `?logout` signs out and redirects home (product S7). If the link is on another site, the API refuses
 * to sign out, and the visitor is redirected to a page that asks for confirmation.
 */
export const signsOut: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' || !url.searchParams.has('logout')) return next();
  const locale = localeOfPath(url.pathname);
  const outcome = await context.get(clientContext).logout();
  return redirect(inLocale(locale, outcome.ok ? '/' : '/sign-out'));
};
