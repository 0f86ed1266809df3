import type { StaffFeedbackRow } from '@farad/contract/office/messages/feedback';
import { feedbackStates, feedbackSubjects } from '@farad/domain/feedback';
import { Link } from 'react-router';

import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, worded } from '#ui/list/list-filter.tsx';
import { momentColumn, textColumn } from '#ui/list/columns.tsx';
import { EmailLink, PhoneLink, shownPhone } from '#ui/page/contact.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { StateTag } from './feedback-words.tsx';

const columnsOf = ({ t, named, dateTime, search }: ListWords): readonly Column<StaffFeedbackRow>[] => [
  textColumn('number', t('backOfficeFeedback.number'), (row) => row.number, {
    show: (row) => (
      <Link to={{ pathname: row.number, search }} className="office-number">
        {row.number}
      </Link>
    ),
  }),
  textColumn('state', t('backOfficeFeedback.state'), (row) => named(`backOfficeFeedback.state_${row.state}`), {
    show: (row) => <StateTag state={row.state} />,
  }),
  textColumn('subject', t('backOfficeFeedback.subject'), (row) => named(`backOfficeFeedback.${row.subject}_subject`)),
  textColumn('text', t('backOfficeFeedback.text'), (row) => row.beginning, {
    show: (row) => <div className="min-200 max-480 breaks">{row.beginning}</div>,
  }),
  textColumn('who', t('backOfficeFeedback.who'), (row) => row.name, {
    show: (row) => <span className="breaks">{row.name}</span>,
  }),
  {
    key: 'contact',
    title: t('backOfficeFeedback.contact'),
    show: (row) => (row.phone === '' ? <EmailLink email={row.email} /> : <PhoneLink phone={row.phone} />),
    write: (row) => (row.phone === '' ? row.email : shownPhone(row.phone)),
  },
  momentColumn('created', t('backOfficeFeedback.createdAt'), (row) => row.createdAt, dateTime),
];

/** List of letters to the shop, newest first (product S3). */
export const FeedbackPage = officeList({
  call: 'staffFeedbackList',
  name: 'feedback',
  title: 'backOfficeFeedback.feedback',
  rows: ({ letters }) => letters,
  rowKey: ({ number }) => number,
  open: ({ number }) => number,
  filters: [
    searchFilter({ label: 'backOfficeFeedback.find', hint: 'backOfficeFeedback.findHint' }),
    selectFilter({
      name: 'state',
      label: 'backOfficeFeedback.state',
      any: 'backOfficeFeedback.any',
      options: worded('backOfficeFeedback.state_', feedbackStates),
      width: 180,
    }),
    selectFilter({
      name: 'subject',
      label: 'backOfficeFeedback.subject',
      any: 'backOfficeFeedback.anySubject',
      options: ({ named }) =>
        feedbackSubjects.map((value) => ({ value, label: named(`backOfficeFeedback.${value}_subject`) })),
      width: 200,
    }),
  ],
  columns: columnsOf,
  empty: 'backOfficeFeedback.none',
});
