import type { QueryInput } from '@farad/contract/client';
import type { FailedJob } from '@farad/contract/office/operation';
import { Button, Flex, Popconfirm, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { discardedWords, ErrorText, jobName, retriedWords, touchedByOperation } from './operation-words.tsx';

const noFilters = [] as const;

function EndJob({ job }: { job: FailedJob }) {
  const { t } = useWords();
  const { api } = useOffice();
  const jobId = job.id;
  const retry = useChange(retriedWords, () => answerOf(api.retryJob({ jobId, body: {} })), touchedByOperation);
  const discard = useChange(discardedWords, () => answerOf(api.discardJob({ jobId, body: {} })), touchedByOperation);
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

const columnsOf = (words: Words, mayEnd: boolean): readonly Column<FailedJob>[] => [
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
  ...(mayEnd
    ? [{ key: 'end', title: words.t('backOffice.actions'), show: (job: FailedJob) => <EndJob job={job} /> }]
    : []),
];

/** Jobs that failed after all retries. */
export function FailedJobs() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const may = useMay();
  const { table, pages } = useListByKey('failedJobs', noFilters, async (query: QueryInput<'failedJobs'>) => {
    const { jobs: rows, next } = await answerOf(api.failedJobs({ query }));
    return { rows, next };
  });
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {t('backOfficeOperation.failedJobs')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{t('backOfficeOperation.failedLead')}</Typography.Paragraph>
      <DataTable<FailedJob>
        name="failedJobs"
        columns={columnsOf(words, may('retry_jobs'))}
        {...table}
        rowKey={({ id }) => id}
        empty={t('backOfficeOperation.noFailedJobs')}
        footer={<PagesByKey {...pages} />}
      />
    </section>
  );
}
