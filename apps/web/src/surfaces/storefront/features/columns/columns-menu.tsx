import { useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export interface ColumnChoice {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
}

/** Id of the menu. A page has one, and an id of React would stop the server from writing it as text. */
const id = 'columns-menu';

/**
 * Menu in which the visitor chooses the parameters shown as columns. The choice is stored in a cookie and does not
 * change the address.
 */
export function ColumnsMenu({ slug, columns }: { slug: string; columns: readonly ColumnChoice[] }) {
  const { t, to } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  if (columns.length === 0) return null;
  const apply = () => {
    if (form.current) void fetcher.submit(form.current);
  };
  return (
    <div className="relative max-lg:hidden">
      <button type="button" popoverTarget={id} className={buttonClass('quiet', 'small')}>
        <Icon name="columns" size={16} />
        {t('catalogue.columns')}
      </button>
      <div id={id} popover="auto" className="menu-popover" aria-label={t('catalogue.columns')}>
        <fetcher.Form ref={form} method="post" action={to('/columns')} onChange={apply}>
          <input type="hidden" name="category" value={slug} />
          <input type="hidden" name="back" value={pathname + search} />
          {columns.map((column) => (
            <label key={column.key} className="flex items-center gap-2 py-0.5 text-13">
              <input type="checkbox" name="column" value={column.key} defaultChecked={column.isShown} />
              {column.title}
            </label>
          ))}
          <Button type="submit" size="small" className="unscripted mt-2">
            {t('catalogue.applyFilters')}
          </Button>
        </fetcher.Form>
      </div>
    </div>
  );
}
