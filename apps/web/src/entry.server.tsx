import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';

import { scriptsAfterPaint } from './server/after-paint.server.ts';
import { dataScript, streamScript } from './server/data-script.server.ts';
import { withFirstStyles } from './server/first-styles.server.ts';
import { withHeadTags } from './server/head-tags.server.ts';
import { localeOfPath } from './i18n/locale-path.ts';
import { withRequestNumber } from './server/request-number.server.ts';
import { retryAfterOf } from './server/retry-after.server.ts';
import { WordsProvider } from './i18n/words.tsx';
import { appContext } from './server/visit.server.ts';
import { WholePage } from './server/whole-page.server.ts';
import { withWholeParts } from './server/whole-part.server.ts';

/** React Router's context. In the built application it makes its stream only on request (vite.config.ts). */
type Entry = EntryContext & { readonly openHandoff?: () => ReadableStream<Uint8Array> };

/**
 * Returns the context with the manifest of the page's own routes. React Router would make all hundred routes of the site
 * anew for each page.
 */
function ofPage<Context extends EntryContext>({ manifest, ...context }: Context) {
  const routes = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

const bodyEnd = '</body></html>';

/**
 * Renders the whole document in one piece. Streaming would cost about as much time as rendering and save nothing,
 * because all loaders are awaited anyway.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: Entry,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const retryAfterSeconds = retryAfterOf(router.staticHandlerContext.errors);
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, requestId, shop } = context.get(appContext);
  const { serverHandoffStream, openHandoff, ...whole } = router;
  const { loaderData, actionData, errors } = router.staticHandlerContext;
  const state = { loaderData, actionData, errors };
  const locale = localeOfPath(new URL(request.url).pathname);
  const document = (
    <WordsProvider t={translators[locale]}>
      <ServerRouter context={ofPage(whole)} url={request.url} nonce={nonce} />
    </WordsProvider>
  );
  const rendered = withWholeParts(() => renderToString(document));
  const html = withHeadTags(status < 500 ? rendered : withRequestNumber(rendered, locale, requestId), locale, shop);
  const hasScripts = whole.renderMeta?.didRenderScripts === true;
  const route = router.staticHandlerContext.matches.at(-1)?.route.id;
  if (!hasScripts || !html.endsWith(bodyEnd)) {
    return new WholePage(withFirstStyles(`<!DOCTYPE html>${html}`, route), { status, headers });
  }
  const data = dataScript(state, nonce) ?? (await streamScript(openHandoff?.() ?? serverHandoffStream, nonce));
  const body = `<!DOCTYPE html>${scriptsAfterPaint(html.slice(0, -bodyEnd.length), nonce)}${data}${bodyEnd}`;
  return new WholePage(withFirstStyles(body, route), { status, headers });
}

/** Logs unexpected errors once. An aborted request is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A 4xx answer is the client's error, for example a POST to a page without a form. Do not report it.
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) context.get(appContext).report(error);
};
