import { DownloadOutlined } from '@ant-design/icons';
import type { CatalogueText } from '@farad/contract/office/content/translations';
import { locales } from '@farad/domain/shared';
import { textFields, textKinds } from '@farad/domain/translation';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';

import type { Answer } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { SelectFilter, selectFilter, switchFilter, worded } from '#ui/list/list-filter.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { TableState } from '#ui/table/table-state.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { TakeTexts } from './take-texts.tsx';
import { TextCell } from './text-cell.tsx';

/** Highest number that the server counts to. */
const countMax = 10_000;

type Counts = Answer<'missingTexts'>['counts'];

/** Table that shows how many texts are missing, by kind and language. Each count links to the list of these texts. */
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
      className="max-560"
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
    show: (row) => <div className="max-260 wraps">{nameOf(row)}</div>,
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

const Texts = officeList({
  call: 'catalogueTexts',
  name: 'translations',
  isPart: true,
  rows: ({ texts }) => texts,
  rowKey: ({ kind, key, field }) => `${kind} ${key} ${field}`,
  filters: [
    switchFilter({
      name: 'kind',
      label: 'backOfficeTranslations.kind',
      usual: 'product',
      clears: ['field'],
      options: worded('backOfficeTranslations.kind_', textKinds),
    }),
    selectFilter({
      name: 'missing',
      any: 'backOfficeTranslations.missing',
      options: () => locales.map((value) => ({ value, label: value.toUpperCase() })),
      width: 150,
    }),
    {
      names: ['field'],
      show: (props) => {
        const { kind = 'product' } = props.state.filters;
        const fields = textFields.filter((value) => kind === 'category' || value !== 'part_title');
        return kind === 'product' || kind === 'category' ? (
          <SelectFilter
            {...props}
            name="field"
            label="backOfficeTranslations.field"
            any="backOfficeTranslations.anyField"
            options={worded('backOfficeTranslations.field_', fields)}
            width={200}
          />
        ) : null;
      },
    },
  ],
  columns: columnsOf,
  actions: ({ state }) => <Files state={state} />,
  empty: () => 'backOfficeTranslations.none',
});

/**
 * Screen to translate texts of the catalogue. It shows how many texts are missing, and the texts with a field for each
 * language.
 */
export function TranslationsPage() {
  const { t } = useWords();
  const counts = useCall('missingTexts');
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
        <Texts />
      </Flex>
    </>
  );
}
