import type { ProductChoices } from '@farad/contract/office/catalogue/products';
import { attributeTextMax } from '@farad/domain/import';
import { AutoComplete, Empty, Flex, Form, Input, Select, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';

type Attribute = ProductChoices['attributes'][number];

function AttributeField({ attribute }: { attribute: Attribute }) {
  const { t } = useWords();
  const { key, kind, title, unit, words } = attribute;
  const field =
    kind === 'flag' ? (
      <Select
        allowClear
        options={[
          { value: 'true', label: t('backOfficeProducts.yes') },
          { value: 'false', label: t('backOfficeProducts.no') },
        ]}
      />
    ) : kind === 'enum' && words.length > 0 ? (
      <AutoComplete options={words.map((value) => ({ value }))} allowClear />
    ) : (
      <Input maxLength={attributeTextMax} />
    );
  return (
    <Form.Item name={['attributes', key]} label={unit === '' ? title : `${title}, ${unit}`} className="w-220">
      {field}
    </Form.Item>
  );
}

/**
 * Form fields for the parameters of the chosen category. They are followed by parameters that the product has from
 * another category (`had`).
 */
export function AttributeFields({ choices, had }: { choices: ProductChoices; had: readonly string[] }) {
  const { t } = useWords();
  const form = Form.useFormInstance();
  const categoryId = Form.useWatch<string | undefined>('categoryId', form);
  const own = choices.categories.find(({ id }) => id === categoryId)?.attributes ?? [];
  const keys = [...new Set([...own, ...had])];
  const shown = keys.flatMap((key) => choices.attributes.find((each) => each.key === key) ?? []);
  if (shown.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeProducts.noAttributes')} />;
  }
  return (
    <Flex vertical gap={8}>
      <Typography.Text type="secondary">{t('backOfficeProducts.attributesHint')}</Typography.Text>
      <Flex wrap gap={12}>
        {shown.map((attribute) => (
          <AttributeField key={attribute.key} attribute={attribute} />
        ))}
      </Flex>
    </Flex>
  );
}
