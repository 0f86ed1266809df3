import { Flex, Skeleton, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { ProviderCard } from './provider-card.tsx';

/** Screen of outside services: how each is connected, its account, and a test. */
export function ProvidersPage() {
  const { t } = useWords();
  const shown = useCall('providers');
  return (
    <>
      <PageHead title={t('backOfficeProviders.providers')} />
      <Flex vertical gap={16} className="max-1080">
        <Typography.Text type="secondary">{t('backOfficeProviders.lead')}</Typography.Text>
        {shown.error !== null ? (
          <CallFailed error={shown.error} onRetry={() => void shown.refetch()} />
        ) : shown.data === undefined ? (
          <Skeleton active paragraph={{ rows: 12 }} />
        ) : (
          shown.data.providers.map((state) => <ProviderCard key={state.provider} state={state} />)
        )}
      </Flex>
    </>
  );
}
