import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { StaffParcels } from '@farad/contract/office/orders/parcels';
import { checkMarks, isMarkCode } from '@farad/domain/delivery';
import { trackLengthMax } from '@farad/domain/order';
import { Alert, Button, Card, Dropdown, Empty, Flex, Form, Input, Popconfirm, Skeleton, Tag } from 'antd';

import { answerOf } from '#api.ts';
import { MissingVendor } from '#ui/page/missing-vendor.tsx';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { ReleaseUnpaid } from './release-unpaid.tsx';
import { touchedByOrder } from './order-words.ts';
import { codesIn } from './scanned-codes.ts';

type Parcel = StaffParcels['parcels'][number];

const parcelWords = { done: 'backOfficeOrders.parcelUpdated', notDone: 'backOfficeOrders.parcelNotUpdated' } as const;

const partOf = (order: StaffOrder, productId: string): string =>
  order.lines.find((line) => line.productId === productId)?.mpn ?? productId;

type Packed = Readonly<Record<string, { readonly qty: number | null; readonly marks: string } | undefined>>;

/** Field for the codes of marked goods, one line per packed piece. A scanner ends each code with a line break. */
function MarkCodes({ productId }: { productId: string }) {
  const { t } = useWords();
  return (
    <Form.Item
      name={[productId, 'marks']}
      label={t('backOfficeOrders.markCodes')}
      extra={t('backOfficeOrders.markCodesHint')}
      dependencies={[[productId, 'qty']]}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_, marks: string) => {
            const codes = codesIn(marks);
            const quantity = Number(getFieldValue([productId, 'qty']) ?? 0);
            const isRight =
              checkMarks({ isMarked: true, quantity, marks: codes }) === null &&
              codes.every(({ code, pieces }) => isMarkCode(code) && pieces > 0);
            return isRight ? Promise.resolve() : Promise.reject(new Error(t('backOfficeOrders.markCodesWrong')));
          },
        }),
      ]}
    >
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} className="office-codes mono" />
    </Form.Item>
  );
}

function Pack({ order, left }: { order: StaffOrder; left: StaffParcels['left'] }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const { number } = order;
  const pack = useChange(
    parcelWords,
    (chosen: Packed) =>
      answerOf(
        api.packParcel({
          number,
          body: {
            products: left.flatMap(({ product_id }) => {
              const { qty = 0, marks = '' } = chosen[product_id] ?? {};
              return qty !== null && qty > 0 ? [{ product_id, qty, marks: codesIn(marks) }] : [];
            }),
          },
        }),
      ),
    touchedByOrder,
  );
  return (
    <Card size="small" title={t('backOfficeOrders.newParcel')}>
      <Form
        key={left.map(({ product_id, qty }) => `${product_id}:${qty}`).join(' ')}
        layout="vertical"
        initialValues={Object.fromEntries(left.map(({ product_id, qty }) => [product_id, { qty, marks: '' }]))}
        onFinish={(chosen: Packed) => pack.mutate(chosen)}
      >
        <FieldRefusal of={pack.error} />
        <Flex wrap gap="0 16px">
          {left.map(({ product_id, qty, isMarked }) => (
            <div key={product_id}>
              <Form.Item
                name={[product_id, 'qty']}
                label={t('backOfficeOrders.piecesOf', { mpn: partOf(order, product_id), count: count(qty) })}
              >
                <NumberInput min={0} max={qty} precision={0} />
              </Form.Item>
              {isMarked ? <MarkCodes productId={product_id} /> : null}
            </div>
          ))}
        </Flex>
        <Button type="primary" htmlType="submit" loading={pack.isPending}>
          {t('backOfficeOrders.pack')}
        </Button>
      </Form>
    </Card>
  );
}

function HandOver({ number, parcel, mayCarry }: { number: string; parcel: Parcel; mayCarry: boolean }) {
  const { t } = useWords();
  const { api } = useOffice();
  const hand = useChange(
    parcelWords,
    (body: { by: 'carrier' | 'shop'; track: string }) =>
      answerOf(api.handOverParcel({ number, parcel: String(parcel.number), body })),
    touchedByOrder,
  );
  return (
    <Form
      layout="inline"
      initialValues={{ track: '' }}
      onFinish={({ track }: { track: string }) => hand.mutate({ by: 'shop', track: track.trim() })}
      className="gap-8"
    >
      <FieldRefusal of={hand.error} />
      {mayCarry ? (
        <Button type="primary" loading={hand.isPending} onClick={() => hand.mutate({ by: 'carrier', track: '' })}>
          {t('backOfficeOrders.handToCarrier')}
        </Button>
      ) : null}
      <Form.Item name="track" label={t('backOfficeOrders.otherTrack')} rules={[{ pattern: /^[\w-]*$/ }]}>
        <Input maxLength={trackLengthMax} className="w-160" />
      </Form.Item>
      <Button htmlType="submit" loading={hand.isPending}>
        {t('backOfficeOrders.handOver')}
      </Button>
    </Form>
  );
}

function ParcelActions({ number, parcel }: { number: string; parcel: Parcel }) {
  const { t, named } = useWords();
  const { api, place } = useOffice();
  const own = { number, parcel: String(parcel.number) };
  const move = useChange(
    parcelWords,
    (state: Parcel['state']) => answerOf(api.moveParcel({ ...own, body: { state } })),
    touchedByOrder,
  );
  const remove = useChange(parcelWords, () => answerOf(api.removeParcel({ ...own, body: {} })), touchedByOrder);
  const recall = useChange(parcelWords, () => answerOf(api.recallParcel({ ...own, body: {} })), touchedByOrder);
  const { states } = parcel.may;
  return (
    <Flex wrap gap={8}>
      {states.length === 0 ? null : (
        <Dropdown
          trigger={['click']}
          menu={{
            items: states.map((state) => ({ key: state, label: named(`backOfficeOrders.parcel_${state}`) })),
            onClick: ({ key }) => {
              const state = states.find((each) => each === key);
              if (state !== undefined) move.mutate(state);
            },
          }}
        >
          <Button loading={move.isPending}>{t('backOfficeOrders.parcelState')}</Button>
        </Dropdown>
      )}
      {parcel.may.label ? (
        <Button
          href={`${place.api}/admin/orders/${encodeURIComponent(number)}/parcels/${parcel.number}/label`}
          target="_blank"
        >
          {t('backOfficeOrders.label')}
        </Button>
      ) : null}
      {parcel.may.recall ? (
        <Popconfirm title={t('backOfficeOrders.recallQuestion')} onConfirm={() => recall.mutate(undefined)}>
          <Button>{t('backOfficeOrders.recall')}</Button>
        </Popconfirm>
      ) : null}
      {parcel.may.remove ? (
        <Popconfirm title={t('backOfficeOrders.unpackQuestion')} onConfirm={() => remove.mutate(undefined)}>
          <Button>{t('backOfficeOrders.unpack')}</Button>
        </Popconfirm>
      ) : null}
    </Flex>
  );
}

function ParcelCard({ order, parcel, mayCarry }: { order: StaffOrder; parcel: Parcel; mayCarry: boolean }) {
  const { t, named, count, dateTime } = useWords();
  const mayManage = useMay()('pack_orders');
  const { shipment, track, trackUrl, grams, lines, events, unclear } = parcel;
  return (
    <Card
      size="small"
      title={
        <>
          {t('backOfficeOrders.parcelOf', { number: parcel.number })}{' '}
          <Tag>{named(`backOfficeOrders.parcel_${parcel.state}`)}</Tag>
        </>
      }
    >
      <Flex vertical gap={8}>
        <div>{lines.map(({ product_id, qty }) => `${partOf(order, product_id)} × ${count(qty)}`).join(', ')}</div>
        <div>
          {t('backOfficeOrders.grams', { grams: count(grams) })}
          {track === null ? null : (
            <>
              {' · '}
              {trackUrl === null ? (
                <span className="office-number">{track}</span>
              ) : (
                <a href={trackUrl} target="_blank" rel="noreferrer" className="office-number">
                  {track}
                </a>
              )}
            </>
          )}
          {shipment === null ? null : ` · ${named(`backOfficeOrders.shipment_${shipment.state}`)}`}
        </div>
        {shipment === null ? null : <MissingVendor of={shipment.carrier} />}
        {shipment !== null && shipment.problems.length > 0 ? (
          <Alert type="error" title={shipment.problems.join('; ')} />
        ) : null}
        {typeof shipment?.returnTrack === 'string' ? (
          <div>{t('backOfficeOrders.parcelComesBack', { track: shipment.returnTrack })}</div>
        ) : null}
        {unclear.length === 0 ? null : (
          <Alert type="warning" title={t('backOfficeOrders.parcelUnclear', { words: unclear.join(', ') })} />
        )}
        {events.length === 0 ? null : (
          <ul className="flush indent">
            {events.map(({ at, state, city }) => (
              <li key={`${at} ${state}`}>
                {dateTime(at)} · {named(`backOfficeOrders.parcel_${state}`)}
                {city === '' ? '' : `, ${city}`}
              </li>
            ))}
          </ul>
        )}
        {mayManage && parcel.may.handOver ? (
          <HandOver number={order.number} parcel={parcel} mayCarry={mayCarry} />
        ) : null}
        {mayManage ? <ParcelActions number={order.number} parcel={parcel} /> : null}
      </Flex>
    </Card>
  );
}

/** Parcels of an order with the forms to pack, hand over and track them. */
export function OrderParcels({ order }: { order: StaffOrder }) {
  const { t } = useWords();
  const mayManage = useMay()('pack_orders');
  const list = useCall('staffParcels', { number: order.number });
  if (list.error !== null) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <Skeleton active />;
  const { parcels, left, mayPack, mayCarry } = list.data;
  return (
    <Flex vertical gap={12}>
      <ReleaseUnpaid order={order} />
      {parcels.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(mayPack ? 'backOfficeOrders.noParcels' : 'backOfficeOrders.noPackingNow')}
        />
      ) : null}
      {parcels.map((parcel) => (
        <ParcelCard key={parcel.number} order={order} parcel={parcel} mayCarry={mayCarry} />
      ))}
      {mayManage && mayPack && left.length > 0 ? <Pack order={order} left={left} /> : null}
    </Flex>
  );
}
