import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { buttonClass } from '#ui/button.tsx';
import { atPage, offeredPages, searchOf } from './list-address.ts';
import { perPageChoices } from './list-look.ts';
import type { ProductListView } from './list-view.ts';
import { PerPageSwitch } from './look-switch.tsx';
import { useListQuery } from './use-list-query.ts';

/** Links to the pages of a list. Beyond the last page, shows an explanation and a link back. */
export function Pages({
  list,
  page,
}: {
  list: ProductListView;
  /** Number of the last page that is shown. */
  page: number;
}) {
  const { t, count } = useWords();
  const { query } = useListQuery();
  if (list.page > list.pages && list.count > 0) {
    return (
      <div className="py-8">
        <p className="mb-3 text-16">{t('catalogue.beyondLastPage', { page: list.page, pages: list.pages })}</p>
        <Link to={{ search: searchOf(atPage(query, list.pages)) }} className={buttonClass('quiet')}>
          {t('catalogue.toLastPage')}
        </Link>
      </div>
    );
  }
  if (list.count <= Math.min(perPageChoices[0], list.perPage)) return null;
  if (list.pages < 2) {
    return (
      <div className="no-print py-6">
        <PerPageSwitch list={list} />
      </div>
    );
  }
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-6">
      <Pagination
        label={t('catalogue.pages')}
        previous={{
          title: t('catalogue.previousPage'),
          search: page > 1 ? searchOf(atPage(query, page - 1)) : null,
        }}
        next={{
          title: t('catalogue.nextPage'),
          search: page < list.pages ? searchOf(atPage(query, page + 1)) : null,
        }}
        pages={offeredPages(page, list.pages).map((number) =>
          number === null
            ? null
            : { title: count(number), search: searchOf(atPage(query, number)), isCurrent: number === page },
        )}
      />
      <PerPageSwitch list={list} />
    </div>
  );
}
