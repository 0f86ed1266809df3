import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { textLimits } from '@farad/domain/shared';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Empty,
  Flex,
  Form,
  Image,
  Input,
  Popconfirm,
  Skeleton,
  Tag,
  Typography,
} from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { orderWords, touchedByOrder } from './order-words.ts';
import { returnedIn } from './scanned-codes.ts';

type Return = StaffOrder['returns'][number];

interface AnswerProps {
  readonly number: string;
  readonly wish: Return;
}

interface Accepting {
  readonly qty: Readonly<Record<string, number | null>>;
  readonly marks?: Readonly<Record<string, string>>;
  readonly isBackInStock: boolean;
  readonly answer: string;
}

function Accept({ number, wish }: AnswerProps) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const accept = useChange(
    orderWords,
    ({ qty, marks = {}, isBackInStock, answer }: Accepting) => {
      const lines = wish.lines.map(({ productId }) => ({
        productId,
        qty: qty[productId] ?? 0,
        marks: returnedIn(marks[productId] ?? ''),
      }));
      const body = { decision: 'accept', lines, isBackInStock, answer: answer.trim() } as const;
      return answerOf(api.answerReturn({ number, returnId: wish.id, body }));
    },
    touchedByOrder,
  );
  const qty = Object.fromEntries(wish.lines.map((line) => [line.productId, line.qty]));
  return (
    <Form<Accepting>
      layout="vertical"
      initialValues={{ qty, isBackInStock: wish.reason === 'not_needed', answer: '' }}
      onFinish={(entered) => accept.mutate(entered)}
    >
      <FieldRefusal of={accept.error} />
      <Flex wrap gap="0 16px">
        {wish.lines.map((line) => (
          <div key={line.productId}>
            <Form.Item
              name={['qty', line.productId]}
              label={t('backOfficeOrders.piecesOf', { mpn: line.mpn, count: count(line.qty) })}
            >
              <NumberInput min={0} max={line.qty} precision={0} />
            </Form.Item>
            {line.isMarked ? (
              <Form.Item
                name={['marks', line.productId]}
                label={`${t('backOfficeOrders.markCodes')}: ${line.mpn}`}
                extra={t('backOfficeOrders.returnedMarksHint')}
              >
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} className="mono" />
              </Form.Item>
            ) : null}
          </div>
        ))}
      </Flex>
      <Form.Item name="isBackInStock" valuePropName="checked">
        <Checkbox>{t('backOfficeOrders.backInStock')}</Checkbox>
      </Form.Item>
      <Form.Item name="answer" label={t('backOfficeOrders.wordsForBuyer')} rules={[{ max: textLimits.reason }]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={accept.isPending}>
        {t('backOfficeOrders.acceptReturn')}
      </Button>
    </Form>
  );
}

function Refuse({ number, wish }: AnswerProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const refuse = useChange(
    orderWords,
    (answer: string) => answerOf(api.answerReturn({ number, returnId: wish.id, body: { decision: 'refuse', answer } })),
    touchedByOrder,
  );
  return (
    <Form layout="vertical" onFinish={({ why }: { why: string }) => refuse.mutate(why.trim())}>
      <FieldRefusal of={refuse.error} />
      <Form.Item name="why" label={t('backOfficeOrders.refuseReason')} rules={[reasonRule]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Button danger htmlType="submit" loading={refuse.isPending}>
        {t('backOfficeOrders.refuseReturn')}
      </Button>
    </Form>
  );
}

/** Button and form that close a return without a refund. Staff must give a reason. */
function CloseOwed({ number, wish }: AnswerProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const close = useChange(
    orderWords,
    (reason: string) => answerOf(api.answerReturn({ number, returnId: wish.id, body: { decision: 'close', reason } })),
    touchedByOrder,
  );
  if (!isOpen) {
    return (
      <Button type="link" onClick={() => setOpen(true)} className="self-start bare">
        {t('backOfficeOrders.closeOwed')}
      </Button>
    );
  }
  return (
    <Form layout="vertical" onFinish={({ reason }: { reason: string }) => close.mutate(reason.trim())}>
      <FieldRefusal of={close.error} />
      <Form.Item name="reason" label={t('backOfficeOrders.closeOwedReason')} rules={[reasonRule]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Button danger htmlType="submit" loading={close.isPending}>
        {t('backOfficeOrders.closeOwed')}
      </Button>
    </Form>
  );
}

/** Photo that the buyer sent with a return request. The API's answer contains it as base64, so it has no address. */
function ReturnPhoto({ number, photoId }: { number: string; photoId: string }) {
  const { t } = useWords();
  const photo = useCall('staffReturnPhoto', { number, photoId });
  if (photo.error !== null) return <CallFailed error={photo.error} onRetry={() => void photo.refetch()} />;
  if (photo.data === undefined) return <Skeleton.Image active />;
  const { type, base64 } = photo.data;
  return <Image src={`data:${type};base64,${base64}`} alt={t('backOfficeOrders.returnPhotos')} width={120} />;
}

function ReturnPhotos({ number, ids }: { number: string; ids: readonly string[] }) {
  const { t } = useWords();
  if (ids.length === 0) return null;
  return (
    <Image.PreviewGroup>
      <Flex wrap gap={8} role="group" aria-label={t('backOfficeOrders.returnPhotos')}>
        {ids.map((id) => (
          <ReturnPhoto key={id} number={number} photoId={id} />
        ))}
      </Flex>
    </Image.PreviewGroup>
  );
}

function ReturnCard({ number, wish }: AnswerProps) {
  const { t, named, dateTime, count, money } = useWords();
  const { api } = useOffice();
  const mayManage = useMay()('manage_orders');
  const [isRefusing, setRefusing] = useState(false);
  const close = useChange(
    orderWords,
    () => answerOf(api.answerReturn({ number, returnId: wish.id, body: { decision: 'close' } })),
    touchedByOrder,
  );
  const { state, reason, comment, lines, photos, sum, owed, underway, answer, answeredBy, answeredAt } = wish;
  const isOpen = state === 'requested' && mayManage;
  return (
    <Card
      size="small"
      title={
        <>
          {dateTime(wish.createdAt)} <Tag>{named(`order.returnState_${state}`)}</Tag>
        </>
      }
    >
      <Flex vertical gap={8}>
        <div>{named(`order.returnReason_${reason}`)}</div>
        {comment === '' ? null : <Typography.Paragraph className="flush">{comment}</Typography.Paragraph>}
        <ul className="flush indent">
          {lines.map(({ productId, mpn, qty, accepted }) => (
            <li key={productId}>
              <span className="office-number">{mpn}</span>: {count(qty)}
              {accepted === null ? '' : ` · ${t('backOfficeOrders.accepted', { count: count(accepted) })}`}
            </li>
          ))}
        </ul>
        <div>{t('backOfficeOrders.returnSum', { sum: money(sum) })}</div>
        <ReturnPhotos number={number} ids={photos} />
        {answeredAt === null ? null : (
          <Typography.Text type="secondary">
            {answeredBy} · {dateTime(answeredAt)} {answer}
          </Typography.Text>
        )}
        {isOpen && !isRefusing ? <Accept number={number} wish={wish} /> : null}
        {isOpen && isRefusing ? <Refuse number={number} wish={wish} /> : null}
        {isOpen ? (
          <Button type="link" onClick={() => setRefusing(!isRefusing)} className="self-start bare">
            {t(isRefusing ? 'backOfficeOrders.acceptInstead' : 'backOfficeOrders.refuseInstead')}
          </Button>
        ) : null}
        {state === 'accepted' ? (
          <Alert
            type={owed > 0 ? 'warning' : 'info'}
            title={owed > 0 ? t('backOfficeOrders.refundNext') : t('backOfficeOrders.closeReturnQuestion')}
            description={
              owed > 0
                ? [
                    t('backOfficeOrders.leftToRefund', { sum: money(owed) }),
                    underway > 0 ? t('backOfficeOrders.owedUnderway', { sum: money(underway) }) : '',
                  ].join(' ')
                : undefined
            }
            action={
              mayManage && owed === 0 ? (
                <Popconfirm title={t('backOfficeOrders.closeReturnQuestion')} onConfirm={() => close.mutate(undefined)}>
                  <Button size="small" loading={close.isPending}>
                    {t('backOfficeOrders.closeReturn')}
                  </Button>
                </Popconfirm>
              ) : null
            }
          />
        ) : null}
        {state === 'accepted' && owed > 0 && mayManage ? <CloseOwed number={number} wish={wish} /> : null}
      </Flex>
    </Card>
  );
}

/** The buyer's return requests for the order, with the forms to answer them. */
export function OrderReturns({ order }: { order: StaffOrder }) {
  const { t } = useWords();
  if (order.returns.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeOrders.noReturns')} />;
  }
  return (
    <Flex vertical gap={12}>
      {order.returns.map((wish) => (
        <ReturnCard key={wish.id} number={order.number} wish={wish} />
      ))}
    </Flex>
  );
}
