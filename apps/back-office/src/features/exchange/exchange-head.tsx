import { Segmented } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '../../i18n/words.tsx';
import { PageHead } from '../../ui/page-head.tsx';

const views = { history: '/exchange', mapping: '/exchange/mapping', account: '/exchange/account' } as const;

type View = keyof typeof views;

/** Heading of the section with the ways to its screens. */
export function ExchangeHead({ view }: { view: View }) {
  const { t, named } = useWords();
  const navigate = useNavigate();
  return (
    <PageHead title={t('backOfficeExchange.exchange')}>
      <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Segmented
          aria-label={t('backOfficeExchange.exchange')}
          value={view}
          onChange={(chosen) => void navigate(views[chosen])}
          options={(Object.keys(views) as View[]).map((value) => ({
            value,
            label: named(`backOfficeExchange.view_${value}`),
          }))}
        />
      </div>
    </PageHead>
  );
}
