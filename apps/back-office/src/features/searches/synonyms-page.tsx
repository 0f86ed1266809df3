import { PlusOutlined } from '@ant-design/icons';
import type { SearchSynonym, SynonymToAdd } from '@farad/contract/office/reports';
import { useQuery } from '@tanstack/react-query';
import { Button, Popconfirm, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { AddSynonym, synonymsKey } from './add-synonym.tsx';
import { searchAddress, SearchesHead } from './search-views.tsx';

const removed = { done: 'backOfficeSearches.removed', notDone: 'backOfficeSearches.notRemoved' } as const;

function Remove({ synonym: { id, said } }: { synonym: SearchSynonym }) {
  const { t } = useWords();
  const { api } = useOffice();
  const remove = useChange(removed, () => answerOf(api.removeSynonym({ synonymId: id, body: {} })), synonymsKey);
  return (
    <Popconfirm
      title={t('backOfficeSearches.removeQuestion', { said })}
      description={t('backOfficeSearches.removeConsequence')}
      onConfirm={() => remove.mutate(undefined)}
    >
      <Button size="small" danger loading={remove.isPending}>
        {t('backOfficeSearches.remove')}
      </Button>
    </Popconfirm>
  );
}

const columnsOf = ({ t }: Words, site: string, mayChange: boolean): readonly Column<SearchSynonym>[] => [
  {
    key: 'said',
    title: t('backOfficeSearches.said'),
    show: ({ said, locale }) => (
      <a href={searchAddress(site, locale, said)} target="_blank" rel="noreferrer">
        {said}
      </a>
    ),
  },
  { key: 'meant', title: t('backOfficeSearches.meant'), show: ({ meant }) => meant },
  { key: 'language', title: t('backOfficeSearches.language'), show: ({ locale }) => locale.toUpperCase() },
  ...(mayChange
    ? [{ key: 'remove', title: t('backOffice.actions'), show: (row: SearchSynonym) => <Remove synonym={row} /> }]
    : []),
];

/** List of search synonyms. */
export function SynonymsPage() {
  const words = useWords();
  const { t } = words;
  const { api, place } = useOffice();
  const mayChange = useMay()('manage_catalogue');
  const [begun, setBegun] = useState<Partial<SynonymToAdd> | null>(null);
  const list = useQuery({ queryKey: ['synonyms'], queryFn: () => answerOf(api.searchSynonyms()) });
  const columns = columnsOf(words, place.site, mayChange);
  return (
    <>
      <SearchesHead view="synonyms" />
      <Typography.Paragraph type="secondary">{t('backOfficeSearches.synonymsLead')}</Typography.Paragraph>
      <DataTable<SearchSynonym>
        name="synonyms"
        columns={columns}
        rows={list.data?.synonyms}
        rowKey={({ id }) => id}
        error={list.error}
        isBusy={false}
        onRetry={() => void list.refetch()}
        empty={t('backOfficeSearches.noSynonyms')}
        actions={
          mayChange ? (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setBegun({})}>
              {t('backOfficeSearches.addSynonym')}
            </Button>
          ) : null
        }
      />
      <AddSynonym begun={begun} onClose={() => setBegun(null)} />
    </>
  );
}
