import type { SeenProcess, ServersState } from '@farad/contract/office/operation/servers';
import { ReloadOutlined } from '@ant-design/icons';
import { serverLimits } from '@farad/domain/operation';
import { Alert, Button, Card, Empty, Flex, Skeleton, Tag, type TableColumnType, Typography } from 'antd';
import type { ReactNode } from 'react';

import { useWords, type Words } from '#i18n/words.tsx';
import { bytesText } from '#ui/call/bytes-text.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { Facts } from './facts.tsx';
import { OperationHead } from './operation-views.tsx';
import { secondsText } from './operation-words.tsx';
import { SearchFacts } from './search-facts.tsx';

type Cluster = NonNullable<ServersState['cluster']>;
type Node = Cluster['nodes'][number];
type Replica = NonNullable<ServersState['replicas']>[number];

/** Interval of the calls in milliseconds, and while an index is being built. */
const pollEveryMs = 10_000;
const buildingEveryMs = 2000;
/** A search that is further behind says so. */
const lateFrom = 60;

const column = <Row,>(key: string, title: string, render: (row: Row) => ReactNode): TableColumnType<Row> => ({
  key,
  title,
  render: (_, row) => render(row),
});

function Troubles({ troubles }: Pick<ServersState, 'troubles'>) {
  const { t, dateTime } = useWords();
  return troubles.map(({ kind, of, value, since }) => (
    <Alert
      key={`${kind} ${of}`}
      type="warning"
      showIcon
      className="w-full"
      title={t(`backOfficeOperation.trouble_${kind}`, { of, value: value ?? 0 })}
      description={t('backOfficeOperation.troubleSince', { at: dateTime(since) })}
    />
  ));
}

/** Share that is used, in red from `most` per cent on. */
function Used({ used, total, most }: { used: number; total: number; most: number }) {
  const { t, locale } = useWords();
  const percent = total === 0 ? 0 : (used / total) * 100;
  return (
    <Typography.Text {...(percent > most ? { type: 'danger' } : {})}>
      {t('backOfficeOperation.usedOf', {
        percent: Math.round(percent),
        used: bytesText(used, locale),
        total: bytesText(total, locale),
      })}
    </Typography.Text>
  );
}

const nodeColumns = ({ t }: Words): TableColumnType<Node>[] => [
  column('name', t('backOfficeOperation.nodeName'), ({ name }) => <span className="office-number">{name}</span>),
  column('heap', t('backOfficeOperation.heap'), ({ heapUsed, heapMax }) => (
    <Used used={heapUsed} total={heapMax} most={serverLimits.heapPercent} />
  )),
  column('disk', t('backOfficeOperation.disk'), ({ diskFree, diskTotal, floodPercent }) => (
    <Flex vertical>
      <Used used={diskTotal - diskFree} total={diskTotal} most={floodPercent - serverLimits.diskMarginPoints} />
      <Typography.Text type="secondary">
        {t('backOfficeOperation.diskStops', { percent: Math.round(floodPercent) })}
      </Typography.Text>
    </Flex>
  )),
];

const statusColours = { green: 'success', yellow: 'warning', red: 'error' } as const;

function Nodes({ nodes }: Pick<Cluster, 'nodes'>) {
  const words = useWords();
  return (
    <Card size="small" title={words.t('backOfficeOperation.nodes')} className="w-full min-0">
      <WideTable<Node> size="small" rowKey="name" dataSource={nodes} pagination={false} columns={nodeColumns(words)} />
    </Card>
  );
}

function ClusterFacts({ cluster }: { cluster: Cluster | null }) {
  const { t, named } = useWords();
  if (cluster === null)
    return <Alert type="error" showIcon className="w-full" title={t('backOfficeOperation.clusterSilent')} />;
  const { version, status, index } = cluster;
  return (
    <Facts
      title={t('backOfficeOperation.cluster')}
      facts={[
        [t('backOfficeOperation.version'), version],
        [
          t('backOfficeOperation.clusterStatus'),
          <Tag key="status" color={statusColours[status]} className="wraps">
            {named(`backOfficeOperation.cluster_${status}`)}
          </Tag>,
        ],
        [
          t('backOfficeOperation.clusterIndex'),
          index === null ? (
            t('backOfficeOperation.clusterNoIndex')
          ) : (
            <span key="index" className="office-number breaks-words">
              {index.name}
            </span>
          ),
        ],
      ]}
    />
  );
}

const replicaColumns = (words: Words): TableColumnType<Replica>[] => {
  const { t, locale } = words;
  return [
    column('name', t('backOfficeOperation.replica'), ({ name }) => <span className="office-number">{name}</span>),
    column('used', t('backOfficeOperation.replicaUse'), ({ isUsed }) => (
      <Tag color={isUsed ? 'success' : 'error'}>
        {t(isUsed ? 'backOfficeOperation.replicaUsed' : 'backOfficeOperation.replicaNotUsed')}
      </Tag>
    )),
    column('lag', t('backOfficeOperation.lag'), ({ lagSeconds, lagBytes }) =>
      lagSeconds === null
        ? t('backOfficeOperation.replicaSilent')
        : `${secondsText(lagSeconds, words)}, ${bytesText(lagBytes ?? 0, locale)}`,
    ),
  ];
};

function Replicas({ replicas }: { replicas: ServersState['replicas'] }) {
  const words = useWords();
  const { t } = words;
  return (
    <Card size="small" title={t('backOfficeOperation.replicas')} className="grows-320 min-0">
      {replicas === null ? (
        <Typography.Text type="secondary">{t('backOfficeOperation.noReplicas')}</Typography.Text>
      ) : (
        <WideTable<Replica>
          size="small"
          rowKey="name"
          dataSource={replicas}
          pagination={false}
          columns={replicaColumns(words)}
        />
      )}
    </Card>
  );
}

function SearchOf({ process }: { process: SeenProcess }) {
  const words = useWords();
  const { t, named } = words;
  const { engine, isAnswering, isReady, behindSeconds, buildingSince, isAlive } = process;
  if (!isAlive) return null;
  const isLate = behindSeconds > lateFrom || !isReady;
  const text = isLate
    ? t('backOfficeOperation.searchLate', { time: secondsText(behindSeconds, words) })
    : t(buildingSince === null ? 'backOfficeOperation.searchFine' : 'backOfficeOperation.building');
  return (
    <>
      <div>{named(`backOfficeOperation.engine_${engine}`)}</div>
      <Typography.Text type={isAnswering && !isLate ? 'secondary' : 'danger'}>
        {isAnswering ? text : t('backOfficeOperation.searchSilent')}
      </Typography.Text>
    </>
  );
}

const processColumns = (words: Words): TableColumnType<SeenProcess>[] => {
  const { t, named, locale, dateTime } = words;
  return [
    column('name', t('backOfficeOperation.process'), ({ host, port }) => (
      <span className="office-number">{`${host}:${port}`}</span>
    )),
    column('role', t('backOfficeOperation.role'), ({ role }) => named(`backOfficeOperation.role_${role}`)),
    column('seen', t('backOfficeOperation.seen'), ({ isAlive, seenAt }) => (
      <Tag color={isAlive ? 'success' : 'error'}>
        {isAlive ? t('backOfficeOperation.seenNow') : t('backOfficeOperation.seenGone', { at: dateTime(seenAt) })}
      </Tag>
    )),
    column('search', t('backOfficeOperation.processSearch'), (process) => <SearchOf process={process} />),
    column('memory', t('backOfficeOperation.memory'), ({ memory }) => bytesText(memory, locale)),
    column('version', t('backOfficeOperation.version'), ({ version }) => version),
    column('since', t('backOfficeOperation.runsSince'), ({ startedAt }) => dateTime(startedAt)),
  ];
};

function Processes({ processes }: Pick<ServersState, 'processes'>) {
  const words = useWords();
  const { t } = words;
  const empty = <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeOperation.noProcesses')} />;
  return (
    <Card size="small" title={t('backOfficeOperation.processes')} className="w-full min-0">
      <WideTable<SeenProcess>
        size="small"
        rowKey={({ host, port }) => `${host}:${port}`}
        dataSource={processes}
        pagination={false}
        columns={processColumns(words)}
        locale={{ emptyText: empty }}
      />
    </Card>
  );
}

function Servers({ state }: { state: ServersState }) {
  const { search, cluster, replicas, processes, troubles } = state;
  return (
    <>
      <Troubles troubles={troubles} />
      <Flex wrap gap={12} align="start" className="w-full">
        <SearchFacts search={search} cluster={cluster} />
        {search.engine === 'opensearch' ? <ClusterFacts cluster={cluster} /> : null}
        <Replicas replicas={replicas} />
        {cluster === null ? null : <Nodes nodes={cluster.nodes} />}
        <Processes processes={processes} />
      </Flex>
    </>
  );
}

/** Screen with the engine of searches, the replicas of the database and the processes of the shop. */
export function ServersPage() {
  const { t } = useWords();
  const state = useCall(
    'serversState',
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && data.search.building !== null ? buildingEveryMs : pollEveryMs,
    },
  );
  return (
    <>
      <OperationHead view="servers" />
      <Flex vertical gap={12} align="start">
        <Button icon={<ReloadOutlined />} loading={state.isLoading} onClick={() => void state.refetch()}>
          {t('backOfficeOperation.refresh')}
        </Button>
        {state.error !== null ? <CallFailed error={state.error} onRetry={() => void state.refetch()} /> : null}
        {state.error === null && state.data === undefined ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
        {state.data === undefined ? null : <Servers state={state.data} />}
      </Flex>
    </>
  );
}
