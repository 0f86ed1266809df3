import type { OpenWave, QueueOrder } from '@farad/contract/office/stock/warehouse';
import { Button, Card, Checkbox, Empty, Flex, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMe, useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useCallPages } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ScanField } from '#ui/field/scan-field.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useScanAnywhere } from './use-scan-anywhere.ts';
import { Views } from './views.tsx';
import { WaveProgress } from './wave-progress.tsx';

const ordersMost = 30;

function WaveCard({ wave }: { wave: OpenWave }) {
  const { t, count, dateTime } = useWords();
  const me = useMe();
  const isMine = wave.picker.id === me.id;
  return (
    <Card size="small">
      <Flex wrap gap="8px 16px" align="center">
        <Link to={`/warehouse/wave/${wave.id}`} className="text-16 weight-600">
          {t('backOfficeWarehouse.wave', { id: wave.id })}
        </Link>
        <Tag color={isMine ? 'success' : 'warning'}>
          {isMine ? t('backOfficeWarehouse.waveMine') : t('backOfficeWarehouse.wavePicker', { name: wave.picker.name })}
        </Tag>
        <Typography.Text type="secondary">
          {t('backOfficeWarehouse.waveSeen', { at: dateTime(wave.seenAt) })} ·{' '}
          {t('backOfficeWarehouse.waveOrders', { orders: count(wave.orders) })}
        </Typography.Text>
        <WaveProgress wave={wave} />
      </Flex>
    </Card>
  );
}

interface OrderCardProps {
  readonly order: QueueOrder;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function OrderCard({ order, isChosen, onChoose }: OrderCardProps) {
  const { t, named, count, date } = useWords();
  const { number, name, day, delivery, pieces, lines, refusal } = order;
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <Flex align="center">
        <Checkbox
          className="office-pick"
          checked={isChosen}
          disabled={refusal !== null}
          onChange={({ target }) => onChoose(target.checked)}
          aria-label={t('backOfficeWarehouse.chooseOrder', { number })}
        />
        <Flex wrap gap="4px 16px" align="center" className="office-job">
          <Link to={`/orders/${number}`} className="office-number text-16">
            {number}
          </Link>
          <b>{t('backOfficeWarehouse.piecesOfLines', { pieces: count(pieces), lines: count(lines) })}</b>
          <span>{named(`backOfficeWarehouse.delivery_${delivery}`)}</span>
          {day === null ? null : (
            <span>
              {t('backOfficeWarehouse.day')} {date(day)}
            </span>
          )}
          <Typography.Text type="secondary">{name}</Typography.Text>
          {refusal === null ? null : (
            <Tag color={refusal === 'short' ? 'error' : 'warning'}>
              {named(`backOfficeWarehouse.refusal_${refusal}`)}
            </Tag>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}

/** Screen with the orders whose goods must be picked, and the waves that are being picked. */
export function QueuePage() {
  const { t } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const scanned = useScanAnywhere();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useCallPages('pickingQueue', (after) => ({ query: { after } }));
  const begin = useChange(
    { done: 'backOfficeWarehouse.begun', notDone: 'backOfficeWarehouse.notBegun' },
    (orders: readonly string[]) => answerOf(api.beginWave({ body: { orders: [...orders] } })),
    answersOf.warehouse,
    ({ id }) => void navigate(`/warehouse/wave/${id}`),
  );
  const orders = list.data?.pages.flatMap((page) => page.orders);
  const waves = list.data?.pages[0]?.waves ?? [];
  const wanted = chosen.filter((number) => orders?.some((order) => order.number === number && order.refusal === null));
  const choose = (number: string, isChosen: boolean): void =>
    setChosen(isChosen ? [...chosen, number].slice(0, ordersMost) : chosen.filter((each) => each !== number));
  return (
    <Flex vertical gap={12}>
      <PageHead title={t('backOfficeWarehouse.warehouse')}>
        <Views view="queue" />
      </PageHead>
      <ScanField onScan={scanned} />
      {list.error !== null ? <CallFailed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.error === null && orders === undefined ? <Skeleton active /> : null}
      {waves.length === 0 ? null : (
        <>
          <Typography.Title level={2} className="text-16 flush">
            {t('backOfficeWarehouse.underWay')}
          </Typography.Title>
          {waves.map((wave) => (
            <WaveCard key={wave.id} wave={wave} />
          ))}
        </>
      )}
      {orders?.length === 0 ? <Empty description={t('backOfficeWarehouse.queueEmpty')} /> : null}
      {orders === undefined || orders.length === 0 ? null : (
        <Flex vertical gap={8}>
          <Typography.Text>{t('backOfficeWarehouse.chooseOrders')}</Typography.Text>
          {orders.map((order) => (
            <OrderCard
              key={order.number}
              order={order}
              isChosen={wanted.includes(order.number)}
              onChoose={(isChosen) => choose(order.number, isChosen)}
            />
          ))}
          {list.hasNextPage ? (
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('backOffice.showMore')}
            </Button>
          ) : null}
          {wanted.length === 0 ? null : (
            <div className="office-foot">
              <Button type="primary" size="large" block loading={begin.isPending} onClick={() => begin.mutate(wanted)}>
                {t('backOfficeWarehouse.begin', { count: wanted.length })}
              </Button>
            </div>
          )}
        </Flex>
      )}
    </Flex>
  );
}
