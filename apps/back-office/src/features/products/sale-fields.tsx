import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { salesUnits, priceBreaksMax } from '@farad/domain/product';
import { quantityMax } from '@farad/domain/quantities';
import { Button, Flex, Form, Select, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { piecePriceRule } from '#ui/field/piece-price.ts';

const piecesMax: number = quantityMax;

function Prices() {
  const { t } = useWords();
  return (
    <Form.List name="prices">
      {(tiers, { add, remove }, { errors }) => (
        <Flex vertical gap={4} role="group" aria-label={t('backOfficeProducts.prices')}>
          <Typography.Text strong>{t('backOfficeProducts.prices')}</Typography.Text>
          <Typography.Text type="secondary">{t('backOfficeProducts.pricesHint')}</Typography.Text>
          {tiers.map(({ key, name }) => (
            <Flex key={key} gap={8} align="end" wrap>
              <Form.Item
                name={[name, 'quantity']}
                label={t('backOfficeProducts.quantity')}
                rules={[{ required: true }]}
                className="below-8"
              >
                <NumberInput min={1} max={piecesMax} precision={0} className="w-130" />
              </Form.Item>
              <Form.Item
                name={[name, 'price']}
                label={t('backOfficeProducts.unitPrice')}
                rules={[{ required: true }, piecePriceRule]}
                className="below-8"
              >
                <NumberInput precision={4} className="w-170" />
              </Form.Item>
              <Button
                icon={<DeleteOutlined />}
                aria-label={t('backOfficeProducts.remove')}
                onClick={() => remove(name)}
                className="below-8"
              />
            </Flex>
          ))}
          <Form.ErrorList errors={errors} />
          <div>
            <Button
              icon={<PlusOutlined />}
              disabled={tiers.length >= priceBreaksMax}
              onClick={() => add(tiers.length === 0 ? { quantity: 1 } : {})}
            >
              {t('backOfficeProducts.addPrice')}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}

/** Form fields for price breaks and terms of sale. */
export function SaleFields() {
  const { t, named } = useWords();
  const counted = { min: 1, max: piecesMax, precision: 0, style: { width: 130 } };
  return (
    <Flex vertical gap={16}>
      <Prices />
      <Flex wrap gap={12}>
        <Form.Item name="beforePrice" label={t('backOfficeProducts.beforePrice')} rules={[piecePriceRule]}>
          <NumberInput precision={4} className="w-170" />
        </Form.Item>
        <Form.Item name="minQuantity" label={t('backOfficeProducts.minQuantity')} rules={[{ required: true }]}>
          <NumberInput {...counted} />
        </Form.Item>
        <Form.Item name="multiple" label={t('backOfficeProducts.multiple')} rules={[{ required: true }]}>
          <NumberInput {...counted} />
        </Form.Item>
        <Form.Item name="unit" label={t('backOfficeProducts.unit')}>
          <Select
            className="w-140"
            options={salesUnits.map((value) => ({ value, label: named(`backOfficeProducts.unit_${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="leadTimeDays"
          label={t('backOfficeProducts.leadTimeDays')}
          extra={t('backOfficeProducts.leadTimeHint')}
        >
          <NumberInput min={0} max={1000} precision={0} className="w-130" />
        </Form.Item>
      </Flex>
    </Flex>
  );
}
