import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { WrittenText } from '#ui/written-text.tsx';
import type { Route } from './+types/entry';

export const loader = async (visit: Route.LoaderArgs) =>
  orErrorPage(await apiOf(visit).newsEntry({ slug: visit.params.slug }));

/** `/news/<slug>`: page of one news entry with links to the entries before and after it. */
export default function NewsEntryPage() {
  const { t, to, date } = useWords();
  const { title, summary, html, locale, at, isExample, before, after } = useLoaderData<typeof loader>();
  const neighbours = [
    { name: t('sitePages.newsBefore'), entry: before },
    { name: t('sitePages.newsAfter'), entry: after },
  ];
  return (
    <article className="max-w-[760px]">
      <PageHead title={title} description={summary} isIndexed={!isExample} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('sitePages.news'), to: to('/news') }]} />
      <h1 lang={locale}>{title}</h1>
      <p className="mt-1 mb-4 text-13 text-ink-3">
        <time dateTime={at}>{date(at)}</time>
      </p>
      {isExample && <p className="mb-3 bg-warn-wash px-3 py-1.5 text-13 text-warn">{t('sitePages.exampleNews')}</p>}
      <p lang={locale} className="mb-4 text-16 text-ink-2">
        {summary}
      </p>
      <WrittenText html={html} locale={locale} />
      <nav
        aria-label={t('sitePages.news')}
        className="no-print mt-8 grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
      >
        {neighbours.map(
          ({ name, entry }) =>
            entry && (
              <p key={name}>
                <span className="block text-13 text-ink-3">{name}</span>
                <Link to={to(`/news/${entry.slug}`)} prefetch="intent">
                  {entry.title}
                </Link>
              </p>
            ),
        )}
      </nav>
    </article>
  );
}
