import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { useFrame } from '../../../../shell/frame.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { searchOf, withoutConditions } from './list-address.ts';
import type { ProductListView } from './list-view.ts';
import { SearchHelp } from './search-help.tsx';
import { useListQuery } from './use-list-query.ts';

/** Nothing matches: what comes near, what can be taken away, and whom to ask. */
export function NothingFound({ list, requestForm }: { list: ProductListView; requestForm: ReactNode }) {
  const { t, to } = useWords();
  const { query } = useListQuery();
  const phone = useFrame()?.phone;
  if (list.count > 0) return null;
  if (!list.isFiltered && !query.some(([name]) => name === 'text')) {
    return <p className="py-10 text-16 text-ink-2">{t('catalogue.emptyCategory')}</p>;
  }
  return (
    <div className="grid max-w-[640px] gap-6 py-8">
      <div>
        <h2 className="mb-2 text-20">{t('catalogue.nothingFound')}</h2>
        <p className="text-16 text-ink-2">{t('catalogue.nothingFoundHint')}</p>
      </div>
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
      {requestForm}
      {phone !== undefined && <p className="text-ink-2">{t('catalogue.nothingFoundPhone', { phone })}</p>}
    </div>
  );
}
