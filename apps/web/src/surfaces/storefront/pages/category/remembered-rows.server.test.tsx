import { translators } from '@farad/wording/server';
import type { Locale } from '@farad/domain/shared';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { WordsProvider } from '#i18n/words.tsx';
import { wholePart, withWholeParts } from '#server/whole-part.server.ts';
import type { Frame } from '#shell/frame.ts';
import { MarksProvider } from '#shell/product-marks.tsx';
import { BuyCells } from '#surfaces/storefront/features/add-to-basket/buy-cells.tsx';
import { ProductMarks } from '#surfaces/storefront/features/product-lists/product-marks.tsx';
import { ImageHosts } from '#ui/drawing.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { Column, ProductRow } from '#surfaces/storefront/features/product-search/list-view.ts';
import {
  rememberRow,
  type RowProperties,
} from '#surfaces/storefront/features/product-search/table/remember-row.server.ts';
import { StockNote } from '#surfaces/storefront/features/product-search/table/stock-note.tsx';

let written = 0;

function Row({ row, shown, best, buy, marks }: RowProperties): ReactNode {
  return (
    <tr>
      <td>{marks}</td>
      <td>
        {row.mpn} {best}
      </td>
      {shown.map(({ key, fold }) => (
        <td key={key} className={fold}>
          {row.cells[key]}
        </td>
      ))}
      <td>
        <StockNote product={row} />
      </td>
      {buy}
    </tr>
  );
}

const Remembered = rememberRow((props) => {
  written += 1;
  return <Row {...props} />;
});

interface Page {
  readonly row: ProductRow;
  readonly shown: readonly Column[];
  readonly best: string | null;
  readonly wanted: number;
  readonly locale: Locale;
  readonly address: string;
  readonly inBasket: number;
  readonly hosts: readonly string[];
}

function documentOf(
  TableRow: typeof Row,
  { row, shown, best, wanted, locale, address, inBasket, hosts }: Page,
): string {
  const Body = wholePart(() => (
    <tbody>
      <TableRow
        row={row}
        shown={shown}
        best={best}
        buy={<BuyCells product={row} wanted={wanted} />}
        marks={<ProductMarks product={row} />}
      />
    </tbody>
  ));
  const frame = { user: null, basket: { quantities: { [row.id]: inBasket } } } as unknown as Frame;
  const element = (
    <ImageHosts value={hosts}>
      <ToastProvider>
        <MarksProvider>
          <table>
            <Body />
          </table>
        </MarksProvider>
      </ToastProvider>
    </ImageHosts>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => frame, element }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: frame } },
  });
  return withWholeParts(() =>
    renderToString(
      <WordsProvider t={translators[locale]}>
        <RouterProvider router={router} />
      </WordsProvider>,
    ),
  );
}

const page: Page = {
  row: {
    id: '7',
    seo: 'ne555',
    mpn: 'NE555',
    brand: 'TI',
    summary: ['8-DIP'],
    cells: { package: '8-DIP' },
    drawing: '/drawings/8-dip.svg',
    image: null,
    available: 1200,
    leadTimeDays: null,
    isSold: true,
    isObsolete: false,
    unit: 'piece',
    minQuantity: 1,
    multiple: 1,
    tiers: [
      [1, 12.5],
      [100, 9.75],
    ],
    beforePrice: null,
  },
  shown: [{ key: 'package', title: 'Корпус', isShown: true, fold: '' }],
  best: null,
  wanted: 1,
  locale: 'ru',
  address: '/catalog/timers?sort=price',
  inBasket: 0,
  hosts: [],
};

const rowWith = (change: Partial<ProductRow>): Page => ({ ...page, row: { ...page.row, ...change } });

describe('a remembered row', () => {
  it('is not rendered again for another page, which gets its own address in the forms', () => {
    const first = documentOf(Remembered, page);
    const before = written;
    expect(documentOf(Remembered, page)).toBe(first);
    const other = documentOf(Remembered, { ...page, address: "/catalog/timers?q='a'&page=2" });
    expect(written).toBe(before);
    expect(first).toContain('&amp;back=%2Fcatalog%2Ftimers%3Fsort%3Dprice"');
    expect(other).toBe(documentOf(Row, { ...page, address: "/catalog/timers?q='a'&page=2" }));
  });

  it.each<[string, Page]>([
    ['the price', rowWith({ tiers: [[1, 13]] })],
    ['the stock', rowWith({ available: 3 })],
    ['no stock', rowWith({ available: 0 })],
    ['the sale', rowWith({ isSold: false })],
    ['the price before a promotion', rowWith({ beforePrice: 15 })],
    ['a parameter', rowWith({ cells: { package: '8-SOIC' } })],
    ['the columns', { ...page, shown: [] }],
    ['the mark of the cheapest', { ...page, best: 'Лучшая цена' }],
    ['the quantity of the list', { ...page, wanted: 100 }],
    ['the language', { ...page, locale: 'en' }],
    ['the quantity in the basket', { ...page, inBasket: 25 }],
    ['an address within the name', rowWith({ mpn: '&back=%2F' })],
  ])('shows a change of %s at once', (_, changed) => {
    const before = documentOf(Remembered, page);
    const now = documentOf(Remembered, changed);
    expect(now).toBe(documentOf(Row, changed));
    expect(now).not.toBe(before);
    expect(documentOf(Remembered, page)).toBe(before);
  });
});
