import type { OrderFigures } from '@farad/contract/back-office-orders';
import { useQuery } from '@tanstack/react-query';
import { Alert, Card, Flex, Skeleton, Statistic } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '../../api.ts';
import { useWords } from '../../i18n/words.tsx';
import { useMay, useOffice } from '../../office.tsx';
import { CallFailed } from '../../ui/call-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Dashboard } from './dashboard.tsx';

const queues: readonly (readonly [name: keyof OrderFigures['waiting'], to: string])[] = [
  ['created', '/orders?status=created'],
  ['request', '/orders?status=request'],
  ['inWork', '/orders?status=in_work'],
  ['inWarehouse', '/orders?status=in_warehouse'],
  ['returns', '/returns'],
  ['requests', '/requests?state=open'],
];

/** What waits for staff, by where it waits. */
function Queues() {
  const { t, named, count } = useWords();
  const may = useMay();
  const { api } = useOffice();
  const figures = useQuery({ queryKey: ['orders', 'figures'], queryFn: () => answerOf(api.orderFigures()) });
  if (figures.error !== null) return <CallFailed error={figures.error} onRetry={() => void figures.refetch()} />;
  if (figures.data === undefined) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  const { waiting, takesOrders } = figures.data;
  return (
    <Flex wrap gap={12}>
      {takesOrders ? null : (
        <Alert
          type="warning"
          showIcon
          style={{ width: '100%' }}
          title={t('backOfficeOrders.takesNoOrders')}
          action={may('manage_settings') ? <Link to="/seller">{t('backOfficeOrders.fillSeller')}</Link> : undefined}
        />
      )}
      {queues.map(([name, to]) => (
        <Link key={name} to={to}>
          <Card size="small" hoverable style={{ minWidth: 150 }}>
            <Statistic title={named(`backOfficeOrders.waiting_${name}`)} value={count(waiting[name])} />
          </Card>
        </Link>
      ))}
    </Flex>
  );
}

/** What waits for staff, and what the shop earned. */
export function TodayPage() {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      <PageHead title={t('backOfficeOrders.today')} />
      <Flex vertical gap={24}>
        {may('view_orders') ? <Queues /> : null}
        {may('view_reports') ? <Dashboard /> : null}
      </Flex>
    </>
  );
}
