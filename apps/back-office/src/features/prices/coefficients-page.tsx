import type { OwnPricesRow } from '@farad/contract/office/prices/prices';
import { Link } from 'react-router';

import type { Words } from '#i18n/words.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { figureColumn, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PriceLinks } from './price-links.tsx';

const columnsOf = ({ t, named, count, coefficient }: Words): readonly Column<OwnPricesRow>[] => [
  textColumn('who', t('backOfficePrices.who'), (row) => row.name, {
    show: (row) => (
      <Link to={`/${row.kind === 'company' ? 'companies' : 'customers'}/${row.id}`}>{row.name || row.id}</Link>
    ),
  }),
  textColumn('kind', t('backOfficePrices.kind'), (row) => named(`backOfficePrices.kind_${row.kind}`)),
  figureColumn(
    'coefficient',
    t('backOfficePrices.coefficient'),
    (row) => coefficient(row.coefficient),
    (row) => row.coefficient,
    { help: t('backOfficePeople.coefficientHint') },
  ),
  figureColumn(
    'orders',
    t('backOfficePrices.orders'),
    (row) => count(row.orders),
    (row) => String(row.orders),
  ),
];

/** List of customers and companies with a price coefficient. */
export const CoefficientsPage = officeList({
  call: 'coefficients',
  name: 'coefficients',
  head: ({ t }) => (
    <>
      <PageHead title={t('backOfficePrices.coefficients')} />
      <PriceLinks />
    </>
  ),
  lead: 'backOfficePrices.coefficientsHint',
  rows: ({ rows }) => rows,
  rowKey: ({ kind, id }) => `${kind}-${id}`,
  columns: columnsOf,
  empty: 'backOfficePrices.coefficientsNone',
});
