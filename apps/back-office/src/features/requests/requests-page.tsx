import type { QueryInput } from '@farad/contract/client';
import type { StaffRequestRow } from '@farad/contract/office/requests';
import { requestStates } from '@farad/domain/quote';
import { Checkbox, Select, Typography } from 'antd';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { lastMoment, StateTag } from './request-words.tsx';

const filterNames = ['text', 'state', 'mine'] as const;

function Parts({ row }: { row: StaffRequestRow }) {
  const { t, count } = useWords();
  return (
    <div style={{ minWidth: 160, overflowWrap: 'anywhere' }}>
      <span className="office-number">{row.part}</span>
      {row.lineCount > 1 ? (
        <div>
          <Typography.Text type="secondary">
            {t('backOfficeRequests.more', { count: count(row.lineCount - 1) })}
          </Typography.Text>
        </div>
      ) : null}
    </div>
  );
}

const columnsOf = ({ t, named, money, date, dateTime }: Words, search: string): readonly Column<StaffRequestRow>[] => [
  {
    key: 'number',
    title: t('backOfficeRequests.number'),
    show: (row) => (
      <Link to={{ pathname: row.number, search }} className="office-number">
        {row.number}
      </Link>
    ),
  },
  { key: 'state', title: t('backOfficeRequests.state'), show: (row) => <StateTag state={row.state} /> },
  { key: 'what', title: t('backOfficeRequests.what'), show: (row) => <Parts row={row} /> },
  {
    key: 'customer',
    title: t('backOfficeRequests.customer'),
    show: (row) =>
      row.customerId === null ? (
        t('backOfficeRequests.guest')
      ) : (
        <Link to={`/customers/${row.customerId}`}>{row.name || t('backOffice.nameless')}</Link>
      ),
  },
  {
    key: 'contact',
    title: t('backOfficeRequests.contact'),
    show: (row) => (row.phone === '' ? <EmailLink email={row.email} /> : <PhoneLink phone={row.phone} />),
  },
  {
    key: 'total',
    title: t('backOfficeRequests.total'),
    align: 'right',
    show: (row) => <span className="office-number">{row.total === null ? '—' : money(row.total)}</span>,
  },
  {
    key: 'valid',
    title: t('backOfficeRequests.validUntil'),
    show: (row) => (row.validUntil === null ? '—' : date(lastMoment(row.validUntil))),
  },
  { key: 'by', title: t('backOfficeRequests.by'), show: (row) => row.by || '—' },
  { key: 'created', title: t('backOfficeRequests.createdAt'), show: (row) => dateTime(row.createdAt) },
  {
    key: 'source',
    title: t('backOfficeRequests.source'),
    isExtra: true,
    show: (row) => named(`backOfficeRequests.source_${row.source}`),
  },
];

function Filters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { filters } = state;
  return (
    <>
      <SearchField
        label={t('backOfficeRequests.find')}
        hint={t('backOfficeRequests.findHint')}
        value={filters['text'] ?? ''}
        onChange={(text) => onChange(withFilters(state, { text: text ?? '' }))}
      />
      <Select
        aria-label={t('backOfficeRequests.state')}
        placeholder={t('backOfficeRequests.any')}
        value={filters['state'] ?? null}
        onChange={(chosen) => onChange(withFilters(state, { state: chosen ?? '' }))}
        allowClear
        style={{ width: 220 }}
        options={requestStates.map((value) => ({ value, label: named(`backOfficeRequests.state_${value}`) }))}
      />
      <Checkbox
        checked={filters['mine'] === 'true'}
        onChange={({ target }) => onChange(withFilters(state, { mine: target.checked ? 'true' : '' }))}
      >
        {t('backOfficeRequests.mine')}
      </Checkbox>
    </>
  );
}

/** List of requests for quotes, newest first. */
export function RequestsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages } = useListByKey(
    'requests',
    filterNames,
    async (query: QueryInput<'staffRequests'>) => {
      const { requests: rows, next } = await answerOf(api.staffRequests({ query }));
      return { rows, next };
    },
  );
  return (
    <>
      <PageHead title={t('backOfficeRequests.requests')} />
      <DataTable<StaffRequestRow>
        name="requests"
        columns={columnsOf(words, search)}
        {...table}
        rowKey={({ number }) => number}
        onOpen={({ number }) => void navigate({ pathname: number, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeRequests.none')}
        filters={<Filters state={state} onChange={setState} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
