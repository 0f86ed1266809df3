import type { ProductChoices, ProductFields } from '@farad/contract/office/catalogue/products';
import { Alert, Flex, Radio, Typography, type FormInstance } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import type { Clash } from './merge-product.ts';

interface MergePanelProps {
  readonly clashes: readonly Clash[];
  readonly choices: ProductChoices;
  readonly form: FormInstance<ProductFields>;
}

/** Returns a function that shows a field's value as a text. Internal names are translated, and lists are joined. */
function useValueText(choices: ProductChoices): (clash: Clash, value: unknown) => string {
  const { t, named } = useWords();
  const worded = { state: 'state', lifecycle: 'lifecycle', unit: 'unit', vatClass: 'vat' } as const;
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return ({ path: [name] }, value) => {
    if (value === null || value === undefined || value === '') return t('backOfficeProducts.emptyValue');
    if (name in worded) return named(`backOfficeProducts.${worded[name as keyof typeof worded]}_${text(value)}`);
    if (name === 'brandId') return choices.brands.find(({ id }) => id === value)?.name ?? text(value);
    if (name === 'categoryId') return choices.categories.find(({ id }) => id === value)?.title ?? text(value);
    if (typeof value === 'boolean') return t(value ? 'backOfficeProducts.yes' : 'backOfficeProducts.no');
    if (!Array.isArray(value)) return text(value);
    const lines = value.map((row: object) => Object.values(row).map(text).join(': '));
    return lines.join('; ') || t('backOfficeProducts.emptyValue');
  };
}

function useFieldName(choices: ProductChoices): (clash: Clash) => string {
  const { t, named } = useWords();
  const plain: Readonly<Record<string, string>> = { brandId: 'brand', categoryId: 'category' };
  return ({ path: [name, part = ''] }) => {
    if (name === 'attributes') return choices.attributes.find(({ key }) => key === part)?.title ?? part;
    if (part === '') return named(`backOfficeProducts.${plain[name] ?? name}`);
    const language = named(`backOfficeProducts.language_${part}`);
    return t(name === 'title' ? 'backOfficeProducts.titleIn' : 'backOfficeProducts.descriptionIn', { language });
  };
}

/**
 * Tells that somebody else has saved the product meanwhile. For each field that both changed, the staff member chooses
 * one of the two values.
 */
export function MergePanel({ clashes, choices, form }: MergePanelProps) {
  const { t } = useWords();
  const valueText = useValueText(choices);
  const fieldName = useFieldName(choices);
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const choose = (clash: Clash, whose: 'mine' | 'theirs'): void => {
    setChosen({ ...chosen, [clash.path.join('.')]: whose });
    form.setFieldValue([...clash.path] as never, clash[whose]);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('backOfficeProducts.mergeTitle')}
      description={
        <Flex vertical gap={8}>
          {t(clashes.length === 0 ? 'backOfficeProducts.mergeNoClash' : 'backOfficeProducts.mergeLead')}
          {clashes.map((clash) => (
            <Flex key={clash.path.join('.')} vertical role="group" aria-label={fieldName(clash)}>
              <Typography.Text strong>{fieldName(clash)}</Typography.Text>
              <Radio.Group
                value={chosen[clash.path.join('.')] ?? 'mine'}
                onChange={({ target }) => choose(clash, target.value === 'theirs' ? 'theirs' : 'mine')}
                options={(['mine', 'theirs'] as const).map((whose) => ({
                  value: whose,
                  label: `${t(`backOfficeProducts.${whose}`)}: ${valueText(clash, clash[whose])}`,
                }))}
              />
            </Flex>
          ))}
        </Flex>
      }
    />
  );
}
