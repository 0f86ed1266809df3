import { inLocale, type Locale } from '@farad/domain/shared';
import { Segmented } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '../../i18n/words.tsx';
import { PageHead } from '../../ui/page-head.tsx';

const views = { searches: '/searches', synonyms: '/searches/synonyms' } as const;

type View = keyof typeof views;

/** The shop's own page of a search. */
export const searchAddress = (site: string, locale: Locale, text: string): string =>
  site + inLocale(locale, `/search?${new URLSearchParams({ text })}`);

/** Heading of the section with the ways to its screens. */
export function SearchesHead({ view }: { view: View }) {
  const { t, named } = useWords();
  const navigate = useNavigate();
  return (
    <PageHead title={t('backOfficeSearches.searches')}>
      <Segmented
        aria-label={t('backOfficeSearches.searches')}
        value={view}
        onChange={(chosen) => void navigate(views[chosen])}
        options={(Object.keys(views) as View[]).map((value) => ({
          value,
          label: named(`backOfficeSearches.view_${value}`),
        }))}
      />
    </PageHead>
  );
}
