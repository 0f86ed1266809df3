import type { QueryInput } from '@farad/contract/client';
import { Checkbox, Tag } from 'antd';

import { answerOf, type Answer } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { ErrorText, vendorText } from './operation-words.tsx';
import { ReadAgain } from './read-again.tsx';
import { WebhooksHead } from './webhooks-head.tsx';

type Event = Answer<'webhooks'>['events'][number];

const filterNames = ['open'] as const;

type Result = 'waiting' | 'quarantine' | 'not_found' | 'done';

const resultOf = ({ doneAt, outcome }: Event): Result => {
  if (doneAt === null) return 'waiting';
  return outcome === 'quarantine' || outcome === 'not_found' ? outcome : 'done';
};

const colours = { waiting: 'processing', quarantine: 'warning', not_found: 'default', done: 'success' } as const;

function columnsOf(
  { t, named, dateTime, count }: Words,
  readAgain: ((event: Event) => Promise<unknown>) | null,
): readonly Column<Event>[] {
  const kindText = ({ kind }: Event): string => named(`backOfficeOperation.kind_${kind === '' ? 'unread' : kind}`);
  return [
    {
      key: 'received',
      title: t('backOfficeOperation.receivedAt'),
      show: ({ receivedAt }) => dateTime(receivedAt),
      write: ({ receivedAt }) => receivedAt,
    },
    {
      key: 'provider',
      title: t('backOfficeOperation.provider'),
      show: ({ provider }) => vendorText(t, provider),
      write: ({ provider }) => provider.id,
    },
    { key: 'event', title: t('backOfficeOperation.event'), show: kindText, write: kindText },
    {
      key: 'object',
      title: t('backOfficeOperation.object'),
      show: ({ objectId }) => <span className="office-number">{objectId}</span>,
      write: ({ objectId }) => objectId,
    },
    {
      key: 'result',
      title: t('backOfficeOperation.result'),
      show: (event) => (
        <>
          <Tag color={colours[resultOf(event)]}>{named(`backOfficeOperation.result_${resultOf(event)}`)}</Tag>
          <ErrorText text={event.lastError ?? ''} />
        </>
      ),
      write: (event) => named(`backOfficeOperation.result_${resultOf(event)}`),
    },
    {
      key: 'done',
      title: t('backOfficeOperation.doneAt'),
      show: ({ doneAt }) => (doneAt === null ? t('backOfficeOperation.notDone') : dateTime(doneAt)),
      write: ({ doneAt }) => doneAt ?? '',
    },
    {
      key: 'attempts',
      title: t('backOfficeOperation.attempts'),
      align: 'right',
      show: ({ attempts }) => count(attempts),
      write: ({ attempts }) => String(attempts),
    },
    ...(readAgain === null
      ? []
      : [
          {
            key: 'again',
            title: t('backOffice.actions'),
            show: (event: Event) => <ReadAgain ask={() => readAgain(event)} />,
          },
        ]),
  ];
}

/** List of webhooks from the payment provider, latest first. */
export function PaymentWebhooksPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const may = useMay();
  const { state, setState, table, pages, load } = useListByKey(
    'webhooks',
    filterNames,
    async (query: QueryInput<'webhooks'>) => {
      const { events: rows, next } = await answerOf(api.webhooks({ query }));
      return { rows, next };
    },
  );
  const readAgain = ({ id: eventId }: Event) => answerOf(api.retryWebhook({ eventId, body: {} }));
  const columns = columnsOf(words, may('retry_jobs') ? readAgain : null);
  return (
    <>
      <WebhooksHead view="payments" />
      <DataTable<Event>
        name="webhooks"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        empty={t('backOfficeOperation.noWebhooks')}
        filters={
          <Checkbox
            checked={state.filters['open'] === 'true'}
            onChange={({ target }) => setState(withFilters(state, { open: target.checked ? 'true' : '' }))}
          >
            {t('backOfficeOperation.onlyOpen')}
          </Checkbox>
        }
        actions={<ExportRows name="webhooks" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}
