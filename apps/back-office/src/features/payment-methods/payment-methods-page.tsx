import { Flex, Skeleton, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useShopSetting } from '#ui/setting/use-setting.ts';
import { MethodList } from './method-list.tsx';
import { ProviderAccount } from './provider-account.tsx';

/** Screen with the settings of payment methods and the account that receives online payments (product Y1–Y4). */
export function PaymentMethodsPage() {
  const { t } = useWords();
  const setting = useShopSetting('payments');
  return (
    <>
      <PageHead title={t('backOfficeSettings.payments')} />
      <Flex vertical gap={16} className="max-1080">
        <Typography.Text type="secondary">{t('backOfficeSettings.paymentsLead')}</Typography.Text>
        <ProviderAccount />
        {setting.error !== null ? (
          <CallFailed error={setting.error} onRetry={() => void setting.refetch()} />
        ) : setting.data === undefined ? (
          <Skeleton active paragraph={{ rows: 10 }} />
        ) : (
          <MethodList shown={setting.data} />
        )}
      </Flex>
    </>
  );
}
