import type { StockOfProduct } from '@farad/contract/office/stock/stock';
import { labelsMax } from '@farad/domain/warehouse';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { LabelSizeField, useLabelSize } from '#ui/field/label-size.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';

const piecesMost = 100_000_000;

/** Form that prints labels for bags of one product. */
export function ProductLabels({ product }: { product: StockOfProduct }) {
  const { t, locale } = useWords();
  const { place } = useOffice();
  const [size, setSize] = useLabelSize();
  const [label, setLabel] = useState({ quantity: null as number | null, copies: 1, lot: '', dateCode: '' });
  const query = new URLSearchParams({ size, language: locale, copies: String(label.copies) });
  if (label.quantity !== null) query.set('quantity', String(label.quantity));
  for (const name of ['lot', 'dateCode'] as const) if (label[name].trim() !== '') query.set(name, label[name].trim());
  const text = (name: 'lot' | 'dateCode', most: number) => (
    <Form.Item label={t(`backOfficeWarehouse.${name}`)} htmlFor={`label-${name}`}>
      <Input
        id={`label-${name}`}
        maxLength={most}
        autoComplete="off"
        value={label[name]}
        onChange={({ target }) => setLabel({ ...label, [name]: target.value })}
      />
    </Form.Item>
  );
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 16px">
        <Form.Item label={t('backOfficeWarehouse.labelSize')}>
          <LabelSizeField value={size} onChange={setSize} />
        </Form.Item>
        <Form.Item label={t('backOfficeWarehouse.inBag')} htmlFor="label-quantity">
          <NumberInput
            id="label-quantity"
            min={1}
            max={piecesMost}
            precision={0}
            value={label.quantity}
            onChange={(quantity) => setLabel({ ...label, quantity })}
          />
        </Form.Item>
        {text('lot', 40)}
        {text('dateCode', 12)}
        <Form.Item label={t('backOfficeWarehouse.copies')} htmlFor="label-copies">
          <NumberInput
            id="label-copies"
            min={1}
            max={labelsMax}
            precision={0}
            value={label.copies}
            onChange={(copies) => setLabel({ ...label, copies: copies ?? 1 })}
          />
        </Form.Item>
      </Flex>
      <Button type="primary" href={`${place.api}/admin/stock/${product.product_id}/labels?${query}`} target="_blank">
        {t('backOfficeWarehouse.printLabels')}
      </Button>
    </Form>
  );
}
