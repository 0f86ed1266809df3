import type { Shortages } from '@farad/contract/back-office-warehouse';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Empty, Flex, Popconfirm, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '../../api.ts';
import { useWords } from '../../i18n/words.tsx';
import { useMay, useOffice } from '../../office.tsx';
import { CallFailed } from '../../ui/call-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useChange } from '../../ui/use-change.ts';
import { Views } from './views.tsx';

type Shortage = Shortages['shortages'][number];

/** Prefills a document of the stock with what was not found. */
const correctionOf = ({ mpn, needed, found }: Shortage): string =>
  `/stock/post/correction?${new URLSearchParams({ list: `${mpn}\t${needed - found}` })}`;

function Lack({ shortage }: { shortage: Shortage }) {
  const { t, count, dateTime } = useWords();
  const mayStock = useMay()('manage_stock');
  const { mpn, brand, cell, found, needed, picker, at } = shortage;
  return (
    <Flex wrap gap="4px 16px" align="center">
      <b className="office-number">{mpn}</b>
      <span>{brand}</span>
      <span className="office-number">{cell === '' ? t('backOfficeWarehouse.noCell') : cell}</span>
      <Typography.Text type="danger">
        {t('backOfficeWarehouse.shortageOf', { found: count(found), needed: count(needed) })}
      </Typography.Text>
      <Typography.Text type="secondary">
        {t('backOfficeWarehouse.shortageBy', { picker, at: dateTime(at) })}
      </Typography.Text>
      {mayStock ? <Link to={correctionOf(shortage)}>{t('backOfficeWarehouse.correctStock')}</Link> : null}
    </Flex>
  );
}

function OrderCard({ order, lacks }: { order: string; lacks: readonly Shortage[] }) {
  const { t } = useWords();
  const { api } = useOffice();
  const settle = useChange(
    { done: 'backOfficeWarehouse.settled', notDone: 'backOfficeWarehouse.notSettled' },
    (decision: 'again' | 'go_on') => answerOf(api.settleShortage({ number: order, body: { decision } })),
    [['warehouse'], ['orders']],
  );
  return (
    <Card
      size="small"
      title={
        <Link to={`/orders/${order}`} className="office-number">
          {order}
        </Link>
      }
    >
      <Flex vertical gap={8}>
        {lacks.map((shortage) => (
          <Lack key={`${shortage.waveId} ${shortage.product_id} ${shortage.warehouseId}`} shortage={shortage} />
        ))}
        <Flex wrap gap={8}>
          <Button loading={settle.isPending} onClick={() => settle.mutate('again')}>
            {t('backOfficeWarehouse.settle_again')}
          </Button>
          <Popconfirm title={t('backOfficeWarehouse.settleGoOnHint')} onConfirm={() => settle.mutate('go_on')}>
            <Button loading={settle.isPending}>{t('backOfficeWarehouse.settle_go_on')}</Button>
          </Popconfirm>
          <Link to={`/orders/${order}`}>
            <Button type="link">{t('backOfficeWarehouse.openOrder')}</Button>
          </Link>
        </Flex>
      </Flex>
    </Card>
  );
}

/** What was not found, order by order: somebody has to say what becomes of them. */
export function ShortagesPage() {
  const { t } = useWords();
  const { api } = useOffice();
  const list = useQuery({ queryKey: ['warehouse', 'shortages'], queryFn: () => answerOf(api.shortages()) });
  const byOrder = [...Map.groupBy(list.data?.shortages ?? [], ({ order }) => order)];
  return (
    <Flex vertical gap={12}>
      <PageHead title={t('backOfficeWarehouse.shortages')}>
        <Views view="shortages" />
      </PageHead>
      {list.error !== null ? <CallFailed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.error === null && list.data === undefined ? <Skeleton active /> : null}
      {list.data !== undefined && byOrder.length === 0 ? (
        <Empty description={t('backOfficeWarehouse.noShortages')} />
      ) : null}
      {byOrder.length === 0 ? null : <Typography.Text>{t('backOfficeWarehouse.shortagesLead')}</Typography.Text>}
      {byOrder.map(([order, lacks]) => (
        <OrderCard key={order} order={order} lacks={lacks} />
      ))}
    </Flex>
  );
}
