import type { ProductChoices } from '@farad/contract/office/catalogue/products';
import { lifecycles, productLimits } from '@farad/domain/product';
import { Flex, Form, Input, Select } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { CategoryField } from '#ui/field/category-field.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';

/** Form fields that identify the product, such as part number and brand. */
export function PartFields({ choices }: { choices: ProductChoices }) {
  const { t, named } = useWords();
  return (
    <Flex wrap gap={12}>
      <Form.Item
        name="mpn"
        label={t('backOfficeProducts.mpn')}
        rules={[{ required: true, whitespace: true }]}
        className="w-260"
      >
        <Input maxLength={productLimits.mpn} autoComplete="off" />
      </Form.Item>
      <Form.Item name="brandId" label={t('backOfficeProducts.brand')} rules={[{ required: true }]} className="w-260">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={choices.brands.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="categoryId"
        label={t('backOfficeProducts.category')}
        rules={[{ required: true }]}
        className="w-300"
      >
        <CategoryField categories={choices.categories} />
      </Form.Item>
      <Form.Item name="lifecycle" label={t('backOfficeProducts.lifecycle')} className="w-260">
        <Select
          options={lifecycles.map((value) => ({ value, label: named(`backOfficeProducts.lifecycle_${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="package" label={t('backOfficeProducts.package')} className="w-160">
        <Input maxLength={productLimits.package} />
      </Form.Item>
      <Form.Item name="series" label={t('backOfficeProducts.series')} className="w-160">
        <Input maxLength={productLimits.series} />
      </Form.Item>
      <Form.Item name="weight" label={t('backOfficeProducts.weight')}>
        <NumberInput min={1} max={2_000_000_000} precision={0} className="w-160" />
      </Form.Item>
      <Form.Item
        name="country"
        label={t('backOfficeProducts.country')}
        extra={t('backOfficeProducts.countryHint')}
        rules={[{ pattern: /^[A-Za-z]{2}$/, message: t('backOfficeProducts.countryWrong') }]}
        className="w-140"
      >
        <Input maxLength={productLimits.country} />
      </Form.Item>
      <Form.Item name="warrantyMonths" label={t('backOfficeProducts.warrantyMonths')}>
        <NumberInput min={0} max={1200} precision={0} className="w-160" />
      </Form.Item>
    </Flex>
  );
}
