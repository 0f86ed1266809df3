import type { QueryInput } from '@farad/contract/client';
import type { ExchangeRun } from '@farad/contract/office/exchange';
import { Checkbox, Tag, Typography } from 'antd';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { bytesText } from '#ui/call/bytes-text.ts';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { ExchangeHead } from './exchange-head.tsx';
import { countsText, failureOf, kindText, StateTag } from './run-words.tsx';

const filterNames = ['bad'] as const;

function columnsOf(words: Words, search: string): readonly Column<ExchangeRun>[] {
  const { t, named, dateTime, count, locale } = words;
  const seconds = ({ createdAt, finishedAt }: ExchangeRun): string =>
    finishedAt === null ? '' : count(Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1000)));
  return [
    {
      key: 'when',
      title: t('backOfficeExchange.when'),
      show: ({ id, createdAt }) => <Link to={{ pathname: `runs/${id}`, search }}>{dateTime(createdAt)}</Link>,
      write: ({ createdAt }) => createdAt,
    },
    {
      key: 'what',
      title: t('backOfficeExchange.what'),
      show: (run) => kindText(run, words),
      write: (run) => kindText(run, words),
    },
    { key: 'file', title: t('backOfficeExchange.file'), show: ({ file }) => file, write: ({ file }) => file },
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
    {
      key: 'problems',
      title: t('backOfficeExchange.problems'),
      align: 'right',
      show: ({ problems }) => (problems === 0 ? '' : <Tag color="warning">{count(problems)}</Tag>),
      write: ({ problems }) => String(problems),
    },
    {
      key: 'counts',
      title: t('backOfficeExchange.counts'),
      show: (run) => (run.state === 'running' ? count(run.progress) : countsText(run, words)),
      write: (run) => countsText(run, words),
    },
    { key: 'seconds', title: t('backOfficeExchange.duration'), align: 'right', isExtra: true, show: seconds },
    {
      key: 'size',
      title: t('backOfficeExchange.size'),
      align: 'right',
      isExtra: true,
      show: ({ size }) => bytesText(size, locale),
      write: ({ size }) => String(size),
    },
  ];
}

/** Files that 1C sent and answers that it received. */
export function HistoryPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'exchange',
    filterNames,
    async (query: QueryInput<'exchangeRuns'>) => {
      const { runs: rows, next } = await answerOf(api.exchangeRuns({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words, search);
  return (
    <>
      <ExchangeHead view="history" />
      <Typography.Paragraph type="secondary">{t('backOfficeExchange.lead')}</Typography.Paragraph>
      <DataTable<ExchangeRun>
        name="exchange"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ pathname: `runs/${id}`, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeExchange.nothing')}
        filters={
          <Checkbox
            checked={state.filters['bad'] === 'true'}
            onChange={({ target }) => setState(withFilters(state, { bad: target.checked ? 'true' : '' }))}
          >
            {t('backOfficeExchange.onlyBad')}
          </Checkbox>
        }
        actions={<ExportRows name="exchange" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
