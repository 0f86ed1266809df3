import type { CellsRead } from '@farad/contract/office/stock/warehouse';
import { cellListLengthMax } from '@farad/domain/warehouse';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Input, Select, Skeleton, Typography, Upload } from 'antd';
import { useState } from 'react';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate } from '#ui/call/call-key.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed, failureText } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { StockViews } from './stock-links.tsx';

type Line = CellsRead['lines'][number] & { readonly productId: string | null };

const isGood = ({ cell, productId }: Line): boolean => cell !== null && productId !== null;

function LinesTable({
  lines,
  warehouseId,
  onChange,
}: {
  lines: readonly Line[];
  warehouseId: number;
  onChange: (lines: readonly Line[]) => void;
}) {
  const { t } = useWords();
  const was = ({ parts, productId }: Line): string =>
    parts.find(({ product_id }) => product_id === productId)?.places.find((place) => place.warehouseId === warehouseId)
      ?.cell ?? '';
  const choose = (row: number, productId: string): void =>
    onChange(lines.map((line) => (line.row === row ? { ...line, productId } : line)));
  return (
    <WideTable<Line>
      size="small"
      rowKey="row"
      dataSource={lines}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { key: 'row', title: t('backOfficeStock.line'), dataIndex: 'row', align: 'right' },
        {
          key: 'part',
          title: t('backOfficeStock.part'),
          render: (_, { row, text, parts, productId }) =>
            parts.length > 1 ? (
              <Select
                aria-label={t('backOfficeStock.choosePart')}
                placeholder={t('backOfficeStock.choosePart')}
                value={productId}
                status={productId === null ? 'error' : ''}
                onChange={(chosen) => choose(row, chosen)}
                className="min-220"
                options={parts.map(({ product_id, mpn, brand }) => ({ value: product_id, label: `${mpn} · ${brand}` }))}
              />
            ) : parts.length === 0 ? (
              <Typography.Text type="danger">
                {text}: {t('backOfficeStock.unknownPart')}
              </Typography.Text>
            ) : (
              <span className="office-number">{parts[0]?.mpn}</span>
            ),
        },
        { key: 'was', title: t('backOfficeWarehouse.cellWas'), render: (_, line) => was(line) || '—' },
        {
          key: 'cell',
          title: t('backOfficeWarehouse.cell'),
          render: (_, { cell, text }) =>
            cell === null ? (
              <Typography.Text type="danger">
                {text}: {t('backOfficeWarehouse.cellForm')}
              </Typography.Text>
            ) : (
              <b className="office-number">{cell === '' ? '—' : cell}</b>
            ),
        },
      ]}
    />
  );
}

function Telling({ warehouses }: { warehouses: Answer<'stockList'>['warehouses'] }) {
  const words = useWords();
  const { t, count } = words;
  const { api } = useOffice();
  const queries = useQueryClient();
  const { message, notification } = App.useApp();
  const [warehouseId, setWarehouseId] = useState(warehouses[0]?.id ?? 1);
  const [text, setText] = useState('');
  const [read, setRead] = useState<{ readonly lines: readonly Line[]; readonly rest: number } | null>(null);
  const reading = useMutation({
    mutationFn: () => answerOf(api.readCells({ query: { text: text } })),
    onSuccess: ({ lines, rest }) =>
      setRead({
        lines: lines.map((line) => ({
          ...line,
          productId: line.parts.length === 1 ? (line.parts[0]?.product_id ?? null) : null,
        })),
        rest,
      }),
    onError: (error) =>
      notification.error({ title: t('backOfficeWarehouse.notRead'), description: failureText(error, words) }),
  });
  const good = read?.lines.filter(isGood) ?? [];
  const saving = useMutation({
    mutationFn: () => {
      const cells = good.map(({ productId, cell }) => ({ product_id: productId ?? '', cell: cell ?? '' }));
      return answerOf(api.setCells({ body: { warehouseId, cells } }));
    },
    onSuccess: async ({ changed }) => {
      void message.success(t('backOfficeWarehouse.cellsSet', { count: changed }));
      setRead(null);
      setText('');
      await invalidate(queries, ...answersOf.stock);
    },
    onError: (error) =>
      notification.error({ title: t('backOfficeWarehouse.cellsNotSet'), description: failureText(error, words) }),
  });
  const bad = (read?.lines.length ?? 0) - good.length;
  return (
    <Flex vertical gap={12} align="flex-start">
      <Select
        aria-label={t('backOfficeStock.warehouse')}
        value={warehouseId}
        onChange={setWarehouseId}
        className="w-240 max-full"
        options={warehouses.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {read === null ? (
        <>
          <label htmlFor="cells-list">{t('backOfficeWarehouse.cellsLead')}</label>
          <Input.TextArea
            id="cells-list"
            rows={10}
            maxLength={cellListLengthMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={'RC0603FR-0710KL\tA-03-12\nNE555P\tB-01'}
            className="office-number max-640"
          />
          <Flex wrap gap={8}>
            <Button
              type="primary"
              disabled={text.trim() === ''}
              loading={reading.isPending}
              onClick={() => reading.mutate()}
            >
              {t('backOfficeWarehouse.read')}
            </Button>
            <Upload
              accept=".csv,.tsv,.txt"
              showUploadList={false}
              beforeUpload={async (file) => {
                setText((await file.text()).slice(0, cellListLengthMax));
                return Upload.LIST_IGNORE;
              }}
            >
              <Button>{t('backOfficeWarehouse.file')}</Button>
            </Upload>
          </Flex>
        </>
      ) : (
        <>
          {read.rest > 0 ? (
            <Alert type="warning" showIcon title={t('backOfficeWarehouse.rest', { count: read.rest })} />
          ) : null}
          {bad > 0 ? (
            <Alert type="warning" showIcon title={t('backOfficeWarehouse.badLines', { count: count(bad) })} />
          ) : null}
          <div className="max-full">
            <LinesTable
              lines={read.lines}
              warehouseId={warehouseId}
              onChange={(lines) => setRead({ ...read, lines })}
            />
          </div>
          <Flex wrap gap={8}>
            <Button
              type="primary"
              disabled={good.length === 0}
              loading={saving.isPending}
              onClick={() => saving.mutate()}
            >
              {t('backOfficeWarehouse.setCells')}
            </Button>
            <Button onClick={() => setRead(null)}>{t('backOfficeStock.again')}</Button>
          </Flex>
        </>
      )}
    </Flex>
  );
}

/** Screen that sets the storage places of many products together. */
export function CellsPage() {
  const { t } = useWords();
  const list = useCall('stockList', { query: {} });
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      <PageHead title={t('backOfficeWarehouse.cells')}>
        <StockViews view="cells" />
      </PageHead>
      {list.data === undefined ? <Skeleton active /> : <Telling warehouses={list.data.warehouses} />}
    </>
  );
}
