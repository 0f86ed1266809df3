import type { StaffSession } from '@farad/contract/office/staff/staff';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Popconfirm, Skeleton, Tag } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { setCachedAnswer } from '#ui/call/call-key.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';

const ended = { done: 'backOffice.sessionEnded', notDone: 'backOffice.sessionNotEnded' } as const;

/** List of one's own sessions. All except this one can be ended. */
export function OwnSessions() {
  const { t, dateTime } = useWords();
  const { api } = useOffice();
  const queries = useQueryClient();
  const sessions = useCall('staffSessions');
  const keep = (left: StaffSession[]): void => setCachedAnswer(queries, left, 'staffSessions');
  const end = useChange(ended, (id: string) => answerOf(api.endStaffSession({ body: { id } })), [], keep);
  const endOthers = useChange(ended, () => answerOf(api.endOtherStaffSessions({ body: {} })), [], keep);
  if (sessions.error !== null) return <CallFailed error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (sessions.data === undefined) return <Skeleton active />;
  const device = ({ browser, system }: StaffSession): string =>
    [browser, system].filter((part) => part !== '').join(', ') || t('backOffice.unknownDevice');
  return (
    <Flex vertical gap={16} align="start">
      <WideTable<StaffSession>
        rowKey="id"
        size="middle"
        dataSource={sessions.data}
        pagination={false}
        className="w-full"
        columns={[
          {
            key: 'device',
            title: t('backOffice.device'),
            render: (_, row) => (
              <>
                {device(row)} {row.isCurrent ? <Tag color="success">{t('backOffice.thisSession')}</Tag> : null}
              </>
            ),
          },
          { key: 'ip', title: t('backOffice.ip'), dataIndex: 'ip' },
          { key: 'started', title: t('backOffice.signedInAt'), render: (_, row) => dateTime(row.startedAt) },
          { key: 'seen', title: t('backOffice.seenAt'), render: (_, row) => dateTime(row.seenAt) },
          {
            key: 'end',
            title: t('backOffice.actions'),
            render: (_, row) =>
              row.isCurrent ? null : (
                <Button
                  size="small"
                  aria-label={t('backOffice.endSessionOf', { device: device(row) })}
                  onClick={() => end.mutate(row.id)}
                >
                  {t('backOffice.endSession')}
                </Button>
              ),
          },
        ]}
      />
      {sessions.data.length > 1 ? (
        <Popconfirm title={t('backOffice.endOthersQuestion')} onConfirm={() => endOthers.mutate(undefined)}>
          <Button danger>{t('backOffice.endOthers')}</Button>
        </Popconfirm>
      ) : null}
    </Flex>
  );
}
