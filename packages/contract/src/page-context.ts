import type { CategoryId } from '@farad/domain/category';
import type { ContactsSetting, HomeSetting } from '@farad/domain/setting';
import type { LocalizedText, ShownLanguages } from '@farad/domain/shared';

import type { Client } from './client.ts';

/** Part of the catalogue that a page shows: one category with its descendants, or all of it. */
export type CatalogueScope = 'catalogue' | CategoryId;

/** Name, tagline, look, contacts, languages and home page of the shop. */
export interface ShopFace {
  readonly name: string;
  readonly tagline: LocalizedText;
  /** CSS declarations for the root element. Empty = the default look. */
  readonly style: string;
  /** File name of the picture that the shop's icons are made of; null = the default icons. */
  readonly icon: string | null;
  readonly contacts: ContactsSetting;
  readonly languages: ShownLanguages;
  readonly home: HomeSetting;
}

/** Source of map tiles. `url` contains the placeholders `{z}`, `{x}` and `{y}`. */
export interface MapTiles {
  readonly url: string;
  /** The attribution required by the licence of the tiles. */
  readonly attribution: string;
}

/** Settings of the API client that a page creates for its visitor. */
export interface ClientWishes {
  /** Headers of every call: accept-language, cookie, origin. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called after every answer that sets cookies, with its Set-Cookie headers. */
  readonly onSetCookies?: (lines: readonly string[]) => void;
}

/** Context that the server passes to the pages with every request. */
export interface PageContext {
  /**
   * Creates a client of the API for this visitor. A page passes `cookie`, `accept-language` (the page's language) and,
   * for calls that change data, `origin`. The server adds the IP address, the protocol and the trace.
   */
  readonly client: (wishes: ClientWishes) => Client;
  /** Nonce for `script-src 'nonce-…'`, new for each answer. */
  readonly nonce: string;
  /** Public origin without a trailing slash: `https://farad.example`. */
  readonly siteUrl: string;
  /** Names and look of the shop. */
  readonly shop: ShopFace;
  /** Prefix of the API's URLs of files. It is only a path if the API has the same origin as the site. */
  readonly apiBase: string;
  /** Source of map tiles; null = the site shows no maps. */
  readonly mapTiles: MapTiles | null;
  /** Id of the request. Visitors can give it to support. */
  readonly requestId: string;
  /** Records the route pattern of the page, for the log and the metrics. */
  readonly noteRoute: (pattern: string) => void;
  /** Logs an error thrown by a loader, an action or rendering. */
  readonly report: (error: unknown) => void;
  /** True = the visitor's device is mobile according to the user agent (product S15). */
  readonly isMobile: boolean;
  /** True = the visitor is not signed in and has no basket. */
  readonly isGuest: boolean;
  /** Permits the server to cache the page for all guests, until something in `scope` changes. */
  readonly cacheUntilChanged: (scope: CatalogueScope) => void;
}
