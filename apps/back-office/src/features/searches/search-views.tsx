import { inLocale, type Locale } from '@farad/domain/shared';

import { useWords } from '#i18n/words.tsx';
import { SectionHead } from '#ui/page/view-switch.tsx';

/** Returns the address of the shop's search page for a text. */
export const searchAddress = (site: string, locale: Locale, text: string): string =>
  site + inLocale(locale, `/search?${new URLSearchParams({ text })}`);

/** Heading of the section with tabs for its screens. */
export function SearchesHead({ view }: { view: 'searches' | 'synonyms' }) {
  const { t } = useWords();
  return (
    <SectionHead
      label={t('backOfficeSearches.searches')}
      view={view}
      views={[
        { value: 'searches', address: '/searches', label: t('backOfficeSearches.view_searches') },
        { value: 'synonyms', address: '/searches/synonyms', label: t('backOfficeSearches.view_synonyms') },
      ]}
    />
  );
}
