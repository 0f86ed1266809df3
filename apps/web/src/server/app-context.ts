import type { PageContext } from '@farad/contract/page-context';

/**
 * Type of `answer` in `build/server/index.js`: returns the page, a redirect, or a page's data (`*.data`). A page has
 * its text in `html` and no body. Styles use attributes (`style-src-attr 'unsafe-inline'`); scripts carry the nonce.
 * Static files are in `build/client`: `/assets/*` have hashed names (immutable), the rest is at the root.
 */
export type AnswerRequest = (request: Request, app: PageContext) => Promise<Response & { readonly html?: string }>;
