import type { PriceChange } from '@farad/contract/office/prices/prices';
import { Button, Popconfirm, Tag } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { HeldPrices } from './held-prices.tsx';
import { PriceLinks } from './price-links.tsx';
import { touchedByPrices } from './price-words.ts';

const pollEveryMs = 3000;

const colours = {
  planned: 'processing',
  running: 'processing',
  done: 'success',
  undoing: 'processing',
  undone: 'default',
  cancelled: 'default',
} as const;

const undone = { done: 'backOfficePrices.undone', notDone: 'backOfficePrices.notUndone' } as const;

function Undo({ change }: { change: PriceChange }) {
  const { t } = useWords();
  const { api } = useOffice();
  const undo = useChange(undone, () => answerOf(api.undoPrices({ changeId: change.id, body: {} })), touchedByPrices);
  if (change.state !== 'planned' && change.state !== 'running' && change.state !== 'done') return null;
  const isPlanned = change.state === 'planned';
  return (
    <Popconfirm
      title={t(isPlanned ? 'backOfficePrices.callOffQuestion' : 'backOfficePrices.undoQuestion')}
      description={isPlanned ? undefined : t('backOfficePrices.undoConsequence')}
      onConfirm={() => undo.mutate(undefined)}
      styles={{ root: { maxWidth: 420 } }}
    >
      <Button size="small" loading={undo.isPending}>
        {t(isPlanned ? 'backOfficePrices.callOff' : 'backOfficePrices.undo')}
      </Button>
    </Popconfirm>
  );
}

function ruleText({ rule, category, brand }: PriceChange, { t, named, percent, coefficient }: Words): string {
  const { change, rounding, productCount } = rule;
  const what =
    change.kind === 'margin'
      ? t('backOfficePrices.ruleText_margin', { value: percent(change.margin) })
      : t('backOfficePrices.ruleText_factor', { value: coefficient(change.kind === 'factor' ? change.factor : 1) });
  const where = [category, brand].filter((each) => each !== '').join(' · ');
  const whose =
    productCount > 0
      ? t('backOfficePrices.scopeChosen', { count: productCount })
      : where || t('backOfficePrices.allProducts');
  const how = rounding === 'none' ? '' : `, ${named(`backOfficePrices.rounding_${rounding}`).toLowerCase()}`;
  return `${whose}: ${what}${how}`;
}

/** Number of products whose prices a change did not touch, because they need confirmation. A click lists them. */
function Held({ change }: { change: PriceChange }) {
  const { t, count } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (change.held === 0) return count(0);
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)} aria-label={t('backOfficePrices.heldShow')}>
        {count(change.held)}
      </Button>
      {isOpen ? <HeldPrices change={change} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const columnsOf = (words: Words): readonly Column<PriceChange>[] => {
  const { t, named, count, dateTime } = words;
  return [
    { key: 'at', title: t('backOfficePrices.at'), show: (row) => dateTime(row.at) },
    { key: 'by', title: t('backOfficePrices.by'), show: (row) => row.by },
    {
      key: 'rule',
      title: t('backOfficePrices.rule'),
      show: (row) => <div className="min-200 wraps">{ruleText(row, words)}</div>,
    },
    {
      key: 'state',
      title: t('backOfficePrices.state'),
      show: (row) => <Tag color={colours[row.state]}>{named(`backOfficePrices.state_${row.state}`)}</Tag>,
    },
    {
      key: 'starts',
      title: t('backOfficePrices.startsAt'),
      // Show a dash if the change started immediately. That keeps the column narrow and the undo button visible.
      show: (row) => (dateTime(row.startsAt) === dateTime(row.at) ? '—' : dateTime(row.startsAt)),
    },
    { key: 'changed', title: t('backOfficePrices.changed'), align: 'right', show: (row) => count(row.changed) },
    { key: 'leftOut', title: t('backOfficePrices.leftOut'), align: 'right', show: (row) => count(row.leftOut) },
    { key: 'held', title: t('backOfficePrices.held'), align: 'right', show: (row) => <Held change={row} /> },
    { key: 'undo', title: t('backOfficePrices.undo'), show: (row) => <Undo change={row} /> },
  ];
};

/** List of the bulk price changes with their state. Each can be undone. */
export const ChangesPage = officeList({
  call: 'priceChanges',
  name: 'price-changes',
  head: ({ t }) => (
    <>
      <PageHead title={t('backOfficePrices.changes')} />
      <PriceLinks />
    </>
  ),
  rows: ({ changes }) => changes,
  rowKey: ({ id }) => id,
  every: (rows) => rows.some(({ state }) => state === 'running' || state === 'undoing') && pollEveryMs,
  columns: columnsOf,
  empty: 'backOfficePrices.changesNone',
});
