import type { FailedJob } from '@farad/contract/office/operation/operation';
import { Button, Flex, Popconfirm, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';
import { discardedWords, ErrorText, jobName, retriedWords } from './operation-words.tsx';

function EndJob({ job }: { job: FailedJob }) {
  const { t } = useWords();
  const { api } = useOffice();
  const jobId = job.id;
  const retry = useChange(retriedWords, () => answerOf(api.retryJob({ jobId, body: {} })), answersOf.operation);
  const discard = useChange(discardedWords, () => answerOf(api.discardJob({ jobId, body: {} })), answersOf.operation);
  return (
    <Flex gap={8}>
      <Button size="small" type="primary" loading={retry.isPending} onClick={() => retry.mutate(undefined)}>
        {t('backOfficeOperation.retry')}
      </Button>
      <Popconfirm
        title={t('backOfficeOperation.discardJobQuestion')}
        description={t('backOfficeOperation.discardJobConsequence')}
        onConfirm={() => discard.mutate(undefined)}
      >
        <Button size="small" danger loading={discard.isPending}>
          {t('backOfficeOperation.discard')}
        </Button>
      </Popconfirm>
    </Flex>
  );
}

const columnsOf = (words: ListWords): readonly Column<FailedJob>[] => [
  { key: 'job', title: words.t('backOfficeOperation.job'), show: ({ task }) => jobName(task, words) },
  {
    key: 'added',
    title: words.t('backOfficeOperation.addedAt'),
    show: ({ addedAt }) => words.dateTime(addedAt),
  },
  {
    key: 'attempts',
    title: words.t('backOfficeOperation.attempts'),
    align: 'right',
    show: ({ attempts }) => words.count(attempts),
  },
  { key: 'error', title: words.t('backOfficeOperation.error'), show: ({ error }) => <ErrorText text={error} /> },
  ...(words.may('retry_jobs')
    ? [{ key: 'end', title: words.t('backOffice.actions'), show: (job: FailedJob) => <EndJob job={job} /> }]
    : []),
];

/** List of jobs that failed on their last retry. */
export const FailedJobs = officeList({
  call: 'failedJobs',
  name: 'failedJobs',
  isPart: true,
  head: ({ t }) => (
    <Typography.Title level={2} className="text-16">
      {t('backOfficeOperation.failedJobs')}
    </Typography.Title>
  ),
  lead: 'backOfficeOperation.failedLead',
  rows: ({ jobs }) => jobs,
  rowKey: ({ id }) => id,
  columns: columnsOf,
  empty: 'backOfficeOperation.noFailedJobs',
});
