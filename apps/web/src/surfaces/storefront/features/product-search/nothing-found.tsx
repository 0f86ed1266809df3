import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { buttonClass } from '#ui/button.tsx';
import { searchOf, withoutConditions } from './list-address.ts';
import type { ProductListView } from './list-view.ts';
import { ProductTable } from './table/product-table.tsx';
import type { RowParts } from './table/row-parts.ts';
import { SearchHelp } from './search-help.tsx';
import { useListQuery } from './use-list-query.ts';

/** Shown if the searched part number is not in the catalogue: the request form, then products with similar numbers. */
function MissingNumber({
  list,
  missing,
  requestForm,
  ...parts
}: RowParts & {
  list: ProductListView;
  missing: NonNullable<ProductListView['missing']>;
  requestForm: ReactNode;
}) {
  const { t } = useWords();
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-20 wrap-anywhere">{t('search.missing', { number: missing.number })}</h2>
      {/* The request form comes before alternatives, because a visitor who typed a number wants this part. */}
      <div className="mb-6 max-w-[640px]">{requestForm}</div>
      {missing.near.length === 0 ? (
        <p className="text-16 text-ink-2">{t('search.missingHint')}</p>
      ) : (
        <section aria-label={t('search.nearNumbers')}>
          <p className="mb-3 text-16 text-ink-2">{t('search.nearNumbers')}</p>
          <ProductTable
            list={{ ...list, columns: [] }}
            pages={[{ page: 1, rows: missing.near }]}
            foot={null}
            {...parts}
          />
        </section>
      )}
    </div>
  );
}

/** Shown if a list is empty: suggestions, ways to remove filters, and the request form. */
export function NothingFound({
  list,
  requestForm,
  ...parts
}: RowParts & { list: ProductListView; requestForm: ReactNode }) {
  const { t, to } = useWords();
  const { query } = useListQuery();
  const phone = useFrame()?.phone;
  if (list.count > 0) return null;
  if (!list.isFiltered && !query.some(([name]) => name === 'text')) {
    return <p className="py-10 text-16 text-ink-2">{t('catalogue.emptyCategory')}</p>;
  }
  return (
    <div className="grid gap-6 py-8">
      {list.missing === null ? (
        <div>
          <h2 className="mb-2 text-20">{t('search.nothingFound')}</h2>
          <p className="text-16 text-ink-2">{t('search.nothingFoundHint')}</p>
        </div>
      ) : (
        <MissingNumber list={list} missing={list.missing} requestForm={requestForm} {...parts} />
      )}
      <div className="grid max-w-[640px] gap-6">
        {list.help !== null && <SearchHelp help={list.help} />}
        <p className="flex flex-wrap gap-2">
          {list.isFiltered && (
            <Link to={{ search: searchOf(withoutConditions(query)) }} className={buttonClass('quiet')}>
              {t('catalogue.clearAll')}
            </Link>
          )}
          <Link to={to('/catalog')} className={buttonClass('quiet')}>
            {t('shell.toCatalogue')}
          </Link>
          <Link to={to('/c/bom')} className={buttonClass('quiet')}>
            {t('shell.linkBom')}
          </Link>
        </p>
        {list.missing === null && requestForm}
        {phone && <p className="text-ink-2">{t('search.nothingFoundPhone', { phone })}</p>}
      </div>
    </div>
  );
}
