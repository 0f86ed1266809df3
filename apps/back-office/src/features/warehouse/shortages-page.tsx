import type { ShortageDecision, Shortages } from '@farad/contract/office/stock/warehouse';
import { Button, Card, Empty, Flex, Popconfirm, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { Views } from './views.tsx';

type Shortage = Shortages['shortages'][number];
type FoundLine = Extract<ShortageDecision, { decision: 'found' }>['lines'][number];

const keyOf = ({ waveId, product_id, warehouseId, at }: Shortage): string =>
  `${waveId ?? ''} ${product_id} ${warehouseId} ${at}`;

function Lack({ shortage }: { shortage: Shortage }) {
  const { t, count, dateTime } = useWords();
  const { mpn, brand, cell, found, needed, lacks, available, picker, at } = shortage;
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
      <Typography.Text type={lacks === 0 ? 'success' : 'danger'}>
        {lacks === 0
          ? t('backOfficeWarehouse.orderHasAll')
          : t('backOfficeWarehouse.orderLacks', { count: count(lacks) })}
      </Typography.Text>
      {lacks === 0 ? null : (
        <Typography.Text type="secondary">
          {t('backOfficeWarehouse.freePieces', { count: count(available) })}
        </Typography.Text>
      )}
    </Flex>
  );
}

/** Form for pieces that were missing and have been found. */
function FoundForm({
  lacks,
  isBusy,
  onFound,
}: {
  lacks: readonly Shortage[];
  isBusy: boolean;
  onFound: (lines: readonly FoundLine[]) => void;
}) {
  const { t } = useWords();
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const lines = lacks.map((lack) => ({ lack, most: lack.lacks, pieces: pieces[keyOf(lack)] ?? lack.lacks }));
  const found = lines.filter((line) => line.pieces > 0);
  return (
    <Flex vertical gap={8}>
      <b>{t('backOfficeWarehouse.foundTitle')}</b>
      {lines.map(({ lack, most, pieces: value }) => (
        <Flex key={keyOf(lack)} wrap gap={8} align="center">
          <NumberInput
            aria-label={`${t('backOfficeWarehouse.foundTitle')}: ${lack.mpn}`}
            min={0}
            max={most}
            precision={0}
            value={value}
            onChange={(next) => setPieces({ ...pieces, [keyOf(lack)]: next ?? 0 })}
          />
          <span className="office-number">{lack.mpn}</span>
        </Flex>
      ))}
      <Typography.Text type="secondary">{t('backOfficeWarehouse.foundHint')}</Typography.Text>
      <div>
        <Button
          type="primary"
          disabled={found.length === 0}
          loading={isBusy}
          onClick={() =>
            onFound(
              found.map(({ lack: { product_id, warehouseId }, pieces: count }) => ({
                product_id,
                warehouseId,
                pieces: count,
              })),
            )
          }
        >
          {t('backOfficeWarehouse.saveFound')}
        </Button>
      </div>
    </Flex>
  );
}

function OrderCard({ order, lacks }: { order: string; lacks: readonly Shortage[] }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [isFinding, setFinding] = useState(false);
  const settle = useChange(
    { done: 'backOfficeWarehouse.settled', notDone: 'backOfficeWarehouse.notSettled' },
    (body: ShortageDecision) => answerOf(api.settleShortage({ number: order, body })),
    [...answersOf.warehouse, ...answersOf.orders, ...answersOf.stock],
    () => setFinding(false),
  );
  // List a product once, although it may lack pieces in two storage places.
  const missing = lacks.filter(
    (lack, at) => lack.lacks > 0 && lacks.findIndex(({ product_id }) => product_id === lack.product_id) === at,
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
          <Lack key={keyOf(shortage)} shortage={shortage} />
        ))}
        <Flex wrap gap={8}>
          {missing.length === 0 ? null : (
            <Button aria-expanded={isFinding} onClick={() => setFinding(!isFinding)}>
              {t('backOfficeWarehouse.settle_found')}
            </Button>
          )}
          <Popconfirm
            title={t('backOfficeWarehouse.settleAgainHint')}
            onConfirm={() => settle.mutate({ decision: 'again' })}
          >
            <Button loading={settle.isPending}>{t('backOfficeWarehouse.settle_again')}</Button>
          </Popconfirm>
          <Popconfirm
            title={t('backOfficeWarehouse.settleGoOnHint')}
            onConfirm={() => settle.mutate({ decision: 'go_on' })}
          >
            <Button loading={settle.isPending}>{t('backOfficeWarehouse.settle_go_on')}</Button>
          </Popconfirm>
          <Link to={`/orders/${order}`}>
            <Button type="link">{t('backOfficeWarehouse.openOrder')}</Button>
          </Link>
        </Flex>
        {isFinding && missing.length > 0 ? (
          <FoundForm
            lacks={missing}
            isBusy={settle.isPending}
            onFound={(lines) => settle.mutate({ decision: 'found', lines: [...lines] })}
          />
        ) : null}
      </Flex>
    </Card>
  );
}

/** Screen with the goods that were not found in the warehouse, by order. Staff decide what to do about each. */
export function ShortagesPage() {
  const { t } = useWords();
  const list = useCall('shortages');
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
