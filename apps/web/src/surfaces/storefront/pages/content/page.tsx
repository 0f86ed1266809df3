import { useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { Vacancies } from './vacancies.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import type { Route } from './+types/page';

const vacancyPage = 'vacancy';
/** Number of headings from which a page has a table of contents. */
const contentsFrom = 3;

export async function loader(visit: Route.LoaderArgs) {
  const api = apiOf(visit);
  const slug = visit.params.page;
  const text = orErrorPage(await api.contentPage({ slug }));
  const vacancies = slug === vacancyPage ? orErrorPage(await api.vacancies()).vacancies : null;
  return { text, vacancies };
}

/** `/c/<page>`: page with information or terms of the shop. */
export default function ContentPage() {
  const { t, date } = useWords();
  const { text, vacancies } = useLoaderData<typeof loader>();
  const { title, summary, headings, changedAt, html, locale } = text;
  return (
    <div className="max-w-[760px] pt-8">
      <PageHead title={title} description={summary} />
      <h1 lang={locale}>{title}</h1>
      <p lang={locale} className="mt-2 mb-5 text-16 text-ink-2">
        {summary}
      </p>
      {headings.length >= contentsFrom && (
        <nav aria-label={t('sitePages.contents')} className="no-print mb-6 border-y border-line py-3">
          <h2 className="mb-1.5 text-13 text-ink-2">{t('sitePages.contents')}</h2>
          <ul lang={locale} className="gap-x-8 sm:columns-2">
            {headings.map((heading) => (
              <li key={heading.id} className="break-inside-avoid py-0.5">
                <a href={`#${heading.id}`}>{heading.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <WrittenText html={html} locale={locale} />
      {vacancies && <Vacancies vacancies={vacancies} />}
      {changedAt !== null && (
        <p className="mt-8 text-13 text-ink-3">{t('sitePages.changed', { date: date(changedAt) })}</p>
      )}
    </div>
  );
}
