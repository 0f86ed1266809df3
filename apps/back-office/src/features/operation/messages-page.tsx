import type { OutboxMessage } from '@farad/contract/office/operation/operation';
import { messageStates } from '@farad/domain/operation';
import { App, Button, Flex, Popconfirm, Tag } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { SelectFilter, selectFilter, worded, type FilterProps } from '#ui/list/list-filter.tsx';
import { momentColumn, textColumn } from '#ui/list/columns.tsx';
import { useCall } from '#ui/call/use-call.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';
import { OperationHead } from './operation-views.tsx';
import { discardedWords, ErrorText, messageName, retriedWords } from './operation-words.tsx';

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
  const retry = useChange(retriedWords, () => answerOf(api.retryMessage({ messageId, body: {} })), answersOf.operation);
  const discard = useChange(
    discardedWords,
    () => answerOf(api.discardMessage({ messageId, body: {} })),
    answersOf.operation,
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

const columnsOf = (words: ListWords) => {
  const { t, named, dateTime, count, may } = words;
  const columns: readonly Column<OutboxMessage>[] = [
    momentColumn('created', t('backOfficeOperation.createdAt'), ({ createdAt }) => createdAt, dateTime),
    textColumn('kind', t('backOfficeOperation.kind'), ({ kind }) => messageName(kind, words)),
    textColumn('recipient', t('backOfficeOperation.recipient'), ({ recipient }) => recipient, {
      show: ({ channel, recipient }) => `${named(`backOfficeOperation.channel_${channel}`)}: ${recipient}`,
    }),
    textColumn('order', t('backOfficeOperation.order'), ({ order }) => order ?? '', {
      show: ({ order }) =>
        order !== null && may('view_orders') ? <Link to={`/orders/${order}`}>{order}</Link> : order,
    }),
    textColumn('state', t('backOfficeOperation.state'), ({ state }) => named(`backOfficeOperation.state_${state}`), {
      show: ({ state }) => <Tag color={colours[state]}>{named(`backOfficeOperation.state_${state}`)}</Tag>,
    }),
    textColumn('attempts', t('backOfficeOperation.attempts'), ({ attempts }) => String(attempts), {
      align: 'right',
      show: ({ attempts }) => count(attempts),
    }),
    {
      key: 'next',
      title: t('backOfficeOperation.nextTry'),
      show: ({ nextAt }) => (nextAt === null ? '' : dateTime(nextAt)),
    },
    textColumn('error', t('backOfficeOperation.error'), ({ error }) => error, {
      show: ({ error }) => <ErrorText text={error} />,
    }),
    momentColumn('sent', t('backOfficeOperation.sentAt'), ({ sentAt }) => sentAt, dateTime, { isExtra: true }),
  ];
  return may('retry_jobs')
    ? columns.concat({
        key: 'end',
        title: t('backOffice.actions'),
        show: (message) => <EndMessage message={message} />,
      })
    : columns;
};

function RetryAll({ kind }: { kind: string }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { notification } = App.useApp();
  const retry = useChange(
    retriedWords,
    () => answerOf(api.retryMessages({ body: { kind } })),
    answersOf.operation,
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

/** Filter by kind of message. If failed messages of one kind are shown, a button sends all of them again. */
function KindFilter(props: FilterProps) {
  const may = useMay();
  const kinds = useCall('outboxKinds');
  const { state, kind } = props.state.filters;
  return (
    <>
      <SelectFilter
        {...props}
        name="kind"
        label="backOfficeOperation.kind"
        any="backOfficeOperation.anyKind"
        options={(words) => (kinds.data?.kinds ?? []).map((value) => ({ value, label: messageName(value, words) }))}
        width={240}
      />
      {state === 'dead' && kind !== undefined && may('retry_jobs') ? <RetryAll kind={kind} /> : null}
    </>
  );
}

/** List of outgoing messages: waiting, sent and failed ones. */
export const MessagesPage = officeList({
  call: 'outboxMessages',
  name: 'messages',
  head: () => <OperationHead view="messages" />,
  rows: ({ messages }) => messages,
  rowKey: ({ id }) => id,
  filters: [
    selectFilter({
      name: 'state',
      label: 'backOfficeOperation.state',
      any: 'backOfficeOperation.anyState',
      options: worded('backOfficeOperation.state_', messageStates),
      width: 190,
    }),
    { names: ['kind'], show: (props) => <KindFilter {...props} /> },
  ],
  columns: columnsOf,
  empty: 'backOfficeOperation.noMessages',
});
