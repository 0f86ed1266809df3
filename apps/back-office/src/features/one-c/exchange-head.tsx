import { useWords } from '#i18n/words.tsx';
import { SectionHead } from '#ui/page/view-switch.tsx';

/** Heading of the section with tabs for its screens. */
export function ExchangeHead({ view }: { view: 'history' | 'mapping' | 'account' }) {
  const { t } = useWords();
  return (
    <SectionHead
      label={t('backOfficeExchange.exchange')}
      view={view}
      views={[
        { value: 'history', address: '/exchange', label: t('backOfficeExchange.view_history') },
        { value: 'mapping', address: '/exchange/mapping', label: t('backOfficeExchange.view_mapping') },
        { value: 'account', address: '/exchange/account', label: t('backOfficeExchange.view_account') },
      ]}
    />
  );
}
