import type { QueryInput } from '@farad/contract/client';
import { PlusOutlined } from '@ant-design/icons';
import type { Import } from '@farad/contract/office/imports';
import { importStates } from '@farad/domain/import';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Select } from 'antd';
import { Link, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { FitsWhat } from './fits-what.tsx';
import { countsText, isResting, lookEveryMs, sizeText, stateText, StateTag } from './import-words.tsx';

const filterNames = ['supplier', 'state'] as const;

const columnsOf = (words: Words): readonly Column<Import>[] => {
  const { t, named, dateTime } = words;
  const who = ({ staff, by }: Import): string => staff?.name ?? named(`backOfficeImports.by_${by}`);
  const how = ({ rules }: Import): string => (rules === null ? '—' : named(`backOfficeImports.mode_${rules.mode}`));
  const what = ({ counts }: Import): string => (counts === null ? '—' : countsText(counts, words) || '—');
  return [
    {
      key: 'file',
      title: t('backOfficeImports.file'),
      show: (row) => (
        <div style={{ minWidth: 160, maxWidth: 280, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          <Link to={`/imports/${row.id}`}>{row.file.name}</Link>
        </div>
      ),
      write: (row) => row.file.name,
    },
    {
      key: 'state',
      title: t('backOfficeImports.state'),
      show: (row) => <StateTag of={row} />,
      write: (row) => stateText(row, words),
    },
    {
      key: 'supplier',
      title: t('backOfficeImports.supplier'),
      show: (row) => row.supplier?.title ?? '—',
      write: (row) => row.supplier?.title ?? '',
    },
    { key: 'mode', title: t('backOfficeImports.mode'), show: how, write: how },
    {
      key: 'counts',
      title: t('backOfficeImports.counts'),
      show: (row) => <div style={{ minWidth: 180, maxWidth: 320, whiteSpace: 'normal' }}>{what(row)}</div>,
      write: what,
    },
    { key: 'who', title: t('backOfficeImports.who'), show: who, write: who },
    {
      key: 'at',
      title: t('backOfficeImports.at'),
      show: (row) => dateTime(row.createdAt),
      write: (row) => row.createdAt,
    },
    {
      key: 'size',
      title: t('backOfficeImports.size'),
      isExtra: true,
      align: 'right',
      show: (row) => sizeText(row.file.size, words),
      write: (row) => String(row.file.size),
    },
  ];
};

/** List of imports, latest first. It polls while an import is running. */
export function ImportsPage() {
  const words = useWords();
  const { t, named } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'imports',
    filterNames,
    async (query: QueryInput<'imports'>) => {
      const { imports: rows, next } = await answerOf(api.imports({ query }));
      return { rows, next };
    },
  );
  const isGoing = table.rows?.some((row) => !isResting(row)) ?? false;
  useQuery({
    queryKey: ['imports-look'],
    queryFn: () => queries.invalidateQueries({ queryKey: ['imports', 'list'] }).then(() => true),
    enabled: isGoing,
    refetchInterval: 2 * lookEveryMs,
  });
  const suppliers = useQuery({
    queryKey: ['imports', 'suppliers'],
    queryFn: () => answerOf(api.importSuppliers()),
  });
  const columns = columnsOf(words);
  const isEmpty = table.rows?.length === 0 && !isFiltered && pages.state.turned.length === 0;
  return (
    <>
      <PageHead title={t('backOfficeImports.imports')}>
        <Flex gap={8} wrap>
          <Button onClick={() => void navigate('/imports/suppliers')}>{t('backOfficeImports.suppliers')}</Button>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/imports/new')}>
            {t('backOfficeImports.newImport')}
          </Button>
        </Flex>
      </PageHead>
      {isEmpty ? (
        <FitsWhat />
      ) : (
        <DataTable<Import>
          name="imports"
          columns={columns}
          {...table}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void navigate(`/imports/${id}`)}
          empty={t('backOffice.nothingFound')}
          filters={
            <>
              <Select
                aria-label={t('backOfficeImports.supplier')}
                placeholder={t('backOfficeImports.anySupplier')}
                value={suppliers.data === undefined ? null : (state.filters['supplier'] ?? null)}
                onChange={(chosen) => setState(withFilters(state, { supplier: chosen ?? '' }))}
                allowClear
                showSearch={{ optionFilterProp: 'label' }}
                style={{ width: 220 }}
                options={(suppliers.data?.suppliers ?? []).map(({ id, title }) => ({ value: id, label: title }))}
              />
              <Select
                aria-label={t('backOfficeImports.state')}
                placeholder={t('backOfficeImports.anyState')}
                value={state.filters['state'] ?? null}
                onChange={(chosen) => setState(withFilters(state, { state: chosen ?? '' }))}
                allowClear
                style={{ width: 220 }}
                options={importStates.map((value) => ({ value, label: named(`backOfficeImports.state_${value}`) }))}
              />
            </>
          }
          actions={<ExportRows name="imports" columns={columns} load={load} />}
          footer={<PagesByKey {...pages} />}
        />
      )}
    </>
  );
}
