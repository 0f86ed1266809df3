import type { QueryInput } from '@farad/contract/client';
import type { CompanyListRow } from '@farad/contract/office/customers';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';

const filterNames = ['text', 'sort'] as const;

const columnsOf = (words: Words, search: string): readonly Column<CompanyListRow>[] => {
  const { t, date, coefficient, count } = words;
  const contract = ({ contract: signed }: CompanyListRow): string =>
    signed === null ? '' : t('backOfficePeople.contractOf', { number: signed.number, date: date(signed.date) });
  const factor = ({ priceCoefficient }: CompanyListRow): string =>
    priceCoefficient === null ? t('backOfficePeople.ownCoefficients') : coefficient(priceCoefficient);
  return [
    {
      key: 'name',
      sort: sortedBy('name'),
      title: t('backOfficePeople.companyName'),
      show: (row) => <Link to={{ pathname: row.id, search }}>{row.name}</Link>,
      write: (row) => row.name,
    },
    {
      key: 'inn',
      title: t('fields.inn'),
      show: (row) => <span className="office-number">{row.inn}</span>,
      write: (row) => row.inn,
    },
    {
      key: 'kpp',
      title: t('fields.kpp'),
      show: (row) => <span className="office-number">{row.kpp ?? '—'}</span>,
      write: (row) => row.kpp ?? '',
    },
    { key: 'contract', title: t('backOfficePeople.contract'), show: (row) => contract(row) || '—', write: contract },
    {
      key: 'coefficient',
      title: t('backOfficePeople.coefficient'),
      align: 'right',
      show: (row) => <span className="office-number">{factor(row)}</span>,
      write: factor,
    },
    {
      key: 'members',
      title: t('backOfficePeople.members'),
      align: 'right',
      show: (row) => count(row.memberCount),
      write: (row) => String(row.memberCount),
    },
    {
      key: 'created',
      sort: sortedBy('registered'),
      title: t('backOfficePeople.addedAt'),
      show: (row) => date(row.createdAt),
      write: (row) => row.createdAt,
    },
    {
      key: 'id',
      title: t('backOffice.number'),
      isExtra: true,
      align: 'right',
      show: (row) => <span className="office-number">{row.id}</span>,
      write: (row) => row.id,
    },
  ];
};

/** List of companies, newest first, with search by INN or name. */
export function CompaniesPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, table, pages, load } = useListByKey(
    'companies',
    filterNames,
    async (query: QueryInput<'companyList'>) => {
      const { companies: rows, next } = await answerOf(api.companyList({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words, search);
  return (
    <>
      <PageHead title={t('backOfficePeople.companies')} />
      <DataTable<CompanyListRow>
        name="companies"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ pathname: id, search })}
        empty={t(state.filters['text'] === undefined ? 'backOfficePeople.noCompanies' : 'backOffice.nothingFound')}
        filters={
          <SearchField
            label={t('backOfficePeople.findCompany')}
            hint={t('backOfficePeople.findCompanyHint')}
            value={state.filters['text'] ?? ''}
            onChange={(text) => setState(withFilters(state, { text }))}
          />
        }
        actions={<ExportRows name="companies" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
