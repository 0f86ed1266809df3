import type { PageContext } from '@farad/contract/page-context';

/**
 * Type of `answer` in `build/server/index.js`. It returns a page, a redirect, or a page's data (`*.data`). A page has
 * its text in `html` and no body. Its inline styles need `style-src-attr 'unsafe-inline'`; its scripts carry the nonce.
 * Static files are in `build/client`: files in `/assets/` have hashed names and never change; the others are at the
 * root.
 */
export type AnswerRequest = (request: Request, app: PageContext) => Promise<Response & { readonly html?: string }>;
