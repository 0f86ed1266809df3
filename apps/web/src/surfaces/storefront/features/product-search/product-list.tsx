import type { ReactNode } from 'react';

import { useWords } from '../../../../i18n/words.tsx';
import { Chips, UnderstoodChips } from './chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ProductListView, ProductRow } from './list-view.ts';
import { NothingFound } from './nothing-found.tsx';
import { Pages } from './pages.tsx';
import { ProductTable } from './product-table.tsx';

/** Facets on the left, chips and table on the right. The page says what stands in a row's last cells. */
export function ProductList({
  list,
  slug,
  renderBuy,
  columnsMenu,
}: {
  list: ProductListView;
  /** Category whose columns may be chosen; null in a search over many. */
  slug: string | null;
  renderBuy: (row: ProductRow) => ReactNode;
  columnsMenu: ReactNode;
}) {
  const { t } = useWords();
  const isEmpty = list.rows.length === 0;
  return (
    <>
      <UnderstoodChips list={list} />
      <Chips list={list} />
      {list.problem !== null && (
        <p role="alert" className="mb-3 border-l-2 border-error bg-error-wash px-3 py-2 wrap-anywhere text-error">
          {list.problem.message}
        </p>
      )}
      <div className="mt-3 gap-7 lg:grid lg:grid-cols-[220px_minmax(0,1fr)] xl:grid-cols-[248px_minmax(0,1fr)]">
        <FilterPanel list={list} isSearch={slug === null} />
        <section aria-label={t('catalogue.products', { count: list.count })} className="min-w-0">
          <ListToolbar list={list} columnsMenu={columnsMenu} />
          {isEmpty ? <NothingFound list={list} /> : <ProductTable list={list} renderBuy={renderBuy} />}
          <Pages list={list} />
        </section>
      </div>
    </>
  );
}
