import type { ScheduledJob } from '@farad/contract/office/operation';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Tooltip, Typography } from 'antd';
import { Link, Outlet, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { OperationHead } from './operation-views.tsx';
import { durationText, ErrorText, jobName, OutcomeTag, touchedByOperation } from './operation-words.tsx';

const begun = { done: 'backOfficeOperation.begun', notDone: 'backOfficeOperation.notBegun' } as const;

const askedEveryMs = 15_000;

function RunNow({ job }: { job: ScheduledJob }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const run = useChange(begun, () => answerOf(api.runJob({ task: job.task, body: {} })), touchedByOperation);
  const button = (
    <Button
      size="small"
      disabled={!job.isSafe}
      loading={run.isPending}
      aria-label={t('backOfficeOperation.runNowOf', { job: jobName(job.task, words) })}
      onClick={() => run.mutate(undefined)}
    >
      {t('backOfficeOperation.runNow')}
    </Button>
  );
  return job.isSafe ? button : <Tooltip title={t('backOfficeOperation.runNotSafe')}>{button}</Tooltip>;
}

function columnsOf(words: Words, mayRun: boolean): readonly Column<ScheduledJob>[] {
  const { t, dateTime } = words;
  return [
    {
      key: 'job',
      title: t('backOfficeOperation.job'),
      show: ({ task }) => <Link to={`jobs/${task}`}>{jobName(task, words)}</Link>,
    },
    {
      key: 'schedule',
      title: t('backOfficeOperation.schedule'),
      show: ({ match }) => (
        <span className="office-number" title={t('backOfficeOperation.scheduleHint')}>
          {match}
        </span>
      ),
    },
    {
      key: 'last',
      title: t('backOfficeOperation.lastRun'),
      show: ({ last }) => (last === null ? t('backOfficeOperation.neverRun') : dateTime(last.startedAt)),
    },
    {
      key: 'duration',
      title: t('backOfficeOperation.duration'),
      align: 'right',
      show: ({ last }) => durationText(last?.milliseconds ?? null, words),
    },
    {
      key: 'outcome',
      title: t('backOfficeOperation.outcome'),
      show: ({ last }) =>
        last === null ? null : (
          <>
            <OutcomeTag outcome={last.outcome} />
            <ErrorText text={last.error} />
          </>
        ),
    },
    {
      key: 'next',
      title: t('backOfficeOperation.nextRun'),
      show: ({ nextAt }) => (nextAt === null ? '' : dateTime(nextAt)),
    },
    ...(mayRun
      ? [{ key: 'run', title: t('backOffice.actions'), show: (job: ScheduledJob) => <RunNow job={job} /> }]
      : []),
  ];
}

/** Screen of scheduled jobs and failed jobs. */
export function JobsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const may = useMay();
  const list = useQuery({
    queryKey: ['jobs'],
    queryFn: () => answerOf(api.scheduledJobs()),
    refetchInterval: askedEveryMs,
  });
  return (
    <>
      <OperationHead view="jobs" />
      <Flex vertical gap={24}>
        {list.data?.isRunning === false ? (
          <Alert type="error" showIcon title={t('backOfficeOperation.jobsStopped')} />
        ) : null}
        <section>
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {t('backOfficeOperation.jobs')}
          </Typography.Title>
          <DataTable<ScheduledJob>
            name="jobs"
            columns={columnsOf(words, may('retry_jobs'))}
            rows={list.data?.jobs}
            rowKey={({ task }) => task}
            error={list.error}
            isBusy={false}
            onRetry={() => void list.refetch()}
            onOpen={({ task }) => void navigate(`jobs/${task}`)}
            empty={t('backOfficeOperation.noJobs')}
          />
        </section>
        <FailedJobs />
      </Flex>
      <Outlet />
    </>
  );
}
