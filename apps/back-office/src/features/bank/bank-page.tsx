import type { BankEntry } from '@farad/contract/office/payments/bank';
import { Flex, Typography } from 'antd';

import { Link } from 'react-router';

import type { PlainKey, Words } from '#i18n/words.tsx';
import type { TableState } from '#ui/table/table-state.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, switchFilter } from '#ui/list/list-filter.tsx';
import { codeColumn, figureColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { DecideEntry } from './decide-entry.tsx';
import { NotePayment } from './note-payment.tsx';
import { OutcomeTag } from './outcome-tag.tsx';
import { TakeBackMatch } from './take-back-match.tsx';
import { TakeStatement } from './take-statement.tsx';

const columnsOf = ({ t, named, money, date, dateTime }: Words): readonly Column<BankEntry>[] => [
  textColumn('day', t('backOfficeBank.day'), (row) => row.day, { show: (row) => date(row.day) }),
  codeColumn('number', t('backOfficeBank.paymentNumber'), (row) => row.number),
  figureColumn(
    'amount',
    t('backOfficeBank.amount'),
    (row) => money(row.amount),
    (row) => row.amount,
  ),
  {
    key: 'payer',
    title: t('backOfficeBank.payer'),
    show: (row) => (
      <>
        {row.payerName}
        <br />
        <span className="office-number">{row.payerInn}</span>
      </>
    ),
    write: (row) => `${row.payerName} ${row.payerInn}`,
  },
  {
    key: 'purpose',
    title: t('backOfficeBank.purpose'),
    show: (row) => <div className="max-360">{row.purpose}</div>,
    write: (row) => row.purpose,
  },
  {
    key: 'outcome',
    title: t('backOfficeBank.outcome'),
    show: (row) => (
      <>
        <OutcomeTag entry={row} />
        {row.decidedBy === null ? null : (
          <div>
            <Typography.Text type="secondary">
              {t('backOfficeBank.decidedBy', { name: row.decidedBy })} {row.note}
            </Typography.Text>
          </div>
        )}
        {row.outcome === 'ambiguous' || row.outcome === 'unknown' ? <DecideEntry entry={row} /> : null}
        {row.orderNumber === null ? null : <TakeBackMatch entry={row} />}
      </>
    ),
    write: (row) => `${named(`backOfficeBank.outcome_${row.outcome}`)} ${row.orderNumber ?? ''}`.trim(),
  },
  momentColumn('imported', t('backOfficeBank.statementTaken'), (row) => row.importedAt, dateTime, { isExtra: true }),
];

const emptyText = ({ filters }: TableState): PlainKey => {
  if (filters['text'] !== undefined) return 'backOffice.nothingFound';
  return filters['open'] === 'true' ? 'backOfficeBank.nothingWaits' : 'backOfficeBank.noPayments';
};

/** List of payments from bank statements with the order that each was matched to. */
export const BankPage = officeList({
  call: 'bankEntries',
  name: 'bank',
  head: ({ t, may }) => (
    <PageHead title={t('backOfficeBank.bank')}>
      <Flex gap={8} wrap align="center">
        {may('refund_orders') ? <Link to="/bank/refunds">{t('backOfficeOrders.bankToPay')}</Link> : null}
        <NotePayment />
        <TakeStatement />
      </Flex>
    </PageHead>
  ),
  lead: 'backOfficeBank.statementLead',
  rows: ({ entries }) => entries,
  rowKey: ({ id }) => id,
  filters: [
    searchFilter({ label: 'backOfficeBank.findPayment', hint: 'backOfficeBank.findPaymentHint' }),
    switchFilter({
      name: 'open',
      label: 'backOfficeBank.outcome',
      options: ({ t }) => [
        { value: '', label: t('backOfficeBank.all') },
        { value: 'true', label: t('backOfficeBank.waiting') },
      ],
    }),
  ],
  columns: columnsOf,
  empty: emptyText,
});
