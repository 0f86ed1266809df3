import { Segmented } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '../../i18n/words.tsx';

const addresses = { queue: '/warehouse', packing: '/warehouse/packing', shortages: '/warehouse/shortages' } as const;

export type View = keyof typeof addresses;

const views = Object.keys(addresses) as readonly View[];

/** The lists of the store. */
export function Views({ view }: { view: View }) {
  const { t, named } = useWords();
  const navigate = useNavigate();
  return (
    <Segmented<View>
      aria-label={t('backOfficeWarehouse.warehouse')}
      value={view}
      onChange={(chosen) => void navigate(addresses[chosen])}
      options={views.map((value) => ({ value, label: named(`backOfficeWarehouse.${value}`) }))}
    />
  );
}
