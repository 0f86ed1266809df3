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

const ofDemonstration = {
  title: 'backOfficeOpening.demonstration',
  lead: 'backOfficeOpening.demonstrationLead',
  button: 'backOfficeOpening.takeOut',
  question: 'backOfficeOpening.takeOutQuestion',
} as const;

const ofTrial = {
  title: 'backOfficeOpening.trialClear',
  lead: 'backOfficeOpening.trialClearLead',
  button: 'backOfficeOpening.trialTakeOut',
  question: 'backOfficeOpening.trialTakeOutQuestion',
} as const;

/** Lists what will be removed, with numbers, and what will stay. */
function Contents({ demonstration }: { demonstration: DemonstrationAnswer }) {
  const { isThere, isTrialThere, counts, orders, trialOrders, keptOrders } = demonstration;
  const { t } = useWords();
  const kinds = [
    ['goes_parts', counts.parts],
    ['goes_orders', orders.length],
    ['goes_trial', trialOrders.length],
    ['goes_trialRequests', counts.trialRequests],
    ['goes_trialPoints', isTrialThere ? counts.trialPoints : 0],
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
        {isThere ? <li>{t('backOfficeOpening.goesExamples')}</li> : null}
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
 * Progress of removing the demonstration data: how many of the parts are left. It polls until all are gone, then calls
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
  const text = found.isThere
    ? t('backOfficeOpening.takingOut', { left, total })
    : t('backOfficeOpening.trialTakingOut');
  return (
    <div role="status">
      {text}
      <Progress
        percent={total === 0 ? 100 : Math.floor(((total - left) / total) * 100)}
        status="active"
        aria-label={text}
      />
    </div>
  );
}

/**
 * Card that lists the data of the demonstration and of a trial, with a button that removes them. Renders nothing if
 * there are none.
 */
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
  if (data === undefined || !(data.isThere || data.isTrialThere)) return null;
  const words = data.isThere ? ofDemonstration : ofTrial;
  return (
    <Card size="small" title={t(words.title)}>
      {data.clearingFrom !== null ? (
        <Clearing found={data} onDone={readAgain} />
      ) : (
        <Flex vertical gap={12} align="start">
          <div>{t(words.lead)}</div>
          <Contents demonstration={data} />
          <Popconfirm
            title={t(words.question)}
            okText={t(words.button)}
            okButtonProps={{ danger: true }}
            onConfirm={() => clear.mutate(undefined)}
          >
            <Button danger loading={clear.isPending}>
              {t(words.button)}
            </Button>
          </Popconfirm>
        </Flex>
      )}
    </Card>
  );
}
