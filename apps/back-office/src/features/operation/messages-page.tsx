import type { QueryInput } from '@farad/contract/client';
import type { OutboxMessage } from '@farad/contract/office/operation';
import { messageStates } from '@farad/domain/operation';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex, Popconfirm, Select, Tag } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useChange } from '#ui/call/use-change.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { OperationHead } from './operation-views.tsx';
import { discardedWords, ErrorText, messageName, retriedWords, touchedByOperation } from './operation-words.tsx';

const filterNames = ['state', 'kind'] as const;

const colours = {
  waiting: 'processing',
  dead: 'error',
  sent: 'success',
  delivered: 'success',
  undelivered: 'warning',
  discarded: 'default',
} as const;

function EndMessage({ message: { id: messageId, state } }: { message: OutboxMessage }) {
  const { t } = useWords();
  const { api } = useOffice();
  const retry = useChange(retriedWords, () => answerOf(api.retryMessage({ messageId, body: {} })), touchedByOperation);
  const discard = useChange(
    discardedWords,
    () => answerOf(api.discardMessage({ messageId, body: {} })),
    touchedByOperation,
  );
  if (state === 'sent' || state === 'delivered' || state === 'undelivered') return null;
  return (
    <Flex gap={8}>
      <Button
        size="small"
        loading={retry.isPending}
        title={t('backOfficeOperation.retryMessageConsequence')}
        onClick={() => retry.mutate(undefined)}
      >
        {t('backOfficeOperation.retry')}
      </Button>
      {state === 'discarded' ? null : (
        <Popconfirm
          title={t('backOfficeOperation.discardMessageQuestion')}
          description={t('backOfficeOperation.discardMessageConsequence')}
          onConfirm={() => discard.mutate(undefined)}
        >
          <Button size="small" danger loading={discard.isPending}>
            {t('backOfficeOperation.discardMessage')}
          </Button>
        </Popconfirm>
      )}
    </Flex>
  );
}

function columnsOf(words: Words, seesOrders: boolean, mayEnd: boolean): readonly Column<OutboxMessage>[] {
  const { t, named, dateTime, count } = words;
  return [
    {
      key: 'created',
      title: t('backOfficeOperation.createdAt'),
      show: ({ createdAt }) => dateTime(createdAt),
      write: ({ createdAt }) => createdAt,
    },
    {
      key: 'kind',
      title: t('backOfficeOperation.kind'),
      show: ({ kind }) => messageName(kind, words),
      write: ({ kind }) => messageName(kind, words),
    },
    {
      key: 'recipient',
      title: t('backOfficeOperation.recipient'),
      show: ({ channel, recipient }) => `${named(`backOfficeOperation.channel_${channel}`)}: ${recipient}`,
      write: ({ recipient }) => recipient,
    },
    {
      key: 'order',
      title: t('backOfficeOperation.order'),
      show: ({ order }) => (order !== null && seesOrders ? <Link to={`/orders/${order}`}>{order}</Link> : order),
      write: ({ order }) => order ?? '',
    },
    {
      key: 'state',
      title: t('backOfficeOperation.state'),
      show: ({ state }) => <Tag color={colours[state]}>{named(`backOfficeOperation.state_${state}`)}</Tag>,
      write: ({ state }) => named(`backOfficeOperation.state_${state}`),
    },
    {
      key: 'attempts',
      title: t('backOfficeOperation.attempts'),
      align: 'right',
      show: ({ attempts }) => count(attempts),
      write: ({ attempts }) => String(attempts),
    },
    {
      key: 'next',
      title: t('backOfficeOperation.nextTry'),
      show: ({ nextAt }) => (nextAt === null ? '' : dateTime(nextAt)),
    },
    {
      key: 'error',
      title: t('backOfficeOperation.error'),
      show: ({ error }) => <ErrorText text={error} />,
      write: ({ error }) => error,
    },
    {
      key: 'sent',
      title: t('backOfficeOperation.sentAt'),
      isExtra: true,
      show: ({ sentAt }) => (sentAt === null ? '' : dateTime(sentAt)),
      write: ({ sentAt }) => sentAt ?? '',
    },
    ...(mayEnd
      ? [
          {
            key: 'end',
            title: t('backOffice.actions'),
            show: (message: OutboxMessage) => <EndMessage message={message} />,
          },
        ]
      : []),
  ];
}

function RetryAll({ kind }: { kind: string }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { notification } = App.useApp();
  const retry = useChange(
    retriedWords,
    () => answerOf(api.retryMessages({ body: { kind } })),
    touchedByOperation,
    ({ count }) => notification.info({ title: t('backOfficeOperation.retriedCount', { count }) }),
  );
  return (
    <Popconfirm
      title={t('backOfficeOperation.retryAllQuestion', { kind: messageName(kind, words) })}
      description={t('backOfficeOperation.retryAllConsequence')}
      onConfirm={() => retry.mutate(undefined)}
    >
      <Button loading={retry.isPending}>{t('backOfficeOperation.retryAll')}</Button>
    </Popconfirm>
  );
}

/** Outgoing messages: waiting, delivered and failed. */
export function MessagesPage() {
  const words = useWords();
  const { t, named } = words;
  const { api } = useOffice();
  const may = useMay();
  const kinds = useQuery({ queryKey: ['messages', 'kinds'], queryFn: () => answerOf(api.outboxKinds()) });
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'messages',
    filterNames,
    async (query: QueryInput<'outboxMessages'>) => {
      const { messages: rows, next } = await answerOf(api.outboxMessages({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words, may('view_orders'), may('retry_jobs'));
  const { state: stateFilter, kind } = state.filters;
  return (
    <>
      <OperationHead view="messages" />
      <DataTable<OutboxMessage>
        name="messages"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeOperation.noMessages')}
        filters={
          <>
            <Select
              aria-label={t('backOfficeOperation.state')}
              placeholder={t('backOfficeOperation.anyState')}
              value={stateFilter ?? null}
              onChange={(chosen) => setState(withFilters(state, { state: chosen ?? '' }))}
              allowClear
              style={{ width: 190 }}
              options={messageStates.map((value) => ({ value, label: named(`backOfficeOperation.state_${value}`) }))}
            />
            <Select
              aria-label={t('backOfficeOperation.kind')}
              placeholder={t('backOfficeOperation.anyKind')}
              value={kind ?? null}
              onChange={(chosen) => setState(withFilters(state, { kind: chosen ?? '' }))}
              allowClear
              loading={kinds.isPending}
              style={{ width: 240, maxWidth: '100%' }}
              options={(kinds.data?.kinds ?? []).map((value) => ({ value, label: messageName(value, words) }))}
            />
            {stateFilter === 'dead' && kind !== undefined && may('retry_jobs') ? <RetryAll kind={kind} /> : null}
          </>
        }
        actions={<ExportRows name="messages" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}
