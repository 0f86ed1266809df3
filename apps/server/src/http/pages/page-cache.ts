import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { CatalogueScope } from '@farad/contract/page-context';

import type { CatalogueVersions } from '#catalogue-index/versions.ts';
import type { Coding } from './coding.ts';

/** A page rendered for a guest. */
export interface RenderedPage {
  readonly html: string;
  readonly contentType: string;
  /** Content-Security-Policy of the page, without a nonce. */
  readonly policy: string;
  /** Pattern of the page's URL; null = unknown. */
  readonly route: string | null;
}

export interface CachedPage {
  readonly etag: string;
  readonly contentType: string;
  readonly policy: string;
  readonly route: string | null;
  readonly body: (coding: Coding) => Promise<Buffer>;
}

interface Entry {
  readonly page: CachedPage;
  readonly scopes: readonly CatalogueScope[];
  readonly version: number;
  readonly keptAt: number;
  readonly bytes: number;
}

export interface PageCacheOptions {
  readonly versions: CatalogueVersions;
  /** Returns the time in milliseconds. */
  readonly clock: () => number;
  readonly bytesMax: number;
}

/**
 * Maximum age of a cached page. Pages also depend on data whose changes raise no version: texts, delivery dates,
 * reviews.
 */
const lifeMs = 60_000;
/** Factor from the length of a page to its size in the cache, where compressed copies are stored too. */
const weight = 1.4;

const pack = {
  gzip: promisify(gzip),
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

function cachedPage({ html, contentType, policy, route }: RenderedPage): CachedPage {
  const plain = Buffer.from(html);
  const packed = new Map<Coding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  const body = (coding: Coding): Promise<Buffer> => {
    const known = packed.get(coding);
    if (known !== undefined) return known;
    const made = pack[coding === 'br' ? 'br' : 'gzip'](plain);
    packed.set(coding, made);
    return made;
  };
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, contentType, policy, route, body };
}

/**
 * Cache of pages for guests. A page is valid until its part of the catalogue changes (integrations section 9, budget
 * P5). The key must contain everything by which the pages of two guests may differ.
 */
export function pageCache({ versions, clock, bytesMax }: PageCacheOptions) {
  // In order of use: the first entry is the least recently used.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const drop = (key: string, entry: Entry): void => {
    entries.delete(key);
    bytes -= entry.bytes;
  };

  const isFresh = (entry: Entry): boolean =>
    clock() - entry.keptAt < lifeMs && entry.scopes.every((scope) => versions.of(scope) <= entry.version);

  return {
    find: (key: string): CachedPage | null => {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (!isFresh(entry)) {
        drop(key, entry);
        return null;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },

    /** Stores a page. `version`: version of the catalogue before the page was rendered. */
    keep: (key: string, rendered: RenderedPage, scopes: readonly CatalogueScope[], version: number): CachedPage => {
      const page = cachedPage(rendered);
      const size = Math.ceil((rendered.html.length + key.length) * weight);
      const known = entries.get(key);
      if (known !== undefined) drop(key, known);
      entries.set(key, { page, scopes, version, keptAt: clock(), bytes: size });
      bytes += size;
      if (bytes <= bytesMax) return page;
      for (const [oldest, entry] of entries) {
        if (bytes <= bytesMax) break;
        drop(oldest, entry);
      }
      return page;
    },

    /** Approximate number of cached bytes. */
    size: (): number => bytes,
  };
}
