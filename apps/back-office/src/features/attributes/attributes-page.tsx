import type { QueryInput } from '@farad/contract/client';
import { PlusOutlined } from '@ant-design/icons';
import type { StaffAttributeRow } from '@farad/contract/office/catalogue';
import { allUnits, attributeKinds } from '@farad/domain/category';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

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
import { AddAttribute } from './add-attribute.tsx';
import { unitText } from './meaning-fields.tsx';

const filterNames = ['text', 'kind', 'unit', 'sort'] as const;
const sorts = ['title', 'key', 'categories'] as const;

function columnsOf(words: Words, search: string): readonly Column<StaffAttributeRow>[] {
  const { t, named, count } = words;
  const column = (key: string, title: string, text: (row: StaffAttributeRow) => string) => ({
    key,
    title,
    show: text,
    write: text,
  });
  return [
    {
      key: 'title',
      title: t('backOfficeCatalogue.name'),
      show: (row) => <Link to={{ pathname: row.id, search }}>{row.title}</Link>,
      write: (row) => row.title,
    },
    {
      key: 'key',
      title: t('backOfficeCatalogue.key'),
      show: (row) => <span className="office-number">{row.key}</span>,
      write: (row) => row.key,
    },
    column('kind', t('backOfficeCatalogue.kind'), (row) => named(`backOfficeCatalogue.kind_${row.kind}`)),
    column('unit', t('backOfficeCatalogue.unit'), (row) => unitText(row.unit, words)),
    { ...column('categories', t('backOfficeCatalogue.usedIn'), (row) => count(row.categories)), align: 'right' },
    { ...column('values', t('backOfficeCatalogue.valueCount'), (row) => count(row.values)), align: 'right' },
    column('missing', t('backOfficeCatalogue.noTranslation'), (row) => row.missing.join(', ') || '—'),
  ];
}

/** List of product parameters. */
export function AttributesPage() {
  const words = useWords();
  const { t, named } = words;
  const { api } = useOffice();
  const mayKeep = useMay()('manage_catalogue');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAdding, setAdding] = useState(false);
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'attributes',
    filterNames,
    async (query: QueryInput<'staffAttributes'>) => {
      const { attributes: rows, next } = await answerOf(api.staffAttributes({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words, search);
  const select = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      value={state.filters[name] ?? null}
      onChange={(chosen) => setState(withFilters(state, { [name]: chosen ?? '' }))}
      allowClear
      popupMatchSelectWidth={false}
      style={{ width: 180 }}
      options={[...options]}
    />
  );
  return (
    <>
      <PageHead title={t('backOfficeCatalogue.attributes')}>
        {mayKeep ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
            {t('backOfficeCatalogue.addAttribute')}
          </Button>
        ) : null}
      </PageHead>
      <DataTable<StaffAttributeRow>
        name="attributes"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ pathname: id, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeCatalogue.attributesNone')}
        filters={
          <>
            <SearchField
              label={t('backOfficeCatalogue.findAttribute')}
              hint={t('backOfficeCatalogue.findAttributeHint')}
              value={state.filters['text'] ?? ''}
              onChange={(text) => setState(withFilters(state, { text }))}
            />
            {select(
              'kind',
              t('backOfficeCatalogue.anyKind'),
              attributeKinds.map((value) => ({ value, label: named(`backOfficeCatalogue.kind_${value}`) })),
            )}
            {select(
              'unit',
              t('backOfficeCatalogue.anyUnit'),
              allUnits.map((value) => ({ value, label: unitText(value, words) })),
            )}
            {select(
              'sort',
              t('backOfficeCatalogue.sort'),
              sorts.map((value) => ({ value, label: named(`backOfficeCatalogue.sort_${value}`) })),
            )}
          </>
        }
        actions={<ExportRows name="attributes" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      {isAdding ? <AddAttribute onClose={() => setAdding(false)} /> : null}
      <Outlet />
    </>
  );
}
