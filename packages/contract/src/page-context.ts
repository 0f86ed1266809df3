import type { CategoryId } from '@farad/domain/category';
import type { ContactsSetting, HomeSetting } from '@farad/domain/setting';
import type { LocalizedText, ShownLanguages } from '@farad/domain/shared';

import type { Client } from './client.ts';

/** What a page's content depends on: one category with its descendants, or the whole catalogue. */
export type CatalogueScope = 'catalogue' | CategoryId;

/** Names, tagline and look of the shop. */
export interface ShopFace {
  readonly name: string;
  readonly tagline: LocalizedText;
  /** CSS declarations for the root element. Empty = the look of the program. */
  readonly style: string;
  /** Name of the picture of its icons; null = the icons of the program. */
  readonly icon: string | null;
  readonly contacts: ContactsSetting;
  readonly languages: ShownLanguages;
  readonly home: HomeSetting;
}

/** Map tiles; `url` has `{z}`, `{x}` and `{y}`. */
export interface MapTiles {
  readonly url: string;
  /** The attribution required by the licence of the tiles. */
  readonly attribution: string;
}

/** Settings of the API client that a page creates for its visitor. */
export interface ClientWishes {
  /** Headers of every call: accept-language, cookie, origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the Set-Cookie lines of every answer that has any. */
  readonly onSetCookies?: (lines: readonly string[]) => void;
}

/** What the server passes to the pages with every request. */
export interface PageContext {
  /**
   * Creates a client of the API for this visitor. Pages send `cookie`, `accept-language` (the page's language) and, for
   * changing calls, `origin`. The server adds the IP address, the protocol and the trace.
   */
  readonly client: (wishes: ClientWishes) => Client;
  /** Nonce for `script-src 'nonce-…'`, new for each answer. */
  readonly nonce: string;
  /** Public origin without a trailing slash: `https://farad.example`. */
  readonly siteUrl: string;
  /** Names and look of the shop. */
  readonly shop: ShopFace;
  /** Prefix of the API's file URLs. It is a path if the API is on the site's own origin. */
  readonly apiBase: string;
  /** null = no maps. */
  readonly mapTiles: MapTiles | null;
  /** Id of the request, for support. */
  readonly requestId: string;
  /** Records the route pattern of the page, for the log and the metrics. */
  readonly noteRoute: (pattern: string) => void;
  /** Logs an error thrown by a loader, an action or rendering. */
  readonly report: (error: unknown) => void;
  /** Derived from the user agent (product S15). */
  readonly isMobile: boolean;
  /** True = the visitor is neither signed in nor has a basket. */
  readonly isGuest: boolean;
  /** Lets the server cache the page for all guests until the scope changes. */
  readonly cacheUntilChanged: (scope: CatalogueScope) => void;
}
