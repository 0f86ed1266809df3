import { createHash } from 'node:crypto';

import { productFilterNames } from '@farad/domain/search-query';
import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/config.ts';
import type { RenderedPage } from './page-cache.ts';
import type { ContentPolicy } from '../connection/security.ts';

/** Visitors with one of these cookies get their own pages. */
const personalCookies = ['cart', 'later', 'notice'];
/** Cookies that guests' pages may depend on. A cached page is rendered without other cookies. */
const lookCookies = ['theme', 'columns', 'productsOnPage', 'view', 'city', 'cookieConsent'];
const keyLengthMax = 4096;

// Catalogue pages in any language, as documents and as data for an open page.
const catalogue = /^(?:\/(?:en|tr))?(?:\/(?:catalog|product|search|c\/sales)(?:[/.]|$)|\/?$|(?:\/_root|\/_)?\.data$)/;

/** Further query parameters of catalogue pages; `_routes` is the router's. */
const pageParameters = new Set(['asTyped', 'facet', 'rows', 'reviews', 'questions', 'sent', '_routes']);

const isKnown = (name: string): boolean =>
  productFilterNames.has(name) || pageParameters.has(name) || name.startsWith('attrs.');

/**
 * Cache of a page. Addresses without parameters that visitors can invent have a separate cache, so that invented ones
 * displace only each other.
 */
type PageMemory = 'plain' | 'varied';

export interface GuestVisit {
  /** Everything that distinguishes two guests' pages. */
  readonly key: string;
  /** The cookies that a page may see. */
  readonly cookie: string;
  /** null = the address has unknown parameters, so nobody else will request it. */
  readonly memory: PageMemory | null;
}

function cookiePairs(header: string): readonly (readonly [string, string])[] {
  return header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at === -1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
  });
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'host' | 'headers' | 'protocol'>;

/** Returns a visit that a cached guest page can answer; null = the page is personal. */
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

// Data blocks do not run, so no policy applies to them.
const inlineScript = /<script((?![^>]*(?:\ssrc=|\stype="application\/))[^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Returns a page without its nonce, which must not be used twice. Scripts with the nonce are allowed by their hash;
 * others stay forbidden.
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
