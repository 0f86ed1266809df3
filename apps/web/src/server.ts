import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import type { AnswerRequest } from './server/app-context.ts';
import { firstStyles } from './styles/first-styles.ts';
import { logoStyles } from './styles/logo-styles.ts';
import { appContext } from './server/visit.server.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Answers a request for a page, its data, or a resource route. See {@link AnswerRequest}. */
export const answer: AnswerRequest = (request, app) => {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return handle(request, context);
};

/** All inline styles of HTML pages. They are the same for all visitors. */
export const documentStyles: readonly string[] = [...Object.values(firstStyles ?? {}), logoStyles];
