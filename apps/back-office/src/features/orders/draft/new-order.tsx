import type { PhoneBuyer, PhoneQuote } from '@farad/contract/office/orders/phone-orders';
import type { PaymentKind } from '@farad/domain/order';
import { typedCouponLengthMax } from '@farad/domain/promotion';
import { textLimits } from '@farad/domain/shared';
import { keepPreviousData } from '@tanstack/react-query';
import { Alert, Button, Card, Checkbox, Flex, Form, Input, Radio, Select, Skeleton, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PhoneLink } from '#ui/page/contact.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { personName } from '#ui/page/person-name.ts';
import { useChange } from '#ui/call/use-change.ts';
import { useDebounced } from '#ui/call/use-debounced.ts';
import { DeliveryFields, type DraftDelivery } from './draft-delivery.tsx';
import { DraftLines } from './draft-lines.tsx';
import { wholeDelivery, withLines, type OrderDraftLine } from './order-draft.ts';
import { touchedByOrder } from '../order-words.ts';
import { PasteLines } from './paste-lines.tsx';
import { SumRows } from '../sum-rows.tsx';

const placedWords = { done: 'backOfficeOrdering.placed', notDone: 'backOfficeOrdering.notPlaced' } as const;

interface Draft {
  readonly lines: readonly OrderDraftLine[];
  readonly delivery: DraftDelivery;
  readonly payment: PaymentKind | null;
  readonly coupon: string;
  readonly bonuses: number;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly comment: string;
  readonly hasConsent: boolean;
}

const beginDraft = ({ name, surname, email }: PhoneBuyer): Draft => ({
  lines: [],
  delivery: {
    city: null,
    way: null,
  },
  payment: null,
  coupon: '',
  bonuses: 0,
  name,
  surname,
  email,
  comment: '',
  hasConsent: false,
});

/** Returns the request that calculates the prices of the order. */
const wishOf = (buyer: PhoneBuyer, companyId: string | null, draft: Draft) => ({
  customer_id: buyer.id,
  company_id: companyId,
  coupon: draft.coupon,
  bonuses: draft.bonuses,
  lines: draft.lines.map(({ product_id, qty }) => ({
    product_id,
    qty,
  })),
  ...(draft.delivery.city === null ? {} : { city: draft.delivery.city.slug }),
  delivery: draft.delivery.way,
});

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Part({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <Card size="small" title={<h2 className="text-16 flush">{title}</h2>} extra={extra}>
      {children}
    </Card>
  );
}

interface BuyerProps {
  readonly buyer: PhoneBuyer;
  readonly companyId: string | null;
  readonly onCompany: (id: string | null) => void;
  readonly onOther: () => void;
}

function BuyerPart({ buyer, companyId, onCompany, onOther }: BuyerProps) {
  const { t } = useWords();
  return (
    <Part
      title={personName(buyer, t)}
      extra={
        <Button type="link" onClick={onOther}>
          {t('backOfficeOrdering.otherCustomer')}
        </Button>
      }
    >
      <Flex vertical gap={8} align="flex-start">
        <PhoneLink phone={buyer.phone} />
        {buyer.companies.length === 0 ? null : (
          <Select
            aria-label={t('backOfficeOrdering.buyer')}
            value={companyId ?? ''}
            onChange={(id) => onCompany(id === '' ? null : id)}
            className="w-420 max-full"
            options={[
              { value: '', label: t('backOfficeOrdering.person') },
              ...buyer.companies.map(({ id, name, inn, mayOrder }) => ({
                value: id,
                label: `${name}, ${inn}${mayOrder ? '' : `: ${t('backOfficeOrdering.mayNotOrder')}`}`,
                disabled: !mayOrder,
              })),
            ]}
          />
        )}
      </Flex>
    </Part>
  );
}

/** Returns true if the server rejects the typed coupon. */
const isCouponRefused = ({ coupon }: Draft, quote: PhoneQuote): boolean =>
  coupon !== '' && quote.coupon !== null && quote.coupon.refusal !== null;

function MoneyPart({ draft, quote, onChange }: PartProps & { readonly quote: PhoneQuote | undefined }) {
  const { t, named, count } = useWords();
  const methods = quote?.payment_methods ?? [];
  return (
    <Part title={t('backOfficeOrdering.payment')}>
      <Radio.Group
        aria-label={t('backOfficeOrdering.payment')}
        value={draft.payment}
        onChange={({ target }) => {
          const chosen = methods.find(({ method }) => method === target.value);
          if (chosen !== undefined) onChange({ ...draft, payment: chosen.method });
        }}
        options={methods.map(({ method, refusal, name }) => ({
          value: method,
          disabled: refusal !== null,
          label: name ?? named(`backOfficeOrders.payment_${method}`),
        }))}
      />
      <Flex wrap gap={16} className="above-12">
        <Form.Item
          label={t('backOfficeOrdering.coupon')}
          htmlFor="order-coupon"
          {...(quote !== undefined && isCouponRefused(draft, quote)
            ? { validateStatus: 'error' as const, help: t('backOfficeOrdering.couponRefused') }
            : {})}
        >
          <Input
            id="order-coupon"
            maxLength={typedCouponLengthMax}
            autoComplete="off"
            value={draft.coupon}
            onChange={({ target }) => onChange({ ...draft, coupon: target.value.trim() })}
            className="w-200"
          />
        </Form.Item>
        {quote === undefined || quote.bonuses.balance === 0 ? null : (
          <Form.Item
            label={t('backOfficeOrdering.bonuses')}
            htmlFor="order-bonuses"
            extra={t('backOfficeOrdering.bonusesMax', { count: count(quote.bonuses.mayUse) })}
          >
            <NumberInput
              id="order-bonuses"
              min={0}
              max={quote.bonuses.mayUse}
              precision={0}
              value={draft.bonuses}
              onChange={(bonuses) => onChange({ ...draft, bonuses: bonuses ?? 0 })}
            />
          </Form.Item>
        )}
      </Flex>
    </Part>
  );
}

const contactFields = ['name', 'surname', 'email', 'comment'] as const;
const contactLabels = {
  name: 'backOfficeOrdering.firstName',
  surname: 'backOfficeOrdering.surname',
  email: 'backOfficeOrdering.email',
  comment: 'backOfficeOrdering.comment',
} as const;

const contactLengths = {
  name: textLimits.personName,
  surname: textLimits.personName,
  email: textLimits.email,
  comment: textLimits.comment,
} as const;

function ContactPart({ draft, onChange }: PartProps) {
  const { t } = useWords();
  return (
    <Part title={t('backOfficeOrdering.customer')}>
      <Flex wrap gap={12}>
        {contactFields.map((field) => (
          <Form.Item key={field} label={t(contactLabels[field])} htmlFor={`order-${field}`} required={field === 'name'}>
            <Input
              id={`order-${field}`}
              maxLength={contactLengths[field]}
              autoComplete="off"
              value={draft[field]}
              onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
              className={field === 'comment' ? 'w-part-420' : 'w-220'}
            />
          </Form.Item>
        ))}
      </Flex>
    </Part>
  );
}

function Sums({ quote }: { quote: PhoneQuote }) {
  const { t, money } = useWords();
  const rows = [
    [t('backOfficeOrdering.goods'), quote.goods],
    [t('backOfficeOrdering.coupon'), -(quote.coupon?.discount ?? 0)],
    [t('backOfficeOrders.bonuses'), -quote.bonuses.used],
    [t('backOfficeOrdering.delivery'), quote.cargo],
  ] as const;
  return (
    <Flex vertical className="max-360">
      <SumRows rows={rows} />
      <Flex justify="space-between" gap={16}>
        <Typography.Text strong>{t('backOfficeOrdering.total')}</Typography.Text>
        <Typography.Text strong className="office-number">
          {money(quote.total)}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}

/**
 * Loads the prices of the order from the server after each pause in typing. Until new ones arrive, the last ones are
 * shown.
 */
function useQuote(buyer: PhoneBuyer, companyId: string | null, draft: Draft) {
  const wish = useDebounced(JSON.stringify(wishOf(buyer, companyId, draft)));
  const quote = useCall(
    'quotePhoneOrder',
    { body: JSON.parse(wish) as ReturnType<typeof wishOf> },
    { placeholderData: keepPreviousData, retry: false },
  );
  const isFresh = !quote.isPlaceholderData && wish === JSON.stringify(wishOf(buyer, companyId, draft));
  return { ...quote, isFresh };
}

function usePlacing(buyer: PhoneBuyer, companyId: string | null, key: string) {
  const { api } = useOffice();
  const navigate = useNavigate();
  return useChange(
    placedWords,
    ({ draft, total }: { draft: Draft; total: number }) => {
      const delivery = wholeDelivery(draft.delivery.way);
      if (delivery === null || draft.payment === null)
        throw new Error('order form: expected delivery and payment method to be chosen');
      const { name, surname, email, comment } = draft;
      const { city: _, ...wish } = { city: '', ...wishOf(buyer, companyId, draft) };
      const body = { ...wish, delivery, payment_method: draft.payment, contact: { name, surname, email }, comment };
      return answerOf(api.placePhoneOrder({ body: { ...body, total, consent: true }, idempotencyKey: key }));
    },
    [...touchedByOrder, 'quotePhoneOrder'],
    ({ number }) => void navigate(`/orders/${number}`),
  );
}

function OrderForm(props: BuyerProps) {
  const { buyer, companyId } = props;
  const { t } = useWords();
  const [draft, setDraft] = useState(() => beginDraft(buyer));
  const [key] = useState(() => crypto.randomUUID());
  const quote = useQuote(buyer, companyId, draft);
  const place = usePlacing(buyer, companyId, key);
  const { data } = quote;
  const isWhole =
    draft.lines.length > 0 &&
    wholeDelivery(draft.delivery.way) !== null &&
    data !== undefined &&
    data.payment_methods.some(({ method, refusal }) => method === draft.payment && refusal === null) &&
    data.lines.every(({ problem }) => problem === null) &&
    !isCouponRefused(draft, data) &&
    draft.name.trim() !== '' &&
    draft.hasConsent;
  return (
    <Form layout="vertical" component="div">
      <Flex vertical gap={16} align="stretch">
        <BuyerPart {...props} />
        <Part
          title={t('backOfficeOrdering.lines')}
          extra={<PasteLines onRead={(lines) => setDraft({ ...draft, lines: withLines(draft.lines, lines) })} />}
        >
          <DraftLines
            lines={draft.lines}
            counted={data?.lines ?? []}
            isBusy={quote.isPlaceholderData}
            whom={{ customer: buyer.id, company: companyId }}
            onChange={(lines) => setDraft({ ...draft, lines })}
          />
        </Part>
        <Part title={t('backOfficeOrdering.delivery')}>
          <DeliveryFields
            draft={draft.delivery}
            options={data?.delivery ?? []}
            city={data?.city ?? null}
            addresses={buyer.addresses}
            onChange={(delivery) => setDraft({ ...draft, delivery })}
          />
        </Part>
        <MoneyPart draft={draft} quote={data} onChange={setDraft} />
        <ContactPart draft={draft} onChange={setDraft} />
        {quote.error === null ? null : <CallFailed error={quote.error} onRetry={() => void quote.refetch()} />}
        {data === undefined ? null : <Sums quote={data} />}
        <Checkbox
          checked={draft.hasConsent}
          onChange={({ target }) => setDraft({ ...draft, hasConsent: target.checked })}
        >
          {t('backOfficeOrdering.consentOrder')}
        </Checkbox>
        <Flex gap={12} align="center" wrap>
          <Button
            type="primary"
            disabled={!isWhole || !quote.isFresh}
            loading={place.isPending}
            onClick={() => place.mutate({ draft, total: data?.total ?? 0 })}
          >
            {t('backOfficeOrdering.place')}
          </Button>
          <Typography.Text type="secondary">{t('backOfficeOrdering.placeHint')}</Typography.Text>
        </Flex>
      </Flex>
    </Form>
  );
}

/** Form to enter an order for the chosen customer. */
export function NewOrder({ customerId, ...props }: Omit<BuyerProps, 'buyer'> & { readonly customerId: string }) {
  const { t } = useWords();
  const buyer = useCall('phoneBuyer', { customerId });
  if (buyer.error !== null) return <CallFailed error={buyer.error} onRetry={() => void buyer.refetch()} />;
  if (buyer.data === undefined) return <Skeleton active />;
  if (buyer.data.isBlocked) return <Alert type="error" title={t('backOfficeOrdering.isBlocked')} />;
  return <OrderForm {...props} buyer={buyer.data} />;
}
