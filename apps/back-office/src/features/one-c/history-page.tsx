import type { OneCRun } from '@farad/contract/office/imports/one-c';
import { Tag } from 'antd';
import { Link } from 'react-router';

import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { tickFilter } from '#ui/list/list-filter.tsx';
import { momentColumn, textColumn } from '#ui/list/columns.tsx';
import { bytesText } from '#ui/call/bytes-text.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { ExchangeHead } from './exchange-head.tsx';
import { countsText, failureOf, kindText, StateTag } from './run-words.tsx';

const columnsOf = (words: ListWords): readonly Column<OneCRun>[] => {
  const { t, named, dateTime, count, locale, search } = words;
  const seconds = ({ createdAt, finishedAt }: OneCRun): string =>
    finishedAt === null ? '' : count(Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1000)));
  return [
    momentColumn('when', t('backOfficeExchange.when'), ({ createdAt }) => createdAt, dateTime, {
      show: ({ id, createdAt }) => <Link to={{ pathname: `runs/${id}`, search }}>{dateTime(createdAt)}</Link>,
    }),
    textColumn('what', t('backOfficeExchange.what'), (run) => kindText(run, words)),
    textColumn('file', t('backOfficeExchange.file'), ({ file }) => file),
    {
      key: 'state',
      title: t('backOfficeExchange.state'),
      show: (run) => (
        <>
          <StateTag run={run} words={words} /> {failureOf(run, words)}
        </>
      ),
      write: (run) => `${named(`backOfficeExchange.state_${run.state}`)} ${failureOf(run, words)}`.trim(),
    },
    textColumn('problems', t('backOfficeExchange.problems'), ({ problems }) => String(problems), {
      align: 'right',
      show: ({ problems }) => (problems === 0 ? '' : <Tag color="warning">{count(problems)}</Tag>),
    }),
    textColumn('counts', t('backOfficeExchange.counts'), (run) => countsText(run, words), {
      show: (run) => (run.state === 'running' ? count(run.progress) : countsText(run, words)),
    }),
    { key: 'seconds', title: t('backOfficeExchange.duration'), align: 'right', isExtra: true, show: seconds },
    textColumn('size', t('backOfficeExchange.size'), ({ size }) => String(size), {
      align: 'right',
      isExtra: true,
      show: ({ size }) => bytesText(size, locale),
    }),
  ];
};

/** List of the exchanges with 1C: files that it sent, and orders that it fetched. */
export const HistoryPage = officeList({
  call: 'exchangeRuns',
  name: 'exchange',
  head: () => <ExchangeHead view="history" />,
  lead: 'backOfficeExchange.lead',
  rows: ({ runs }) => runs,
  rowKey: ({ id }) => id,
  open: ({ id }) => `runs/${id}`,
  filters: [tickFilter({ name: 'bad', label: 'backOfficeExchange.onlyBad' })],
  columns: columnsOf,
  empty: 'backOfficeExchange.nothing',
});
