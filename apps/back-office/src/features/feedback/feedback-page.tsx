import type { QueryInput } from '@farad/contract/client';
import type { StaffFeedbackRow } from '@farad/contract/office/feedback';
import { feedbackStates, feedbackSubjects } from '@farad/domain/feedback';
import { Select } from 'antd';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { EmailLink, PhoneLink, shownPhone } from '#ui/page/contact.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { StateTag } from './feedback-words.tsx';

const filterNames = ['text', 'state', 'subject'] as const;

const columnsOf = ({ t, named, dateTime }: Words, search: string): readonly Column<StaffFeedbackRow>[] => [
  {
    key: 'number',
    title: t('backOfficeFeedback.number'),
    show: (row) => (
      <Link to={{ pathname: row.number, search }} className="office-number">
        {row.number}
      </Link>
    ),
    write: (row) => row.number,
  },
  {
    key: 'state',
    title: t('backOfficeFeedback.state'),
    show: (row) => <StateTag state={row.state} />,
    write: (row) => named(`backOfficeFeedback.state_${row.state}`),
  },
  {
    key: 'subject',
    title: t('backOfficeFeedback.subject'),
    show: (row) => named(`backOfficeFeedback.${row.subject}_subject`),
    write: (row) => named(`backOfficeFeedback.${row.subject}_subject`),
  },
  {
    key: 'text',
    title: t('backOfficeFeedback.text'),
    show: (row) => <div style={{ minWidth: 200, maxWidth: 480, overflowWrap: 'anywhere' }}>{row.beginning}</div>,
    write: (row) => row.beginning,
  },
  {
    key: 'who',
    title: t('backOfficeFeedback.who'),
    show: (row) => <span style={{ overflowWrap: 'anywhere' }}>{row.name}</span>,
    write: (row) => row.name,
  },
  {
    key: 'contact',
    title: t('backOfficeFeedback.contact'),
    show: (row) => (row.phone === '' ? <EmailLink email={row.email} /> : <PhoneLink phone={row.phone} />),
    write: (row) => (row.phone === '' ? row.email : shownPhone(row.phone)),
  },
  {
    key: 'created',
    title: t('backOfficeFeedback.createdAt'),
    show: (row) => dateTime(row.createdAt),
    write: (row) => row.createdAt,
  },
];

function Filters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { filters } = state;
  return (
    <>
      <SearchField
        label={t('backOfficeFeedback.find')}
        hint={t('backOfficeFeedback.findHint')}
        value={filters['text'] ?? ''}
        onChange={(text) => onChange(withFilters(state, { text: text ?? '' }))}
      />
      <Select
        aria-label={t('backOfficeFeedback.state')}
        placeholder={t('backOfficeFeedback.any')}
        value={filters['state'] ?? null}
        onChange={(chosen) => onChange(withFilters(state, { state: chosen ?? '' }))}
        allowClear
        style={{ width: 180 }}
        options={feedbackStates.map((value) => ({ value, label: named(`backOfficeFeedback.state_${value}`) }))}
      />
      <Select
        aria-label={t('backOfficeFeedback.subject')}
        placeholder={t('backOfficeFeedback.anySubject')}
        value={filters['subject'] ?? null}
        onChange={(chosen) => onChange(withFilters(state, { subject: chosen ?? '' }))}
        allowClear
        style={{ width: 200 }}
        options={feedbackSubjects.map((value) => ({ value, label: named(`backOfficeFeedback.${value}_subject`) }))}
      />
    </>
  );
}

/** List of letters to the shop, newest first (product S3). */
export function FeedbackPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'feedback',
    filterNames,
    async (query: QueryInput<'staffFeedbackList'>) => {
      const { letters: rows, next } = await answerOf(api.staffFeedbackList({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words, search);
  return (
    <>
      <PageHead title={t('backOfficeFeedback.feedback')} />
      <DataTable<StaffFeedbackRow>
        name="feedback"
        columns={columns}
        {...table}
        rowKey={({ number }) => number}
        onOpen={({ number }) => void navigate({ pathname: number, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeFeedback.none')}
        filters={<Filters state={state} onChange={setState} />}
        actions={<ExportRows name="feedback" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
