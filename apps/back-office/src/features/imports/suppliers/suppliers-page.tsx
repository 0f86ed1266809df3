import { PlusOutlined } from '@ant-design/icons';
import type { ImportSupplier } from '@farad/contract/office/import-suppliers';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
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

/** List of suppliers, with their saved mappings and schedules. */
export function SuppliersPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const list = useQuery({ queryKey: ['imports', 'suppliers'], queryFn: () => answerOf(api.importSuppliers()) });
  return (
    <>
      <PageHead title={t('backOfficeImports.suppliers')}>
        <Flex gap={12} align="center" wrap>
          <Link to="/imports">{t('backOfficeImports.toList')}</Link>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
            {t('backOfficeImports.addSupplier')}
          </Button>
        </Flex>
      </PageHead>
      <DataTable<ImportSupplier>
        name="import-suppliers"
        columns={columnsOf(words)}
        rows={list.data?.suppliers}
        error={list.error}
        isBusy={false}
        onRetry={() => void list.refetch()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate(id)}
        empty={t('backOfficeImports.noSuppliers')}
      />
      <AddSupplier
        isOpen={isAdding}
        onClose={(added) => {
          setAdding(false);
          if (added !== null) void navigate(added);
        }}
      />
      <Outlet />
    </>
  );
}
