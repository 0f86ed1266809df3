import { Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { ViewSwitch } from '#ui/page/view-switch.tsx';
import { OperationHead } from './operation-views.tsx';

/** Heading of the webhook screens with tabs by provider. */
export function WebhooksHead({ view }: { view: 'payments' | 'carriers' | 'mismatches' }) {
  const { t } = useWords();
  const may = useMay();
  const views = [
    { value: 'payments', address: '/operation/webhooks', label: t('backOfficeOperation.provider_payments') },
    { value: 'carriers', address: '/operation/webhooks/carriers', label: t('backOfficeOperation.provider_carriers') },
    { value: 'mismatches', address: '/operation/webhooks/mismatches', label: t('backOfficeOperation.quarantine') },
  ] as const;
  // Only staff who may refund orders can resolve mismatches.
  const offered = views.filter(({ value }) => value !== 'mismatches' || may('refund_orders'));
  return (
    <>
      <OperationHead view="webhooks" />
      <Flex vertical gap={12} align="start" className="below-12">
        <ViewSwitch label={t('backOfficeOperation.provider')} view={view} views={offered} />
        <Typography.Text type="secondary">
          {t(view === 'mismatches' ? 'backOfficeOperation.quarantineLead' : 'backOfficeOperation.webhooksLead')}
        </Typography.Text>
      </Flex>
    </>
  );
}
