import type { StaffAttributeRow } from '@farad/contract/office/catalogue/attributes';
import { allUnits, attributeKinds } from '@farad/domain/category';
import { Link } from 'react-router';

import type { ListWords } from '#ui/list/use-list.ts';
import { codeColumn, textColumn } from '#ui/list/columns.tsx';
import { searchFilter, selectFilter, worded } from '#ui/list/list-filter.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { AddButton } from '#ui/page/open-button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { AddAttribute } from './add-attribute.tsx';
import { unitText } from './meaning-fields.tsx';

const columnsOf = (words: ListWords): readonly Column<StaffAttributeRow>[] => {
  const { t, named, count, search } = words;
  return [
    textColumn('title', t('backOfficeCatalogue.name'), (row) => row.title, {
      show: (row) => <Link to={{ pathname: row.id, search }}>{row.title}</Link>,
    }),
    codeColumn('key', t('backOfficeCatalogue.key'), (row) => row.key),
    textColumn('kind', t('backOfficeCatalogue.kind'), (row) => named(`backOfficeCatalogue.kind_${row.kind}`)),
    textColumn('unit', t('backOfficeCatalogue.unit'), (row) => unitText(row.unit, words)),
    textColumn('categories', t('backOfficeCatalogue.usedIn'), (row) => count(row.categories), { align: 'right' }),
    textColumn('values', t('backOfficeCatalogue.valueCount'), (row) => count(row.values), { align: 'right' }),
    textColumn('missing', t('backOfficeCatalogue.noTranslation'), (row) => row.missing.join(', ') || '—'),
  ];
};

/** List of product parameters. */
export const AttributesPage = officeList({
  call: 'staffAttributes',
  name: 'attributes',
  head: ({ t, may }) => (
    <PageHead title={t('backOfficeCatalogue.attributes')}>
      {may('manage_catalogue') ? (
        <AddButton label={t('backOfficeCatalogue.addAttribute')}>
          {(isOpen, close) => (isOpen ? <AddAttribute onClose={close} /> : null)}
        </AddButton>
      ) : null}
    </PageHead>
  ),
  rows: ({ attributes }) => attributes,
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  filters: [
    searchFilter({ label: 'backOfficeCatalogue.findAttribute', hint: 'backOfficeCatalogue.findAttributeHint' }),
    selectFilter({
      name: 'kind',
      any: 'backOfficeCatalogue.anyKind',
      options: worded('backOfficeCatalogue.kind_', attributeKinds),
      width: 180,
    }),
    selectFilter({
      name: 'unit',
      any: 'backOfficeCatalogue.anyUnit',
      options: (words) => allUnits.map((value) => ({ value, label: unitText(value, words) })),
      width: 180,
    }),
    selectFilter({
      name: 'sort',
      any: 'backOfficeCatalogue.sort',
      options: worded('backOfficeCatalogue.sort_', ['title', 'key', 'categories']),
      width: 180,
    }),
  ],
  columns: columnsOf,
  empty: 'backOfficeCatalogue.attributesNone',
});
