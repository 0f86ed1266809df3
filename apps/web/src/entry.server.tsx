import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';

import { scriptsAfterPaint } from './server/after-paint.server.ts';
import { withHeadTags } from './server/head-tags.server.ts';
import { localeOfPath } from './i18n/locale-path.ts';
import { withRequestNumber } from './server/request-number.server.ts';
import { retryAfterOf } from './server/retry-after.server.ts';
import { WordsProvider } from './i18n/words.tsx';
import { jsonForScript } from './ui/json-ld.tsx';
import { appContext } from './server/visit.server.ts';
import { WholePage } from './server/whole-page.server.ts';

const controller = 'window.__reactRouterContext.streamController';

/**
 * Returns the script that hands the loaders' data to the router in the browser. It replaces React Router's streaming.
 */
async function dataScript(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return `<script nonce="${nonce}">${controller}.enqueue(${jsonForScript(text)});${controller}.close();</script>`;
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
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const retryAfterSeconds = retryAfterOf(router.staticHandlerContext.errors);
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, requestId, shop } = context.get(appContext);
  const { serverHandoffStream, ...whole } = router;
  const locale = localeOfPath(new URL(request.url).pathname);
  const rendered = renderToString(
    <WordsProvider t={translators[locale]}>
      <ServerRouter context={whole} url={request.url} nonce={nonce} />
    </WordsProvider>,
  );
  const html = withHeadTags(status < 500 ? rendered : withRequestNumber(rendered, locale, requestId), locale, shop);
  const hasScripts = whole.renderMeta?.didRenderScripts === true;
  if (!hasScripts || serverHandoffStream === undefined || !html.endsWith(bodyEnd)) {
    return new WholePage(`<!DOCTYPE html>${html}`, { status, headers });
  }
  const data = await dataScript(serverHandoffStream, nonce);
  const body = `<!DOCTYPE html>${scriptsAfterPaint(html.slice(0, -bodyEnd.length), nonce)}${data}${bodyEnd}`;
  return new WholePage(body, { status, headers });
}

/** Logs unexpected errors once. An aborted request is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A 4xx answer is the client's error, for example a POST to a page without a form. Do not report it.
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) context.get(appContext).report(error);
};
