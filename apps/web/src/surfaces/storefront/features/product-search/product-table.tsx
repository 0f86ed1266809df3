import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Drawing } from '../../../../ui/drawing.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { searchOf, sortedBy } from './list-address.ts';
import type { Column, ProductListView, ProductRow } from './list-view.ts';
import { StockNote } from './stock-note.tsx';
import { useFit } from './use-fit.ts';
import { useListQuery } from './use-list-query.ts';

/** More columns than this are taken for too wide until the table is measured. */
const columnsThatFit = 5;
/** Longer values than this may go on in another line. */
const unbrokenLength = 14;

/**
 * Products as a table; on a phone each row folds into a card. A table wider than its room scrolls sideways, its price
 * and quantity in sight, instead of keeping its head in view.
 */
export function ProductTable({
  list,
  renderBuy,
}: {
  list: ProductListView;
  renderBuy: (row: ProductRow) => ReactNode;
}) {
  const { t } = useWords();
  const { isLoading } = useListQuery();
  const shown = list.columns.filter((column) => column.isShown);
  const room = useRef<HTMLDivElement>(null);
  const { isWide, lastColumn } = useFit(room, shown.length > columnsThatFit);
  return (
    <div
      ref={room}
      {...(isWide
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
      <table className="product-table" aria-busy={isLoading || undefined} data-loading={isLoading || undefined}>
        <thead>
          <tr>
            <th>
              <span className="sr-only">{t('catalogue.drawing')}</span>
            </th>
            <th>{t('catalogue.partNumber')}</th>
            {shown.map((column, index) => (
              <SortHead
                key={column.key}
                name={`attrs.${column.key}`}
                title={column.title}
                className={columnClass(index)}
              />
            ))}
            <SortHead name="stock" title={t('catalogue.stock')} first="descending" />
            <SortHead name="price" title={t('catalogue.priceInRoubles')} className="head-price" />
            <th className="text-right">{t('catalogue.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <TableRow key={row.id} row={row} shown={shown} buy={renderBuy(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On narrow screens the first columns stay. */
function columnClass(index: number): string {
  if (index === 0) return '';
  return index < 3 ? 'max-xl:hidden' : 'max-[1380px]:hidden';
}

const breaking = (value = ''): string => (value.length > unbrokenLength ? '!whitespace-normal' : '');

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
      <Link
        to={{ search: searchOf(sortedBy(query, name, first)) }}
        preventScrollReset
        className={`inline-flex items-center gap-0.5 ${direction ? 'text-copper-ink' : ''}`}
      >
        {direction && <Icon name={direction === 'ascending' ? 'up' : 'down'} size={14} />}
        {title}
      </Link>
    </th>
  );
}

function TableRow({ row, shown, buy }: { row: ProductRow; shown: readonly Column[]; buy: ReactNode }) {
  const { t, to } = useWords();
  const address = to(`/product/${row.seo}`);
  return (
    <tr>
      <td className="cell-picture">
        <Link to={address} tabIndex={-1} aria-hidden="true" prefetch="intent">
          {row.image === null ? (
            <Drawing path={row.drawing} />
          ) : (
            <img
              src={row.image}
              alt=""
              width={52}
              height={34}
              loading="lazy"
              className="h-[34px] w-[52px] object-contain"
            />
          )}
        </Link>
      </td>
      <td className="cell-name">
        <Link to={address} prefetch="intent" className="font-mono text-14 font-semibold break-words">
          {row.mpn}
        </Link>
        <p className="line-clamp-2 text-13 text-ink-2">
          {row.brand}
          {row.summary.map((text) => (
            <span key={text}>
              {' · '}
              <span className={text.length < 24 ? 'whitespace-nowrap' : ''}>{text}</span>
            </span>
          ))}
        </p>
        <p className="num text-13 !whitespace-normal lg:hidden">
          {shown.flatMap((column) => row.cells[column.key] ?? []).join(' · ')}
        </p>
        {row.isObsolete && <p className="text-12 text-warn">{t('catalogue.lifecycle_obsolete')}</p>}
      </td>
      {shown.map((column, index) => (
        <td key={column.key} className={`cell-value num ${columnClass(index)} ${breaking(row.cells[column.key])}`}>
          {row.cells[column.key] ?? '—'}
        </td>
      ))}
      <td className="cell-stock">
        <StockNote product={row} />
      </td>
      {buy}
    </tr>
  );
}
