import { Form, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Icon } from '#ui/icon.tsx';
import { searchOf, without } from './list-address.ts';
import { perPageChoices } from './list-look.ts';
import type { ProductListView } from './list-view.ts';
import { useListQuery } from './use-list-query.ts';

/** Returns the path of the list's first page without `limit`, so that the page size in the cookie applies. */
function useFirstPage(): string {
  const { pathname } = useLocation();
  const { query } = useListQuery();
  return pathname + searchOf(without(query, 'limit'));
}

/** Switch between table and cards. */
export function ViewSwitch({ list }: { list: ProductListView }) {
  const { t, to } = useWords();
  const back = useFirstPage();
  return (
    <Form method="post" action={to('/list-look')} preventScrollReset className="segments max-sm:hidden">
      <input type="hidden" name="back" value={back} />
      {(['table', 'cards'] as const).map((view) => (
        <button
          key={view}
          type="submit"
          name="view"
          value={view}
          aria-pressed={list.view === view}
          title={t(view === 'table' ? 'catalogue.viewTable' : 'catalogue.viewCards')}
        >
          <Icon name={view === 'table' ? 'rows' : 'grid'} size={16} />
          <span className="sr-only">{t(view === 'table' ? 'catalogue.viewTable' : 'catalogue.viewCards')}</span>
        </button>
      ))}
    </Form>
  );
}

/** Switch of the page size. */
export function PerPageSwitch({ list }: { list: ProductListView }) {
  const { t, to } = useWords();
  const back = useFirstPage();
  const choices = [...new Set([...perPageChoices, list.perPage])].sort((a, b) => a - b);
  return (
    <Form method="post" action={to('/list-look')} className="flex items-center gap-2 text-13 text-ink-2">
      <input type="hidden" name="back" value={back} />
      <span id="per-page">{t('catalogue.perPage')}</span>
      <span className="segments" role="group" aria-labelledby="per-page">
        {choices.map((count) => (
          <button key={count} type="submit" name="perPage" value={count} aria-pressed={list.perPage === count}>
            {count}
          </button>
        ))}
      </span>
    </Form>
  );
}
