import type { QueryInput } from '@farad/contract/client';
import { PlusOutlined } from '@ant-design/icons';
import type { ContentLine } from '@farad/contract/office/content';
import { contentKinds, contentStates, type ContentKind } from '@farad/domain/content';
import { Button, Flex, Segmented, Select, Tag } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { useTitle } from '#ui/call/use-title.ts';
import { sitePath, StateTag } from './content-words.tsx';
import { NewEntry } from './new-entry.tsx';

const filterNames = ['kind', 'state', 'text'] as const;

const columnsOf = ({ t, named, dateTime }: Words): readonly Column<ContentLine>[] => [
  {
    key: 'title',
    title: t('backOfficeContent.title'),
    show: ({ kind, slug, title }) => (
      <div style={{ minWidth: 160, maxWidth: 'min(360px, 55vw)', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        <Link to={`${kind}/${slug}`}>{title === '' ? slug : title}</Link>
      </div>
    ),
    write: ({ title }) => title,
  },
  {
    key: 'kind',
    title: t('backOfficeContent.kinds'),
    show: ({ kind }) => named(`backOfficeContent.kind_${kind}`),
    write: ({ kind }) => named(`backOfficeContent.kind_${kind}`),
  },
  {
    key: 'state',
    title: t('backOfficeContent.state'),
    show: ({ state }) => <StateTag state={state} />,
    write: ({ state }) => named(`backOfficeContent.state_${state}`),
  },
  {
    key: 'languages',
    title: t('backOfficeContent.languages'),
    show: ({ locales }) => locales.map((locale) => <Tag key={locale}>{locale}</Tag>),
    write: ({ locales }) => locales.join(' '),
  },
  {
    key: 'changed',
    title: t('backOfficeContent.changed'),
    show: ({ changedAt }) => (changedAt === null ? t('backOfficeContent.byProgram') : dateTime(changedAt)),
    write: ({ changedAt }) => changedAt ?? '',
  },
  {
    key: 'by',
    title: t('backOfficeContent.changedBy'),
    show: ({ changedBy }) => changedBy ?? '—',
    write: ({ changedBy }) => changedBy ?? '',
  },
  {
    key: 'address',
    title: t('backOfficeContent.address'),
    show: (row) => <span className="office-number">{row.kind === 'banner' ? row.slug : sitePath(row)}</span>,
    write: (row) => (row.kind === 'banner' ? row.slug : sitePath(row)),
  },
];

/** List of the site's pages, news, vacancies and banners, last changed first (product G). */
export function ContentPage() {
  const words = useWords();
  const { t, named } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  useTitle(t('backOfficeContent.texts'));
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'content',
    filterNames,
    async (query: QueryInput<'staffContent'>) => {
      const { entries: rows, next } = await answerOf(api.staffContent({ query }));
      return { rows, next };
    },
  );
  const [isAdding, setAdding] = useState(false);
  const kind: ContentKind | undefined = contentKinds.find((each) => each === state.filters['kind']);
  const columns = columnsOf(words);
  return (
    <>
      <PageHead title={t('backOfficeContent.texts')}>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {t('backOfficeContent.add')}
        </Button>
      </PageHead>
      <Flex style={{ marginBottom: 12, maxWidth: '100%', overflowX: 'auto' }}>
        <Segmented
          aria-label={t('backOfficeContent.kinds')}
          value={kind ?? ''}
          onChange={(chosen) => setState(withFilters(state, { kind: chosen }))}
          options={[
            { value: '', label: t('backOfficeContent.anyKind') },
            ...contentKinds.map((value) => ({ value, label: named(`backOfficeContent.kinds_${value}`) })),
          ]}
        />
      </Flex>
      <DataTable<ContentLine>
        name="content"
        columns={columns}
        {...table}
        rowKey={(row) => `${row.kind} ${row.slug}`}
        onOpen={(row) => void navigate(`${row.kind}/${row.slug}`)}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeContent.none')}
        filters={
          <>
            <SearchField
              label={t('backOfficeContent.find')}
              hint={t('backOfficeContent.findHint')}
              value={state.filters['text'] ?? ''}
              onChange={(text) => setState(withFilters(state, { text }))}
            />
            <Select
              aria-label={t('backOfficeContent.state')}
              placeholder={t('backOfficeContent.anyState')}
              value={state.filters['state'] ?? null}
              onChange={(chosen) => setState(withFilters(state, { state: chosen ?? '' }))}
              allowClear
              style={{ width: 220 }}
              options={contentStates.map((value) => ({ value, label: named(`backOfficeContent.state_${value}`) }))}
            />
          </>
        }
        actions={<ExportRows name="content" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <NewEntry key={kind ?? ''} kind={kind ?? 'news'} isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
