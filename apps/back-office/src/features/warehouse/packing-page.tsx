import type { OrderToPack } from '@farad/contract/office/stock/warehouse';
import type { Scan } from '@farad/domain/warehouse';
import { Alert, Button, Card, Empty, Flex, Form, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { LabelSizeField, useLabelSize } from '#ui/field/label-size.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ScanField, type ScanReply } from '#ui/field/scan-field.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { AskPieces } from './ask-pieces.tsx';
import { LineMarks } from './line-marks.tsx';
import { linesOfScan, nameOfScan, piecesOfScan } from './match-scan.ts';
import {
  areMarksRight,
  emptyDraft,
  gramsOf,
  lackingMark,
  markedIn,
  piecesIn,
  productsOf,
  wholeDraft,
  withBag,
  withMark,
  withPieces,
  type ParcelDraft,
} from './parcel-draft.ts';

type Line = OrderToPack['lines'][number];
type Read = Exclude<Scan, { kind: 'unreadable' }>;

const gramsMost = 1_000_000;

interface LineCardProps {
  readonly line: Line;
  readonly draft: ParcelDraft;
  readonly onChange: (draft: ParcelDraft) => void;
}

function LineCard({ line, draft, onChange }: LineCardProps) {
  const { t, count } = useWords();
  const pieces = piecesIn(draft, line);
  return (
    <Card size="small" className={pieces === line.left ? 'office-stop office-stop-whole' : 'office-stop'}>
      <Flex wrap gap="8px 16px" align="center">
        <div className="grows-220 min-0">
          <div className="office-number text-18 weight-600 breaks">{line.mpn}</div>
          <Typography.Text type="secondary">
            {line.brand} · {line.title}
          </Typography.Text>
          <div>
            {line.fetched === 0
              ? t('backOfficeWarehouse.notFetched')
              : t('backOfficeWarehouse.fetched', { fetched: count(line.fetched) })}
            {line.bags.map(({ id, pieces: own }) => (
              <span key={id}>
                {' · '}
                {t('backOfficeWarehouse.bag', { bag: id })}: {count(own)}
              </span>
            ))}
          </div>
          {line.isMarked && pieces > 0 ? <LineMarks line={line} draft={draft} onChange={onChange} /> : null}
        </div>
        <b>{t('backOfficeWarehouse.putIn', { found: count(pieces), needed: count(line.left) })}</b>
        <NumberInput
          size="large"
          min={0}
          max={line.left}
          precision={0}
          changeOnWheel={false}
          inputMode="numeric"
          value={pieces}
          aria-label={line.mpn}
          onChange={(value) => onChange(withPieces(draft, line, value ?? 0))}
          className="w-120"
        />
      </Flex>
    </Card>
  );
}

function Parcels({ order }: { order: OrderToPack }) {
  const { t, named, count, locale } = useWords();
  const { place } = useOffice();
  const [size, setSize] = useLabelSize();
  const address = `${place.api}/admin/orders/${order.number}`;
  return (
    <Flex vertical gap={8}>
      {order.parcels.map(({ number, state, grams }) => (
        <Flex key={number} wrap gap="4px 12px" align="center">
          <b>{t('backOfficeWarehouse.parcelOf', { number })}</b>
          <span>{named(`backOfficeOrders.parcel_${state}`)}</span>
          <span>{t('backOfficeWarehouse.grams', { grams: count(grams) })}</span>
          <Button href={`${address}/parcels/${number}/own-label?language=${locale}`} target="_blank">
            {t('backOfficeWarehouse.ownLabel')}
          </Button>
        </Flex>
      ))}
      <Flex wrap gap={8}>
        {order.lines.length === 0 ? null : (
          <>
            <LabelSizeField value={size} onChange={setSize} />
            <Button href={`${address}/bag-labels?size=${size}&language=${locale}`} target="_blank">
              {t('backOfficeWarehouse.printLabels')}
            </Button>
          </>
        )}
        <Link to={`/orders/${order.number}?tab=parcels`}>
          <Button type="link">{t('backOfficeWarehouse.toOrder')}</Button>
        </Link>
      </Flex>
    </Flex>
  );
}

/** A line whose part was scanned. The number of pieces must still be typed. */
interface Asked {
  readonly line: Line;
  readonly draft: ParcelDraft;
}

function PutIn({ order }: { order: OrderToPack }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [question, setQuestion] = useState<Asked | null>(null);
  const [weighed, setWeighed] = useState<number | null>(null);
  const pack = useChange(
    { done: 'backOfficeWarehouse.packed', notDone: 'backOfficeWarehouse.notPacked' },
    () =>
      answerOf(
        api.packParcel({
          number: order.number,
          body: { products: productsOf(draft, order.lines), grams: weighed },
        }),
      ),
    [...answersOf.warehouse, ...answersOf.orders],
    () => {
      setDraft(emptyDraft);
      setWeighed(null);
    },
  );
  const reply = (text: string, isError = true): ScanReply => ({ isError, text });
  const put = (line: Line, pieces: number, after: ParcelDraft): ScanReply => {
    const found = piecesIn(draft, line) + pieces;
    const figures = { mpn: line.mpn, found: count(found), needed: count(line.left) };
    if (found > line.left) return reply(t('backOfficeWarehouse.scanTooMany', figures));
    setDraft(withPieces(after, line, found));
    return reply(t('backOfficeWarehouse.scanCounted', figures), false);
  };
  const putPart = (scan: Extract<Read, { kind: 'label' | 'text' }>): ScanReply | null => {
    const { order: other, bag } = scan.kind === 'label' ? scan.label : { order: '', bag: '' };
    const isOurs = scan.kind === 'label' && /^\d{2}-\d{6,}$/.test(other);
    if (isOurs && other !== order.number) return reply(t('backOfficeWarehouse.scanOtherOrder', { order: other }));
    if (bag !== '' && draft.bags.includes(bag)) return reply(t('backOfficeWarehouse.scanTwice', { bag }));
    const found = linesOfScan(order.lines, scan);
    const [line] = found;
    const text = nameOfScan(scan);
    if (line === undefined) return reply(t('backOfficeWarehouse.scanNotInOrder', { text }));
    if (found.length > 1) return reply(t('backOfficeWarehouse.scanSeveral', { text }));
    const after = withBag(draft, bag);
    const rest = line.left - piecesIn(draft, line);
    // Ask for the pieces unless the label is ours. A supplier's label states the size of a whole reel and not how many
    // pieces are in the bag.
    const pieces = piecesOfScan(scan);
    if (isOurs && pieces !== null) return put(line, pieces, after);
    if (rest <= 1) return put(line, 1, after);
    setQuestion({ line, draft: after });
    return null;
  };
  const scanned = (scan: Read, text: string): ScanReply | null => {
    if (scan.kind === 'order') {
      void navigate(`/warehouse/packing/${scan.number}`);
      return null;
    }
    if (scan.kind === 'label' || scan.kind === 'text') return putPart(scan);
    if (scan.kind === 'wave') return reply(t('backOfficeWarehouse.scanNotInOrder', { text }));
    const line = lackingMark(draft, order.lines);
    if (line === null) return reply(t('backOfficeWarehouse.markFirst'));
    if (Object.values(draft.marks).some((marks) => marks.some(({ code }) => code === scan.code))) {
      return reply(t('backOfficeWarehouse.markTwice'));
    }
    const after = withMark(draft, line, scan.code);
    setDraft(after);
    const figures = { mpn: line.mpn, found: count(markedIn(after, line)), needed: count(piecesIn(after, line)) };
    return reply(t('backOfficeWarehouse.scanCounted', figures), false);
  };
  const isEmpty = productsOf(draft, order.lines).length === 0;
  const lacksMarks = !areMarksRight(draft, order.lines);
  return (
    <Flex vertical gap={12}>
      <ScanField onScan={scanned} />
      {order.lines.some(({ fetched }) => fetched > 0) && isEmpty ? (
        <Button onClick={() => setDraft(wholeDraft(order.lines))}>{t('backOfficeWarehouse.putAll')}</Button>
      ) : null}
      {order.lines.map((line) => (
        <LineCard key={line.product_id} line={line} draft={draft} onChange={setDraft} />
      ))}
      <Form layout="vertical" component="div" className="office-foot">
        <Flex wrap gap={8} align="end">
          <Form.Item label={t('backOfficeWarehouse.weight')} htmlFor="grams" className="flush">
            <NumberInput
              id="grams"
              size="large"
              min={1}
              max={gramsMost}
              precision={0}
              changeOnWheel={false}
              inputMode="numeric"
              placeholder={String(gramsOf(draft, order.lines) ?? '')}
              value={weighed}
              onChange={setWeighed}
            />
          </Form.Item>
          <Button
            type="primary"
            size="large"
            disabled={isEmpty || lacksMarks}
            loading={pack.isPending}
            onClick={() => pack.mutate(undefined)}
            className="grows-200"
          >
            {t('backOfficeWarehouse.pack')}
          </Button>
        </Flex>
        <Typography.Text type="secondary">
          {t(isEmpty ? 'backOfficeWarehouse.emptyParcel' : 'backOfficeWarehouse.weightHint')}
        </Typography.Text>
      </Form>
      {question === null ? null : (
        <AskPieces
          title={t('backOfficeWarehouse.scanQuantity', { mpn: question.line.mpn })}
          initial={question.line.left - piecesIn(draft, question.line)}
          least={1}
          most={question.line.left - piecesIn(draft, question.line)}
          onClose={() => setQuestion(null)}
          onDone={(pieces) => {
            put(question.line, pieces, question.draft);
            setQuestion(null);
          }}
        />
      )}
    </Flex>
  );
}

/** Screen that packs one order. Staff scan the bags that they put into a parcel. */
export function PackingPage() {
  const { t, named, date } = useWords();
  const { number = '' } = useParams();
  const order = useCall('orderToPack', { number });
  if (order.error !== null) return <CallFailed error={order.error} onRetry={() => void order.refetch()} />;
  if (order.data === undefined) return <Skeleton active />;
  const { name, delivery, address, day, comment, lines, mayPack, parcels } = order.data;
  return (
    <Flex vertical gap={12}>
      <PageHead title={`${t('backOfficeWarehouse.order')} ${number}`}>
        <Link to="/warehouse/packing">{t('backOfficeWarehouse.back')}</Link>
      </PageHead>
      <Typography.Text>
        {[name, named(`backOfficeWarehouse.delivery_${delivery}`), address, day === null ? '' : date(day)]
          .filter((text) => text !== '')
          .join(' · ')}
      </Typography.Text>
      {comment === '' ? null : <Alert type="info" title={t('backOfficeWarehouse.comment')} description={comment} />}
      <Parcels order={order.data} />
      {mayPack ? <PutIn key={`${number} ${parcels.length}`} order={order.data} /> : null}
      {!mayPack && lines.length === 0 ? <Empty description={t('backOfficeWarehouse.nothingToPack')} /> : null}
      {!mayPack && lines.length > 0 ? (
        <Alert type="warning" showIcon title={t('backOfficeWarehouse.mayNotPack')} />
      ) : null}
    </Flex>
  );
}
