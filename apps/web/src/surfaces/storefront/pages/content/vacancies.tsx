import type { ShownVacancy } from '@farad/contract/shop/content';

import { useWords } from '#i18n/words.tsx';
import { WrittenText } from '#ui/written-text.tsx';

/** Open vacancies. They follow the text of the page. */
export function Vacancies({ vacancies }: { vacancies: readonly ShownVacancy[] }) {
  const { t, date } = useWords();
  return (
    <section aria-labelledby="vacancies" className="mt-8">
      <h2 id="vacancies">{t('sitePages.vacancies')}</h2>
      {vacancies.length === 0 && <p className="mt-2 text-ink-2">{t('sitePages.noVacancies')}</p>}
      {vacancies.map(({ slug, title, summary, html, locale, at }) => (
        <details key={slug} id={slug} className="border-b border-line py-3">
          <summary lang={locale} className="cursor-pointer">
            <span className="text-16 font-semibold">{title}</span>
            <span className="ml-3 text-13 text-ink-3">{date(at)}</span>
            <span className="mt-1 block text-ink-2">{summary}</span>
          </summary>
          <div className="mt-3">
            <WrittenText html={html} locale={locale} />
          </div>
        </details>
      ))}
    </section>
  );
}
