import type { QuotedDelivery, WishedDelivery } from '@farad/contract/shop/checkout';
import type { WireCity } from '@farad/contract/shop/delivery';
import type { PhoneBuyer } from '@farad/contract/office/orders/phone-orders';
import { addressLengths } from '@farad/domain/address';
import { keepPreviousData } from '@tanstack/react-query';
import { Flex, Form, Input, Radio, Select, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useDebounced } from '#ui/call/use-debounced.ts';

/** Delivery of an order that is being created or changed. `city` null = the shop's default city. */
export interface DraftDelivery {
  readonly city: WireCity | null;
  readonly way: WishedDelivery | null;
}

interface PartProps {
  readonly draft: DraftDelivery;
  readonly onChange: (draft: DraftDelivery) => void;
}

function CityField({ draft, shown, onChange }: PartProps & { readonly shown: WireCity | null }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const sought = useDebounced(text.trim());
  const found = useCall('deliveryCities', { query: { text: sought } }, { placeholderData: keepPreviousData });
  const cities = (found.data ?? []).slice(0, 30);
  const city = draft.city ?? shown;
  const all = city === null || cities.some(({ slug }) => slug === city.slug) ? cities : [city, ...cities];
  return (
    <Select
      aria-label={t('backOfficeOrdering.city')}
      showSearch={{ searchValue: text, onSearch: setText, filterOption: false }}
      value={city?.slug ?? null}
      loading={found.isFetching}
      onChange={(slug) => {
        setText('');
        const chosen = all.find((each) => each.slug === slug) ?? null;
        const { way } = draft;
        const address = way?.kind === 'courier' ? { ...way.address, city: chosen?.title ?? '' } : undefined;
        const moved = way === null || way.kind === 'own_pickup' ? way : { kind: way.kind };
        onChange({ city: chosen, way: moved?.kind === 'courier' ? { kind: 'courier', address } : moved });
      }}
      className="w-320 max-full"
      options={all.map(({ slug, title, region }) => ({
        value: slug,
        label: region === '' || region === title ? title : `${title}, ${region}`,
      }))}
    />
  );
}

function PointField({ draft, city, onChange }: PartProps & { readonly city: WireCity | null }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const sought = useDebounced(text.trim());
  const slug = city?.slug ?? '';
  const found = useCall(
    'deliveryPoints',
    { query: { city: slug, text: sought } },
    { enabled: slug !== '', placeholderData: keepPreviousData },
  );
  const code = draft.way?.kind === 'pickup_point' ? (draft.way.code ?? null) : null;
  return (
    <Select
      aria-label={t('backOfficeOrdering.point')}
      placeholder={t('backOfficeOrdering.findPoint')}
      showSearch={{ searchValue: text, onSearch: setText, filterOption: false }}
      value={code}
      loading={found.isFetching}
      onChange={(chosen) => onChange({ ...draft, way: { kind: 'pickup_point', code: chosen } })}
      className="w-560 max-full"
      options={(found.data?.points ?? [])
        // Leave out our own office, because pickup there is a separate delivery method.
        .filter(({ kind }) => kind !== 'own')
        .map(({ code: value, name, address }) => ({ value, label: `${name}, ${address}` }))}
    />
  );
}

type Courier = Extract<WishedDelivery, { kind: 'courier' }>;

const doorFields = ['street', 'house', 'flat', 'postcode', 'courierNote'] as const;
const widths = { street: 280, house: 100, flat: 120, postcode: 120, courierNote: 320 } as const;

function DoorFields({
  draft,
  city,
  addresses,
  onChange,
}: PartProps & { readonly city: WireCity | null; readonly addresses: PhoneBuyer['addresses'] }) {
  const { t } = useWords();
  const way: Courier = draft.way?.kind === 'courier' ? draft.way : { kind: 'courier' };
  const address = { city: city?.title ?? '', ...way.address };
  const set = (field: (typeof doorFields)[number], text: string): void => {
    const name = field === 'courierNote' ? 'comment' : field;
    onChange({ ...draft, way: { kind: 'courier', address: { ...address, [name]: text } } });
  };
  return (
    <Flex vertical gap={8}>
      {addresses.length === 0 ? null : (
        <Select
          aria-label={t('backOfficeOrdering.address')}
          value={way.address_id ?? ''}
          onChange={(id) =>
            onChange({ ...draft, way: id === '' ? { kind: 'courier', address } : { kind: 'courier', address_id: id } })
          }
          className="w-560 max-full"
          options={[
            ...addresses.map(({ id, text }) => ({ value: id, label: text })),
            { value: '', label: t('backOfficeOrdering.newAddress') },
          ]}
        />
      )}
      {way.address_id === undefined ? (
        <Flex wrap gap={8}>
          {doorFields.map((field) => (
            <Form.Item
              key={field}
              label={t(`backOfficeOrdering.${field}`)}
              htmlFor={`door-${field}`}
              required={field === 'street' || field === 'house'}
              className="below-0"
            >
              <Input
                id={`door-${field}`}
                maxLength={addressLengths[field === 'courierNote' ? 'comment' : field]}
                autoComplete="off"
                value={address[field === 'courierNote' ? 'comment' : field] ?? ''}
                onChange={({ target }) => set(field, target.value)}
                className={`w-${widths[field]}`}
              />
            </Form.Item>
          ))}
        </Flex>
      ) : null}
    </Flex>
  );
}

interface DraftDeliveryProps extends PartProps {
  readonly options: readonly QuotedDelivery[];
  readonly city: WireCity | null;
  readonly addresses: PhoneBuyer['addresses'];
}

/** Form fields for delivery: city, method with price, and address or pickup point. */
export function DeliveryFields({ draft, options, city: shown, addresses, onChange }: DraftDeliveryProps) {
  const words = useWords();
  const { t, named, money, date } = words;
  const city = draft.city ?? shown;
  const aboutOf = ({ kind, price, days, refusal }: QuotedDelivery): string => {
    if (refusal !== null && price === null) return named(`backOfficeOrdering.refusal_${refusal}`);
    const sum = price === null || price === 0 ? t('backOfficeOrdering.free') : money(price);
    return kind === 'own_pickup' || days === null ? sum : `${sum}, ${date(days.from)} – ${date(days.to)}`;
  };
  const begin = (kind: QuotedDelivery['kind']): WishedDelivery => {
    if (kind !== 'courier') return { kind };
    const [first] = addresses;
    return first === undefined ? { kind, address: { city: city?.title ?? '' } } : { kind, address_id: first.id };
  };
  return (
    <Flex vertical gap={12} align="stretch">
      <CityField draft={draft} shown={shown} onChange={onChange} />
      <Radio.Group
        aria-label={t('backOfficeOrdering.delivery')}
        value={draft.way?.kind ?? null}
        onChange={({ target }) => {
          const option = options.find(({ kind }) => kind === target.value);
          if (option !== undefined) onChange({ ...draft, way: begin(option.kind) });
        }}
        options={options.map((option) => ({
          value: option.kind,
          disabled: option.price === null,
          label: (
            <>
              {option.name ?? named(`backOfficeOrders.delivery_${option.kind}`)}{' '}
              <Typography.Text type="secondary">{aboutOf(option)}</Typography.Text>
            </>
          ),
        }))}
        className="flex column gap-4"
      />
      {draft.way?.kind === 'courier' ? (
        <DoorFields draft={draft} city={city} addresses={addresses} onChange={onChange} />
      ) : null}
      {draft.way?.kind === 'pickup_point' ? <PointField draft={draft} city={city} onChange={onChange} /> : null}
    </Flex>
  );
}
