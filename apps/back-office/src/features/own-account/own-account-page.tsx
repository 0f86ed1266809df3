import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTitle } from '#ui/call/use-title.ts';
import { OwnPassword, OwnRecoveryCodes } from './own-secrets.tsx';
import { OwnProfile } from './own-profile.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnTotp } from './own-totp.tsx';

const tabs = ['profile', 'sessions', 'password', 'totp', 'recovery'] as const;

/** Screen of the signed-in staff member's own account: name, sessions, password and authenticator. */
export function OwnAccountPage() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  useTitle(t('backOffice.ownAccount'));
  const wanted = params.get('tab');
  return (
    <>
      <PageHead title={t('backOffice.ownAccount')} />
      <Tabs
        activeKey={tabs.find((tab) => tab === wanted) ?? 'profile'}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        destroyOnHidden
        items={[
          { key: 'profile', label: t('backOffice.profile'), children: <OwnProfile /> },
          { key: 'sessions', label: t('backOffice.ownSessions'), children: <OwnSessions /> },
          { key: 'password', label: t('backOffice.password'), children: <OwnPassword /> },
          { key: 'totp', label: t('backOffice.totp'), children: <OwnTotp /> },
          { key: 'recovery', label: t('backOffice.recoveryCodes'), children: <OwnRecoveryCodes /> },
        ]}
      />
    </>
  );
}
