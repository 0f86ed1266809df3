import { PassThrough } from 'node:stream';

import { translators } from '@farad/wording/server';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';

import { localeOfPath } from './i18n/locale-path.ts';
import { WordsProvider } from './i18n/words.tsx';
import { appContext } from './visit.server.ts';

/** Milliseconds after which unresolved content is given up. */
export const streamTimeout = 5_000;

const renderGraceMs = 1_000;

/** Streams the document as soon as its frame is ready; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, report } = context.get(appContext);
  const readiness = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    let answerStatus = status;
    const document = (
      <WordsProvider t={translators[localeOfPath(new URL(request.url).pathname)]}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </WordsProvider>
    );
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      [readiness]() {
        isShellSent = true;
        const body = new PassThrough({
          final(done) {
            clearTimeout(timer);
            done();
          },
        });
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
      },
      onShellError: reject,
      onError(error: unknown) {
        answerStatus = 500;
        // Before the frame is sent, the error is rethrown and logged by the handler; who went away is no surprise.
        if (isShellSent && !request.signal.aborted) report(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + renderGraceMs);
  });
}

/** Surprises are logged once; a visitor who went away is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(appContext).report(error);
};
