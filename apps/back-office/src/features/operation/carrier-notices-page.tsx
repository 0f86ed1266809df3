import type { QueryInput } from '@farad/contract/client';
import type { CarrierNotice } from '@farad/contract/office/operation';
import { Checkbox, Tag } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
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

const filterNames = ['open'] as const;

function columnsOf(
  { t, dateTime, count }: Words,
  seesOrders: boolean,
  readAgain: ((notice: CarrierNotice) => Promise<unknown>) | null,
): readonly Column<CarrierNotice>[] {
  const objectText = ({ order, parcel }: CarrierNotice): string =>
    order === null
      ? t('backOfficeOperation.strangeParcel')
      : t('backOfficeOperation.parcelOf', { order, parcel: parcel ?? 0 });
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
      show: ({ carrier }) => vendorText(t, carrier),
      write: ({ carrier }) => carrier.id,
    },
    {
      key: 'event',
      title: t('backOfficeOperation.event'),
      show: ({ type }) => <span className="office-number">{type}</span>,
      write: ({ type }) => type,
    },
    {
      key: 'object',
      title: t('backOfficeOperation.object'),
      show: (notice) =>
        notice.order !== null && seesOrders ? (
          <Link to={`/orders/${notice.order}?tab=parcels`}>{objectText(notice)}</Link>
        ) : (
          objectText(notice)
        ),
      write: objectText,
    },
    {
      key: 'result',
      title: t('backOfficeOperation.result'),
      show: ({ doneAt, error }) => (
        <>
          <Tag color={doneAt === null ? 'processing' : 'success'}>
            {t(doneAt === null ? 'backOfficeOperation.result_waiting' : 'backOfficeOperation.result_done')}
          </Tag>
          <ErrorText text={error} />
        </>
      ),
      write: ({ doneAt, error }) => error || (doneAt ?? ''),
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
      show: ({ attempts }) => (attempts === 0 ? '' : count(attempts)),
    },
    {
      key: 'next',
      title: t('backOfficeOperation.nextTry'),
      show: ({ nextAt }) => (nextAt === null ? '' : dateTime(nextAt)),
    },
    ...(readAgain === null
      ? []
      : [
          {
            key: 'again',
            title: t('backOffice.actions'),
            show: (notice: CarrierNotice) => (notice.isKnown ? <ReadAgain ask={() => readAgain(notice)} /> : null),
          },
        ]),
  ];
}

/** List of webhooks from the carrier, latest first. */
export function CarrierNoticesPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const may = useMay();
  const { state, setState, table, pages, load } = useListByKey(
    'carrierNotices',
    filterNames,
    async (query: QueryInput<'carrierNotices'>) => {
      const { notices: rows, next } = await answerOf(api.carrierNotices({ query }));
      return { rows, next };
    },
  );
  const readAgain = ({ id: noticeId }: CarrierNotice) => answerOf(api.retryCarrierNotice({ noticeId, body: {} }));
  const columns = columnsOf(words, may('view_orders'), may('retry_jobs') ? readAgain : null);
  return (
    <>
      <WebhooksHead view="carriers" />
      <DataTable<CarrierNotice>
        name="carrierNotices"
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
        actions={<ExportRows name="carrier-webhooks" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}
