import type { ServersState } from '@farad/contract/office/operation/servers';
import { Alert, Button, Flex, Popconfirm, Progress, Tag, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { bytesText } from '#ui/call/bytes-text.ts';
import { useChange } from '#ui/call/use-change.ts';
import { Facts, type Fact } from './facts.tsx';
import { secondsText } from './operation-words.tsx';

type Search = ServersState['search'];

const asked = { done: 'backOfficeOperation.rebuildAsked', notDone: 'backOfficeOperation.rebuildNotAsked' } as const;

const colours = { ready: 'success', rebuilding: 'processing', degraded: 'error' } as const;

/** A lag below this number of seconds is that of a search which follows the catalogue. */
const lagFrom = 5;

function behindText({ behindSeconds, changesBehind: { count, isMore } }: Search, words: Words): string {
  const { t } = words;
  if (behindSeconds < lagFrom && count === 0) return t('backOfficeOperation.behindNone');
  const changes = isMore ? t('backOfficeOperation.behindMany', { count }) : words.count(count);
  return t('backOfficeOperation.behindOf', { time: secondsText(behindSeconds, words), changes });
}

function Building({ building: { since, done, total } }: { building: NonNullable<Search['building']> }) {
  const { t, dateTime } = useWords();
  return (
    <Flex vertical gap={4} role="status">
      <Typography.Text strong>{t('backOfficeOperation.building')}</Typography.Text>
      {done === null || total === null ? null : (
        <Progress
          percent={total === 0 ? 100 : Math.floor((done / total) * 100)}
          aria-label={t('backOfficeOperation.building')}
        />
      )}
      <Typography.Text type="secondary">
        {done === null || total === null
          ? t('backOfficeOperation.buildingSince', { at: dateTime(since) })
          : t('backOfficeOperation.buildingOf', { done, total })}
      </Typography.Text>
    </Flex>
  );
}

function Rebuild({ isBuilding }: { isBuilding: boolean }) {
  const { t } = useWords();
  const { api } = useOffice();
  const rebuild = useChange(asked, () => answerOf(api.rebuildSearch({ body: {} })), answersOf.operation);
  return (
    <Popconfirm
      title={t('backOfficeOperation.rebuildQuestion')}
      description={<div className="max-320">{t('backOfficeOperation.rebuildConsequence')}</div>}
      okText={t('backOfficeOperation.rebuild')}
      disabled={isBuilding}
      onConfirm={() => rebuild.mutate(undefined)}
    >
      <Button disabled={isBuilding} loading={rebuild.isPending}>
        {t('backOfficeOperation.rebuild')}
      </Button>
    </Popconfirm>
  );
}

/** Card of the engine that answers searches. */
export function SearchFacts({ search, cluster }: Pick<ServersState, 'search' | 'cluster'>) {
  const words = useWords();
  const { t, named, count, dateTime, locale } = words;
  const may = useMay();
  const { engine, state, snapshot, builtAt, building } = search;
  const saved: Fact = [
    t('backOfficeOperation.snapshot'),
    snapshot === null
      ? t('backOfficeOperation.noSnapshot')
      : t('backOfficeOperation.snapshotOf', {
          at: dateTime(snapshot.savedAt),
          size: bytesText(snapshot.bytes, locale),
        }),
  ];
  const size: Fact = [t('backOfficeOperation.indexSize'), bytesText(cluster?.index?.bytes ?? 0, locale)];
  return (
    <Facts
      title={t('backOfficeOperation.search')}
      facts={[
        [t('backOfficeOperation.searchEngine'), named(`backOfficeOperation.engine_${engine}`)],
        [
          t('backOfficeOperation.state'),
          <Tag key="state" color={colours[state]} className="wraps">
            {named(`backOfficeOperation.searchState_${state}`)}
          </Tag>,
        ],
        [t('backOfficeOperation.productsInIndex'), count(search.products)],
        [t('backOfficeOperation.behind'), behindText(search, words)],
        [
          t('backOfficeOperation.builtAt'),
          builtAt === null ? t('backOfficeOperation.builtUnknown') : dateTime(builtAt),
        ],
        ...(engine === 'opensearch' ? (cluster === null ? [] : [size]) : [saved]),
      ]}
    >
      <Flex vertical gap={12}>
        {engine === 'opensearch' ? null : (
          <Typography.Text type="secondary">{t('backOfficeOperation.snapshotHint')}</Typography.Text>
        )}
        {state === 'degraded' ? (
          <Alert type="error" showIcon title={t('backOfficeOperation.searchDegradedLead')} />
        ) : null}
        {building === null ? null : <Building building={building} />}
        {may('retry_jobs') ? (
          <div>
            <Rebuild isBuilding={building !== null} />
          </div>
        ) : null}
      </Flex>
    </Facts>
  );
}
