import type { CategoryId } from '@farad/domain/category';

import type { Client } from './client.ts';

/** What a page's content depends on: one category with everything below it, or the whole catalogue. */
export type CatalogueScope = 'catalogue' | CategoryId;

/** Map tiles; `url` has `{z}`, `{x}` and `{y}`. */
export interface MapTiles {
  readonly url: string;
  /** The credit line that the licence of the tiles asks for. */
  readonly attribution: string;
}

/** How a page wants the API to be called on behalf of its visitor. */
export interface ClientWishes {
  /** Go with every call: accept-language, cookie, origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the Set-Cookie lines of every answer that has any. */
  readonly onSetCookies?: (lines: readonly string[]) => void;
}

/** What the server gives the pages with every request. */
export interface PageContext {
  /**
   * Client of the API, dispatched for this visitor. The pages send `cookie`, `accept-language` (the page's language)
   * and, for changing calls, `origin`; the server adds the address, the protocol and the trace.
   */
  readonly client: (wishes: ClientWishes) => Client;
  /** For `script-src 'nonce-…'`; a new one for each answer. */
  readonly nonce: string;
  /** Public origin without a trailing slash: `https://farad.example`. */
  readonly siteUrl: string;
  /** Prefix of the API's file addresses: a path where the API is on the site's own origin. */
  readonly apiBase: string;
  /** null = no maps. */
  readonly mapTiles: MapTiles | null;
  /** The number of the request, by which support finds it. */
  readonly requestId: string;
  /** Records the pattern of the page's address for the log and the metrics. */
  readonly noteRoute: (pattern: string) => void;
  /** Logs an error that a loader, an action or the rendering threw. */
  readonly report: (error: unknown) => void;
  /** By the user agent (product S15). */
  readonly isMobile: boolean;
  /** Whether the visitor is unknown: neither signed in nor with a basket. */
  readonly isGuest: boolean;
  /** Lets the server cache the page for every guest until the scope changes. */
  readonly keepUntilChanged: (scope: CatalogueScope) => void;
}
