import type { QueryInput } from '@farad/contract/client';
import type { OwnPricesRow } from '@farad/contract/office/prices';
import { Typography } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { PriceLinks } from './price-links.tsx';

const filterNames: readonly string[] = [];

const columnsOf = ({ t, named, count, coefficient }: Words): readonly Column<OwnPricesRow>[] => [
  {
    key: 'who',
    title: t('backOfficePrices.who'),
    show: (row) => (
      <Link to={`/${row.kind === 'company' ? 'companies' : 'customers'}/${row.id}`}>{row.name || row.id}</Link>
    ),
    write: (row) => row.name,
  },
  {
    key: 'kind',
    title: t('backOfficePrices.kind'),
    show: (row) => named(`backOfficePrices.kind_${row.kind}`),
    write: (row) => named(`backOfficePrices.kind_${row.kind}`),
  },
  {
    key: 'coefficient',
    title: t('backOfficePrices.coefficient'),
    align: 'right',
    show: (row) => <span className="office-number">{coefficient(row.coefficient)}</span>,
    write: (row) => String(row.coefficient),
  },
  {
    key: 'orders',
    title: t('backOfficePrices.orders'),
    align: 'right',
    show: (row) => <span className="office-number">{count(row.orders)}</span>,
    write: (row) => String(row.orders),
  },
];

/** List of customers and companies with a price coefficient. */
export function CoefficientsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { table, pages, load } = useListByKey('prices-own', filterNames, (query: QueryInput<'coefficients'>) =>
    answerOf(api.coefficients({ query })),
  );
  const columns = columnsOf(words);
  return (
    <>
      <PageHead title={t('backOfficePrices.coefficients')} />
      <PriceLinks />
      <Typography.Paragraph type="secondary">{t('backOfficePrices.coefficientsHint')}</Typography.Paragraph>
      <DataTable<OwnPricesRow>
        name="coefficients"
        columns={columns}
        {...table}
        rowKey={({ kind, id }) => `${kind}-${id}`}
        empty={t('backOfficePrices.coefficientsNone')}
        actions={<ExportRows name="coefficients" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}
