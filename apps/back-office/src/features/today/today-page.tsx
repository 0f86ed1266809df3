import type { OrderFigures } from '@farad/contract/back-office-orders';
import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Skeleton, Statistic, Table } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '../../api.ts';
import { useWords } from '../../i18n/words.tsx';
import { useOffice } from '../../office.tsx';
import { CallFailed } from '../../ui/call-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DayBars } from './day-bars.tsx';

const queues: readonly (readonly [name: keyof OrderFigures['waiting'], to: string])[] = [
  ['created', '/orders?status=created'],
  ['request', '/orders?status=request'],
  ['inWork', '/orders?status=in_work'],
  ['inWarehouse', '/orders?status=in_warehouse'],
  ['returns', '/returns'],
  ['requests', '/requests?state=open'],
];

const daysInTable = 7;

/** What waits for staff, and how orders came in. */
export function TodayPage() {
  const { t, named, money, date, count } = useWords();
  const { api } = useOffice();
  const figures = useQuery({ queryKey: ['orders', 'figures'], queryFn: () => answerOf(api.orderFigures()) });
  if (figures.error !== null) return <CallFailed error={figures.error} onRetry={() => void figures.refetch()} />;
  if (figures.data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { days, waiting } = figures.data;
  const [sum, number] = days.reduce(([total, orders], day) => [total + day.total, orders + day.orders], [0, 0]);
  return (
    <>
      <PageHead title={t('backOfficeOrders.today')} />
      <Flex vertical gap={16}>
        <Flex wrap gap={12}>
          {queues.map(([name, to]) => (
            <Link key={name} to={to}>
              <Card size="small" hoverable style={{ minWidth: 150 }}>
                <Statistic title={named(`backOfficeOrders.waiting_${name}`)} value={count(waiting[name])} />
              </Card>
            </Link>
          ))}
        </Flex>
        <Card size="small" title={t('backOfficeOrders.month')}>
          <Flex wrap gap={32} style={{ marginBottom: 16 }}>
            <Statistic title={t('backOfficeOrders.orders')} value={count(number)} />
            <Statistic title={t('backOfficeOrders.turnover')} value={money(sum)} />
          </Flex>
          <DayBars days={days} label={t('backOfficeOrders.monthBars', { sum: money(sum), orders: count(number) })} />
          <Table<OrderFigures['days'][number]>
            size="small"
            rowKey="day"
            dataSource={days.slice(-daysInTable).toReversed()}
            pagination={false}
            scroll={{ x: 'max-content' }}
            columns={[
              { key: 'day', title: t('backOfficeOrders.day'), render: (_, row) => date(row.day) },
              {
                key: 'orders',
                title: t('backOfficeOrders.orders'),
                align: 'right',
                render: (_, row) => count(row.orders),
              },
              {
                key: 'cancelled',
                title: t('backOfficeOrders.cancelledOf'),
                align: 'right',
                render: (_, row) => count(row.cancelled),
              },
              {
                key: 'total',
                title: t('backOfficeOrders.turnover'),
                align: 'right',
                render: (_, row) => <span className="office-number">{money(row.total)}</span>,
              },
            ]}
          />
        </Card>
      </Flex>
    </>
  );
}
