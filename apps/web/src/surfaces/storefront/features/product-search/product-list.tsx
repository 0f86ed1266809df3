import type { ReactNode } from 'react';

import { loadPartWords } from '#i18n/load-words.ts';
import { useWords } from '#i18n/words.tsx';
import { latePart } from '#ui/late-part.tsx';
import { Chips } from './filters/chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ProductListView } from './list-view.ts';
import { MoreRows } from './table/more-rows.tsx';
import { Pages } from './pages.tsx';
import { ProductTable } from './table/product-table.tsx';
import type { RowParts } from './table/row-parts.ts';
import { useFilters } from './filters/use-filters.ts';
import { useShownPages } from './use-shown-pages.ts';

/** Loads the components that few lists show, and their texts. */
async function loadRare() {
  const [parts] = await Promise.all([import('./rare-parts.ts'), loadPartWords('search')]);
  return parts;
}
const rare = import.meta.env.SSR ? await import('./rare-parts.ts') : null;
const NothingFound = latePart('rare', async () => (await loadRare()).NothingFound, rare?.NothingFound);
const SearchHelp = latePart('rare', async () => (await loadRare()).SearchHelp, rare?.SearchHelp);
const UnderstoodChips = latePart('rare', async () => (await loadRare()).UnderstoodChips, rare?.UnderstoodChips);

/**
 * Product list: filters on the left; active filters, toolbar and table on the right. The page renders the cells for
 * buying and marking.
 */
export function ProductList({
  list,
  isSearch = false,
  renderColumnsMenu,
  requestForm = null,
  ...parts
}: RowParts & {
  list: ProductListView;
  /** True for a search over several categories, which also links to the categories with results. */
  isSearch?: boolean;
  /** Form that requests a part, shown if the list is empty. */
  requestForm?: ReactNode;
  /** Renders the menu that chooses the columns of a category. */
  renderColumnsMenu: (slug: string) => ReactNode;
}) {
  const { t } = useWords();
  const filters = useFilters(list);
  const pages = useShownPages(list);
  const isEmpty = list.rows.length === 0;
  const panel = <FilterPanel list={list} isSearch={isSearch} filters={filters} />;
  const isUnderstood =
    list.understood.length > 0 || list.correction !== null || list.dropped.length + list.atLeast.length > 0;
  return (
    <>
      {isUnderstood && <UnderstoodChips list={list} />}
      <Chips list={list} />
      {list.problem !== null && (
        <p role="alert" className="mb-3 border-l-2 border-error bg-error-wash px-3 py-2 wrap-anywhere text-error">
          {list.problem.message}
        </p>
      )}
      <div className="mt-3 gap-7 lg:grid lg:grid-cols-[220px_minmax(0,1fr)] xl:grid-cols-[248px_minmax(0,1fr)]">
        {!list.isOnPhone && panel}
        <section aria-label={t('catalogue.products', { count: list.count })} className="min-w-0 lg:col-start-2">
          <ListToolbar
            list={list}
            filters={filters}
            columnsMenu={list.columnsOf === null ? null : renderColumnsMenu(list.columnsOf)}
          />
          {!isEmpty && list.help !== null && <SearchHelp help={list.help} isBesideOthers={!list.isMeaningFound} />}
          {isEmpty ? (
            <NothingFound list={list} requestForm={requestForm} {...parts} />
          ) : (
            <ProductTable
              list={list}
              pages={pages.shown}
              foot={pages.canShowMore ? <MoreRows pages={pages} perPage={list.perPage} /> : null}
              {...parts}
            />
          )}
          <Pages list={list} page={pages.last} />
        </section>
        {list.isOnPhone && panel}
      </div>
    </>
  );
}
