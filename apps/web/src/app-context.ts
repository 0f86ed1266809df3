import type { Client } from '@farad/contract/client';
import type { CategoryId } from '@farad/domain/category';

/** One category with everything below it, or the whole catalogue. */
export type CatalogueScope = 'catalogue' | CategoryId;

/**
 * What the server gives the pages with every request. The server, which may not import the pages, states the same shape
 * where it calls them (apps/server/src/http/web-pages.ts).
 */
export interface AppContext {
  /**
   * Client of the API, dispatched for this visitor. The pages send `cookie`, `accept-language` (the page's language)
   * and, for changing calls, `origin`; the server adds what only it knows (address, protocol, trace). `onSetCookies` is
   * told of the cookies of every answer that sets any.
   */
  readonly client: (wishes: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly onSetCookies?: (lines: readonly string[]) => void;
  }) => Client;
  /** For `script-src 'nonce-…'`; a new one for each answer. */
  readonly nonce: string;
  /** Public origin without a trailing slash: `https://farad.example`. */
  readonly siteUrl: string;
  /** What addresses of files of the API begin with: a path, where it is the site's own. */
  readonly apiBase: string;
  /** The pictures of maps; null: there are no maps. `url` has `{z}`, `{x}`, `{y}`. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null;
  /** The number of the request, by which support finds it. */
  readonly requestId: string;
  /** Says the pattern of the page's address, for the log and the metrics. */
  readonly noteRoute: (pattern: string) => void;
  /** Logs a surprise of a page: what a loader, an action or the rendering threw. */
  readonly report: (error: unknown) => void;
  /** By the user agent (product S15). */
  readonly isMobile: boolean;
  /** Whether the visitor is nobody known: neither signed in nor with a basket. */
  readonly isGuest: boolean;
  /** The page may be given to every guest until something changes there: in a category's tree or anywhere. */
  readonly keepUntilChanged: (scope: CatalogueScope) => void;
}

/**
 * What `build/server/index.js` exports as `answer`: the page, a redirect, or a page's data (`*.data`) for a request.
 * A page has its text in `html` and no body. Styles carry attributes (`style-src-attr 'unsafe-inline'`), scripts carry the nonce. Static files are in
 * `build/client`: `/assets/*` have hashed names (immutable), the rest lies at the root.
 */
export type AnswerRequest = (request: Request, app: AppContext) => Promise<Response & { readonly html?: string }>;
