import type { CarrierNotice } from '@farad/contract/office/operation/operation';
import { Tag } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useOffice } from '#office.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { tickFilter } from '#ui/list/list-filter.tsx';
import { codeColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { ErrorText, vendorText } from './operation-words.tsx';
import { ReadAgain } from './read-again.tsx';
import { WebhooksHead } from './webhooks-head.tsx';

function NoticeAgain({ notice: { id: noticeId } }: { notice: CarrierNotice }) {
  const { api } = useOffice();
  return <ReadAgain ask={() => answerOf(api.retryCarrierNotice({ noticeId, body: {} }))} />;
}

const columnsOf = ({ t, dateTime, count, may }: ListWords) => {
  const objectText = ({ order, parcel }: CarrierNotice): string =>
    order === null
      ? t('backOfficeOperation.strangeParcel')
      : t('backOfficeOperation.parcelOf', { order, parcel: parcel ?? 0 });
  const columns: readonly Column<CarrierNotice>[] = [
    momentColumn('received', t('backOfficeOperation.receivedAt'), ({ receivedAt }) => receivedAt, dateTime),
    textColumn('provider', t('backOfficeOperation.provider'), ({ carrier }) => carrier.id, {
      show: ({ carrier }) => vendorText(t, carrier),
    }),
    codeColumn('event', t('backOfficeOperation.event'), ({ type }) => type),
    textColumn('object', t('backOfficeOperation.object'), objectText, {
      show: (notice) =>
        notice.order !== null && may('view_orders') ? (
          <Link to={`/orders/${notice.order}?tab=parcels`}>{objectText(notice)}</Link>
        ) : (
          objectText(notice)
        ),
    }),
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
      write: ({ doneAt, error }) =>
        error || t(doneAt === null ? 'backOfficeOperation.result_waiting' : 'backOfficeOperation.result_done'),
    },
    momentColumn('done', t('backOfficeOperation.doneAt'), ({ doneAt }) => doneAt, dateTime, {
      show: ({ doneAt }) => (doneAt === null ? t('backOfficeOperation.notDone') : dateTime(doneAt)),
    }),
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
  ];
  return may('retry_jobs')
    ? columns.concat({
        key: 'again',
        title: t('backOffice.actions'),
        show: (notice) => (notice.isKnown ? <NoticeAgain notice={notice} /> : null),
      })
    : columns;
};

/** List of webhooks from the carrier, latest first. */
export const CarrierNoticesPage = officeList({
  call: 'carrierNotices',
  name: 'carrierNotices',
  file: 'carrier-webhooks',
  head: () => <WebhooksHead view="carriers" />,
  rows: ({ notices }) => notices,
  rowKey: ({ id }) => id,
  filters: [tickFilter({ name: 'open', label: 'backOfficeOperation.onlyOpen' })],
  columns: columnsOf,
  empty: () => 'backOfficeOperation.noWebhooks',
});
