import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { Flex } from 'antd';
import { useLocation, useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { MoveMenu } from './move-order.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderOverview } from './order-overview.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderPayments } from './money/order-payments.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTags } from './order-tags.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** Drawer of one order. */
export function OrderDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { number = '' } = useParams();
  const isBoard = useLocation().pathname.startsWith('/orders/board');
  const details = useCall('staffOrder', { number });
  const order = details.data;
  const tabsOf = (shown: StaffOrder): readonly DrawerTab[] => {
    const counted = (name: string, count: number): string => (count === 0 ? name : `${name} (${count})`);
    return [
      { key: 'order', label: t('backOfficeOrders.overview'), content: <OrderOverview order={shown} /> },
      {
        key: 'lines',
        label: counted(t('backOfficeOrders.lines'), shown.lines.length),
        content: <OrderLines order={shown} />,
      },
      { key: 'payments', label: t('backOfficeOrders.payments'), content: <OrderPayments number={number} /> },
      { key: 'parcels', label: t('backOfficeOrders.parcels'), content: <OrderParcels order={shown} /> },
      { key: 'documents', label: t('backOfficeOrders.documents'), content: <OrderDocuments number={number} /> },
      {
        key: 'returns',
        label: counted(t('backOfficeOrders.returns'), shown.returns.length),
        content: <OrderReturns order={shown} />,
      },
      { key: 'timeline', label: t('backOfficeOrders.timeline'), content: <OrderTimeline order={shown} /> },
      {
        key: 'notes',
        label: counted(t('backOfficePeople.notes'), shown.notes.length),
        content: <OrderNotes order={shown} />,
      },
      ...(may('view_audit')
        ? [
            {
              key: 'history',
              label: t('backOfficePeople.history'),
              content: <History object="order" id={shown.id} />,
            },
          ]
        : []),
    ];
  };
  return (
    <RowDrawer
      width={1040}
      list={isBoard ? '/orders/board' : '/orders'}
      title={t('backOfficeOrders.orderOf', { number })}
      tabs={order === undefined ? undefined : tabsOf(order)}
      error={details.error}
      onRetry={() => void details.refetch()}
      extra={
        order === undefined ? null : (
          <Flex wrap gap={4} align="center">
            <OrderTags order={order} />
            <MoveMenu order={order} />
          </Flex>
        )
      }
    />
  );
}
