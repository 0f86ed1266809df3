import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link as RouterLink, type LinkProps, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { Link } from './plain-link.server.tsx';

/** Returns the HTML of a link on a page, as the server writes it; null = the address is refused. */
function rendered(As: (props: LinkProps) => React.ReactNode, page: string, props: LinkProps): string | null {
  const routes = [{ path: '*', element: <As {...props}>Резистор</As> }];
  try {
    return renderToString(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [page] })} />);
  } catch {
    return null;
  }
}

const routerLink = (props: LinkProps) => <RouterLink discover="none" {...props} />;

const part = fc.constantFrom(
  'product',
  'ne555',
  'a.b',
  '.',
  '..',
  '',
  'en',
  '%D1%8F',
  'ч',
  'a b',
  '//',
  '~x',
  '-',
  '...',
);
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const search = fc.constantFrom('', '?', '?a=1', '?sort=-price&page=2', 'a=1', '?a=#b', '?q=10%D0%BA', '?тест');
const hash = fc.constantFrom('', '#', '#reviews', 'top');
const to = fc.oneof(
  fc.tuple(path, search, hash).map((texts) => texts.join('')),
  search.map((text) => ({ search: text })),
  fc.record({ pathname: path, search }),
  fc.constantFrom('', '..', 'ne555', '?a=1', '#top', 'https://farad.example/x', '//farad.example', 'mailto:a@b.c'),
);
const pages = fc.constantFrom(
  '/',
  '/en',
  '/catalog/chip-resistors?page=2',
  '/en/product/ne555/',
  '/search?text=%D1%8F',
);
const others = fc.constantFrom<Partial<LinkProps>[]>(
  {},
  { className: 'num', 'aria-label': 'Открыть', tabIndex: -1, title: '"x"' },
  { prefetch: 'intent', preventScrollReset: true, replace: true, onClick: () => undefined },
  { reloadDocument: true },
  { relative: 'path' },
  { discover: 'none' },
);

it('is written as React Router writes it, for every address', () => {
  fc.assert(
    fc.property(to, pages, others, (address, page, more) => {
      const props = { to: address, ...more };
      expect(rendered(Link, page, props)).toBe(rendered(routerLink, page, props));
    }),
    { numRuns: 500 },
  );
});
