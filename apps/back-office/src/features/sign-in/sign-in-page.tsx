import { Card, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { ownShop } from '#place.ts';
import { LookSwitches } from '#ui/page/look-switches.tsx';
import { useTitle } from '#ui/call/use-title.ts';

/** Page around the form to sign in. */
export function SignInPage({ children }: { children: ReactNode }) {
  const { t } = useWords();
  useTitle(t('backOffice.signIn'));
  return (
    <Flex vertical align="center" component="main" gap={16} className="office-door window-high">
      <Typography.Title level={1} className="text-28 flush">
        {t('backOffice.title', { shop: ownShop() })}
      </Typography.Title>
      <Card className="w-full max-420">{children}</Card>
      <LookSwitches />
    </Flex>
  );
}
