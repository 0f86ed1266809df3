import type { StaffSearch } from '@farad/contract/office/operation/reports';
import { searchPeriods } from '@farad/domain/searches';
import { locales, type Locale } from '@farad/domain/shared';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { OpenButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, tickFilter, worded } from '#ui/list/list-filter.tsx';
import { textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { AddSynonym } from './add-synonym.tsx';
import { searchAddress, SearchesHead } from './search-views.tsx';
import { trendOf } from './trend.ts';

function Trend({ row }: { row: StaffSearch }) {
  const { t } = useWords();
  const trend = trendOf(row.searches, row.previous);
  if (trend === null) return <Typography.Text type="secondary">{t('backOfficeSearches.newText')}</Typography.Text>;
  const type = trend > 0 ? 'success' : trend < 0 ? 'danger' : 'secondary';
  return <Typography.Text type={type}>{trend > 0 ? `+${trend} %` : `${trend} %`}</Typography.Text>;
}

/** Links to pages where staff can mend a search without results. */
function WhatToDo({ row, language }: { row: StaffSearch; language: Locale }) {
  const { t } = useWords();
  const may = useMay();
  if (row.withoutResult === 0) return null;
  return (
    <Flex gap={12} wrap>
      {may('manage_catalogue') ? (
        <OpenButton size="small" label={t('backOfficeSearches.addSynonymFor')}>
          {(isOpen, close) => (
            <AddSynonym begun={isOpen ? { said: row.text, locale: language } : null} onClose={close} />
          )}
        </OpenButton>
      ) : null}
      {may('view_orders') ? (
        <Link to={`/requests?${new URLSearchParams({ text: row.text })}`}>{t('backOfficeSearches.toRequests')}</Link>
      ) : null}
      {may('run_imports') ? <Link to="/imports">{t('backOfficeSearches.toImports')}</Link> : null}
    </Flex>
  );
}

function SearchText({ text, language }: { text: string; language: Locale }) {
  const { t } = useWords();
  const { place } = useOffice();
  return (
    <a
      href={searchAddress(place.site, language, text)}
      target="_blank"
      rel="noreferrer"
      title={t('backOfficeSearches.seeOnSite')}
      className="block max-360 wraps breaks-words"
    >
      {text}
    </a>
  );
}

const columnsOf = ({ t, count }: Words, language: Locale): readonly Column<StaffSearch>[] => [
  textColumn('text', t('backOfficeSearches.text'), ({ text }) => text, {
    show: ({ text }) => <SearchText text={text} language={language} />,
  }),
  textColumn('count', t('backOfficeSearches.count'), ({ searches }) => String(searches), {
    align: 'right',
    show: ({ searches }) => count(searches),
  }),
  textColumn('none', t('backOfficeSearches.none'), ({ withoutResult }) => String(withoutResult), {
    align: 'right',
    show: ({ withoutResult }) => (withoutResult === 0 ? '' : count(withoutResult)),
  }),
  textColumn('trend', t('backOfficeSearches.trend'), ({ previous }) => String(previous), {
    align: 'right',
    show: (row) => <Trend row={row} />,
  }),
  {
    key: 'whatToDo',
    title: t('backOfficeSearches.whatToDo'),
    show: (row) => <WhatToDo row={row} language={language} />,
  },
];

/** List of search texts, most frequent first. */
export const SearchesPage = officeList({
  call: 'staffSearches',
  name: 'searches',
  head: () => <SearchesHead view="searches" />,
  lead: 'backOfficeSearches.lead',
  rows: ({ searches }) => searches,
  rowKey: ({ text }) => text,
  filters: [
    searchFilter({ label: 'backOfficeSearches.find', hint: 'backOfficeSearches.findHint' }),
    selectFilter({
      name: 'days',
      any: 'backOfficeSearches.period',
      usual: '30',
      options: worded('backOfficeSearches.days_', searchPeriods.map(String)),
      width: 120,
    }),
    selectFilter({
      name: 'language',
      label: 'backOfficeSearches.language',
      any: 'backOfficeSearches.anyLanguage',
      options: () => locales.map((value) => ({ value, label: value.toUpperCase() })),
      width: 140,
    }),
    tickFilter({ name: 'without', label: 'backOfficeSearches.onlyNone' }),
  ],
  columns: ({ state, ...words }) =>
    columnsOf(words, locales.find((each) => each === state.filters['language']) ?? words.locale),
  empty: 'backOfficeSearches.nothing',
});
