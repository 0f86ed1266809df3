import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const after = visit.url.searchParams.get('after') ?? '';
  const { news, areExamples, next } = orErrorPage(await apiOf(visit).news({ query: { after } }));
  return { news, areExamples, next, isFirst: after === '' };
}

/** `/news`: page with the news entries, latest first. */
export default function NewsPage() {
  const { t, to, date } = useWords();
  const { news, areExamples, next, isFirst } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-[760px] pt-8">
      <PageHead title={t('sitePages.news')} description={t('sitePages.newsLead')} isIndexed={isFirst && !areExamples} />
      <h1>{t('sitePages.news')}</h1>
      <p className="mt-2 mb-5 text-16 text-ink-2">{t('sitePages.newsLead')}</p>
      {areExamples && <p className="mb-3 bg-warn-wash px-3 py-1.5 text-13 text-warn">{t('sitePages.exampleNews')}</p>}
      {news.length === 0 && <p className="text-ink-2">{t('sitePages.noNews')}</p>}
      <ul>
        {news.map(({ slug, title, summary, at }) => (
          <li key={slug} className="border-t border-line py-4">
            <p className="text-13 text-ink-3">{date(at)}</p>
            <h2 className="mt-0.5">
              <Link to={to(`/news/${slug}`)} prefetch="intent">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-ink-2">{summary}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex gap-3">
        {!isFirst && (
          <Link to={to('/news')} className={buttonClass('quiet')}>
            {t('sitePages.newest')}
          </Link>
        )}
        {next !== null && (
          <Link to={to(`/news?after=${next}`)} className={buttonClass('quiet')}>
            {t('sitePages.older')}
          </Link>
        )}
      </p>
    </div>
  );
}
