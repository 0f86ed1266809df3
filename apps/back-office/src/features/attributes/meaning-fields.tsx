import type { AttributeFields } from '@farad/contract/office/catalogue/attributes';
import { allUnits, attributeKinds, isMeasured } from '@farad/domain/category';
import { unitSymbols } from '@farad/domain/quantities';
import { Form, Select } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';

type Unit = (typeof allUnits)[number];

/**
 * Returns the symbol of a unit, or a dash if there is none. The unit "pieces" has no symbol and is written as a word.
 */
export const unitText = (unit: Unit | null, { t, locale }: Pick<Words, 't' | 'locale'>): string => {
  if (unit === null) return '—';
  if (unit === 'count') return t('backOfficeCatalogue.unit_count');
  return unitSymbols[unit][locale === 'ru' ? 'ru' : 'international'];
};

/** Form fields for the kind and unit of a parameter. They cannot be changed once products have values (`isFixed`). */
export function MeaningFields({ isFixed }: { isFixed: boolean }) {
  const words = useWords();
  const { t, named } = words;
  const form = Form.useFormInstance<Pick<AttributeFields, 'kind' | 'unit'>>();
  const kind = Form.useWatch('kind', form);
  return (
    <>
      <Form.Item
        name="kind"
        label={t('backOfficeCatalogue.kind')}
        {...(isFixed ? { extra: t('backOfficeCatalogue.fixedHint') } : {})}
      >
        <Select
          disabled={isFixed}
          onChange={(chosen: AttributeFields['kind']) => {
            if (!isMeasured(chosen)) form.setFieldValue('unit', null);
          }}
          options={attributeKinds.map((value) => ({ value, label: named(`backOfficeCatalogue.kind_${value}`) }))}
        />
      </Form.Item>
      {kind !== undefined && isMeasured(kind) ? (
        <Form.Item name="unit" label={t('backOfficeCatalogue.unit')}>
          <Select
            disabled={isFixed}
            allowClear
            placeholder={t('backOfficeCatalogue.noUnit')}
            showSearch={{ optionFilterProp: 'label' }}
            options={allUnits.map((value) => ({ value, label: unitText(value, words) }))}
          />
        </Form.Item>
      ) : null}
    </>
  );
}
