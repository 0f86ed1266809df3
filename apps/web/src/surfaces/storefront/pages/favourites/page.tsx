import { useRef } from 'react';
import { Form, Link, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { changeFavourites, type Outcome } from './change-list.server.ts';
import { linesForm, ListLine } from './list-line.tsx';
import { addressOf, Lists, useListName } from './list-tools.tsx';
import { sorts } from './list-sorts.ts';
import { type FavouritesView, loadFavourites } from './load-list.server.ts';
import type { Route } from './+types/page';

const listOf = (params: Route.LoaderArgs['params']): string => params.list ?? 'first';

export const loader = (visit: Route.LoaderArgs) => loadFavourites(visit, listOf(visit.params));

export const action = (visit: Route.ActionArgs) => changeFavourites(visit, listOf(visit.params));

const noteClass = 'mb-3 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2';

function Removed({ id, text }: { id: string; text: string }) {
  const { t } = useWords();
  return (
    <div className={noteClass}>
      <p role="status">{text}</p>
      <Button type="submit" form={linesForm} name="restore" value={id} kind="quiet" size="small">
        {t('lists.undo')}
      </Button>
    </div>
  );
}

function Said({ outcome }: { outcome: Outcome }) {
  const { t, to } = useWords();
  const { added, isSaved, notAdded, problem, removed } = outcome;
  return (
    <>
      {isSaved && (
        <p role="status" className="sr-only">
          {t('listPages.saved')}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="mb-3 border-l-2 border-error bg-error-wash px-3 py-2 text-error">
          {problem}
        </p>
      )}
      {removed !== null && <Removed id={removed.id} text={t('listPages.removed', { mpn: removed.mpn })} />}
      {added !== null && (
        <div role="status" className={noteClass}>
          <p>{added === 0 ? t('listPages.nothingToAdd') : t('listPages.allAdded', { count: added })}</p>
          {notAdded.length > 0 && (
            <p className="text-warn wrap-anywhere">{t('listPages.notAdded', { names: notAdded.join(', ') })}</p>
          )}
          {added > 0 && (
            <Link to={to('/basket')} className="text-copper-ink underline">
              {t('shell.basket')}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

function Toolbar({ view }: { view: FavouritesView }) {
  const { t, to } = useWords();
  const { list } = view;
  return (
    <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
      <ul className="flex flex-wrap gap-x-4 text-13">
        {sorts.map((sort) => (
          <li key={sort}>
            <Link
              to={to(addressOf(list.id) + (sort === 'added' ? '' : `?sort=${sort}`))}
              preventScrollReset
              aria-current={sort === list.sort ? 'true' : undefined}
              className="inline-flex min-h-6 items-center text-ink-2 aria-[current]:font-semibold aria-[current]:text-copper-ink"
            >
              {t(`listPages.sort_${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button type="submit" name="intent" value="add-all">
          {t('listPages.addAll')}
        </Button>
      </Form>
    </div>
  );
}

function Pages({ view: { list } }: { view: FavouritesView }) {
  const { t, to } = useWords();
  if (list.pages === 1) return null;
  const at = (page: number): string => {
    const query = [...(list.sort === 'added' ? [] : [`sort=${list.sort}`]), ...(page === 1 ? [] : [`page=${page}`])];
    return to(addressOf(list.id) + (query.length === 0 ? '' : `?${query.join('&')}`));
  };
  return (
    <nav aria-label={t('catalogue.pages')} className="mt-4 flex items-center gap-4">
      {list.page > 1 && <Link to={at(list.page - 1)}>← {t('catalogue.previousPage')}</Link>}
      <span className="text-ink-2">{t('catalogue.pageOf', { page: list.page, pages: list.pages })}</span>
      {list.page < list.pages && <Link to={at(list.page + 1)}>{t('catalogue.nextPage')} →</Link>}
    </nav>
  );
}

function Empty() {
  const { t, to } = useWords();
  return (
    <EmptyList title={t('listPages.favouritesEmpty')} hint={t('listPages.favouritesEmptyHint')}>
      <Link to={to('/catalog')} className={buttonClass('primary', 'large')}>
        {t('shell.catalogue')}
      </Link>
    </EmptyList>
  );
}

function Deleted({ id }: { id: string }) {
  const { t } = useWords();
  return (
    <Form method="post" className={noteClass}>
      <p role="status">{t('listPages.listDeleted')}</p>
      <input type="hidden" name="list" value={id} />
      <Button type="submit" name="intent" value="bring-back" kind="quiet" size="small">
        {t('lists.undo')}
      </Button>
    </Form>
  );
}

/** Page of favourites in named lists. A guest has a single list, which a cookie stores (product C13). */
export default function FavouritesPage() {
  const { t, to } = useWords();
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const nameOf = useListName();
  const form = useRef<HTMLFormElement>(null);
  const { list } = view;
  const title = nameOf(list);
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="pt-6 pb-4 wrap-anywhere">
        {title}
        {list.count > 0 && (
          <span className="num ml-3 text-16 font-normal text-ink-2">
            {t('catalogue.products', { count: list.count })}
          </span>
        )}
      </h1>
      {!view.isKept && (
        <p className="mb-4 max-w-[640px] text-13 text-ink-2">
          {t('listPages.guestKeeps')}{' '}
          <Link to={to('/sign-in?back=/favs')} className="text-copper-ink underline">
            {t('shell.signIn')}
          </Link>
        </p>
      )}
      {view.deletedId !== null && <Deleted id={view.deletedId} />}
      {outcome && <Said outcome={outcome} />}
      {!outcome && view.removedId !== null && <Removed id={view.removedId} text={t('listPages.removedOne')} />}
      <div className={view.isKept ? 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[220px_minmax(0,1fr)]' : ''}>
        {view.isKept && <Lists view={view} />}
        <div>
          <Form ref={form} id={linesForm} method="post" preventScrollReset />
          {list.lines.length === 0 ? <Empty /> : <Toolbar view={view} />}
          <ul className="border-t border-line-2">
            {list.lines.map((line) => (
              <ListLine key={line.id} line={line} view={view} onCommit={() => form.current?.requestSubmit()} />
            ))}
          </ul>
          {view.isKept && list.lines.length > 0 && (
            <noscript>
              <Button type="submit" form={linesForm} kind="quiet" className="mt-3">
                {t('listPages.save')}
              </Button>
            </noscript>
          )}
          <Pages view={view} />
        </div>
      </div>
    </>
  );
}
