import type { OrderBoard, StaffOrderRow } from '@farad/contract/office/orders/orders';
import { statusesOf, type OrderStatus } from '@farad/domain/order';
import { App, Card, Empty, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { MoveDialog, MoveMenu } from './move-order.tsx';
import { OrderTags } from './order-tags.tsx';
import { statusKey } from './order-words.ts';
import { OrderViews } from './order-views.tsx';

type BoardColumn = OrderBoard['columns'][number];

interface Dragging {
  readonly order: StaffOrderRow | null;
  readonly start: (order: StaffOrderRow | null) => void;
  readonly drop: (filter: BoardColumn['filter']) => void;
}

function OrderCard({ order, dragging }: { order: StaffOrderRow; dragging: Dragging }) {
  const { t, money, dateTime } = useWords();
  const mayMove = useMay()('manage_orders') && order.next.length > 0;
  return (
    <Card
      size="small"
      role="listitem"
      draggable={mayMove}
      onDragStart={() => dragging.start(order)}
      onDragEnd={() => dragging.start(null)}
      {...(mayMove ? { className: 'office-grab' } : {})}
    >
      <Flex justify="space-between" gap={8} align="start">
        <Link to={order.number} className="office-number">
          {order.number}
        </Link>
        <span className="office-number">{money(order.total)}</span>
      </Flex>
      <div className="cut ellipsis">{order.company?.name ?? (order.name || t('backOffice.nameless'))}</div>
      <Typography.Paragraph type="secondary" className="flush below-4">
        {dateTime(order.createdAt)}
      </Typography.Paragraph>
      <Flex wrap gap={4} align="center">
        <OrderTags order={order} />
        <MoveMenu order={order} isSmall />
      </Flex>
    </Card>
  );
}

function Column({ column, dragging }: { column: BoardColumn; dragging: Dragging }) {
  const { t, named, count } = useWords();
  const { filter, orders, isMore } = column;
  const title = named(`order.filter_${filter}`);
  const number = isMore ? t('backOfficeOrders.moreThan', { count: count(column.count) }) : count(column.count);
  const takes = dragging.order?.next.some((status) => statusesOf(filter).includes(status)) ?? false;
  return (
    <Flex
      vertical
      component="section"
      aria-label={title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        dragging.drop(filter);
      }}
      className={takes ? 'office-column office-takes' : 'office-column'}
    >
      <Typography.Title level={2} className="text-14 flush below-8">
        {title} <Typography.Text type="secondary">{number}</Typography.Text>
      </Typography.Title>
      {orders.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeOrders.noneHere')} />
      ) : (
        <Flex vertical gap={8} role="list" aria-label={title}>
          {orders.map((order) => (
            <OrderCard key={order.number} order={order} dragging={dragging} />
          ))}
        </Flex>
      )}
      {column.count > orders.length ? (
        <Link to={`/orders?status=${filter}`} className="office-all">
          {t('backOfficeOrders.showAll', { count: number })}
        </Link>
      ) : null}
    </Flex>
  );
}

/**
 * Board with a column of open orders for each status. Orders are moved by menu or by dragging, after a confirmation.
 */
export function BoardPage() {
  const { t, named } = useWords();
  const { message } = App.useApp();
  const board = useCall('orderBoard');
  const [dragged, setDragged] = useState<StaffOrderRow | null>(null);
  const [move, setMove] = useState<{ order: StaffOrderRow; to: OrderStatus } | null>(null);
  const drop = (filter: BoardColumn['filter']): void => {
    if (dragged === null || statusesOf(filter).includes(dragged.status)) return;
    const to = dragged.next.find((status) => statusesOf(filter).includes(status));
    const names = { from: named(statusKey(dragged.status)), to: named(`order.filter_${filter}`) };
    if (to === undefined) void message.warning(t('backOfficeOrders.noSuchMove', names));
    else setMove({ order: dragged, to });
    setDragged(null);
  };
  return (
    <>
      <PageHead title={t('backOfficeOrders.orders')}>
        <OrderViews view="board" />
      </PageHead>
      {board.error !== null ? <CallFailed error={board.error} onRetry={() => void board.refetch()} /> : null}
      {board.error === null && board.data === undefined ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {board.data === undefined ? null : (
        <Flex
          gap={16}
          align="start"
          tabIndex={0}
          role="group"
          aria-label={t('backOfficeOrders.viewBoard')}
          className="office-board"
        >
          {board.data.columns.map((column) => (
            <Column key={column.filter} column={column} dragging={{ order: dragged, start: setDragged, drop }} />
          ))}
        </Flex>
      )}
      {move === null ? null : <MoveDialog order={move.order} to={move.to} onClose={() => setMove(null)} />}
      <Outlet />
    </>
  );
}
