import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { StaffBonusRules } from '@farad/contract/office/prices/promotions';
import { Button, Flex, Form, Select, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { CategoryField } from '#ui/field/category-field.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useFigureRule } from '#ui/field/use-figure-rule.ts';

const linesMax = 50;

type Choices = Pick<StaffBonusRules, 'categories' | 'brands'>;

const branches = ({ categories }: Choices) => categories.map((each) => ({ ...each, attributes: [] }));

function Goods({ at, choices }: { at: number; choices: Choices }) {
  const { t } = useWords();
  const kind = Form.useWatch(['exceptions', at, 'kind']) as 'category' | 'brand' | undefined;
  return (
    <Form.Item
      name={[at, 'id']}
      messageVariables={{ label: t(`backOfficePrices.exception_${kind ?? 'category'}`) }}
      rules={[{ required: true }]}
      className="below-0"
    >
      {kind === 'brand' ? (
        <Select
          aria-label={t('backOfficePrices.exception_brand')}
          showSearch={{ optionFilterProp: 'label' }}
          className="w-260"
          options={choices.brands.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <CategoryField
          categories={branches(choices)}
          label={t('backOfficePrices.exception_category')}
          className="w-260"
        />
      )}
    </Form.Item>
  );
}

/**
 * Form rows with brands and categories that have a different percentage. The first row that matches a product applies.
 */
export function BonusExceptions({ choices }: { choices: Choices }) {
  const { t } = useWords();
  const form = Form.useFormInstance();
  const whole = useFigureRule();
  return (
    <Form.List name="exceptions">
      {(lines, { add, remove }) => (
        <Flex vertical gap={8} role="group" aria-label={t('backOfficePrices.exceptions')} className="below-24">
          <Typography.Text strong>{t('backOfficePrices.exceptions')}</Typography.Text>
          <Typography.Text type="secondary">{t('backOfficePrices.exceptionsHint')}</Typography.Text>
          {lines.map(({ key, name }) => (
            <Flex key={key} gap={8} wrap align="center">
              <Form.Item name={[name, 'kind']} className="below-0">
                <Select
                  aria-label={t('backOfficePrices.kind')}
                  className="w-160"
                  onChange={() => form.setFieldValue(['exceptions', name, 'id'], undefined)}
                  options={[
                    { value: 'category', label: t('backOfficePrices.exception_category') },
                    { value: 'brand', label: t('backOfficePrices.exception_brand') },
                  ]}
                />
              </Form.Item>
              <Goods at={name} choices={choices} />
              <Form.Item
                name={[name, 'percent']}
                messageVariables={{ label: t('backOfficePrices.exceptionPercent') }}
                rules={[{ required: true }, whole(0, 100)]}
                className="below-0"
              >
                <NumberInput
                  aria-label={t('backOfficePrices.exceptionPercent')}
                  changeOnWheel={false}
                  suffix="%"
                  className="w-100"
                />
              </Form.Item>
              <Button
                icon={<DeleteOutlined />}
                aria-label={t('backOfficePrices.removeException')}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          <div>
            <Button
              icon={<PlusOutlined />}
              disabled={lines.length >= linesMax}
              onClick={() => add({ kind: 'category', percent: 0 })}
            >
              {t('backOfficePrices.addException')}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}
