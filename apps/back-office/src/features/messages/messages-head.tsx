import { useWords } from '#i18n/words.tsx';
import { SectionHead } from '#ui/page/view-switch.tsx';

/** Heading of the section with tabs for its screens. */
export function MessagesHead({ view }: { view: 'texts' | 'ways' | 'staff' }) {
  const { t } = useWords();
  return (
    <SectionHead
      label={t('backOfficeSettings.messages')}
      view={view}
      views={[
        { value: 'texts', address: '/messages', label: t('backOfficeSettings.view_texts') },
        { value: 'ways', address: '/messages/ways', label: t('backOfficeSettings.view_ways') },
        { value: 'staff', address: '/messages/staff', label: t('backOfficeSettings.view_staff') },
      ]}
    />
  );
}
