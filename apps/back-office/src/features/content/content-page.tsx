import type { ContentLine } from '@farad/contract/office/content/content';
import { contentKinds, contentStates } from '@farad/domain/content';
import { Tag } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import type { TableState } from '#ui/table/table-state.ts';
import { AddButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, switchFilter, worded } from '#ui/list/list-filter.tsx';
import { codeColumn, momentCell, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTitle } from '#ui/call/use-title.ts';
import { sitePath, StateTag } from './content-words.tsx';
import { NewEntry } from './new-entry.tsx';

const columnsOf = ({ t, named, dateTime }: Words): readonly Column<ContentLine>[] => [
  {
    key: 'title',
    title: t('backOfficeContent.title'),
    show: ({ kind, slug, title }) => (
      <div className="min-160 max-part-360 wraps breaks">
        <Link to={`${kind}/${slug}`}>{title === '' ? slug : title}</Link>
      </div>
    ),
    write: ({ title }) => title,
  },
  textColumn('kind', t('backOfficeContent.kinds'), ({ kind }) => named(`backOfficeContent.kind_${kind}`)),
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
    write: ({ changedAt }) => momentCell(changedAt),
  },
  textColumn('by', t('backOfficeContent.changedBy'), ({ changedBy }) => changedBy ?? '', {
    show: ({ changedBy }) => changedBy ?? '—',
  }),
  codeColumn('address', t('backOfficeContent.address'), (row) => (row.kind === 'banner' ? row.slug : sitePath(row))),
];

function AddEntry({ state }: { state: TableState }) {
  const { t } = useWords();
  useTitle(t('backOfficeContent.texts'));
  const kind = contentKinds.find((each) => each === state.filters['kind']);
  return (
    <AddButton label={t('backOfficeContent.add')}>
      {(isOpen, close) => <NewEntry key={kind ?? ''} kind={kind ?? 'news'} isOpen={isOpen} onClose={close} />}
    </AddButton>
  );
}

/** List of the site's pages, news, vacancies and banners, last changed one first. */
export const ContentPage = officeList({
  call: 'staffContent',
  name: 'content',
  head: ({ t, state }) => (
    <PageHead title={t('backOfficeContent.texts')}>
      <AddEntry state={state} />
    </PageHead>
  ),
  rows: ({ entries }) => entries,
  rowKey: (row) => `${row.kind} ${row.slug}`,
  leadsTo: (row) => `${row.kind}/${row.slug}`,
  filters: [
    switchFilter({
      name: 'kind',
      label: 'backOfficeContent.kinds',
      isRow: true,
      options: (words) => [
        { value: '', label: words.t('backOfficeContent.anyKind') },
        ...worded('backOfficeContent.kinds_', contentKinds)(words),
      ],
    }),
    searchFilter({ label: 'backOfficeContent.find', hint: 'backOfficeContent.findHint' }),
    selectFilter({
      name: 'state',
      label: 'backOfficeContent.state',
      any: 'backOfficeContent.anyState',
      options: worded('backOfficeContent.state_', contentStates),
      width: 220,
    }),
  ],
  columns: columnsOf,
  empty: 'backOfficeContent.none',
});
