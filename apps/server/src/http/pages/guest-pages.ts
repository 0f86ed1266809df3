import { createHash } from 'node:crypto';

import { productFilterNames } from '@farad/domain/search-query';
import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';
import type { RenderedPage } from './page-cache.ts';
import type { ContentPolicy } from '../connection/security.ts';

/** Cookies whose owner gets personal pages, which are not cached. */
const personalCookies = ['cart', 'later', 'notice'];
/** Cookies on which a guest's page may depend. When a page is rendered for the cache, it sees only these. */
const lookCookies = ['theme', 'columns', 'productsOnPage', 'view', 'city', 'cookieConsent'];
const keyLengthMax = 4096;

// Matches pages of the catalogue in any language, and the data of these pages.
const catalogue = /^(?:\/(?:en|tr))?(?:\/(?:catalog|product|search|c\/sales)(?:[/.]|$)|\/?$|(?:\/_root|\/_)?\.data$)/;

/** Query parameters of catalogue pages besides those of the product filter. `_routes` belongs to the router. */
const pageParameters = new Set(['asTyped', 'facet', 'rows', 'reviews', 'questions', 'sent', '_routes']);

const isKnown = (name: string): boolean =>
  productFilterNames.has(name) || pageParameters.has(name) || name.startsWith('attrs.');

/**
 * Cache in which a page is stored. URLs without query parameters have their own cache (`plain`). Visitors can invent
 * any number of other URLs; these displace only each other (`varied`).
 */
type PageMemory = 'plain' | 'varied';

export interface GuestVisit {
  /** Key of the cached page. It contains everything by which the pages of two guests may differ. */
  readonly key: string;
  /** Cookie header with only the cookies that the page may see. */
  readonly cookie: string;
  /** null = the page is not cached: its URL has unknown parameters, so nobody else will request it. */
  readonly memory: PageMemory | null;
}

function cookiePairs(header: string): readonly (readonly [string, string])[] {
  return header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at === -1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
  });
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'host' | 'headers' | 'protocol'>;

/** Returns how to cache the page of a request; null = the page is personal. */
export function guestVisit(request: Asked, config: Config, isMobile: boolean): GuestVisit | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const [path = '', ...search] = request.url.split('?');
  if (!catalogue.test(path)) return null;
  const pairs = cookiePairs(request.headers.cookie ?? '');
  const own = new Set([...personalCookies, config.cookies.sessionName, config.cookies.actingName]);
  if (pairs.some(([name]) => own.has(name))) return null;
  const seen = pairs.filter(([name]) => lookCookies.includes(name)).map(([name, value]) => `${name}=${value}`);
  const cookie = seen.toSorted().join('; ');
  const key = [request.protocol, request.host, request.url, isMobile ? 'mobile' : '', cookie].join(' ');
  if (key.length > keyLengthMax) return null;
  const names = [...new URLSearchParams(search.join('?')).keys()];
  const isPlain = names.length === 0 && cookie === '' && request.host === new URL(config.siteUrl).host;
  return { key, cookie, memory: !names.every(isKnown) ? null : isPlain ? 'plain' : 'varied' };
}

// Matches scripts inside a page. Data blocks are left out, because browsers do not run them.
const inlineScript = /<script((?![^>]*(?:\ssrc=|\stype="application\/))[^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Returns a page without its nonce, because a nonce must not be used twice. Scripts that had the nonce are allowed by
 * their hash. All other scripts stay forbidden.
 */
export function withoutNonce(
  html: string,
  contentType: string,
  policy: ContentPolicy,
  nonce: string,
): Omit<RenderedPage, 'route'> {
  const mark = ` nonce="${nonce}"`;
  const bare = (text: string): string => text.replaceAll(mark, '');
  const hashes = Array.from(html.matchAll(inlineScript)).flatMap(([, attributes = '', script = '']) =>
    attributes.includes(mark) ? [hashOf(bare(script))] : [],
  );
  return { html: bare(html), contentType, policy: policy([...new Set(hashes)]) };
}
