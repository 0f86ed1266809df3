import type { ScheduledJob } from '@farad/contract/office/operation/operation';
import { Alert, Button, Flex, Tooltip, Typography } from 'antd';
import { Link, Outlet } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { OperationHead } from './operation-views.tsx';
import { durationText, ErrorText, jobName, OutcomeTag } from './operation-words.tsx';

const begun = { done: 'backOfficeOperation.begun', notDone: 'backOfficeOperation.notBegun' } as const;

const pollEveryMs = 15_000;

function RunNow({ job }: { job: ScheduledJob }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const run = useChange(begun, () => answerOf(api.runJob({ task: job.task, body: {} })), answersOf.operation);
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

const columnsOf = (words: ListWords): readonly Column<ScheduledJob>[] => {
  const { t, dateTime, may } = words;
  return [
    {
      key: 'job',
      title: t('backOfficeOperation.job'),
      show: ({ task }) => <Link to={`jobs/${task}`}>{jobName(task, words)}</Link>,
    },
    {
      key: 'schedule',
      title: t('backOfficeOperation.schedule'),
      help: t('backOfficeOperation.scheduleHint'),
      show: ({ match }) => <span className="office-number">{match}</span>,
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
    ...(may('retry_jobs')
      ? [{ key: 'run', title: t('backOffice.actions'), show: (job: ScheduledJob) => <RunNow job={job} /> }]
      : []),
  ];
};

const Jobs = officeList({
  call: 'scheduledJobs',
  name: 'jobs',
  isPart: true,
  head: ({ t, answer }) => (
    <>
      {answer?.isRunning === false ? (
        <Alert type="error" showIcon title={t('backOfficeOperation.jobsStopped')} className="below-24" />
      ) : null}
      <Typography.Title level={2} className="text-16">
        {t('backOfficeOperation.jobs')}
      </Typography.Title>
    </>
  ),
  rows: ({ jobs }) => jobs,
  rowKey: ({ task }) => task,
  leadsTo: ({ task }) => `jobs/${task}`,
  every: () => pollEveryMs,
  columns: columnsOf,
  empty: 'backOfficeOperation.noJobs',
});

/** Screen of scheduled jobs and failed jobs. */
export function JobsPage() {
  return (
    <>
      <OperationHead view="jobs" />
      <Flex vertical gap={24}>
        <section>
          <Jobs />
        </section>
        <section>
          <FailedJobs />
        </section>
      </Flex>
      <Outlet />
    </>
  );
}
