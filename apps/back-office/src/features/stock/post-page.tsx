import { stockDeeds, stockTextLimits, type StockDeed } from '@farad/domain/stock';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Form, Input, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate } from '#ui/call/call-key.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed, failureText } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { DraftTable } from './draft-table.tsx';
import { bodyOf, draftOf, troubleOf, withRefusals, type DraftLine, type Heading } from './posting.ts';

const reasonLeast = 3;

const newHeading = (kind: StockDeed, warehouseId: number): Heading => ({
  key: crypto.randomUUID(),
  kind,
  warehouseId,
  number: '',
  reason: '',
  isTaken: true,
});

function HeadingFields({
  heading,
  warehouses,
  onChange,
}: {
  heading: Heading;
  warehouses: Answer<'stockList'>['warehouses'];
  onChange: (heading: Heading) => void;
}) {
  const { t } = useWords();
  const { kind } = heading;
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 16px">
        <Form.Item label={t('backOfficeStock.warehouse')}>
          <Select
            aria-label={t('backOfficeStock.warehouse')}
            value={heading.warehouseId}
            onChange={(warehouseId) => onChange({ ...heading, warehouseId })}
            className="w-240"
            options={warehouses.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Form.Item>
        {kind === 'receipt' ? (
          <Form.Item label={t('backOfficeStock.number')} htmlFor="stock-number">
            <Input
              id="stock-number"
              maxLength={stockTextLimits.number}
              autoComplete="off"
              value={heading.number}
              onChange={({ target }) => onChange({ ...heading, number: target.value })}
            />
          </Form.Item>
        ) : null}
        {kind === 'correction' ? (
          <Form.Item label={t('backOfficeStock.direction')}>
            <Segmented
              value={heading.isTaken ? 'take' : 'add'}
              onChange={(way) => onChange({ ...heading, isTaken: way === 'take' })}
              options={[
                { value: 'take', label: t('backOfficeStock.take') },
                { value: 'add', label: t('backOfficeStock.add') },
              ]}
            />
          </Form.Item>
        ) : null}
      </Flex>
      <Form.Item
        label={t('backOfficeStock.reason')}
        htmlFor="stock-reason"
        required={kind === 'write_off' || kind === 'correction'}
      >
        <Input
          id="stock-reason"
          maxLength={stockTextLimits.reason}
          autoComplete="off"
          value={heading.reason}
          onChange={({ target }) => onChange({ ...heading, reason: target.value })}
          className="max-640"
        />
      </Form.Item>
    </Form>
  );
}

function PasteList({ kind, onRead }: { kind: StockDeed; onRead: (read: Answer<'stockNumbers'>) => void }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { notification } = App.useApp();
  const [params] = useSearchParams();
  // Another screen may pass an initial list in the address.
  const [text, setText] = useState(params.get('list')?.slice(0, stockTextLimits.list) ?? '');
  const read = useMutation({
    mutationFn: () => answerOf(api.stockNumbers({ query: { text: text } })),
    onSuccess: onRead,
    onError: (error) =>
      notification.error({ title: t('backOfficeStock.notRead'), description: failureText(error, words) }),
  });
  const hint =
    kind === 'count'
      ? t('backOfficeStock.pasteCount')
      : t(kind === 'correction' ? 'backOfficeStock.pasteMinus' : 'backOfficeStock.pasteHint');
  return (
    <Flex vertical gap={8} align="flex-start">
      <label htmlFor="stock-list">{hint}</label>
      <Input.TextArea
        id="stock-list"
        rows={8}
        maxLength={stockTextLimits.list}
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={'RC0603FR-0710KL\t5000\nNE555P x 10'}
        className="office-number max-640"
      />
      <Button type="primary" disabled={text.trim() === ''} loading={read.isPending} onClick={() => read.mutate()}>
        {t('backOfficeStock.read')}
      </Button>
    </Flex>
  );
}

function Posting({ kind, warehouses }: { kind: StockDeed; warehouses: Answer<'stockList'>['warehouses'] }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { message, notification } = App.useApp();
  const [heading, setHeading] = useState(() => newHeading(kind, warehouses[0]?.id ?? 1));
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const [rest, setRest] = useState(0);
  const post = useMutation({
    mutationFn: () => answerOf(api.postStock({ body: bodyOf(heading, lines) })),
    onSuccess: async ({ documentId, refused }) => {
      if (documentId === null) {
        setLines(withRefusals(lines, refused, heading.warehouseId));
        return;
      }
      void message.success(t('backOfficeStock.posted'));
      await invalidate(queries, ...answersOf.stock);
      await navigate('/stock/movements');
    },
    onError: (error) =>
      notification.error({ title: t('backOfficeStock.notPosted'), description: failureText(error, words) }),
  });
  const isReasonShort = (kind === 'write_off' || kind === 'correction') && heading.reason.trim().length < reasonLeast;
  const hasTrouble = lines.some((line) => troubleOf(line, kind) !== null);
  const isRefused = lines.some(({ refused }) => refused !== null);
  return (
    <Flex vertical gap={16}>
      <HeadingFields heading={heading} warehouses={warehouses} onChange={setHeading} />
      {lines.length === 0 ? (
        <PasteList
          kind={kind}
          onRead={(read) => {
            setLines(draftOf(read));
            setRest(read.rest);
          }}
        />
      ) : (
        <>
          {rest > 0 ? <Alert type="warning" showIcon title={t('backOfficeStock.tooLong', { count: rest })} /> : null}
          {isRefused ? <Alert type="error" showIcon title={t('backOfficeStock.refused')} /> : null}
          <DraftTable deed={kind} warehouseId={heading.warehouseId} lines={lines} onChange={setLines} />
          {hasTrouble ? <Alert type="warning" showIcon title={t('backOfficeStock.fixLines')} /> : null}
          {isReasonShort ? <Alert type="warning" showIcon title={t('backOfficeStock.reasonForm')} /> : null}
          <Flex gap={8} wrap>
            <Button
              type="primary"
              disabled={hasTrouble || isReasonShort}
              loading={post.isPending}
              onClick={() => post.mutate()}
            >
              {t('backOfficeStock.post')}
            </Button>
            <Button onClick={() => setLines([])}>{t('backOfficeStock.again')}</Button>
          </Flex>
        </>
      )}
    </Flex>
  );
}

/**
 * Screen of a stock document. Staff paste a list, correct unrecognised lines, and post all lines in one transaction.
 */
export function PostPage() {
  const { named } = useWords();
  const { kind: asked } = useParams();
  const kind = stockDeeds.find((deed) => deed === asked);
  const list = useCall('stockList', { query: {} });
  if (kind === undefined) return <Navigate to="/stock" replace />;
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      <PageHead title={named(`backOfficeStock.deed_${kind}`)} />
      {list.data === undefined ? (
        <Skeleton active />
      ) : (
        <Posting key={kind} kind={kind} warehouses={list.data.warehouses} />
      )}
    </>
  );
}
