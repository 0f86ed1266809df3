import type { QueryInput } from '@farad/contract/client';
import type { StaffSearch, SynonymToAdd } from '@farad/contract/office/reports';
import type { Permission } from '@farad/domain/customer';
import { searchPeriods } from '@farad/domain/searches';
import { locales, type Locale } from '@farad/domain/shared';
import { Button, Checkbox, Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { AddSynonym } from './add-synonym.tsx';
import { searchAddress, SearchesHead } from './search-views.tsx';
import { trendOf } from './trend.ts';

const filterNames = ['text', 'language', 'days', 'without'] as const;

function Trend({ row }: { row: StaffSearch }) {
  const { t } = useWords();
  const trend = trendOf(row.searches, row.previous);
  if (trend === null) return <Typography.Text type="secondary">{t('backOfficeSearches.newText')}</Typography.Text>;
  const type = trend > 0 ? 'success' : trend < 0 ? 'danger' : 'secondary';
  return <Typography.Text type={type}>{trend > 0 ? `+${trend} %` : `${trend} %`}</Typography.Text>;
}

interface Doing {
  readonly may: (permission: Permission) => boolean;
  readonly onSynonym: (said: string) => void;
}

/** Actions for a search text without results. */
function WhatToDo({ row, may, onSynonym }: Doing & { row: StaffSearch }) {
  const { t } = useWords();
  if (row.withoutResult === 0) return null;
  return (
    <Flex gap={12} wrap>
      {may('manage_catalogue') ? (
        <Button size="small" onClick={() => onSynonym(row.text)}>
          {t('backOfficeSearches.addSynonymFor')}
        </Button>
      ) : null}
      {may('view_orders') ? (
        <Link to={`/requests?${new URLSearchParams({ text: row.text })}`}>{t('backOfficeSearches.toRequests')}</Link>
      ) : null}
      {may('run_imports') ? <Link to="/imports">{t('backOfficeSearches.toImports')}</Link> : null}
    </Flex>
  );
}

const columnsOf = (
  { t, count }: Words,
  site: string,
  language: Locale,
  doing: Doing,
): readonly Column<StaffSearch>[] => [
  {
    key: 'text',
    title: t('backOfficeSearches.text'),
    show: ({ text }) => (
      <a
        href={searchAddress(site, language, text)}
        target="_blank"
        rel="noreferrer"
        title={t('backOfficeSearches.seeOnSite')}
        style={{ display: 'block', maxWidth: 360, whiteSpace: 'normal', wordBreak: 'break-word' }}
      >
        {text}
      </a>
    ),
    write: ({ text }) => text,
  },
  {
    key: 'count',
    title: t('backOfficeSearches.count'),
    align: 'right',
    show: ({ searches }) => count(searches),
    write: ({ searches }) => String(searches),
  },
  {
    key: 'none',
    title: t('backOfficeSearches.none'),
    align: 'right',
    show: ({ withoutResult }) => (withoutResult === 0 ? '' : count(withoutResult)),
    write: ({ withoutResult }) => String(withoutResult),
  },
  {
    key: 'trend',
    title: t('backOfficeSearches.trend'),
    align: 'right',
    show: (row) => <Trend row={row} />,
    write: ({ previous }) => String(previous),
  },
  {
    key: 'whatToDo',
    title: t('backOfficeSearches.whatToDo'),
    show: (row) => <WhatToDo row={row} {...doing} />,
  },
];

function Filters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { text = '', language, days, without } = state.filters;
  return (
    <>
      <SearchField
        label={t('backOfficeSearches.find')}
        hint={t('backOfficeSearches.findHint')}
        value={text}
        onChange={(typed) => onChange(withFilters(state, { text: typed }))}
      />
      <Select
        aria-label={t('backOfficeSearches.period')}
        value={days ?? '30'}
        onChange={(chosen) => onChange(withFilters(state, { days: chosen === '30' ? '' : chosen }))}
        style={{ width: 120 }}
        options={searchPeriods.map((value) => ({
          value: String(value),
          label: named(`backOfficeSearches.days_${value}`),
        }))}
      />
      <Select
        aria-label={t('backOfficeSearches.language')}
        placeholder={t('backOfficeSearches.anyLanguage')}
        value={language ?? null}
        onChange={(chosen) => onChange(withFilters(state, { language: chosen ?? '' }))}
        allowClear
        style={{ width: 140 }}
        options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <Checkbox
        checked={without === 'true'}
        onChange={({ target }) => onChange(withFilters(state, { without: target.checked ? 'true' : '' }))}
      >
        {t('backOfficeSearches.onlyNone')}
      </Checkbox>
    </>
  );
}

/** List of search texts, most frequent first. */
export function SearchesPage() {
  const words = useWords();
  const { t } = words;
  const { api, place, locale } = useOffice();
  const may = useMay();
  const [begun, setBegun] = useState<Partial<SynonymToAdd> | null>(null);
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'searches',
    filterNames,
    async (query: QueryInput<'staffSearches'>) => {
      const { searches: rows, next } = await answerOf(api.staffSearches({ query }));
      return { rows, next };
    },
  );
  const language = locales.find((each) => each === state.filters['language']) ?? locale;
  const columns = columnsOf(words, place.site, language, {
    may,
    onSynonym: (said) => setBegun({ said, locale: language }),
  });
  return (
    <>
      <SearchesHead view="searches" />
      <Typography.Paragraph type="secondary">{t('backOfficeSearches.lead')}</Typography.Paragraph>
      <DataTable<StaffSearch>
        name="searches"
        columns={columns}
        {...table}
        rowKey={({ text }) => text}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeSearches.nothing')}
        filters={<Filters state={state} onChange={setState} />}
        actions={<ExportRows name="searches" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <AddSynonym begun={begun} onClose={() => setBegun(null)} />
    </>
  );
}
