import { Segmented } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '../../i18n/words.tsx';
import { PageHead } from '../../ui/page-head.tsx';

const views = {
  jobs: '/operation',
  messages: '/operation/messages',
  webhooks: '/operation/webhooks',
  state: '/operation/state',
} as const;

type View = keyof typeof views;

/** Heading of the section with the ways to its screens. */
export function OperationHead({ view }: { view: View }) {
  const { t, named } = useWords();
  const navigate = useNavigate();
  return (
    <PageHead title={t('backOfficeOperation.operation')}>
      <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Segmented
          aria-label={t('backOfficeOperation.operation')}
          value={view}
          onChange={(chosen) => void navigate(views[chosen])}
          options={(Object.keys(views) as View[]).map((value) => ({
            value,
            label: named(`backOfficeOperation.view_${value}`),
          }))}
        />
      </div>
    </PageHead>
  );
}
