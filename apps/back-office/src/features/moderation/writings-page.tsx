import type { QueryInput } from '@farad/contract/client';
import type { StaffWriting } from '@farad/contract/office/reviews';
import { moderationStates, writingKinds } from '@farad/domain/review';
import { Checkbox, Flex, Segmented, Select, Tag } from 'antd';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { DecideChosen } from './decide-chosen.tsx';

const filterNames = ['kind', 'text', 'state', 'rating', 'product'] as const;
const stars = ['5', '4', '3', '2', '1'];
const colours = { pending: 'processing', approved: 'success', rejected: 'default' } as const;

interface Choice {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

function columnsOf(
  { t, named, dateTime }: Words,
  search: string,
  { chosen, onChoose }: Choice,
): readonly Column<StaffWriting>[] {
  return [
    {
      key: 'choose',
      title: t('backOfficeQueues.choose'),
      show: ({ id, state, product }) =>
        state === 'pending' ? (
          <Checkbox
            aria-label={t('backOfficeQueues.chooseOne', { mpn: product?.mpn ?? t('backOfficeQueues.shop') })}
            checked={chosen.has(id)}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        ) : null,
    },
    {
      key: 'text',
      title: t('backOfficeQueues.text'),
      show: ({ id, kind, text }) => (
        <Link
          to={{ pathname: `${kind}/${id}`, search }}
          style={{ display: 'block', maxWidth: 420, whiteSpace: 'normal' }}
        >
          {text.length > 160 ? `${text.slice(0, 160)}…` : text}
        </Link>
      ),
      write: ({ text }) => text,
    },
    {
      key: 'rating',
      title: t('backOfficeQueues.rating'),
      align: 'right',
      show: ({ rating }) => rating,
      write: ({ rating }) => String(rating ?? ''),
    },
    {
      key: 'product',
      title: t('backOfficeQueues.product'),
      show: ({ product }) => <span className="office-number">{product?.mpn ?? t('backOfficeQueues.shop')}</span>,
      write: ({ product }) => product?.mpn ?? '',
    },
    {
      key: 'author',
      title: t('backOfficeQueues.author'),
      show: ({ authorName, isShop }) => (isShop ? t('backOfficeQueues.shop') : authorName),
      write: ({ authorName }) => authorName,
    },
    {
      key: 'state',
      title: t('backOfficeQueues.state'),
      show: ({ state, rejectReason }) => (
        <>
          <Tag color={colours[state]}>{named(`backOfficeQueues.state_${state}`)}</Tag>
          <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{rejectReason}</div>
        </>
      ),
      write: ({ state }) => named(`backOfficeQueues.state_${state}`),
    },
    {
      key: 'created',
      title: t('backOfficeQueues.writtenAt'),
      show: ({ createdAt }) => dateTime(createdAt),
      write: ({ createdAt }) => createdAt,
    },
  ];
}

function Filters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { kind = 'review', text = '', state: stateFilter, rating, product = '' } = state.filters;
  return (
    <>
      <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Segmented
          aria-label={t('backOfficeQueues.kind')}
          value={kind}
          onChange={(chosen) => onChange(withFilters(state, { kind: chosen, rating: '', product: '' }))}
          options={writingKinds.map((value) => ({ value, label: named(`backOfficeQueues.kinds_${value}`) }))}
        />
      </div>
      <SearchField
        label={t('backOfficeQueues.find')}
        hint={t('backOfficeQueues.findHint')}
        value={text}
        onChange={(typed) => onChange(withFilters(state, { text: typed }))}
      />
      {kind === 'shop_review' ? null : (
        <SearchField
          label={t('backOfficeQueues.mpn')}
          hint={t('backOfficeQueues.mpn')}
          value={product}
          onChange={(typed) => onChange(withFilters(state, { product: typed }))}
        />
      )}
      <Select
        aria-label={t('backOfficeQueues.state')}
        placeholder={t('backOfficeQueues.anyState')}
        value={stateFilter ?? null}
        onChange={(chosen) => onChange(withFilters(state, { state: chosen ?? '' }))}
        allowClear
        style={{ width: 180 }}
        options={moderationStates.map((value) => ({ value, label: named(`backOfficeQueues.state_${value}`) }))}
      />
      {kind === 'review' || kind === 'shop_review' ? (
        <Select
          aria-label={t('backOfficeQueues.rating')}
          placeholder={t('backOfficeQueues.anyRating')}
          value={rating ?? null}
          onChange={(chosen) => onChange(withFilters(state, { rating: chosen ?? '' }))}
          allowClear
          style={{ width: 150 }}
          options={stars.map((value) => ({ value, label: '★'.repeat(Number(value)) }))}
        />
      ) : null}
    </>
  );
}

/** List of everything that customers wrote, with the shop's answers, in every state. */
export function WritingsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'writings',
    filterNames,
    async (query: QueryInput<'staffWritings'>) => {
      const { writings: rows, next } = await answerOf(api.staffWritings({ query }));
      return { rows, next };
    },
  );
  const choose = (id: string, isChosen: boolean): void => {
    const others = new Set(chosen);
    if (isChosen) others.add(id);
    else others.delete(id);
    setChosen(others);
  };
  const columns = columnsOf(words, search, { chosen, onChoose: choose });
  const picked = (table.rows ?? []).filter(({ id, state: is }) => is === 'pending' && chosen.has(id));
  return (
    <>
      <PageHead title={t('backOfficeQueues.allWritings')}>
        <Flex gap={12} wrap align="center">
          <Link to="/moderation">{t('backOfficeQueues.toQueue')}</Link>
          <DecideChosen writings={picked} onDone={() => setChosen(new Set())} />
        </Flex>
      </PageHead>
      <DataTable<StaffWriting>
        name="writings"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id, kind }) => void navigate({ pathname: `${kind}/${id}`, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeQueues.nothingWritten')}
        filters={<Filters state={state} onChange={setState} />}
        actions={<ExportRows name="writings" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
