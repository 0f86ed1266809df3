import { Link } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { useFrame } from '../../../../shell/frame.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { searchOf, withoutConditions } from './list-address.ts';
import type { ProductListView } from './list-view.ts';
import { useListQuery } from './use-list-query.ts';

/** Nothing matches: what can be taken away, and whom to ask. */
export function NothingFound({ list }: { list: ProductListView }) {
  const { t, to } = useWords();
  const { query } = useListQuery();
  const phone = useFrame()?.phone;
  if (list.count > 0) return null;
  if (!list.isFiltered && !query.some(([name]) => name === 'text')) {
    return <p className="py-10 text-16 text-ink-2">{t('catalogue.emptyCategory')}</p>;
  }
  return (
    <div className="max-w-[560px] py-10">
      <h2 className="mb-2 text-20">{t('catalogue.nothingFound')}</h2>
      <p className="mb-4 text-16 text-ink-2">{t('catalogue.nothingFoundHint')}</p>
      {list.chips.length > 0 && (
        <ul className="mb-4 grid gap-1.5">
          {list.chips.map((chip) => (
            <li key={chip.title}>
              <Link
                to={{ search: chip.searchWithout }}
                preventScrollReset
                className="border-b border-copper wrap-anywhere text-copper-ink"
              >
                {t('catalogue.removeCondition', { title: chip.title })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mb-6 flex gap-2">
        {list.isFiltered && (
          <Link to={{ search: searchOf(withoutConditions(query)) }} className={buttonClass('quiet')}>
            {t('catalogue.clearAll')}
          </Link>
        )}
        <Link to={to('/catalog')} className={buttonClass('quiet')}>
          {t('shell.toCatalogue')}
        </Link>
      </p>
      {phone !== undefined && <p className="text-ink-2">{t('catalogue.nothingFoundPhone', { phone })}</p>}
    </div>
  );
}
