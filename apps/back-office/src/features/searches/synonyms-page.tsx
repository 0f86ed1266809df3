import type { SearchSynonym } from '@farad/contract/office/operation/reports';
import { Button, Popconfirm } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { AddButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { AddSynonym } from './add-synonym.tsx';
import { searchAddress, SearchesHead } from './search-views.tsx';

const removed = { done: 'backOfficeSearches.removed', notDone: 'backOfficeSearches.notRemoved' } as const;

function Remove({ synonym: { id, said } }: { synonym: SearchSynonym }) {
  const { t } = useWords();
  const { api } = useOffice();
  const remove = useChange(removed, () => answerOf(api.removeSynonym({ synonymId: id, body: {} })), ['searchSynonyms']);
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

function Said({ synonym: { said, locale } }: { synonym: SearchSynonym }) {
  const { place } = useOffice();
  return (
    <a href={searchAddress(place.site, locale, said)} target="_blank" rel="noreferrer">
      {said}
    </a>
  );
}

/** List of search synonyms. */
export const SynonymsPage = officeList({
  call: 'searchSynonyms',
  name: 'synonyms',
  head: () => <SearchesHead view="synonyms" />,
  lead: 'backOfficeSearches.synonymsLead',
  rows: ({ synonyms }): readonly SearchSynonym[] => synonyms,
  rowKey: ({ id }) => id,
  actions: ({ t, may }) =>
    may('manage_catalogue') ? (
      <AddButton label={t('backOfficeSearches.addSynonym')}>
        {(isOpen, close) => <AddSynonym begun={isOpen ? {} : null} onClose={close} />}
      </AddButton>
    ) : null,
  columns: ({ t, may }) => [
    { key: 'said', title: t('backOfficeSearches.said'), show: (row) => <Said synonym={row} /> },
    { key: 'meant', title: t('backOfficeSearches.meant'), show: ({ meant }) => meant },
    { key: 'language', title: t('backOfficeSearches.language'), show: ({ locale }) => locale.toUpperCase() },
    ...(may('manage_catalogue')
      ? [{ key: 'remove', title: t('backOffice.actions'), show: (row: SearchSynonym) => <Remove synonym={row} /> }]
      : []),
  ],
  empty: 'backOfficeSearches.noSynonyms',
});
