import type { QueryInput } from '@farad/contract/client';
import { DownloadOutlined } from '@ant-design/icons';
import type { CatalogueText } from '@farad/contract/office/translations';
import { locales } from '@farad/domain/shared';
import { textFields, textKinds } from '@farad/domain/translation';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Segmented, Select, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { TakeTexts } from './take-texts.tsx';
import { TextCell } from './text-cell.tsx';

const filterNames = ['kind', 'missing', 'field'] as const;
/** The server stops counting here. */
const countMax = 10_000;

type Counts = Answer<'missingTexts'>['counts'];

/** Number of missing texts by kind and language. Each number links to its list. */
function CountTable({ counts }: { counts: Counts }) {
  const { t, named, count } = useWords();
  const figure = (kind: string, language: string): number =>
    counts.find((each) => each.kind === kind && each.language === language)?.count ?? 0;
  const text = (found: number): string =>
    found > countMax ? t('backOfficeTranslations.more', { count: countMax }) : count(found);
  return (
    <WideTable<{ kind: string }>
      size="small"
      rowKey="kind"
      dataSource={textKinds.map((kind) => ({ kind }))}
      pagination={false}
      style={{ maxWidth: 560 }}
      columns={[
        {
          key: 'kind',
          title: t('backOfficeTranslations.countsOf'),
          render: (_, { kind }) => named(`backOfficeTranslations.kind_${kind}`),
        },
        ...locales.map((language) => ({
          key: language,
          title: language.toUpperCase(),
          align: 'right' as const,
          render: (_: unknown, { kind }: { kind: string }) => {
            const found = figure(kind, language);
            return found === 0 ? '0' : <Link to={{ search: `kind=${kind}&missing=${language}` }}>{text(found)}</Link>;
          },
        })),
      ]}
    />
  );
}

const nameOf = ({ kind, key, name }: CatalogueText) => {
  if (kind === 'product') return <Link to={`/products/${key}?tab=texts`}>{name}</Link>;
  return name === '' ? key : name;
};

const columnsOf = ({ t, named }: Words): readonly Column<CatalogueText>[] => [
  {
    key: 'name',
    title: t('backOfficeTranslations.name'),
    show: (row) => <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>{nameOf(row)}</div>,
  },
  {
    key: 'field',
    title: t('backOfficeTranslations.field'),
    show: ({ field }) => named(`backOfficeTranslations.field_${field}`),
  },
  ...locales.map((language) => ({
    key: language,
    title: language.toUpperCase(),
    show: (row: CatalogueText) => <TextCell row={row} language={language} />,
  })),
];

function Filters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { kind = 'product', missing, field } = state.filters;
  return (
    <>
      <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Segmented
          aria-label={t('backOfficeTranslations.kind')}
          value={kind}
          onChange={(chosen) => onChange(withFilters(state, { kind: chosen, field: '' }))}
          options={textKinds.map((value) => ({ value, label: named(`backOfficeTranslations.kind_${value}`) }))}
        />
      </div>
      <Select
        aria-label={t('backOfficeTranslations.missing')}
        placeholder={t('backOfficeTranslations.missing')}
        value={missing ?? null}
        onChange={(chosen) => onChange(withFilters(state, { missing: chosen ?? '' }))}
        allowClear
        style={{ width: 150 }}
        options={locales.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {kind === 'product' || kind === 'category' ? (
        <Select
          aria-label={t('backOfficeTranslations.field')}
          placeholder={t('backOfficeTranslations.anyField')}
          value={field ?? null}
          onChange={(chosen) => onChange(withFilters(state, { field: chosen ?? '' }))}
          allowClear
          style={{ width: 200 }}
          options={textFields
            .filter((value) => kind === 'category' || value !== 'part_title')
            .map((value) => ({ value, label: named(`backOfficeTranslations.field_${value}`) }))}
        />
      ) : null}
    </>
  );
}

function Files({ state }: { state: TableState }) {
  const { t } = useWords();
  const { place } = useOffice();
  const hrefOf = (format: string): string =>
    `${place.api}/admin/translations-file?${new URLSearchParams({ ...state.filters, format })}`;
  return (
    <>
      <Button icon={<DownloadOutlined />} href={hrefOf('csv')} download>
        {t('backOfficeTranslations.downloadCsv')}
      </Button>
      <Button icon={<DownloadOutlined />} href={hrefOf('xlsx')} download>
        {t('backOfficeTranslations.downloadXlsx')}
      </Button>
      <TakeTexts />
    </>
  );
}

/** Catalogue texts that wait for translation, edited in place. */
export function TranslationsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const counts = useQuery({ queryKey: ['translations', 'counts'], queryFn: () => answerOf(api.missingTexts()) });
  const { state, setState, table, pages } = useListByKey(
    'translations',
    filterNames,
    async (query: QueryInput<'catalogueTexts'>) => {
      const { texts: rows, next } = await answerOf(api.catalogueTexts({ query }));
      return { rows, next };
    },
  );
  return (
    <>
      <PageHead title={t('backOfficeTranslations.translations')} />
      <Flex vertical gap={16}>
        {counts.error !== null ? (
          <CallFailed error={counts.error} onRetry={() => void counts.refetch()} />
        ) : counts.data === undefined ? (
          <Skeleton active paragraph={{ rows: 5 }} title={false} />
        ) : (
          <CountTable counts={counts.data.counts} />
        )}
        <Typography.Text type="secondary">{t('backOfficeTranslations.lead')}</Typography.Text>
        <DataTable<CatalogueText>
          name="translations"
          columns={columnsOf(words)}
          {...table}
          rowKey={({ kind, key, field }) => `${kind} ${key} ${field}`}
          empty={t('backOfficeTranslations.none')}
          filters={<Filters state={state} onChange={setState} />}
          actions={<Files state={state} />}
          footer={<PagesByKey {...pages} />}
        />
      </Flex>
    </>
  );
}
