import type { JobRun } from '@farad/contract/office/operation/operation';
import { Button, Empty, Flex } from 'antd';
import { useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCallPages } from '#ui/call/use-call.ts';
import { RowDrawer } from '#ui/page/row-drawer.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { durationText, ErrorText, jobName, OutcomeTag } from './operation-words.tsx';

/** Drawer with the runs of a job and their results, latest first. */
export function RunsDrawer() {
  const words = useWords();
  const { t, dateTime } = words;
  const { task = '' } = useParams();
  const list = useCallPages('jobRuns', (after) => ({ task, query: { after } }));
  const runs = list.data?.pages.flatMap((page) => page.runs);
  const table = (
    <Flex vertical gap={12} align="start">
      <WideTable<JobRun>
        size="small"
        rowKey="id"
        dataSource={runs ?? []}
        pagination={false}
        className="w-full"
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeOperation.noRuns')} />,
        }}
        columns={[
          {
            key: 'started',
            title: t('backOfficeOperation.startedAt'),
            render: (_, { startedAt }) => dateTime(startedAt),
          },
          {
            key: 'duration',
            title: t('backOfficeOperation.duration'),
            align: 'right',
            render: (_, { milliseconds }) => durationText(milliseconds, words),
          },
          {
            key: 'outcome',
            title: t('backOfficeOperation.outcome'),
            render: (_, { outcome, error }) => (
              <>
                <OutcomeTag outcome={outcome} />
                <ErrorText text={error} />
              </>
            ),
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
  return (
    <RowDrawer
      list="/operation"
      title={t('backOfficeOperation.runsOf', { job: jobName(task, words) })}
      tabs={runs === undefined ? undefined : [{ key: 'runs', label: t('backOfficeOperation.lastRun'), content: table }]}
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  );
}
