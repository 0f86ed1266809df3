import { Tag } from 'antd';

import { answerOf, type Answer } from '#api.ts';
import { useOffice } from '#office.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { tickFilter } from '#ui/list/list-filter.tsx';
import { codeColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { ErrorText, vendorText } from './operation-words.tsx';
import { ReadAgain } from './read-again.tsx';
import { WebhooksHead } from './webhooks-head.tsx';

type Event = Answer<'webhooks'>['events'][number];

type Result = 'waiting' | 'quarantine' | 'not_found' | 'done';

const resultOf = ({ doneAt, outcome }: Event): Result => {
  if (doneAt === null) return 'waiting';
  return outcome === 'quarantine' || outcome === 'not_found' ? outcome : 'done';
};

const colours = { waiting: 'processing', quarantine: 'warning', not_found: 'default', done: 'success' } as const;

function EventAgain({ event: { id: eventId } }: { event: Event }) {
  const { api } = useOffice();
  return <ReadAgain ask={() => answerOf(api.retryWebhook({ eventId, body: {} }))} />;
}

const columnsOf = ({ t, named, dateTime, count, may }: ListWords) => {
  const resultText = (event: Event): string => named(`backOfficeOperation.result_${resultOf(event)}`);
  const columns: readonly Column<Event>[] = [
    momentColumn('received', t('backOfficeOperation.receivedAt'), ({ receivedAt }) => receivedAt, dateTime),
    textColumn('provider', t('backOfficeOperation.provider'), ({ provider }) => provider.id, {
      show: ({ provider }) => vendorText(t, provider),
    }),
    textColumn('event', t('backOfficeOperation.event'), ({ kind }) =>
      named(`backOfficeOperation.kind_${kind === '' ? 'unread' : kind}`),
    ),
    codeColumn('object', t('backOfficeOperation.object'), ({ objectId }) => objectId),
    textColumn('result', t('backOfficeOperation.result'), resultText, {
      show: (event) => (
        <>
          <Tag color={colours[resultOf(event)]}>{resultText(event)}</Tag>
          <ErrorText text={event.lastError ?? ''} />
        </>
      ),
    }),
    momentColumn('done', t('backOfficeOperation.doneAt'), ({ doneAt }) => doneAt, dateTime, {
      show: ({ doneAt }) => (doneAt === null ? t('backOfficeOperation.notDone') : dateTime(doneAt)),
    }),
    textColumn('attempts', t('backOfficeOperation.attempts'), ({ attempts }) => String(attempts), {
      align: 'right',
      show: ({ attempts }) => count(attempts),
    }),
  ];
  return may('retry_jobs')
    ? columns.concat({ key: 'again', title: t('backOffice.actions'), show: (event) => <EventAgain event={event} /> })
    : columns;
};

/** List of webhooks from the payment provider, latest first. */
export const PaymentWebhooksPage = officeList({
  call: 'webhooks',
  name: 'webhooks',
  head: () => <WebhooksHead view="payments" />,
  rows: ({ events }) => events,
  rowKey: ({ id }) => id,
  filters: [tickFilter({ name: 'open', label: 'backOfficeOperation.onlyOpen' })],
  columns: columnsOf,
  empty: () => 'backOfficeOperation.noWebhooks',
});
