import type { OrderFigures } from '@farad/contract/office/orders/orders';
import { Alert, Card, Flex, Skeleton, Statistic, Typography } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Dashboard } from './dashboard.tsx';

const queues: readonly (readonly [name: keyof OrderFigures['waiting'], to: string])[] = [
  ['created', '/orders?status=created'],
  ['request', '/orders?status=request'],
  ['inWork', '/orders?status=in_work'],
  ['inWarehouse', '/orders?status=in_warehouse'],
  ['undelivered', '/orders?status=undelivered'],
  ['cancels', '/orders?status=cancel_asked'],
  ['shortages', '/warehouse/shortages'],
  ['returns', '/returns'],
  ['requests', '/requests?state=open'],
];

/** Warning about a problem of the whole shop. Staff who may fix it get a link. */
function Trouble({ words, to, mend }: { words: string; to: string; mend: string }) {
  const may = useMay();
  return (
    <Alert
      type="warning"
      showIcon
      title={words}
      action={may('manage_settings') ? <Link to={to}>{mend}</Link> : undefined}
    />
  );
}

/** Counts of the items that wait for staff, for each queue. */
function Queues() {
  const { t, named, count, money } = useWords();
  const may = useMay();
  const figures = useCall('orderFigures');
  if (figures.error !== null) return <CallFailed error={figures.error} onRetry={() => void figures.refetch()} />;
  if (figures.data === undefined) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  const { waiting, refunds, takesOrders, calendarEnds } = figures.data;
  const sums = [
    ['owedReturns', refunds.owed, '/returns?owed=true', true],
    ['bankToPay', refunds.toPay, '/bank/refunds', may('refund_orders')],
  ] as const;
  return (
    <div className="office-cards">
      {takesOrders ? null : (
        <Trouble words={t('backOfficeOrders.takesNoOrders')} to="/seller" mend={t('backOfficeOrders.fillSeller')} />
      )}
      {calendarEnds ? (
        <Trouble words={t('backOfficeOrders.calendarEnds')} to="/settings" mend={t('backOfficeOrders.fillCalendar')} />
      ) : null}
      {queues.map(([name, to]) => (
        <Link key={name} to={to}>
          <Card size="small" hoverable>
            <Statistic title={named(`backOfficeOrders.waiting_${name}`)} value={count(waiting[name])} />
          </Card>
        </Link>
      ))}
      {sums
        .filter(([, figure, , isSeen]) => isSeen && figure.count > 0)
        .map(([name, figure, to]) => (
          <Link key={name} to={to}>
            <Card size="small" hoverable>
              <Statistic title={t(`backOfficeOrders.${name}`)} value={money(figure.sum)} />
              <Typography.Text type="secondary">
                {t(`backOfficeOrders.${name}Hint`, { count: count(figure.count) })}
              </Typography.Text>
            </Card>
          </Link>
        ))}
    </div>
  );
}

/** Start screen: what waits for staff, and the figures of the shop. */
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
