import { PlusOutlined } from '@ant-design/icons';
import type { Import } from '@farad/contract/office/imports/imports';
import { importStates } from '@farad/domain/import';
import { Button, Flex } from 'antd';
import { Link, useNavigate } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { SelectFilter, selectFilter, worded, type FilterProps } from '#ui/list/list-filter.tsx';
import { momentColumn, textColumn } from '#ui/list/columns.tsx';
import { useCall } from '#ui/call/use-call.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { FitsWhat } from './fits-what.tsx';
import { countsText, isResting, lookEveryMs, sizeText, stateText, StateTag } from './import-words.tsx';

const columnsOf = (words: Words): readonly Column<Import>[] => {
  const { t, named, dateTime } = words;
  const what = ({ counts }: Import): string => (counts === null ? '—' : countsText(counts, words) || '—');
  return [
    textColumn('file', t('backOfficeImports.file'), (row) => row.file.name, {
      show: (row) => (
        <div className="min-160 max-280 wraps breaks">
          <Link to={`/imports/${row.id}`}>{row.file.name}</Link>
        </div>
      ),
    }),
    textColumn('state', t('backOfficeImports.state'), (row) => stateText(row, words), {
      show: (row) => <StateTag of={row} />,
    }),
    textColumn('supplier', t('backOfficeImports.supplier'), (row) => row.supplier?.title ?? '', {
      show: (row) => row.supplier?.title ?? '—',
    }),
    textColumn('mode', t('backOfficeImports.mode'), ({ rules }) =>
      rules === null ? '—' : named(`backOfficeImports.mode_${rules.mode}`),
    ),
    textColumn('counts', t('backOfficeImports.counts'), what, {
      show: (row) => <div className="min-180 max-320 wraps">{what(row)}</div>,
    }),
    textColumn(
      'who',
      t('backOfficeImports.who'),
      ({ staff, by }) => staff?.name ?? named(`backOfficeImports.by_${by}`),
    ),
    momentColumn('at', t('backOfficeImports.at'), (row) => row.createdAt, dateTime),
    textColumn('size', t('backOfficeImports.size'), (row) => String(row.file.size), {
      isExtra: true,
      align: 'right',
      show: (row) => sizeText(row.file.size, words),
    }),
  ];
};

function SupplierFilter(props: FilterProps) {
  const suppliers = useCall('importSuppliers');
  return (
    <SelectFilter
      {...props}
      name="supplier"
      label="backOfficeImports.supplier"
      any="backOfficeImports.anySupplier"
      options={() => (suppliers.data?.suppliers ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      isWaiting={suppliers.data === undefined}
      isSearched
      width={220}
    />
  );
}

function Head() {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <PageHead title={t('backOfficeImports.imports')}>
      <Flex gap={8} wrap>
        <Button onClick={() => void navigate('/imports/suppliers')}>{t('backOfficeImports.suppliers')}</Button>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/imports/new')}>
          {t('backOfficeImports.newImport')}
        </Button>
      </Flex>
    </PageHead>
  );
}

/** List of imports, latest first. As long as one of them runs, the list is fetched again and again. */
export const ImportsPage = officeList({
  call: 'imports',
  name: 'imports',
  head: () => <Head />,
  rows: ({ imports }) => imports,
  rowKey: ({ id }) => id,
  leadsTo: ({ id }) => `/imports/${id}`,
  every: (rows) => rows.some((row) => !isResting(row)) && 2 * lookEveryMs,
  beforeFirst: () => <FitsWhat />,
  filters: [
    { names: ['supplier'], show: (props) => <SupplierFilter {...props} /> },
    selectFilter({
      name: 'state',
      label: 'backOfficeImports.state',
      any: 'backOfficeImports.anyState',
      options: worded('backOfficeImports.state_', importStates),
      width: 220,
    }),
  ],
  columns: columnsOf,
  empty: 'backOffice.nothingFound',
});
