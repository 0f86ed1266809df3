import type { DemonstrationAnswer } from '@farad/contract/office/operation/opening';
import { Button, Card, Flex, Popconfirm, Progress, Typography } from 'antd';
import { useCallback, useEffect } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useChange } from '#ui/call/use-change.ts';

const takingOut = { done: 'backOfficeOpening.takingOutBegun', notDone: 'backOfficeOpening.notTakenOut' } as const;

const pollEveryMs = 1000;

/** Lists what will be removed, with numbers, and what will stay. */
function Contents({ demonstration: { counts, orders, keptOrders } }: { demonstration: DemonstrationAnswer }) {
  const { t } = useWords();
  const kinds = [
    ['goes_parts', counts.parts],
    ['goes_orders', orders.length],
    ['goes_requests', counts.requests],
    ['goes_reviews', counts.reviews],
    ['goes_questions', counts.questions],
    ['goes_coupons', counts.coupons],
    ['goes_baskets', counts.baskets],
    ['goes_lists', counts.lists],
  ] as const;
  return (
    <>
      <ul className="flush indent">
        {kinds
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => (
            <li key={kind}>{t(`backOfficeOpening.${kind}`, { count })}</li>
          ))}
        <li>{t('backOfficeOpening.goesExamples')}</li>
      </ul>
      <div>{t('backOfficeOpening.demonstrationStays')}</div>
      {keptOrders.length === 0 ? null : (
        <Typography.Text type="warning">
          {t('backOfficeOpening.keptOrders', { numbers: keptOrders.join(', ') })}
        </Typography.Text>
      )}
    </>
  );
}

/**
 * Progress of removing the demonstration data: parts left of all at the start. It polls until all are gone, then calls
 * `onDone`.
 */
function Clearing({ found, onDone }: { found: DemonstrationAnswer; onDone: () => void }) {
  const { t } = useWords();
  const { data } = useCall('clearingProgress', undefined, { refetchInterval: pollEveryMs });
  const isDone = data?.from === null;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const [left, total] = [data?.left ?? found.counts.parts, data?.from ?? found.clearingFrom ?? 0];
  const text = t('backOfficeOpening.takingOut', { left, total });
  return (
    <div role="status">
      {text}
      <Progress
        percent={total === 0 ? 0 : Math.floor(((total - left) / total) * 100)}
        status="active"
        aria-label={text}
      />
    </div>
  );
}

/** Card that lists the demonstration data, with a button that removes them. Renders nothing if there are none. */
export function Demonstration() {
  const { t } = useWords();
  const { api } = useOffice();
  const found = useCall('demonstration');
  const { refetch } = found;
  const readAgain = useCallback(() => void refetch(), [refetch]);
  const clear = useChange(takingOut, () => answerOf(api.clearDemonstration({ body: {} })), [
    'demonstration',
    'auditLog',
  ]);
  if (found.error !== null) return <CallFailed error={found.error} onRetry={() => void found.refetch()} />;
  const { data } = found;
  if (data === undefined || !data.isThere) return null;
  return (
    <Card size="small" title={t('backOfficeOpening.demonstration')}>
      {data.clearingFrom !== null ? (
        <Clearing found={data} onDone={readAgain} />
      ) : (
        <Flex vertical gap={12} align="start">
          <div>{t('backOfficeOpening.demonstrationLead')}</div>
          <Contents demonstration={data} />
          <Popconfirm
            title={t('backOfficeOpening.takeOutQuestion')}
            okText={t('backOfficeOpening.takeOut')}
            okButtonProps={{ danger: true }}
            onConfirm={() => clear.mutate(undefined)}
          >
            <Button danger loading={clear.isPending}>
              {t('backOfficeOpening.takeOut')}
            </Button>
          </Popconfirm>
        </Flex>
      )}
    </Card>
  );
}
