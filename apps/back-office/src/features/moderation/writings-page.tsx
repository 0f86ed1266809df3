import type { StaffWriting } from '@farad/contract/office/content/reviews';
import { moderationStates, writingKinds } from '@farad/domain/review';
import { Flex, Tag } from 'antd';
import { Link } from 'react-router';

import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, switchFilter, worded } from '#ui/list/list-filter.tsx';
import { codeColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { DecideChosen } from './decide-chosen.tsx';

const stars = ['5', '4', '3', '2', '1'];
const colours = { pending: 'processing', approved: 'success', rejected: 'default' } as const;

const columnsOf = ({ t, named, dateTime, search }: ListWords): readonly Column<StaffWriting>[] => [
  textColumn('text', t('backOfficeQueues.text'), ({ text }) => text, {
    show: ({ id, kind, text }) => (
      <Link to={{ pathname: `${kind}/${id}`, search }} className="block max-420 wraps">
        {text.length > 160 ? `${text.slice(0, 160)}…` : text}
      </Link>
    ),
  }),
  textColumn('rating', t('backOfficeQueues.rating'), ({ rating }) => String(rating ?? ''), { align: 'right' }),
  codeColumn('product', t('backOfficeQueues.product'), ({ product }) => product?.mpn ?? t('backOfficeQueues.shop'), {
    write: ({ product }) => product?.mpn ?? '',
  }),
  textColumn('author', t('backOfficeQueues.author'), ({ authorName }) => authorName, {
    show: ({ authorName, isShop }) => (isShop ? t('backOfficeQueues.shop') : authorName),
  }),
  textColumn('state', t('backOfficeQueues.state'), ({ state }) => named(`backOfficeQueues.state_${state}`), {
    show: ({ state, rejectReason }) => (
      <>
        <Tag color={colours[state]}>{named(`backOfficeQueues.state_${state}`)}</Tag>
        <div className="max-240 wraps">{rejectReason}</div>
      </>
    ),
  }),
  momentColumn('created', t('backOfficeQueues.writtenAt'), ({ createdAt }) => createdAt, dateTime),
];

/** List of all reviews, questions and answers in every state. */
export const WritingsPage = officeList({
  call: 'staffWritings',
  name: 'writings',
  head: ({ t, rows, ticked, setTicked }) => (
    <PageHead title={t('backOfficeQueues.allWritings')}>
      <Flex gap={12} wrap align="center">
        <Link to="/moderation">{t('backOfficeQueues.toQueue')}</Link>
        <DecideChosen
          writings={rows.filter((row) => row.state === 'pending' && ticked.some(({ id }) => id === row.id))}
          onDone={() => setTicked([])}
        />
      </Flex>
    </PageHead>
  ),
  rows: ({ writings }) => writings,
  rowKey: ({ id }) => id,
  open: ({ id, kind }) => `${kind}/${id}`,
  ticks: {
    title: 'backOfficeQueues.choose',
    label: ({ product }, { t }) => t('backOfficeQueues.chooseOne', { mpn: product?.mpn ?? t('backOfficeQueues.shop') }),
    has: ({ state }) => state === 'pending',
  },
  filters: [
    switchFilter({
      name: 'kind',
      label: 'backOfficeQueues.kind',
      usual: 'review',
      clears: ['rating', 'product'],
      options: worded('backOfficeQueues.kinds_', writingKinds),
    }),
    searchFilter({ label: 'backOfficeQueues.find', hint: 'backOfficeQueues.findHint' }),
    searchFilter({
      name: 'product',
      label: 'backOfficeQueues.mpn',
      hint: 'backOfficeQueues.mpn',
      isShown: ({ kind }) => kind !== 'shop_review',
    }),
    selectFilter({
      name: 'state',
      label: 'backOfficeQueues.state',
      any: 'backOfficeQueues.anyState',
      options: worded('backOfficeQueues.state_', moderationStates),
      width: 180,
    }),
    selectFilter({
      name: 'rating',
      label: 'backOfficeQueues.rating',
      any: 'backOfficeQueues.anyRating',
      options: () => stars.map((value) => ({ value, label: '★'.repeat(Number(value)) })),
      width: 150,
      isShown: ({ kind = 'review' }) => kind === 'review' || kind === 'shop_review',
    }),
  ],
  columns: columnsOf,
  empty: 'backOfficeQueues.nothingWritten',
});
