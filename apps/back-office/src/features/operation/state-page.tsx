import type { OperationState } from '@farad/contract/office/operation/operation';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Skeleton, Table, Tag } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { bytesText } from '#ui/call/bytes-text.ts';
import { Facts } from './facts.tsx';
import { OperationHead } from './operation-views.tsx';

function Sizes({ title, rows }: { title: string; rows: OperationState['disk']['folders'] }) {
  const { t, locale } = useWords();
  return (
    <Table<(typeof rows)[number]>
      size="small"
      rowKey="name"
      dataSource={rows}
      pagination={false}
      columns={[
        { key: 'name', title, render: (_, { name }) => <span className="office-number">{name}</span> },
        {
          key: 'bytes',
          title: t('backOfficeOperation.size'),
          align: 'right',
          render: (_, { bytes }) => bytesText(bytes, locale),
        },
      ]}
    />
  );
}

function States({ state }: { state: OperationState }) {
  const { t, locale, count, dateTime } = useWords();
  const { program, index, jobs, database, disk } = state;
  const size = (bytes: number): string => bytesText(bytes, locale);
  const lag =
    index.lagMilliseconds === null
      ? t('backOfficeOperation.lagTooLong')
      : t('backOfficeOperation.milliseconds', { ms: index.lagMilliseconds });
  return (
    <Flex wrap gap={12} align="start" className="w-full">
      <Facts
        title={t('backOfficeOperation.program')}
        facts={[
          [t('backOfficeOperation.version'), program.version],
          [t('backOfficeOperation.node'), program.node],
          [t('backOfficeOperation.runsSince'), dateTime(program.startedAt)],
          [t('backOfficeOperation.memory'), size(program.memory)],
          [
            t('backOfficeOperation.view_jobs'),
            <Tag key="jobs" color={jobs.isRunning ? 'success' : 'error'}>
              {t(jobs.isRunning ? 'backOfficeOperation.jobsRun' : 'backOfficeOperation.jobsDoNotRun')}
            </Tag>,
          ],
        ]}
      />
      <Facts
        title={t('backOfficeOperation.index')}
        facts={[
          [
            t('backOfficeOperation.state'),
            <Tag key="index" color={index.isReady ? 'success' : 'error'}>
              {t(index.isReady ? 'backOfficeOperation.indexReady' : 'backOfficeOperation.indexNotReady')}
            </Tag>,
          ],
          [t('backOfficeOperation.productsInIndex'), count(index.products)],
          [
            t('backOfficeOperation.lastChange'),
            index.lastChangeAt === null ? t('backOfficeOperation.noChange') : dateTime(index.lastChangeAt),
          ],
          [t('backOfficeOperation.lag'), lag],
        ]}
      >
        <Link to="/operation/servers">{t('backOfficeOperation.more')}</Link>
      </Facts>
      <Facts
        title={t('backOfficeOperation.database')}
        facts={[
          [t('backOfficeOperation.databaseVersion'), database.version],
          [t('backOfficeOperation.migration'), String(database.migration)],
          [t('backOfficeOperation.databaseSize'), size(database.bytes)],
        ]}
      >
        <Sizes title={t('backOfficeOperation.largestTables')} rows={database.tables} />
      </Facts>
      <Facts
        title={t('backOfficeOperation.disk')}
        facts={[
          [t('backOfficeOperation.diskUsed'), disk.used === null ? t('backOfficeOperation.diskMany') : size(disk.used)],
          [
            t('backOfficeOperation.diskFree'),
            t('backOfficeOperation.diskOf', { free: size(disk.free), total: size(disk.total) }),
          ],
        ]}
      >
        <Sizes title={t('backOfficeOperation.folder')} rows={disk.folders} />
      </Facts>
    </Flex>
  );
}

/** Screen with the state of the server and of the services that it depends on. */
export function StatePage() {
  const { t } = useWords();
  const state = useCall('operationState');
  return (
    <>
      <OperationHead view="state" />
      <Flex vertical gap={12} align="start">
        <Button icon={<ReloadOutlined />} loading={state.isFetching} onClick={() => void state.refetch()}>
          {t('backOfficeOperation.refresh')}
        </Button>
        {state.error !== null ? <CallFailed error={state.error} onRetry={() => void state.refetch()} /> : null}
        {state.error === null && state.data === undefined ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
        {state.error === null && state.data !== undefined ? <States state={state.data} /> : null}
      </Flex>
    </>
  );
}
