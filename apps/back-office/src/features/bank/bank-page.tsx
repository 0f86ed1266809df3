import type { QueryInput } from '@farad/contract/client';
import type { BankEntry } from '@farad/contract/office/bank';
import { Flex, Segmented, Typography } from 'antd';

import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { DecideEntry } from './decide-entry.tsx';
import { NotePayment } from './note-payment.tsx';
import { OutcomeTag } from './outcome-tag.tsx';
import { TakeBackMatch } from './take-back-match.tsx';
import { TakeStatement } from './take-statement.tsx';

const filterNames = ['text', 'open'] as const;

const columnsOf = ({ t, named, money, date, dateTime }: Words): readonly Column<BankEntry>[] => [
  { key: 'day', title: t('backOfficeBank.day'), show: (row) => date(row.day), write: (row) => row.day },
  {
    key: 'number',
    title: t('backOfficeBank.paymentNumber'),
    show: (row) => <span className="office-number">{row.number}</span>,
    write: (row) => row.number,
  },
  {
    key: 'amount',
    title: t('backOfficeBank.amount'),
    align: 'right',
    show: (row) => <span className="office-number">{money(row.amount)}</span>,
    write: (row) => String(row.amount),
  },
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
    show: (row) => <div style={{ maxWidth: 360 }}>{row.purpose}</div>,
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
  {
    key: 'imported',
    title: t('backOfficeBank.statementTaken'),
    isExtra: true,
    show: (row) => dateTime(row.importedAt),
    write: (row) => row.importedAt,
  },
];

/** List of payments from bank statements: taken in, matched and resolved. */
export function BankPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const may = useMay();
  const { state, setState, table, pages, load } = useListByKey(
    'bank',
    filterNames,
    async (query: QueryInput<'bankEntries'>) => {
      const { entries: rows, next } = await answerOf(api.bankEntries({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words);
  const isOpen = state.filters['open'] === 'true';
  const emptyText =
    state.filters['text'] !== undefined
      ? t('backOffice.nothingFound')
      : t(isOpen ? 'backOfficeBank.nothingWaits' : 'backOfficeBank.noPayments');
  return (
    <>
      <PageHead title={t('backOfficeBank.bank')}>
        <Flex gap={8} wrap align="center">
          {may('refund_orders') ? <Link to="/bank/refunds">{t('backOfficeOrders.bankToPay')}</Link> : null}
          <NotePayment />
          <TakeStatement />
        </Flex>
      </PageHead>
      <Typography.Paragraph type="secondary">{t('backOfficeBank.statementLead')}</Typography.Paragraph>
      <DataTable<BankEntry>
        name="bank"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        empty={emptyText}
        filters={
          <>
            <SearchField
              label={t('backOfficeBank.findPayment')}
              hint={t('backOfficeBank.findPaymentHint')}
              value={state.filters['text'] ?? ''}
              onChange={(text) => setState(withFilters(state, { text }))}
            />
            <Segmented
              aria-label={t('backOfficeBank.outcome')}
              value={isOpen ? 'true' : ''}
              onChange={(open) => setState(withFilters(state, { open }))}
              options={[
                { value: '', label: t('backOfficeBank.all') },
                { value: 'true', label: t('backOfficeBank.waiting') },
              ]}
            />
          </>
        }
        actions={<ExportRows name="bank" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}
