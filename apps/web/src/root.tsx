import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router';

import { loadLateWords } from './i18n/load-words.ts';
import { localeOfPath } from './i18n/locale-path.ts';
import { useWords } from './i18n/words.tsx';
import { loadFrame } from './shell/frame.server.ts';
import { useFrame } from './shell/frame.ts';
import { opensAddressModals, showsShared } from './server/shell-parameters.server.ts';
import { LateErrorPage } from './shell/page/late-error-page.tsx';
import { PageScripts } from './shell/page/page-scripts.tsx';
import { PageStyles } from './shell/page/page-styles.tsx';
import { MarksProvider } from './shell/product-marks.tsx';
import { Shell } from './app/shell.tsx';
import { ImageHosts } from './ui/drawing.tsx';
import { ToastProvider } from './ui/toast.tsx';
import { carryCookies, knownAddress, leadsToBoms, oneAddress, shownLanguage, signsOut } from './server/visit.server.ts';
import type { Route } from './+types/root';

export const middleware: MiddlewareFunction<Response>[] = [
  carryCookies,
  oneAddress,
  knownAddress,
  shownLanguage,
  signsOut,
  leadsToBoms,
  opensAddressModals,
  showsShared,
];

/** Loads the page's own texts before it is shown. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    await loadLateWords(localeOfPath(pathname), pathname);
    return next();
  },
];

export const loader = async (visit: Route.LoaderArgs) => data(await loadFrame(visit));

/** Reload the frame (header and footer data) after form posts only. Navigation does not change it. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && formMethod !== 'GET';

const noHosts: readonly string[] = [];

/** Document around every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useWords();
  const frame = useFrame();
  return (
    <html lang={locale} data-theme={frame?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageStyles />
      </head>
      <body>
        <ImageHosts value={frame?.imageUrls ?? noHosts}>
          <ToastProvider>
            <MarksProvider>
              <Shell>{children}</Shell>
            </MarksProvider>
          </ToastProvider>
        </ImageHosts>
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? (
    <LateErrorPage status={error.status} told={error.data} />
  ) : (
    <LateErrorPage status={null} />
  );
}
