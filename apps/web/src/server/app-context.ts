import type { PageContext } from '@farad/contract/page-context';

/**
 * What `build/server/index.js` exports as `answer`: the page, a redirect, or a page's data (`*.data`) for a request.
 * A page has its text in `html` and no body. Styles carry attributes (`style-src-attr 'unsafe-inline'`), scripts carry the nonce. Static files are in
 * `build/client`: `/assets/*` have hashed names (immutable), the rest lies at the root.
 */
export type AnswerRequest = (request: Request, app: PageContext) => Promise<Response & { readonly html?: string }>;
