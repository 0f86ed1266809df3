import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { QuotedOrderEdit } from '@farad/contract/office/orders/changes';
import type { PaymentKind } from '@farad/domain/order';
import { textLimits } from '@farad/domain/shared';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input, Radio, Typography } from 'antd';
import { useState } from 'react';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate } from '#ui/call/call-key.ts';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { LeaveQuestion } from '#ui/page/leave-question.tsx';
import { NewOrderLink } from '#ui/page/new-order-link.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useDebounced } from '#ui/call/use-debounced.ts';
import { DeliveryFields, type DraftDelivery } from './draft-delivery.tsx';
import { DraftLines } from './draft-lines.tsx';
import { wholeDelivery, type OrderDraftLine } from './order-draft.ts';
import { orderWords, touchedByOrder } from '../order-words.ts';
import { SumRows } from '../sum-rows.tsx';

interface Draft {
  readonly lines: readonly OrderDraftLine[];
  /** null = the delivery is unchanged. */
  readonly delivery: DraftDelivery | null;
  readonly payment: PaymentKind;
  readonly reason: string;
}

const beginDraft = ({ lines, payment }: StaffOrder): Draft => ({
  lines: lines.map(({ productId, mpn, brand, qty }) => ({
    product_id: productId,
    mpn,
    brand,
    qty,
  })),
  delivery: null,
  payment,
  reason: '',
});

const wishOf = ({ version }: StaffOrder, { lines, delivery, payment }: Draft) => ({
  version,
  payment_method: payment,
  lines: lines.map(({ product_id, qty }) => ({
    product_id,
    qty,
  })),
  ...(delivery?.city === null || delivery === null ? {} : { city: delivery.city.slug }),
  delivery: delivery?.way ?? null,
});

/**
 * Returns a function that awaits a call. If somebody else has changed the order meanwhile, it fetches the order again
 * and throws an error that says so.
 */
function useForestalled() {
  const { t } = useWords();
  const queries = useQueryClient();
  return async <T,>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'order_changed') throw error;
      await invalidate(queries, ...answersOf.orders);
      const { status, code } = error;
      throw new Refused(status, { code, message: t('backOfficeOrdering.changedMeanwhile') });
    }
  };
}

function useEdit(order: StaffOrder, draft: Draft, onDone: () => void) {
  const { api } = useOffice();
  const { number } = order;
  const tell = useForestalled();
  const json = JSON.stringify(wishOf(order, draft));
  const wish = useDebounced(json);
  const quote = useCall(
    'quoteOrderEdit',
    { number, body: JSON.parse(wish) as ReturnType<typeof wishOf> },
    { enabled: draft.lines.length > 0, placeholderData: keepPreviousData, retry: false },
  );
  const save = useChange(
    orderWords,
    (total: number) => {
      const { city: _, delivery: __, ...body } = { city: '', ...wishOf(order, draft) };
      const delivery = draft.delivery === null ? null : wholeDelivery(draft.delivery.way);
      return tell(answerOf(api.editOrder({ number, body: { ...body, delivery, total, reason: draft.reason.trim() } })));
    },
    touchedByOrder,
    onDone,
  );
  return { quote, save, isFresh: wish === json && !quote.isPlaceholderData };
}

function Sums({ quoted }: { quoted: QuotedOrderEdit }) {
  const { t, money } = useWords();
  const difference = quoted.total - quoted.before;
  const rows = [
    [t('backOfficeOrdering.goods'), quoted.goods],
    [t('backOfficeOrdering.coupon'), -quoted.couponDiscount],
    [t('backOfficeOrders.bonuses'), -quoted.bonuses],
    [t('backOfficeOrdering.delivery'), quoted.cargo],
  ] as const;
  return (
    <Flex vertical className="max-360">
      <SumRows rows={rows} />
      <Flex justify="space-between" gap={16}>
        <span>{t('backOfficeOrdering.was')}</span>
        <span className="office-number">{money(quoted.before)}</span>
      </Flex>
      <Flex justify="space-between" gap={16}>
        <strong>{t('backOfficeOrdering.becomes')}</strong>
        <strong className="office-number">{money(quoted.total)}</strong>
      </Flex>
      <Flex justify="space-between" gap={16}>
        <span>{t('backOfficeOrdering.difference')}</span>
        <span className="office-number">
          {difference > 0 ? '+' : ''}
          {money(difference)}
        </span>
      </Flex>
    </Flex>
  );
}

interface EditProps {
  readonly order: StaffOrder;
  readonly onDone: () => void;
}

function DeliveryPart({
  draft,
  quoted,
  addresses,
  isPaid,
  onChange,
}: {
  draft: Draft;
  quoted: QuotedOrderEdit | undefined;
  addresses: readonly { readonly id: string; readonly text: string }[];
  /** True = the payment method cannot be changed. */
  isPaid: boolean;
  onChange: (draft: Draft) => void;
}) {
  const { t, named } = useWords();
  return (
    <Flex vertical gap={12}>
      <strong>{t('backOfficeOrdering.delivery')}</strong>
      <Radio.Group
        aria-label={t('backOfficeOrdering.delivery')}
        value={draft.delivery === null ? 'keep' : 'change'}
        onChange={({ target }) =>
          onChange({ ...draft, delivery: target.value === 'keep' ? null : { city: null, way: null } })
        }
        options={[
          { value: 'keep', label: t('backOfficeOrdering.keepDelivery') },
          { value: 'change', label: t('backOfficeOrdering.changeDelivery') },
        ]}
      />
      {draft.delivery === null ? null : (
        <DeliveryFields
          draft={draft.delivery}
          options={quoted?.delivery ?? []}
          city={quoted?.city ?? null}
          addresses={[...addresses]}
          onChange={(delivery) => onChange({ ...draft, delivery })}
        />
      )}
      <strong>{t('backOfficeOrdering.payment')}</strong>
      <Radio.Group
        aria-label={t('backOfficeOrdering.payment')}
        value={draft.payment}
        onChange={({ target }) => {
          const chosen = quoted?.payment_methods.find(({ method }) => method === target.value);
          if (chosen !== undefined) onChange({ ...draft, payment: chosen.method });
        }}
        options={(quoted?.payment_methods ?? []).map(({ method, refusal, name }) => ({
          value: method,
          disabled: method !== draft.payment && (isPaid || refusal !== null),
          label: name ?? named(`backOfficeOrders.payment_${method}`),
        }))}
      />
    </Flex>
  );
}

/** Note about what cannot be changed in a paid order, and what to do instead. */
function PaidNote({ order }: { order: StaffOrder }) {
  const { t } = useWords();
  const company = order.company?.id ?? null;
  return (
    <Alert
      type="info"
      title={t('backOfficeOrdering.paidLead')}
      action={
        <NewOrderLink
          customerId={order.customerId}
          {...(company === null ? {} : { companyId: company })}
          title={t('backOfficeOrdering.secondOrder')}
        />
      }
    />
  );
}

/**
 * Returns true if the changed order can be saved: it is complete and the server accepts it. The total of a paid order
 * must stay the same.
 */
function mayBeKept({ lines, delivery, payment }: Draft, quoted: QuotedOrderEdit, isPaid: boolean): boolean {
  const method = quoted.payment_methods.find((each) => each.method === payment);
  const isPayable = isPaid ? quoted.total === quoted.before : method?.refusal === null;
  const isPlaced = delivery === null || wholeDelivery(delivery.way) !== null;
  return isPayable && isPlaced && lines.length > 0 && quoted.lines.every(({ problem }) => problem === null);
}

/** Total of the changed order, or the error of calculating it. */
function Counted({ quote }: { quote: ReturnType<typeof useEdit>['quote'] }) {
  const { t } = useWords();
  const { data, error } = quote;
  return (
    <>
      {data?.isCouponDropped === true ? <Alert type="warning" title={t('backOfficeOrdering.couponDropped')} /> : null}
      {error === null ? null : <CallFailed error={error} onRetry={() => void quote.refetch()} />}
      {data === undefined ? null : <Sums quoted={data} />}
    </>
  );
}

/** Form that changes lines, delivery and payment of an order. It shows the new total before saving. */
export function EditOrder({ order, onDone }: EditProps) {
  const { t } = useWords();
  const may = useMay();
  const [draft, setDraft] = useState(() => beginDraft(order));
  const { quote, save, isFresh } = useEdit(order, draft, onDone);
  const { customerId } = order;
  const buyer = useCall('phoneBuyer', { customerId }, { enabled: may('order_for_customer') });
  const company = order.company?.id ?? null;
  const isPaid = order.may.edit === 'place';
  const quoted = quote.data;
  const isSame = JSON.stringify(wishOf(order, draft)) === JSON.stringify(wishOf(order, beginDraft(order)));
  const isWhole = !isSame && quoted !== undefined && mayBeKept(draft, quoted, isPaid);
  return (
    <Form layout="vertical" component="div">
      <Flex vertical gap={16}>
        {isPaid ? (
          <PaidNote order={order} />
        ) : (
          <>
            <Alert type="info" title={t('backOfficeOrdering.editLead')} />
            <DraftLines
              lines={draft.lines}
              counted={quoted?.lines ?? []}
              isBusy={quote.isPlaceholderData}
              whom={{ customer: customerId, company }}
              onChange={(lines) => setDraft({ ...draft, lines })}
            />
          </>
        )}
        <DeliveryPart
          draft={draft}
          quoted={quoted}
          addresses={buyer.data?.addresses ?? []}
          isPaid={isPaid}
          onChange={setDraft}
        />
        <Counted quote={quote} />
        <Form.Item label={t('backOfficeOrders.wordsForBuyer')} htmlFor="edit-reason" className="below-0">
          <Input
            id="edit-reason"
            maxLength={textLimits.reason}
            autoComplete="off"
            value={draft.reason}
            onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
          />
        </Form.Item>
        <LeaveQuestion isDirty={(!isSame || draft.reason !== '') && !save.isPending} />
        <Flex gap={8} align="center" wrap>
          <Button
            type="primary"
            disabled={!isWhole || !isFresh}
            loading={save.isPending}
            onClick={() => save.mutate(quoted?.total ?? 0)}
          >
            {t('backOfficeOrdering.saveOrder')}
          </Button>
          <Button onClick={onDone}>{t('backOffice.back')}</Button>
          {isSame ? <Typography.Text type="secondary">{t('backOfficeOrdering.noChange')}</Typography.Text> : null}
        </Flex>
      </Flex>
    </Form>
  );
}
