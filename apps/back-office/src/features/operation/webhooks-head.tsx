import { Flex, Segmented, Typography } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '../../i18n/words.tsx';
import { useMay } from '../../office.tsx';
import { OperationHead } from './operation-views.tsx';

const views = {
  yookassa: ['/operation/webhooks', 'backOfficeOperation.provider_yookassa'],
  cdek: ['/operation/webhooks/cdek', 'backOfficeOperation.provider_cdek'],
  mismatches: ['/operation/webhooks/mismatches', 'backOfficeOperation.quarantine'],
} as const;

type View = keyof typeof views;

/** Heading of what providers told, with the ways to each of them. */
export function WebhooksHead({ view }: { view: View }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const may = useMay();
  // Whoever gives money back decides about what did not fit.
  const offered = (Object.keys(views) as View[]).filter((each) => each !== 'mismatches' || may('refund_orders'));
  return (
    <>
      <OperationHead view="webhooks" />
      <Flex vertical gap={12} align="start" style={{ marginBottom: 12 }}>
        <Segmented
          aria-label={t('backOfficeOperation.provider')}
          value={view}
          onChange={(chosen) => void navigate(views[chosen][0])}
          options={offered.map((value) => ({ value, label: t(views[value][1]) }))}
        />
        <Typography.Text type="secondary">
          {t(view === 'mismatches' ? 'backOfficeOperation.quarantineLead' : 'backOfficeOperation.webhooksLead')}
        </Typography.Text>
      </Flex>
    </>
  );
}
