import { Card, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { LookSwitches } from '#ui/page/look-switches.tsx';
import { useTitle } from '#ui/call/use-title.ts';

/** Page layout of the sign-in. */
export function SignInPage({ children }: { children: ReactNode }) {
  const { t } = useWords();
  useTitle(t('backOffice.signIn'));
  return (
    <Flex vertical align="center" component="main" gap={16} style={{ minHeight: '100vh', padding: '10vh 16px 16px' }}>
      <Typography.Title level={1} style={{ fontSize: 28, margin: 0 }}>
        {t('backOffice.title')}
      </Typography.Title>
      <Card style={{ width: '100%', maxWidth: 420 }}>{children}</Card>
      <LookSwitches />
    </Flex>
  );
}
