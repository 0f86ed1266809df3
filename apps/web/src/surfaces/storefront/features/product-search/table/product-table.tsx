import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Icon } from '#ui/icon.tsx';
import { Photo } from '#ui/photo.tsx';
import { searchOf, sortedBy } from '../list-address.ts';
import type { Column, ProductListView, ProductRow } from '../list-view.ts';
import type { RowParts } from './row-parts.ts';
import { StockNote } from './stock-note.tsx';
import { useFit } from './use-fit.ts';
import { useFrameScroll } from './use-frame-scroll.ts';
import { useListQuery } from '../use-list-query.ts';
import { useRowKeys } from './use-row-keys.ts';
import { usePageAddress } from '../use-page-address.ts';
import type { ShownPage } from '../use-shown-pages.ts';

/** Until the table is measured, it counts as too wide if it has more columns than this. */
const columnsThatFit = 5;
/** Values longer than this many characters may wrap. */
const unbrokenLength = 14;

/**
 * Products as a table or as cards, as the visitor chose. On a phone, each row of the table looks like a compact card. A
 * wide table scrolls inside its frame, and the part numbers, prices and headings stay in view.
 */
export function ProductTable({
  list,
  pages,
  foot,
  renderBuy,
  renderMarks,
}: RowParts & {
  list: ProductListView;
  pages: readonly ShownPage[];
  /** Rendered inside the frame below the rows. */
  foot: ReactNode;
}) {
  const { t } = useWords();
  const { isLoading } = useListQuery();
  const shown = list.columns.filter((column) => column.isShown);
  const room = useRef<HTMLDivElement>(null);
  const isTable = list.view === 'table';
  const { isWide, lastColumn } = useFit(room, isTable && shown.length > columnsThatFit);
  usePageAddress(room, pages.length);
  useRowKeys(room);
  useFrameScroll(room, isTable && isWide);
  return (
    <div
      ref={room}
      {...(isTable && isWide
        ? {
            className: 'wide-table',
            tabIndex: 0,
            role: 'region',
            'aria-label': t('catalogue.columns'),
            ...(lastColumn === null ? {} : { style: { '--last-column': `${lastColumn}px` } as CSSProperties }),
            'data-measured': lastColumn === null ? undefined : true,
          }
        : {})}
    >
      <table
        className="product-table"
        data-view={list.view}
        // On a phone the heading row is hidden, and CSS shows these titles beside the values.
        style={
          {
            '--in-stock': JSON.stringify(t('catalogue.stock')),
            '--price': JSON.stringify(t('catalogue.priceInRoubles')),
            '--pieces': JSON.stringify(t('catalogue.quantity')),
          } as CSSProperties
        }
        aria-busy={isLoading || undefined}
        data-loading={isLoading || undefined}
      >
        <TableHead shown={shown} />
        {pages.map(({ page, rows }) => (
          <tbody key={page} data-page={page}>
            {rows.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                shown={shown}
                best={row.id === list.best?.id ? list.best.title : null}
                buy={renderBuy(row)}
                marks={renderMarks?.(row)}
              />
            ))}
          </tbody>
        ))}
      </table>
      {foot}
    </div>
  );
}

function TableHead({ shown }: { shown: readonly Column[] }) {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        <th>
          <span className="sr-only">{t('catalogue.drawing')}</span>
        </th>
        <th className="head-name">{t('catalogue.partNumber')}</th>
        {shown.map((column) => (
          <SortHead
            key={column.key}
            name={`attrs.${column.key}`}
            title={column.title}
            className={`head-value ${column.fold}`}
          />
        ))}
        <SortHead name="stock" title={t('catalogue.stock')} first="descending" />
        <SortHead name="price" title={t('catalogue.priceInRoubles')} className="head-price" />
        <th className="text-right">{t('catalogue.quantity')}</th>
      </tr>
    </thead>
  );
}

function SortHead({
  name,
  title,
  className = '',
  first = 'ascending',
}: {
  name: string;
  title: string;
  className?: string;
  first?: 'ascending' | 'descending';
}) {
  const { query } = useListQuery();
  const sort = query.find(([given]) => given === 'sort')?.[1];
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  return (
    <th aria-sort={direction} className={`text-right ${className}`}>
      <Link to={{ search: searchOf(sortedBy(query, name, first)) }} preventScrollReset>
        {direction && <Icon name={direction === 'ascending' ? 'up' : 'down'} size={14} />}
        {title}
      </Link>
    </th>
  );
}

function TableRow({
  row,
  shown,
  best,
  buy,
  marks,
}: {
  row: ProductRow;
  shown: readonly Column[];
  /** Text that says why this product is the cheapest; null = it is not. */
  best: string | null;
  buy: ReactNode;
  marks: ReactNode;
}) {
  const { t, to } = useWords();
  const address = to(`/product/${row.seo}`);
  return (
    <tr>
      <td className="cell-picture">
        <Link to={address} tabIndex={-1} aria-hidden="true" prefetch="intent">
          {row.image === null ? (
            <Drawing path={row.drawing} />
          ) : (
            <Photo path={row.image} alt="" width={52} height={34} className="row-photo" />
          )}
        </Link>
        {marks}
      </td>
      <td className="cell-name">
        <Link to={address} prefetch="intent">
          {row.mpn}
        </Link>
        <p>{[row.brand, ...row.summary.map(unbroken)].join(' · ')}</p>
        <p className="folded-values">
          {shown.map(
            ({ key, fold }) =>
              row.cells[key] !== undefined && (
                <span key={key} className={fold || undefined}>
                  {`${row.cells[key]} `}
                </span>
              ),
          )}
        </p>
        {best !== null && <p className="text-12 text-ink-2">{best}</p>}
        {row.isObsolete && <p className="text-12 text-warn">{t('catalogue.lifecycle_obsolete')}</p>}
      </td>
      {shown.map((column) => {
        const text = row.cells[column.key];
        return (
          <td
            key={column.key}
            className={`cell-value ${column.fold}${text !== undefined && text.length > unbrokenLength ? ' long' : ''}`}
          >
            {text ?? '—'}
          </td>
        );
      })}
      <td className="cell-stock">
        <StockNote product={row} />
      </td>
      {buy}
    </tr>
  );
}

/** Returns a text that does not wrap if it is short; a long text is returned unchanged. */
const unbroken = (text: string): string => (text.length < 24 ? text.replaceAll(' ', '\u00a0') : text);
