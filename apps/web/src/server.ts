import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import type { AnswerRequest } from './app-context.ts';
import { appContext } from './visit.server.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Answers a request for a page, its data, or a resource route. See {@link AnswerRequest}. */
export const answer: AnswerRequest = (request, app) => {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return handle(request, context);
};
