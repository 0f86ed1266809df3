import fc from 'fast-check';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  Form as RouterForm,
  type FormProps,
  RouterProvider,
  useFetcher as useRouterFetcher,
} from 'react-router';
import { expect, it } from 'vitest';

import { Form, useFetcher, useSubmit } from './plain-form.server.tsx';

/** Returns the HTML of a component on a page, as the server writes it. */
function rendered(Component: () => React.ReactNode, page: string): string {
  const routes = [{ path: '*', element: <Component /> }];
  return renderToString(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [page] })} />);
}

const pages = fc.constantFrom(
  '/',
  '/en',
  '/catalog/chip-resistors?page=2',
  '/en/product/ne555/',
  '/search?text=%D1%8F',
);
const actions = fc.constantFrom(
  undefined,
  '',
  '.',
  '..',
  '/lists/mark',
  '/basket/add?product_id=1&title=%D1%8F',
  '/search#top',
  '/a//b/',
  'sign-in',
  '?a=1',
  'https://farad.example/x',
);
const others = fc.constantFrom<Partial<FormProps>[]>(
  {},
  { method: 'post', className: 'grid', 'aria-label': '"Найти"', noValidate: true },
  { method: 'GET', role: 'search', id: 'filters' },
  { method: 'post', navigate: false, preventScrollReset: true, replace: true, onSubmit: () => undefined },
  { fetcherKey: 'basket', reloadDocument: true, state: 1, viewTransition: true },
  { relative: 'path', onChange: () => undefined },
);

it('a form is written as React Router writes it, for every address', () => {
  fc.assert(
    fc.property(actions, pages, others, (action, page, more) => {
      const props = { ...(action === undefined ? {} : { action }), ...more, children: 'Резистор' };
      const own = rendered(() => <Form {...props} />, page);
      expect(own).toBe(rendered(() => <RouterForm discover="none" {...props} />, page));
    }),
    { numRuns: 500 },
  );
});

it('a fetcher is idle, and the ids of other components stay the same', () => {
  const withFetcher = (use: typeof useRouterFetcher) =>
    function Row() {
      const { Form: FetcherForm, state, data } = use({ key: 'basket' });
      const id = useId();
      return (
        <FetcherForm id={id} action="/basket/add" method="post">
          {[state, String(data)].map((text) => (
            <Text key={text} text={text} />
          ))}
        </FetcherForm>
      );
    };
  const own = rendered(withFetcher(useFetcher), '/');
  expect(own).toContain('idle');
  expect(own).toBe(rendered(withFetcher(useRouterFetcher), '/').replace(' data-discover="true"', ''));
});

function Text({ text }: { readonly text: string }) {
  return <p id={useId()}>{text}</p>;
}

it('refuses to send a form on a server', async () => {
  await expect(useSubmit()({})).rejects.toThrow('while a page was rendered');
});
