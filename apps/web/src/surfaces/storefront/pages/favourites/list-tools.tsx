import { listNameLengthMax } from '@farad/domain/favourites';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import type { FavouritesView } from './load-list.server.ts';

/** Returns the path of a list of favourites. The first list has the id `first`. */
export const addressOf = (id: string): string => (id === 'first' ? '/favs' : `/favs/${id}`);

export function useListName(): (list: { readonly name: string; readonly isFirst: boolean }) => string {
  const { t } = useWords();
  return ({ name, isFirst }) => (isFirst && name === '' ? t('listPages.firstList') : name);
}

/** Form with a name field, collapsed at first. */
function NameForm({ intent, name, title, button }: { intent: string; name: string; title: string; button: string }) {
  const { t } = useWords();
  return (
    <details>
      <summary className={buttonClass('quiet', 'small', 'list-none')}>{title}</summary>
      <Form method="post" className="mt-1.5 flex gap-1.5">
        <input
          key={name}
          name="name"
          defaultValue={name}
          required
          maxLength={listNameLengthMax}
          autoComplete="off"
          aria-label={t('listPages.listName')}
          placeholder={t('listPages.listName')}
          className={fieldClass('w-full')}
        />
        <Button type="submit" name="intent" value={intent}>
          {button}
        </Button>
      </Form>
    </details>
  );
}

/**
 * Links to the customer's lists with the number of products in each, and forms that create, rename and delete a list.
 */
export function Lists({ view }: { view: FavouritesView }) {
  const { t, to, count } = useWords();
  const nameOf = useListName();
  const { list, lists } = view;
  return (
    <nav aria-label={t('listPages.listsLabel')} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <ul className="flex flex-wrap gap-1.5 lg:grid">
        {lists.map((each) => (
          <li key={each.id} className="max-w-full min-w-0">
            <Link
              to={to(addressOf(each.id))}
              aria-current={each.id === list.id ? 'page' : undefined}
              className="flex justify-between gap-3 border border-line px-2.5 py-1.5 aria-[current]:border-ink aria-[current]:font-semibold"
            >
              <span className="truncate">{nameOf(each)}</span>
              <span className="num text-12 text-ink-3">{count(each.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-13">
        <Link to={to('/cabinet/watches')} className="text-copper-ink underline">
          {t('listPages.allWatches')}
        </Link>
      </p>
      <NameForm intent="create" name="" title={t('listPages.newList')} button={t('listPages.create')} />
      <NameForm intent="rename" name={nameOf(list)} title={t('listPages.rename')} button={t('listPages.save')} />
      {!list.isFirst && (
        <Form method="post">
          <Button type="submit" kind="bare" size="small" name="intent" value="delete">
            {t('listPages.deleteList')}
          </Button>
        </Form>
      )}
    </nav>
  );
}
