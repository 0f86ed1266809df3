import { useWords } from '#i18n/words.tsx';
import { ViewSwitch } from '#ui/page/view-switch.tsx';

/** Links to the screens of the warehouse section. */
export function Views({ view }: { view: 'queue' | 'packing' | 'shortages' }) {
  const { t } = useWords();
  return (
    <ViewSwitch
      label={t('backOfficeWarehouse.warehouse')}
      view={view}
      views={[
        { value: 'queue', address: '/warehouse', label: t('backOfficeWarehouse.queue') },
        { value: 'packing', address: '/warehouse/packing', label: t('backOfficeWarehouse.packing') },
        { value: 'shortages', address: '/warehouse/shortages', label: t('backOfficeWarehouse.shortages') },
      ]}
    />
  );
}
