import type { OfferableProduct } from '@farad/contract/office/requests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Flex, Select, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useDebounced } from '../call/use-debounced.ts';
import { useUnitPrice } from './use-unit-price.ts';

/** Returns products that match a text, priced for a quantity. */
export type FindProducts = (text: string, qty: number) => Promise<readonly OfferableProduct[]>;

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
  /** Part of the query key: the customer that the prices are for. */
  readonly scope: string;
  readonly find: FindProducts;
  readonly label: string;
  readonly qty: number;
  readonly chosen: Pick<OfferableProduct, 'product_id' | 'mpn' | 'brand'> | null;
  readonly isWrong: boolean;
  readonly onChange: (product: OfferableProduct | null) => void;
}

/** Search box for a product to offer, at the prices of the requesting customer. */
export function ProductPicker({ scope, find, label, qty, chosen, isWrong, onChange }: ProductPickerProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const sought = useDebounced(text.trim());
  const found = useQuery({
    queryKey: ['offerable', scope, sought, qty],
    queryFn: () => find(sought, qty),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
  const products = sought === '' ? [] : (found.data ?? []);
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
      style={{ width: '100%', minWidth: 200 }}
      popupMatchSelectWidth={480}
      labelRender={() => (chosen === null ? null : `${chosen.mpn} · ${chosen.brand}`)}
      options={[
        ...own.map(({ product_id, mpn }) => ({ value: product_id, label: mpn })),
        ...products.map((product) => ({ value: product.product_id, label: <Found product={product} /> })),
      ]}
    />
  );
}
