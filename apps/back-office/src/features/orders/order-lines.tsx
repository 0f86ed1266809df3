import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { EditOrder } from './draft/edit-order.tsx';
import { marginColumns } from './margin/shown-margin.tsx';
import { SplitOrder } from './split-order.tsx';
import { orderWords, touchedByOrder } from './order-words.ts';

type Line = StaffOrder['lines'][number];

/** Position of the line → selected quantity. */
type Chosen = Readonly<Record<number, number>>;

interface CancelFormProps {
  readonly order: StaffOrder;
  readonly chosen: Chosen;
  readonly onDone: () => void;
}

function CancelForm({ order, chosen, onDone }: CancelFormProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const lines = Object.entries(chosen).flatMap(([position, qty]) =>
    qty > 0 ? [{ position: Number(position), qty }] : [],
  );
  const cancel = useChange(
    orderWords,
    (reason: string) => answerOf(api.cancelPieces({ number: order.number, body: { lines, reason } })),
    touchedByOrder,
    onDone,
  );
  return (
    <Form layout="vertical" onFinish={({ reason }: { reason: string }) => cancel.mutate(reason.trim())}>
      <FieldRefusal of={cancel.error} />
      <Form.Item name="reason" label={t('backOfficeOrders.reasonForBuyer')} rules={[reasonRule]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Flex gap={8}>
        <Button type="primary" danger htmlType="submit" disabled={lines.length === 0} loading={cancel.isPending}>
          {t('backOfficeOrders.cancelPieces')}
        </Button>
        <Button onClick={onDone}>{t('backOffice.back')}</Button>
      </Flex>
    </Form>
  );
}

/** Table of an order's lines with their reserved stock. Until the order is paid, staff can reduce quantities. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const words = useWords();
  const { t, money, count } = words;
  const { place } = useOffice();
  const mayManage = useMay()('manage_orders');
  const mayCancel = mayManage && order.may.cancelPieces;
  const [work, setWork] = useState<'edit' | 'split' | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const heldOf = ({ held }: Line) =>
    held.length === 0 ? '—' : held.map(({ warehouse, qty }) => `${warehouse}: ${count(qty)}`).join(', ');
  // When the order changes, the new key resets the form, so that it never mixes two versions.
  const key = String(order.version);
  if (work === 'edit') return <EditOrder key={key} order={order} onDone={() => setWork(null)} />;
  if (work === 'split') return <SplitOrder key={key} order={order} onDone={() => setWork(null)} />;
  return (
    <Flex vertical gap={12}>
      {order.lines.some(({ lacks }) => lacks > 0) ? (
        <Alert
          type="warning"
          showIcon
          title={t('backOfficeOrders.lacksParts')}
          action={<Link to="/warehouse/shortages">{t('backOfficeOrders.decideLacks')}</Link>}
        />
      ) : null}
      <WideTable<Line>
        size="small"
        rowKey="position"
        dataSource={order.lines}
        pagination={false}
        columns={[
          { key: 'position', title: '№', dataIndex: 'position' },
          {
            key: 'part',
            title: t('backOfficeOrders.part'),
            render: (_, line) => (
              // Let the title wrap. Otherwise a long one would push the sums off a phone's screen.
              <div className="w-part-320 wraps">
                <a
                  href={`${place.site}/product/${line.seo}`}
                  target="_blank"
                  rel="noreferrer"
                  className="office-number"
                >
                  {line.mpn}
                </a>
                <div>{[line.brand, line.package].filter((part) => part !== null && part !== '').join(', ')}</div>
                <Typography.Text type="secondary">{line.title}</Typography.Text>
              </div>
            ),
          },
          { key: 'qty', title: t('backOfficeOrders.pieces'), align: 'right', render: (_, line) => count(line.qty) },
          {
            key: 'total',
            title: t('backOfficeOrders.sum'),
            align: 'right',
            render: (_, line) => (
              <span className="office-number">
                {money(line.total - line.discount)}
                {line.discount === 0 ? null : (
                  <div>
                    <Typography.Text type="secondary" delete>
                      {money(line.total)}
                    </Typography.Text>
                  </div>
                )}
              </span>
            ),
          },
          ...marginColumns(words, order),
          {
            key: 'held',
            title: t('backOfficeOrders.held'),
            render: (_, line) => (
              <>
                {heldOf(line)}
                {line.lacks === 0 ? null : (
                  <div>
                    <Typography.Text type="danger">
                      {t('backOfficeOrders.lacks', { count: count(line.lacks) })}
                    </Typography.Text>
                  </div>
                )}
              </>
            ),
          },
          ...(chosen === null
            ? []
            : [
                {
                  key: 'cancel',
                  title: t('backOfficeOrders.takeOff'),
                  render: (_: unknown, line: Line) => (
                    <NumberInput
                      aria-label={t('backOfficeOrders.takeOffOf', { mpn: line.mpn })}
                      min={0}
                      max={line.qty}
                      precision={0}
                      value={chosen[line.position] ?? 0}
                      onChange={(value) => setChosen({ ...chosen, [line.position]: value ?? 0 })}
                    />
                  ),
                },
              ]),
        ]}
      />
      {mayManage && chosen === null ? (
        <Flex wrap gap={8}>
          {order.may.edit === 'none' ? null : (
            <Button onClick={() => setWork('edit')}>{t('backOfficeOrdering.edit')}</Button>
          )}
          {order.may.split ? <Button onClick={() => setWork('split')}>{t('backOfficeOrdering.split')}</Button> : null}
          {mayCancel ? <Button onClick={() => setChosen({})}>{t('backOfficeOrders.takePiecesOff')}</Button> : null}
        </Flex>
      ) : null}
      {chosen === null ? null : (
        <>
          <Alert type="warning" title={t('backOfficeOrders.takeOffConsequence')} />
          <CancelForm order={order} chosen={chosen} onDone={() => setChosen(null)} />
        </>
      )}
    </Flex>
  );
}
