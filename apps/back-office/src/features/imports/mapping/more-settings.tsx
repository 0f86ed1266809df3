import type { ImportChoices, ImportMapping } from '@farad/contract/office/imports/mapping';
import { importFields, supplierLimits } from '@farad/domain/import';
import { Checkbox, Flex, Form, Input, Select } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { VanishedField } from '../vanished.tsx';

const leadDaysMost = 1000;
/** Fields that can have one value for the whole file. */
const constantFields = importFields.filter((field) =>
  ['maker', 'category', 'package', 'stock', 'minQuantity', 'multiple', 'lifecycle', 'series'].includes(field),
);

interface MoreSettingsProps {
  readonly mapping: ImportMapping;
  readonly choices: ImportChoices;
  readonly onChange: (mapping: ImportMapping) => void;
}

/** Settings for values that the file does not contain, such as one value for all rows. */
export function MoreSettings({ mapping, choices, onChange }: MoreSettingsProps) {
  const { t, named } = useWords();
  const constantOf = (field: string): string => mapping.constants.find((each) => each.field === field)?.value ?? '';
  const setConstant = (field: (typeof importFields)[number], value: string): void => {
    const others = mapping.constants.filter((each) => each.field !== field);
    onChange({ ...mapping, constants: value.trim() === '' ? others : [...others, { field, value }] });
  };
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 24px">
        <Form.Item label={t('backOfficeImports.warehouse')}>
          <Select
            aria-label={t('backOfficeImports.warehouse')}
            value={mapping.warehouseId ?? choices.warehouses[0]?.id ?? null}
            onChange={(warehouseId) => onChange({ ...mapping, warehouseId })}
            className="w-240"
            options={choices.warehouses.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Form.Item>
        <Form.Item
          label={t('backOfficeImports.leadTime')}
          htmlFor="import-lead"
          extra={t('backOfficeImports.leadTimeHint')}
        >
          <NumberInput
            id="import-lead"
            min={0}
            max={leadDaysMost}
            precision={0}
            changeOnWheel={false}
            value={mapping.leadTimeDays}
            onChange={(leadTimeDays) => onChange({ ...mapping, leadTimeDays })}
            className="w-120"
          />
        </Form.Item>
        <Form.Item
          label={t('backOfficeImports.numberName')}
          htmlFor="import-number-name"
          extra={t('backOfficeImports.numberNameHint')}
        >
          <Input
            id="import-number-name"
            value={mapping.numberName ?? ''}
            maxLength={supplierLimits.code}
            autoComplete="off"
            className="office-number w-200"
            onChange={({ target }) => {
              const name = target.value.toLowerCase().replace(/[^a-z0-9-]/g, '');
              onChange({ ...mapping, numberName: name === '' ? null : name });
            }}
          />
        </Form.Item>
      </Flex>
      <Form.Item>
        <Checkbox
          checked={mapping.areTextsMade}
          onChange={({ target }) => onChange({ ...mapping, areTextsMade: target.checked })}
        >
          {t('backOfficeImports.textsMade')}
        </Checkbox>
      </Form.Item>
      <VanishedField mapping={mapping} onChange={onChange} />
      <Form.Item label={t('backOfficeImports.constants')} extra={t('backOfficeImports.constantsHint')}>
        <Flex wrap gap="8px 16px">
          {constantFields.map((field) => (
            <Input
              key={field}
              prefix={`${named(`backOfficeImports.field_${field}`)}:`}
              aria-label={`${t('backOfficeImports.constants')}: ${named(`backOfficeImports.field_${field}`)}`}
              value={constantOf(field)}
              maxLength={supplierLimits.constant}
              onChange={({ target }) => setConstant(field, target.value)}
              className="w-320 max-full"
            />
          ))}
        </Flex>
      </Form.Item>
    </Form>
  );
}
