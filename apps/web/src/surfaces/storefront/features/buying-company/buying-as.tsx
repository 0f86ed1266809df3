import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { BuyingCompany } from './buying-company.server.ts';

/** Names the company that the order will be for, with a link to change it. */
export function BuyingAs({ company }: { company: BuyingCompany }) {
  const { t, to } = useWords();
  return (
    <p className="mb-4 border-l-2 border-copper bg-copper-wash px-3 py-2 wrap-anywhere">
      {t('basket.buyAs', { name: company.name })}
      {' · '}
      <Link to={to('/cabinet/companies')} className="text-copper-ink underline">
        {t('basket.buyAsChange')}
      </Link>
    </p>
  );
}
