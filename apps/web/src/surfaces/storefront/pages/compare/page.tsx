import { comparisonMax } from '@farad/domain/site';
import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { apiOf, isScriptRequest, orErrorPage } from '#server/visit.server.ts';
import { BasketNotice } from '#surfaces/storefront/features/add-to-basket/basket-notice.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { type ComparisonView, loadComparison } from './load-comparison.server.ts';
import type { Route } from './+types/page';

export const loader = (visit: Route.LoaderArgs) => loadComparison(visit);

interface Outcome {
  /** Ids of the products before the change, to offer undo; null = nothing changed. */
  readonly before: readonly string[] | null;
  /** Part number of the removed product; null = all were removed. */
  readonly removed: string | null;
  readonly problem: string | null;
}

/**
 * Changes the comparison: `remove` removes one product, `clear` removes all, and `set` replaces them. `set` is used to
 * undo a removal and to copy a shared comparison.
 */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const api = apiOf(visit);
  if (form.has('set')) {
    const products = formText(form, 'set')
      .split(',')
      .filter((id) => id !== '')
      .slice(0, comparisonMax);
    const outcome = await api.setComparison({ body: { products } });
    if (outcome.ok) return redirect(visit.url.pathname, 303);
    return data({ before: null, removed: null, problem: outcome.error.message } satisfies Outcome, outcome.status);
  }
  const own = orErrorPage(await api.comparison({ query: {} })).groups.flatMap(({ products }) => products);
  const removed = own.find(({ _id }) => _id === formText(form, 'remove'));
  const left = form.has('clear') ? [] : own.filter((product) => product !== removed);
  const outcome = await api.setComparison({ body: { products: left.map(({ _id }) => _id) } });
  const before = own.map(({ _id }) => _id);
  if (outcome.ok && !isScriptRequest(visit)) {
    // Redirect, because a guest's changed cookie is only sent with the next request.
    return redirect(`${visit.url.pathname}?before=${before.join(',')}`, 303);
  }
  if (outcome.ok) return data({ before, removed: removed?.mpn ?? null, problem: null } satisfies Outcome);
  return data({ before: null, removed: null, problem: outcome.error.message } satisfies Outcome, outcome.status);
}

function Said({ outcome, isEmpty }: { outcome: Outcome; isEmpty: boolean }) {
  const { t, to } = useWords();
  if (outcome.problem !== null) {
    return (
      <p role="alert" className="mb-3 border-l-2 border-error bg-error-wash px-3 py-2 text-error">
        {outcome.problem}
      </p>
    );
  }
  if (outcome.before === null || outcome.before.length === 0) return null;
  return (
    <Form
      method="post"
      action={to('/comparison')}
      className="no-print mb-3 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2"
    >
      <p role="status">
        {outcome.removed !== null
          ? t('listPages.removed', { mpn: outcome.removed })
          : t(isEmpty ? 'listPages.cleared' : 'listPages.removedOne')}
      </p>
      <Button type="submit" kind="quiet" size="small" name="set" value={outcome.before.join(',')}>
        {t('lists.undo')}
      </Button>
    </Form>
  );
}

function Empty() {
  const { t, to } = useWords();
  return (
    <EmptyList title={t('listPages.comparisonEmpty')} hint={t('listPages.comparisonEmptyHint')}>
      <Link to={to('/catalog')} className={buttonClass('primary', 'large')}>
        {t('shell.catalogue')}
      </Link>
    </EmptyList>
  );
}

function Tools({ view }: { view: ComparisonView }) {
  const { t, to } = useWords();
  const seo = view.isOwn ? [] : [`seo=${view.groups.flatMap(({ products }) => products.map((p) => p.seo)).join(',')}`];
  const rows = view.isOnlyDifferences ? [] : ['rows=different'];
  const query = [...seo, ...rows].join('&');
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <Link
        to={to(query === '' ? '/comparison' : `/comparison?${query}`)}
        replace
        preventScrollReset
        className={buttonClass('quiet')}
      >
        {view.isOnlyDifferences ? t('listPages.allRows') : t('listPages.onlyDifferences')}
      </Link>
      <Button kind="quiet" className="only-scripted" onClick={() => print()}>
        {t('listPages.print')}
      </Button>
      <span className="inline-flex items-center text-13">
        <a href={view.shareUrl} className="text-copper-ink underline">
          {t('listPages.shareLink')}
        </a>
        <CopyButton text={view.shareUrl} label={t('listPages.share')} copiedLabel={t('listPages.shared')} />
      </span>
      <Form method="post" action={to('/comparison')} className="ml-auto">
        {view.isOwn ? (
          <Button type="submit" kind="bare" name="clear" value="1">
            {t('listPages.clear')}
          </Button>
        ) : (
          <Button type="submit" name="set" value={view.ids.join(',')}>
            {t('listPages.takeComparison')}
          </Button>
        )}
      </Form>
    </div>
  );
}

/** Page that compares up to twenty products (product C12). */
export default function ComparePage() {
  const { t, to } = useWords();
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? { before: view.before, removed: null, problem: null };
  const title = view.isOwn ? t('lists.comparison') : t('listPages.sharedComparison');
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <BasketNotice />
      <h1 className="pt-6 pb-3">
        {title}
        {view.count > 0 && (
          <span className="num ml-3 text-16 font-normal text-ink-2">
            {t('listPages.comparisonLimit', { count: view.count })}
          </span>
        )}
      </h1>
      <Said outcome={outcome} isEmpty={view.count === 0} />
      {!view.isOwn && <p className="mb-3 text-ink-2">{t('listPages.sharedNote')}</p>}
      {view.count === 0 ? <Empty /> : <Tools view={view} />}
      {view.groups.map((group) => (
        <ComparisonTable
          key={group.category.slug}
          group={group}
          canRemove={view.isOwn}
          isOnlyDifferences={view.isOnlyDifferences}
        />
      ))}
      {view.isOwn && <Form id="comparison" method="post" action={to('/comparison')} />}
    </>
  );
}
