import type { OfferableProduct } from '@farad/contract/office/orders/requests';
import { keepPreviousData } from '@tanstack/react-query';
import { Flex, Select, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '../call/use-call.ts';
import { useDebounced } from '../call/use-debounced.ts';
import { useUnitPrice } from './use-unit-price.ts';

/** For whom prices are shown: the customer of a request (`request` = its number), or the buyer of an order by phone. */
export type OfferedTo = { readonly request: string } | { readonly customer: string; readonly company: string | null };

/** Finds products by a text. Their prices are for this quantity and this buyer. */
function useProducts(whom: OfferedTo, text: string, qty: number) {
  const isRequest = 'request' in whom;
  const requested = { text, qty: String(qty) };
  const options = { enabled: text !== '', placeholderData: keepPreviousData };
  const number = isRequest ? whom.request : '';
  const buyer = isRequest ? { customer: '' } : { customer: whom.customer, company: whom.company ?? undefined };
  const ofRequest = useCall(
    'offerableProducts',
    { number, query: requested },
    { ...options, enabled: options.enabled && isRequest },
  );
  const byPhone = useCall(
    'phoneProducts',
    { query: { ...requested, ...buyer } },
    { ...options, enabled: options.enabled && !isRequest },
  );
  return isRequest ? ofRequest : byPhone;
}

function Found({ product }: { product: OfferableProduct }) {
  const { t, count } = useWords();
  const unitPrice = useUnitPrice();
  const { mpn, brand, package: body, available, price } = product;
  return (
    <Flex vertical>
      <span className="office-number">{mpn}</span>
      <Typography.Text type="secondary">
        {[brand, body ?? '', t('backOfficeRequests.available', { count: count(available) })]
          .concat(price === null ? [] : [unitPrice(price)])
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography.Text>
    </Flex>
  );
}

interface ProductPickerProps {
  readonly whom: OfferedTo;
  readonly label: string;
  readonly qty: number;
  readonly chosen: Pick<OfferableProduct, 'product_id' | 'mpn' | 'brand'> | null;
  readonly isWrong: boolean;
  readonly onChange: (product: OfferableProduct | null) => void;
}

/** Search box for a product. Its results show the price for this quantity and this buyer. */
export function ProductPicker({ whom, label, qty, chosen, isWrong, onChange }: ProductPickerProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const sought = useDebounced(text.trim());
  const found = useProducts(whom, sought, qty);
  const products = sought === '' ? [] : (found.data?.products ?? []);
  const own = chosen === null || products.some(({ product_id }) => product_id === chosen.product_id) ? [] : [chosen];
  return (
    <Select
      aria-label={label}
      showSearch={{ searchValue: text, onSearch: setText, filterOption: false }}
      allowClear
      status={isWrong ? 'error' : ''}
      placeholder={t('backOfficeRequests.findProduct')}
      value={chosen?.product_id ?? null}
      loading={found.isFetching}
      notFoundContent={t(sought === '' ? 'backOfficeRequests.typeToFind' : 'backOfficeRequests.nothingFound')}
      onChange={(id) => {
        setText('');
        onChange(products.find(({ product_id }) => product_id === id) ?? null);
      }}
      className="w-full min-200"
      popupMatchSelectWidth={480}
      labelRender={() => (chosen === null ? null : `${chosen.mpn} · ${chosen.brand}`)}
      options={[
        ...own.map(({ product_id, mpn }) => ({ value: product_id, label: mpn })),
        ...products.map((product) => ({ value: product.product_id, label: <Found product={product} /> })),
      ]}
    />
  );
}
