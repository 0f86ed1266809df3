import { UndoOutlined } from '@ant-design/icons';
import type { Import } from '@farad/contract/office/imports/imports';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Card, Descriptions, Flex, Tag } from 'antd';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { AskedButton } from '#ui/call/asked-button.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate } from '#ui/call/call-key.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { History } from '#ui/page/history.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { CountsTable } from './check/counts-table.tsx';
import { durationText, RunProgress, sizeText, StateTag, touchedByCatalogue } from './import-words.tsx';
import { HeldNote, HeldRowsCard } from './check/held-rows.tsx';
import { MakerJoinsCard } from './maker-joins.tsx';
import { ProblemsFile } from './check/problems-file.tsx';
import { VanishedNote } from './vanished.tsx';

const undoing = { done: 'backOfficeImports.undoBegun', notDone: 'backOfficeImports.undoNotBegun' } as const;

/** Button that reverts an import. A dialog first tells what will follow. */
function UndoImport({ of }: { of: Import }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const undo = useChange(undoing, () => answerOf(api.undoImport({ importId: of.id, body: {} })), touchedByCatalogue);
  const consequence = t('backOfficeImports.undoConsequence', {
    added: count(of.counts?.new ?? 0),
    changed: count((of.counts?.changed ?? 0) + (of.vanished?.parts ?? 0)),
  });
  return (
    <AskedButton
      name={t('backOfficeImports.undo')}
      question={t('backOfficeImports.undoQuestion')}
      consequence={consequence}
      icon={<UndoOutlined />}
      change={undo}
    />
  );
}

/** Button that publishes those draft products of the import that are complete. */
function PublishDrafts({ of }: { of: Import }) {
  const words = useWords();
  const { t, count } = words;
  const { api } = useOffice();
  const { modal, notification } = App.useApp();
  const publish = useChange(
    { done: 'backOfficeImports.published', notDone: 'backOfficeImports.notPublished' },
    () => answerOf(api.publishImported({ importId: of.id, body: {} })),
    touchedByCatalogue,
    ({ published, left }) =>
      notification.info({
        title: t('backOfficeImports.publishedParts', { count: published }),
        description: left === 0 ? null : t('backOfficeImports.leftDrafts', { parts: count(left) }),
      }),
  );
  const ask = (): void =>
    void modal.confirm({
      title: t('backOfficeImports.publishQuestion'),
      content: t('backOfficeImports.publishConsequence'),
      okText: t('backOfficeImports.publishDrafts'),
      onOk: () => publish.mutateAsync(undefined).then(undefined, () => undefined),
    });
  return (
    <Button loading={publish.isPending} onClick={ask}>
      {t('backOfficeImports.publishDrafts')}
    </Button>
  );
}

/** Table of the products that were not reverted, with the reasons. */
function LeftParts({ id }: { id: string }) {
  const { t, named } = useWords();
  const left = useCall('importLeft', { importId: id });
  if (left.error !== null) return <CallFailed error={left.error} onRetry={() => void left.refetch()} />;
  return (
    <WideTable
      size="small"
      rowKey="product_id"
      loading={left.isPending}
      dataSource={left.data?.parts ?? []}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          key: 'mpn',
          title: t('backOfficeImports.field_mpn'),
          render: (_, row) => (
            <Link to={`/products/${row.product_id}`} className="office-number">
              {row.mpn}
            </Link>
          ),
        },
        { key: 'brand', title: t('backOfficeImports.field_maker'), dataIndex: 'brand' },
        {
          key: 'why',
          title: t('backOfficeImports.why'),
          render: (_, { why }) => named(`backOfficeImports.left_${why}`),
        },
      ]}
    />
  );
}

function Undone({ of, undone }: { of: Import; undone: NonNullable<Import['undone']> }) {
  const { t, named, count, dateTime } = useWords();
  const figures = (['removed', 'archived', 'restored', 'left'] as const).filter((name) => undone[name] > 0);
  return (
    <Card
      size="small"
      title={t('backOfficeImports.undoneAt', { at: dateTime(undone.at), who: undone.staff?.name ?? '—' })}
    >
      <Flex vertical gap={12}>
        <div>
          {figures.map((name) => `${named(`backOfficeImports.undone_${name}`)}: ${count(undone[name])}`).join('; ')}
        </div>
        {undone.left > 0 ? <LeftParts id={of.id} /> : null}
      </Flex>
    </Card>
  );
}

function Particulars({ of }: { of: Import }) {
  const words = useWords();
  const { t, named, dateTime } = words;
  const lasted =
    of.startedAt === null || of.finishedAt === null
      ? null
      : Math.max(1, Math.round((Date.parse(of.finishedAt) - Date.parse(of.startedAt)) / 1000));
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, md: 2, xl: 3 }}
      items={[
        { key: 'state', label: t('backOfficeImports.state'), children: <StateTag of={of} /> },
        { key: 'supplier', label: t('backOfficeImports.supplier'), children: of.supplier?.title ?? '—' },
        {
          key: 'mode',
          label: t('backOfficeImports.mode'),
          children: (
            <>
              {of.rules === null ? '—' : named(`backOfficeImports.mode_${of.rules.mode}`)}{' '}
              {of.rules?.isAllOrNothing === true ? <Tag>{t('backOfficeImports.wasAllOrNothing')}</Tag> : null}
            </>
          ),
        },
        {
          key: 'who',
          label: t('backOfficeImports.who'),
          children: of.staff?.name ?? named(`backOfficeImports.by_${of.by}`),
        },
        { key: 'at', label: t('backOfficeImports.at'), children: dateTime(of.startedAt ?? of.createdAt) },
        ...(lasted === null
          ? []
          : [{ key: 'lasted', label: t('backOfficeImports.lasted'), children: durationText(lasted, words) }]),
        { key: 'size', label: t('backOfficeImports.size'), children: sizeText(of.file.size, words) },
      ]}
    />
  );
}

/** Buttons for what staff can do after an import. */
function WhatNow({ of }: { of: Import }) {
  const { t } = useWords();
  const may = useMay();
  const navigate = useNavigate();
  const hasWritten = of.counts !== null && of.counts.new + of.counts.changed + (of.vanished?.parts ?? 0) > 0;
  const hasDrafts =
    of.state === 'done' &&
    (of.rules?.isPublished === false ? (of.counts?.new ?? 0) : (of.counts?.withoutRussian ?? 0)) > 0;
  return (
    <Flex gap={8} wrap>
      {hasWritten && may('view_products') ? (
        <Button type="primary" onClick={() => void navigate('/products?sort=new')}>
          {t('backOfficeImports.toProducts')}
        </Button>
      ) : null}
      {hasDrafts ? <PublishDrafts of={of} /> : null}
      {of.hasProblems ? <ProblemsFile of={of} refused={of.counts?.refused ?? 0} /> : null}
      {of.canBeUndone ? <UndoImport of={of} /> : null}
      <Button onClick={() => void navigate('/imports/new')}>{t('backOfficeImports.newImport')}</Button>
    </Flex>
  );
}

const outcomes = { done: 'success', undone: 'info', undoing: 'info', cancelled: 'warning', failed: 'error' } as const;

/** Last step: result of the import and what to do next. */
export function ResultStep({ of }: { of: Import }) {
  const { t, named } = useWords();
  const may = useMay();
  const queries = useQueryClient();
  // Fetch the cached products again, because the import has changed them.
  useEffect(() => {
    void invalidate(queries, 'imports', ...answersOf.products);
  }, [queries, of.state]);
  const outcome = outcomes[of.state as keyof typeof outcomes] ?? 'info';
  return (
    <Flex vertical gap={16}>
      {of.progress !== null && of.state === 'undoing' ? <RunProgress of={of.progress} /> : null}
      <Alert
        type={outcome}
        showIcon
        title={named(`backOfficeImports.outcome_${of.state}`)}
        description={of.failure?.message ?? null}
      />
      {of.counts === null ? null : (
        <Card size="small">
          <CountsTable counts={of.counts} />
        </Card>
      )}
      {of.vanished === null || of.state !== 'done' ? null : <VanishedNote of={of.vanished} isDone />}
      {of.state === 'undone' ? null : <HeldNote of={of.held} isDone />}
      <WhatNow of={of} />
      {of.state === 'undone' || of.state === 'undoing' ? null : <HeldRowsCard of={of} />}
      {of.undone === null ? null : <Undone of={of} undone={of.undone} />}
      {of.state === 'done' && of.supplier !== null ? <MakerJoinsCard supplierId={of.supplier.id} /> : null}
      <Particulars of={of} />
      {may('view_audit') ? (
        <Card size="small" title={t('backOfficeImports.history')}>
          <History object="import" id={of.id} />
        </Card>
      ) : null}
    </Flex>
  );
}
