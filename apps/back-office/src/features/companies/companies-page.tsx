import type { CompanyListRow } from '@farad/contract/office/people/customers';
import { Link } from 'react-router';

import type { ListWords } from '#ui/list/use-list.ts';
import { codeColumn, figureColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import { searchFilter } from '#ui/list/list-filter.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';

const columnsOf = (words: ListWords): readonly Column<CompanyListRow>[] => {
  const { t, date, coefficient, count, search } = words;
  const contract = ({ contract: signed }: CompanyListRow): string =>
    signed === null ? '' : t('backOfficePeople.contractOf', { number: signed.number, date: date(signed.date) });
  return [
    textColumn('name', t('backOfficePeople.companyName'), (row) => row.name, {
      sort: sortedBy('name'),
      show: (row) => <Link to={{ pathname: row.id, search }}>{row.name}</Link>,
    }),
    codeColumn('inn', t('fields.inn'), (row) => row.inn),
    codeColumn('kpp', t('fields.kpp'), (row) => row.kpp ?? '—', { write: (row) => row.kpp ?? '' }),
    textColumn('contract', t('backOfficePeople.contract'), contract, { show: (row) => contract(row) || '—' }),
    figureColumn('coefficient', t('backOfficePeople.coefficient'), ({ priceCoefficient }) =>
      priceCoefficient === null ? t('backOfficePeople.ownCoefficients') : coefficient(priceCoefficient),
    ),
    textColumn('members', t('backOfficePeople.members'), (row) => String(row.memberCount), {
      align: 'right',
      show: (row) => count(row.memberCount),
    }),
    momentColumn('created', t('backOfficePeople.addedAt'), (row) => row.createdAt, date, {
      sort: sortedBy('registered'),
    }),
    figureColumn('id', t('backOffice.number'), (row) => row.id, undefined, { isExtra: true }),
  ];
};

/** List of companies, newest first, with search by INN or name. */
export const CompaniesPage = officeList({
  call: 'companyList',
  name: 'companies',
  title: 'backOfficePeople.companies',
  rows: ({ companies }) => companies,
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  filters: [searchFilter({ label: 'backOfficePeople.findCompany', hint: 'backOfficePeople.findCompanyHint' })],
  columns: columnsOf,
  empty: 'backOfficePeople.noCompanies',
});
