import { translators } from '@farad/wording/server';
import type { Locale } from '@farad/domain/shared';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { WordsProvider } from '#i18n/words.tsx';
import { wholePart, withWholeParts } from '#server/whole-part.server.ts';
import type { Facet } from '../list-view.ts';
import { FacetBox } from './facet-box.tsx';
import { type FacetProperties, rememberFacet } from './remember-facet.server.ts';

let written = 0;

const Remembered = rememberFacet((props) => {
  written += 1;
  return <FacetBox {...props} />;
});

interface Page {
  readonly facet: Facet;
  readonly locale: Locale;
  readonly address: string;
  readonly problems: Readonly<Record<string, string>>;
}

function documentOf(
  Box: (props: FacetProperties) => React.ReactNode,
  { facet, locale, address, problems }: Page,
): string {
  const Panel = wholePart(() => (
    <form>
      <Box facet={facet} filters={{ apply: () => undefined, problems }} />
    </form>
  ));
  const router = createMemoryRouter([{ path: '*', element: <Panel /> }], { initialEntries: [address] });
  return withWholeParts(() =>
    renderToString(
      <WordsProvider t={translators[locale]}>
        <RouterProvider router={router} />
      </WordsProvider>,
    ),
  );
}

const page: Page = {
  facet: {
    name: 'attrs.resistance',
    title: 'Сопротивление',
    values: [
      { value: '1000', title: '1 кОм', count: 12, isTicked: false },
      { value: '4700', title: '4,7 кОм', count: 7, isTicked: false },
    ],
    total: 20,
    isOpen: false,
    range: null,
  },
  locale: 'ru',
  address: '/catalog/chip-resistors',
  problems: {},
};

const facetWith = (change: Partial<Facet>): Page => ({ ...page, facet: { ...page.facet, ...change } });

it('a filter is not rendered again for another address, which its link keeps', () => {
  const first = documentOf(Remembered, page);
  const before = written;
  expect(documentOf(Remembered, page)).toBe(first);
  const other = documentOf(Remembered, { ...page, address: '/en/catalog/chip-resistors?page=2&n=1' });
  expect(written).toBe(before);
  expect(other).toContain('href="/en/catalog/chip-resistors?page=2&amp;n=1&amp;facet=attrs.resistance"');
});

it.each<[string, Page]>([
  ['the counts', facetWith({ values: [{ value: '1000', title: '1 кОм', count: 11, isTicked: false }] })],
  ['the title', facetWith({ title: 'Номинал' })],
  ['all values', facetWith({ isOpen: true })],
  ['the language', { ...page, locale: 'tr' }],
  ['a filter in use', { ...page, address: '/catalog/chip-resistors?attrs.resistance.min=1000' }],
  ['an error', { ...page, problems: { 'attrs.resistance.min': 'Не число' } }],
])('a filter shows a change at once: %s', (_, changed) => {
  const before = documentOf(Remembered, page);
  expect(documentOf(Remembered, changed)).toBe(documentOf(FacetBox, changed));
  expect(documentOf(Remembered, page)).toBe(before);
});
