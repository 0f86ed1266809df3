import { createBrowserRouter, type RouteObject } from 'react-router';

import { sections } from '../sections.ts';
import { Frame } from './frame.tsx';
import { FirstSection, Guard, NotFound } from './guard.tsx';
import type { Section, SectionPage } from '../section.ts';
import { SessionGate } from './session-gate.tsx';
import { PageBroke } from './page-broke.tsx';

function pageRoute({ path, load, above = [] }: SectionPage): RouteObject {
  return {
    ...(path === '' && above.length === 0 ? { index: true as const } : { path, children: above.map(pageRoute) }),
    lazy: async () => ({ Component: await load() }),
  };
}

const sectionRoute = (section: Section): RouteObject => ({
  path: section.path,
  element: <Guard section={section} />,
  ErrorBoundary: PageBroke,
  children: section.pages.map(pageRoute),
});

/** Returns the router with all addresses of the back office. `base` = path under which it is served. */
export const createRouter = (base: string) =>
  createBrowserRouter(
    [
      {
        path: 'invitation',
        lazy: async () => ({ Component: (await import('../features/invitation/invitation-page.tsx')).InvitationPage }),
        HydrateFallback: () => null,
      },
      {
        element: <SessionGate />,
        ErrorBoundary: PageBroke,
        HydrateFallback: () => null,
        children: [
          {
            element: <Frame />,
            children: [
              { index: true, element: <FirstSection /> },
              {
                path: 'me',
                ErrorBoundary: PageBroke,
                lazy: async () => ({
                  Component: (await import('../features/own-account/own-account-page.tsx')).OwnAccountPage,
                }),
              },
              ...sections.map(sectionRoute),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
    { basename: base },
  );
