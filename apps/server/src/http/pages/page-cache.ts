import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { CatalogueScope } from '@farad/contract/page-context';

import type { CatalogueVersions } from '#catalogue-index/versions.ts';
import type { Coding } from './coding.ts';

/** A page as it was rendered for one guest. */
export interface RenderedPage {
  readonly html: string;
  readonly contentType: string;
  /** The policy for its scripts, without a nonce. */
  readonly policy: string;
  /** Pattern of its address; null: it did not say. */
  readonly route: string | null;
}

export interface KeptPage {
  readonly etag: string;
  readonly contentType: string;
  readonly policy: string;
  readonly route: string | null;
  readonly body: (coding: Coding) => Promise<Buffer>;
}

interface Entry {
  readonly page: KeptPage;
  readonly scopes: readonly CatalogueScope[];
  readonly version: number;
  readonly keptAt: number;
  readonly bytes: number;
}

export interface PageCacheOptions {
  readonly versions: CatalogueVersions;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly bytesMax: number;
}

/** Nothing is older than this, whatever else a page hangs on: texts, dates of delivery, reviews. */
const lifeMs = 60_000;
/** A page and its compressed copies weigh about this much of its text. */
const weight = 1.4;

const pack = {
  gzip: promisify(gzip),
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

function keptPage({ html, contentType, policy, route }: RenderedPage): KeptPage {
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
 * Pages that any guest may be given, until the catalogue changes under them (integrations section 9, budget P5). The
 * key says everything that makes two guests' pages differ.
 */
export function pageCache({ versions, clock, bytesMax }: PageCacheOptions) {
  // In the order of use: the first is the longest unused.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const drop = (key: string, entry: Entry): void => {
    entries.delete(key);
    bytes -= entry.bytes;
  };

  const isFresh = (entry: Entry): boolean =>
    clock() - entry.keptAt < lifeMs && entry.scopes.every((scope) => versions.of(scope) <= entry.version);

  return {
    find: (key: string): KeptPage | null => {
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

    /** `version`: of the catalogue before the page was begun. */
    keep: (key: string, rendered: RenderedPage, scopes: readonly CatalogueScope[], version: number): KeptPage => {
      const page = keptPage(rendered);
      const size = Math.ceil((rendered.html.length + key.length) * weight);
      const known = entries.get(key);
      if (known !== undefined) drop(key, known);
      entries.set(key, { page, scopes, version, keptAt: clock(), bytes: size });
      bytes += size;
      for (const [oldest, entry] of entries) {
        if (bytes <= bytesMax) break;
        drop(oldest, entry);
      }
      return page;
    },

    /** Bytes held, about. */
    size: (): number => bytes,
  };
}
