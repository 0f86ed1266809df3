import type { Client } from '@farad/contract/client';
import type { CatalogueScope, PageContext } from '@farad/contract/page-context';
import { defaultLocale, isLocale } from '@farad/domain/shared';
import { createContext, data, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router';

import { cookieLine, yearSeconds } from '../kit/cookies.ts';
import { inLocale, localeOfPath } from '../i18n/locale-path.ts';

export const appContext = createContext<PageContext>();
const clientContext = createContext<Client>();
const jarContext = createContext<string[]>();

/** What loaders and actions of every route are called with, as far as they need it here. */
export interface Visit {
  readonly request: Request;
  /** The page's own address; that of the request may be its data's (`/en.data`). */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** Headers of the visitor that the API must see. */
function visitorHeaders({ request, url }: Pick<Visit, 'request' | 'url'>): Record<string, string> {
  const kept = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'].flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), 'accept-language': localeOfPath(url.pathname) };
}

/** What patterns of all pages begin with. */
const anyLocale = /^\/?:locale\?(?:\/|$)/;

/** Root middleware: one API client a request, and the cookies it was answered reach the browser. */
export const carryCookies: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  context.get(appContext).noteRoute(pattern.replace(anyLocale, '/'));
  const jar: string[] = [];
  context.set(jarContext, jar);
  const headers = visitorHeaders({ request, url });
  context.set(clientContext, context.get(appContext).client({ headers, onSetCookies: (lines) => jar.push(...lines) }));
  const response = await next();
  const isRedirect = response.status >= 300 && response.status < 400;
  for (const cookie of jar) {
    // Nobody has read the notice of a page that leads on: the next one shows it.
    if (!(isRedirect && cookie.startsWith('notice=;'))) response.headers.append('set-cookie', cookie);
  }
  return response;
};

/** Whether a script of the page asks (for data), not the browser itself (for a document). */
export const isAskedByScript = ({ request, url }: Visit): boolean => new URL(request.url).pathname !== url.pathname;

/** The API on behalf of this visitor, in the page's language. */
export const apiOf = (visit: Visit): Client => visit.context.get(clientContext);

/** Makes the further calls of this visit with the cookies that were set so far: by a sign-in in the middle of it. */
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

/** Lets the server cache this page to every guest until the scope changes. Such a page sees no cookies of a guest but
 * those of its look (apps/server/src/http/pages/guest-pages.ts).
 */
export const keepUntilChanged = (visit: Visit, scope: CatalogueScope): void =>
  visit.context.get(appContext).keepUntilChanged(scope);

/** Adds a whole Set-Cookie to the answer. */
export const sendCookie = (visit: Visit, cookie: string): void => void visit.context.get(jarContext).push(cookie);

/** Keeps what a visitor chose in his browser for a year. */
export const keepChoice = (visit: Visit, name: string, value: string): void =>
  sendCookie(visit, cookieLine(name, value, yearSeconds, visit.url.protocol === 'https:'));

/** What the API answers a call. */
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

/** The value of an API answer, or the error page with the API's status. */
export function orErrorPage<T>(outcome: Answered<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, message, retryAfterSeconds, requestId } = outcome.error;
  throw data({ code, message, retryAfterSeconds, requestId }, { status: outcome.status });
}

/** Root middleware: `/foo` would match `/:locale?`; only real languages do. */
export const knownAddress: MiddlewareFunction<Response> = ({ params }) => {
  const { locale } = params;
  if (locale !== undefined && !(isLocale(locale) && locale !== defaultLocale)) {
    throw data({ code: 'not_found', message: '' }, { status: 404 });
  }
};

const loweredNames: ReadonlySet<string> = new Set([':locale?', ':seo', ':slug']);

/** The one address of a page: fixed parts and address parts of products and the like in lower case, tokens as they are. */
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

/** Root middleware: an address in other letters leads to the one address of its page for good. */
export const oneAddress: MiddlewareFunction<Response> = ({ request, url, pattern }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const path = lowerCasePath(url.pathname, pattern);
  const isSameButLetters = path.toLowerCase() === url.pathname.toLowerCase();
  if (path === url.pathname || !isSameButLetters) return next();
  return Promise.resolve(redirect(`${path}${url.search}`, 301));
};

/** Root middleware: `?boms` leads to the parts lists, with the id of one to that list (product S7); nowhere else (T36). */
export const leadsToBoms: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const asked = url.searchParams.get('boms');
  if (request.method !== 'GET' || asked === null) return next();
  const id = /^[\w-]{22}$/.test(asked) ? `/${asked}` : '';
  return Promise.resolve(redirect(inLocale(localeOfPath(url.pathname), `/cabinet/boms${id}`)));
};

/**
 * Root middleware: `?logout` signs out and leads home (product S7). The API does it only for somebody whose browser says
 * that he did not come from another site; anybody else is asked first.
 */
export const signsOut: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' || !url.searchParams.has('logout')) return next();
  const locale = localeOfPath(url.pathname);
  const outcome = await context.get(clientContext).logout();
  return redirect(inLocale(locale, outcome.ok ? '/' : '/sign-out'));
};
