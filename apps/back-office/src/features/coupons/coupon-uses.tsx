import { Button, Empty, Flex, Skeleton } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCallPages } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';

/** Orders that used a coupon, latest first. */
export function CouponUses({ id }: { id: string }) {
  const { t, money, dateTime } = useWords();
  const mayOpen = useMay()('view_orders');
  const list = useCallPages('couponUses', (after) => ({ couponId: id, query: { after } }));
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Skeleton active />;
  const uses = list.data.pages.flatMap((page) => page.uses);
  if (uses.length === 0) return <Empty description={t('backOfficeCoupons.noUses')} />;
  return (
    <Flex vertical gap={12} align="flex-start">
      <WideTable
        size="small"
        rowKey="order"
        dataSource={uses}
        pagination={false}
        className="w-full"
        columns={[
          {
            key: 'order',
            title: t('backOfficeCoupons.order'),
            render: (_, { order }) =>
              mayOpen ? (
                <Link to={`/orders/${order}`} className="office-number">
                  {order}
                </Link>
              ) : (
                <span className="office-number">{order}</span>
              ),
          },
          { key: 'at', title: t('backOfficeCoupons.orderedAt'), render: (_, { at }) => dateTime(at) },
          {
            key: 'discount',
            title: t('backOfficeCoupons.discount'),
            align: 'right',
            render: (_, { discount }) => money(discount),
          },
          { key: 'total', title: t('backOfficeCoupons.total'), align: 'right', render: (_, { total }) => money(total) },
          {
            key: 'counts',
            title: t('backOfficeCoupons.counts'),
            render: (_, { isReturned }) => t(isReturned ? 'backOfficeCoupons.returned' : 'backOfficeCoupons.counted'),
          },
        ]}
      />
      {list.hasNextPage ? (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('backOffice.showMore')}
        </Button>
      ) : null}
    </Flex>
  );
}
