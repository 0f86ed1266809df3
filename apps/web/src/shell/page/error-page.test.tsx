import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';

import { WordsProvider } from '#i18n/words.tsx';
import { withRequestNumber } from '#server/request-number.server.ts';
import { ErrorPage } from './error-page.tsx';

function render(address: string, status: number | null, details?: unknown): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <ErrorPage status={status} told={details} /> }]);
  return renderToString(
    <WordsProvider t={translators.en}>
      <Stub initialEntries={[address]} />
    </WordsProvider>,
  );
}

const formsOf = (html: string): string[] => html.match(/<form.*?<\/form>/gs) ?? [];

it('shows the error of the specification and retries the same page', () => {
  const html = render('/en/search?text=10k&limit=20', 500);
  expect(html).toContain('Oops, there is an error!');
  const [retry = ''] = formsOf(html);
  expect(retry).toContain('action="/en/search"');
  expect(retry).not.toContain('method=');
  expect(retry).toContain('name="text" value="10k"');
  expect(retry).toContain('name="limit" value="20"');
  expect(retry).toContain('Try again?');
});

it('retries another page if one is given', () => {
  const again = { pathname: '/en/search', search: '?text=10k' };
  const Stub = createRoutesStub([{ path: '*', Component: () => <ErrorPage status={null} again={again} /> }]);
  const [retry = ''] = formsOf(
    renderToString(
      <WordsProvider t={translators.en}>
        <Stub initialEntries={['/en/_error']} />
      </WordsProvider>,
    ),
  );
  expect(retry).toContain('action="/en/search"');
  expect(retry).toContain('name="text" value="10k"');
});

it('offers the search and no retry for a missing page', () => {
  const html = render('/en/nothing', 404);
  expect(html).not.toContain('Try again?');
  expect(formsOf(html)).toEqual([expect.stringContaining('action="/en/search"')]);
});

it.each([400, 405])('does not blame the server and offers no retry for status %i', (status) => {
  const html = render('/en/city?text=%00', status);
  expect(html).toContain('The request is not filled in correctly.');
  expect(html).not.toMatch(/Oops|We already know|Try again\?/);
  expect(formsOf(html)).toHaveLength(1);
});

it('says that only the search does not work, and offers no search', () => {
  const html = render('/en/search?text=10k', 503, { code: 'search_unavailable', retryAfterSeconds: 5 });
  expect(html).toContain('Search does not work right now');
  expect(html).toContain('Product pages, the basket and orders work.');
  expect(formsOf(html)).toEqual([expect.stringContaining('action="/en/search"')]);
  expect(html).not.toContain('role="search"');
});

it('tells how long to wait after too many requests', () => {
  expect(render('/en/search?text=10k', 429, { retryAfterSeconds: 12 })).toContain(
    'Too many requests. Try again in 12 s.',
  );
  expect(render('/en/search?text=10k', 429)).toContain('Too many requests. Try again a little later.');
  expect(render('/en/search?text=10k', 429)).not.toContain('Oops');
});

it('shows the request id for a server error', () => {
  expect(render('/en/', 503, { requestId: 'abc-1' })).toContain('Request number: abc-1');
  expect(withRequestNumber(render('/tr/', 500), 'tr', 'abc-2')).toContain('İstek numarası: abc-2');
  expect(withRequestNumber(render('/en/', 404), 'en', 'abc-3')).not.toContain('abc-3');
});
