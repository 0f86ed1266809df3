import type { ImportSupplier } from '@farad/contract/office/imports/suppliers';
import { Flex, Tag } from 'antd';
import { Link, useNavigate } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { AddButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AddSupplier } from '../add-supplier.tsx';
import { scheduleText } from './schedule-words.ts';

const columnsOf = (words: Words): readonly Column<ImportSupplier>[] => {
  const { t, count, dateTime } = words;
  return [
    { key: 'title', title: t('backOfficeImports.supplierTitle'), show: (row) => <Link to={row.id}>{row.title}</Link> },
    {
      key: 'code',
      title: t('backOfficeImports.supplierCode'),
      show: (row) => <span className="office-number">{row.code}</span>,
    },
    { key: 'currency', title: t('backOfficeImports.currency'), show: (row) => row.prices.currency },
    {
      key: 'mappings',
      title: t('backOfficeImports.keptMappings'),
      align: 'right',
      show: (row) => count(row.mappings),
    },
    {
      key: 'spellings',
      title: t('backOfficeImports.spellings'),
      align: 'right',
      show: (row) => count(row.makers + row.categories),
    },
    {
      key: 'schedule',
      title: t('backOfficeImports.schedule'),
      show: ({ schedule }) =>
        schedule === null ? (
          '—'
        ) : (
          <>
            {scheduleText(schedule.at, words)} {schedule.isOn ? null : <Tag>{t('backOfficeImports.isOff')}</Tag>}
            {schedule.last?.outcome === 'failed' ? <Tag color="error">{t('backOfficeImports.last_failed')}</Tag> : null}
          </>
        ),
    },
    {
      key: 'next',
      title: t('backOfficeImports.nextAt'),
      show: ({ schedule }) => (schedule === null || schedule.nextAt === null ? '—' : dateTime(schedule.nextAt)),
    },
  ];
};

function AddOne() {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <AddButton label={t('backOfficeImports.addSupplier')}>
      {(isOpen, close) => (
        <AddSupplier
          isOpen={isOpen}
          onClose={(added) => {
            close();
            if (added !== null) void navigate(added);
          }}
        />
      )}
    </AddButton>
  );
}

/** List of suppliers, with their saved mappings and schedules. */
export const SuppliersPage = officeList({
  call: 'importSuppliers',
  name: 'import-suppliers',
  head: ({ t }) => (
    <PageHead title={t('backOfficeImports.suppliers')}>
      <Flex gap={12} align="center" wrap>
        <Link to="/imports">{t('backOfficeImports.toList')}</Link>
        <AddOne />
      </Flex>
    </PageHead>
  ),
  rows: ({ suppliers }) => suppliers,
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  columns: columnsOf,
  empty: 'backOfficeImports.noSuppliers',
});
